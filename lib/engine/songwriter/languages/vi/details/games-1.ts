import type { Details } from '../../stanzas.ts'

/** Exercise, kites, games, whistling, television. */
export const games1: readonly Details[] = [
  {
    words:
      'chạy_bộ marathon tập_gym phòng_gym yoga tập_thể_dục thể_dục cầu_lông bóng_chuyền bóng_bàn bóng_rổ tennis tập_tạ võ_thuật học_võ karate taekwondo pickleball',
    stanzas: `
      Giày buộc hai nút, trời chưa sáng
      Vòng đầu còn nặng, chân như chì
      Vòng sau gió mát luồn qua áo
      Bao nhiêu lo nghĩ bỏ lại đi

      Mồ hôi chảy xuống cay con mắt
      Còn chút nữa thôi, gắng chút thôi
      Ai đó đi ngang giơ ngón cái
      Thế là chân lại bước đều rồi`,
    later: `
      Chạy bộ bao quãng xa đến thế
      Từng bước từng bước mà nên thôi
      Hôm nay mỏi gối mai lại khỏe
      Chạy trước hôm qua được một hơi`,
    hook: `
      Chạy thêm vòng nữa, tập thêm một hồi
      Mồ hôi ướt áo mà khỏe cả người

      Tập đi tập nữa, một hai ba bốn
      Bóng lên bóng xuống, chẳng ai lười trốn`,
  },
  {
    words: 'thả_diều con_diều cái_diều diều_giấy cánh_diều làm_diều dán_diều',
    stanzas: `
      Tre vót mấy nan, hồ nấu bột
      Dán tờ giấy báo thật khéo tay
      Chạy một vòng đê cho đón gió
      Đuôi dài nguẩy nguẩy, nó đã bay

      Sợi dây căng thẳng kêu vù vù
      Nó nhỏ dần như chấm trên mây
      Ngã sấp mấy lần, chân lấm đất
      Miễn nó còn bay là vui ngay`,
    later: `
      Dây đứt một hôm, bay đi mất
      Khóc một trận rồi vót lại ngay
      Lớn lên ngước mắt nhìn trời rộng
      Vẫn tìm cánh diều giữa tầng mây`,
    hook: `
      Diều bay lên cao, gió thổi căng dây
      Cánh diều no gió, chạy theo mà say

      Con diều giấy nhỏ bay giữa tầng mây
      Diều ơi bay mãi, đừng rời bàn tay`,
  },
  {
    words: 'bắn_bi nhảy_dây trốn_tìm ô_ăn_quan đánh_đáo chơi_chuyền đuổi_bắt kéo_co trò_chơi_dân_gian bịt_mắt_bắt_dê',
    stanzas: `
      Năm mười mười lăm rồi hai chục
      Đứa nấp sau chum, đứa gốc cau
      Chơi tới mẹ kêu khan cả cổ
      Vẫn xin thêm một chút, chút sau

      Thua thì búng tai, cười nghiêng ngả
      Tay lấm bùn đen, mặt lấm hồng
      Chia phe cãi vã rồi hòa lại
      Ngày nào cũng thế, vẫn cứ đông`,
    later: `
      Cái sân ngày ấy nay chật hẹp
      Đám bạn tứ tung khắp bốn phương
      Gặp nhau chẳng hỏi làm gì cả
      Hỏi trò trốn tìm, mắt thấy thương`,
    hook: `
      Nhảy dây bắn bi, chơi tới tối mờ
      Trốn tìm một ván, đếm tới bây giờ

      Chơi trò đuổi bắt, trốn ở gốc cau
      Mẹ kêu chưa về, ván nữa ván sau`,
  },
  {
    words: 'huýt_sáo thổi_kèn thổi_còi kèn_lá hay_huýt',
    stanzas: `
      Nghe từ đầu ngõ là biết trước
      Người chưa về tới, tiếng đã về
      Vừa làm vừa thả theo câu nhạc
      Việc nặng bao nhiêu cũng nhẹ ghê

      Con sáo trong lồng nghiêng đầu ngó
      Học theo mấy bữa cũng thành quen
      Trẻ con chúm miệng thổi phì phì
      Chẳng ra tiếng nào, lại thổi thêm`,
    later: `
      Có hôm ngoài phố ai huýt sáo
      Đúng khúc nhạc này, bước đứng im
      Gió mang giai điệu qua hàng phố
      Mà nghe như ở tận trong tim`,
    hook: `
      Huýt sáo một câu, gió cũng dừng nghe
      Huýt thêm câu nữa, vui suốt đường về

      Nghe huýt sáo đó là biết về rồi
      Tiếng huýt sáo vui, rộn cả khắp nơi`,
  },
  {
    words:
      'xem_tivi xem_ti_vi coi_tivi tivi xem_đá_bóng nghe_đài nghe_radio radio xem_phim_bộ nghe_tin_tức xem_thời_sự đọc_báo',
    stanzas: `
      Ghế quen kê sẵn ngay chính giữa
      Âm lượng vặn lên hết cỡ rồi
      Xem tới nửa chừng thì ngủ gật
      Tắt đi liền bảo: đang xem thôi

      Tin tức chưa xong đà bình luận
      Cả nhà ngồi cãi tới đêm thâu
      Mà hôm nào hỏng không lên tiếng
      Căn phòng lại thấy vắng đâu đâu`,
    later: `
      Chiếc radio cũ nằm trong góc
      Bật lên còn tiếng rè rè thôi
      Nghe rè mà nhớ bao buổi tối
      Ngồi sát bên nhau, đủ mặt người`,
    hook: `
      Xem nốt đoạn này rồi tắt tivi
      Tivi còn sáng, ngủ mất, kệ đi

      Mở đài lên nghe, đọc tờ báo đây
      Xem tin một chút, bàn luận cả ngày`,
  },
]
