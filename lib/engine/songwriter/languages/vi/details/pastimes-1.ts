import type { Details } from '../../stanzas.ts'

/** Football, music, hands at work, quiet games. */
export const pastimes1: readonly Details[] = [
  {
    words:
      'bóng_đá đá_bóng đá_banh sân_bóng đội_bóng thủ_môn bàn_thắng world_cup trận_bóng tiền_đạo đội_tuyển cổ_vũ sút_bóng',
    stanzas: `
      Đôi giày đinh dính bùn khô cứng
      Vạch vôi vừa kẻ, lưới vừa căng
      Bóng lăn qua háng, cả sân ối
      Một cú nã xa, tưởng trúng trăng

      Tiếng còi ré lên, sân bừng dậy
      Trống vỗ, kèn kêu, cờ đỏ bay
      Quả bóng xoay tròn qua hàng chắn
      Cái lưới rung lên, vỗ rát tay

      Chai nước chuyền nhau, nằm trên cỏ
      Đầu gối xước da, áo lấm lem
      Tỉ số cãi nhau chưa ngã ngũ
      Mặt đỏ gay gay, tóc rối mèm

      Cái tivi lớn bưng ra trước
      Một tiếng vào rồi, xóm lắng nghe
      Nồi niêu xoong nắp thành dàn trống
      Cờ phất ngang vai, nối đoàn xe`,
  },
  {
    words: 'câu_cá cần_câu đi_câu buông_câu câu_mực thả_câu lưỡi_câu',
    stanzas: `
      Cái phao con con nằm trên nước
      Sợi cước trong veo, chẳng gợn nào
      Hộp mồi mở nắp, giun ngọ nguậy
      Chuồn chuồn đậu xuống đúng đầu phao

      Chiếc ghế xếp kê bên bờ cỏ
      Nón sụp ngang mày, nước lặng yên
      Ngón tay hờ hững trên đầu cán
      Cái phao vừa nhích, ghế nghiêng liền

      Cần cong một nét, dây căng vút
      Vảy bạc nháng lên giữa mặt ao
      Con này thì nhỏ, đem thả lại
      Con vừa vuột mất, to biết bao`,
  },
  {
    words: 'khiêu_vũ nhảy_múa vũ_công sàn_nhảy múa nhảy_đầm điệu_nhảy dân_vũ múa_lân múa_ba_lê múa_quạt',
    stanzas: `
      Mũi giày lướt nhẹ trên sàn bóng
      Một bước, hai bước, xoay nửa vòng
      Vạt áo tung ra rồi rủ xuống
      Nhịp vừa dứt tiếng, cổ chân cong

      Đếm một hai ba, đếm lần nữa
      Bước trái bước phải, vấp vào nhau
      Bản nhạc quay lại từ câu mở
      Lần này chân đúng, đúng trước sau

      Loa nhỏ đặt kề bên gốc cột
      Quạt giấy xòe ra, khép lại mau
      Gót nhón lên cao, tay mở rộng
      Cái bóng dưới sàn cũng nhịp theo sau`,
  },
  {
    words:
      'ca_hát hát_karaoke karaoke ca_sĩ hát_cải_lương cải_lương hát_bolero bolero hát_chèo quan_họ nhạc_trịnh hát_vọng_cổ vọng_cổ nghêu_ngao hát_nghêu_ngao hợp_xướng hát_bè hát_nhạc hát_bài hát_hay hay_hát hát_cho hát_trong hát_khi hát_mỗi thích_hát hát_sai hát_to hát_dở mê_hát',
    stanzas: `
      Cái mic gõ thử hai ba cái
      Chữ chạy trên màn, vàng hóa xanh
      Vào hơi sớm quá, quay trở lại
      Đoạn cao thì hét, đoạn sau nhanh

      Câu mở đầu khẽ như đang thử
      Tới đoạn lên cao, gồng cả gân
      Nốt cuối ngân dài như cuộn chỉ
      Cái thìa gõ nhịp ở chén gần

      Loa thùng kéo bánh, dây cắm rối
      Một trăm điểm tròn, nhạc ò e
      Câu quen thuộc ấy trăm lần cũ
      Cả xóm bên kia cũng phải nghe`,
  },
  {
    words: 'guitar ghi_ta đàn_guitar đàn_ghi_ta gảy_đàn ukulele',
    stanzas: `
      Sáu sợi dây rung trên thùng gỗ
      Đầu ngón chai đi, cứng từng ngày
      Cái capo kẹp ngang cần bạc
      Hợp âm đổi chậm, đổi rồi hay

      Chiếc bao da cũ dựng bên vách
      Phím gảy rơi đâu, kiếm dọc ngang
      Một câu lặp lại ba mươi lượt
      Nốt rè nốt rõ, nốt ngân vang

      Cái khóa vặn nhẹ, dây lên tiếng
      Nghiêng tai một chút, lại vặn thêm
      Ngón cái buông trầm, ngón út nhón
      Nhạc trôi qua cửa, thả vào đêm`,
  },
  {
    words:
      'piano dương_cầm đàn_piano organ chơi_piano violin vĩ_cầm đàn_tranh đàn_bầu đàn_nhị sáo_trúc thổi_sáo học_đàn dạy_đàn chơi_nhạc ban_nhạc',
    stanzas: `
      Cuốn nốt nhạc mở, mép quăn cả
      Ngón năm ngón một, đánh vòng lên
      Một nốt vấp rồi, quay trở lại
      Máy gõ nhịp kêu ở cạnh bên

      Ghế ngồi kê lại cho vừa tầm
      Bút chì khoanh tròn chỗ vấp quen
      Câu nhạc từ từ trôi thành tiếng
      Cốc nước rung theo ở cạnh đèn

      Bài luyện hôm nào còn lóng ngóng
      Giờ chảy êm êm, chẳng vội chi
      Nốt sau cùng thả trong không khí
      Khoảng lặng nằm im, chẳng mất đi`,
  },
  {
    words:
      'đọc_sách hiệu_sách thư_viện tủ_sách đọc_truyện truyện_tranh cuốn_sách nhà_sách tiểu_thuyết giá_sách mọt_sách quyển_sách',
    stanzas: `
      Gáy giấy sờn cong, mùi hơi cũ
      Dải ruy băng đỏ kẹp giữa trang
      Một chương nữa thôi, rồi đi ngủ
      Hai mí díp rồi, lại lật sang

      Ngọn đèn chụp nghiêng trên mặt gối
      Giấy lật qua tay, khẽ một lần
      Cái kính tụt dần xuống đầu mũi
      Ngoài kia ai gọi, tiếng xa dần

      Chồng cao bên giường nghiêng như tháp
      Tách nước bên tay nguội ngắt rồi
      Chữ nhỏ li ti như kiến bước
      Tới dòng cuối cùng mới chịu thôi`,
  },
  {
    words: 'đan_len đan_khăn đan_áo móc_len thêu móc_khăn đan_móc cuộn_len que_đan đan_mũ thêu_tranh',
    stanzas: `
      Hai chiếc que gõ vào nhau khẽ
      Cuộn sợi lăn tròn dưới gót chân
      Một mũi lên rồi một mũi xuống
      Đếm lầm một chỗ, tháo ra dần

      Kim nhỏ luồn qua, kim lại xuống
      Lá xanh từng chiếc, cuống màu rêu
      Nút thắt giấu sau không ai thấy
      Mặt trước từng mũi nối nhau đều

      Rổ mây đựng cuộn xanh, cuộn đỏ
      Ngón tay thoăn thoắt, mắt nhìn quanh
      Ống tay dài ngắn so chưa khớp
      Sợi cuối cùng buộc, cắt thật nhanh`,
  },
  {
    words:
      'đánh_cờ cờ_tướng cờ_vua chơi_cờ ván_cờ bàn_cờ cờ_caro đánh_bài tá_lả tiến_lên mạt_chược chơi_bài ô_chữ sudoku',
    stanzas: `
      Tiếng gõ chan chát trên mặt gỗ
      Hai cái đầu cúi sát vào nhau
      Một tay chống cằm, một tay nhấc
      Nước vừa đi đó, muốn xin sau

      Con xe, con pháo nằm ngoài cuộc
      Ly nước nguội ngắt ở bên tay
      Người ngoài xúi nhỏ, người trong gạt
      Ngẫm hết ngụm trà, lại ngẩng mày

      Bày ra từng ô, xếp đâu đấy
      Một quân đi chéo, một quân ngang
      Lâu thật là lâu rồi mới nhấc
      Đặt xuống cái cạch, tiếng khô vang`,
  },
  {
    words: 'bơi đi_bơi hồ_bơi bơi_lội học_bơi bể_bơi tắm_sông',
    stanzas: `
      Kính siết hằn vòng quanh khóe mắt
      Một hơi nín thật sâu, nhào ra
      Nước xanh mát lạnh ôm quanh cổ
      Tay quạt, chân khua, bờ đã xa

      Gạch men lấp lánh dưới làn nước
      Mũ cao su bó, mắt cay cay
      Ngụp xuống một cái, tai ù đặc
      Trồi lên thở gấp, nước bay bay

      Khăn bông choàng vội qua vai ướt
      Dấu chân in đậm, gạch sáng lên
      Mùi clo vương ở trong kẽ tóc
      Dép lẹp xà lẹp, nước chảy bên`,
  },
  {
    words:
      'chạy_bộ marathon tập_gym phòng_gym yoga tập_thể_dục thể_dục cầu_lông bóng_chuyền bóng_bàn bóng_rổ tennis tập_tạ võ_thuật học_võ karate taekwondo pickleball',
    stanzas: `
      Dây giày buộc kép, gót vừa nhún
      Mồ hôi nhỏ giọt xuống chân mày
      Đếm thêm mười nhịp, thêm mười nữa
      Hơi thở phì phò, nhịp vẫn hay

      Quả cầu lông trắng vút qua lưới
      Tiếng vợt kêu bốp, giày rít vang
      Khăn nhỏ vắt vai, chai nước cạn
      Một điểm nữa thôi, tính rõ ràng

      Tấm thảm trải ra, chân vắt chéo
      Cái lưng ưỡn nhẹ, khớp hơi kêu
      Chiếc bóng vươn dài trên gạch bóng
      Đếm tới lượt chót, thở thật đều`,
  },
]
