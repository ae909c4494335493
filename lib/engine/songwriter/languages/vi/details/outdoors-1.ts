import type { Details } from '../../stanzas.ts'

/** Walks, pictures, films, umbrellas, summer, hammocks. */
export const outdoors1: readonly Details[] = [
  {
    words: 'máy_bay đi_du_lịch du_lịch sân_bay vali hộ_chiếu phi_công tiếp_viên chuyến_bay đi_phượt du_học',
    stanzas: `
      Cân thừa hai ký, ngồi đè mãi
      Khóa kéo vừa vào, thở cái phào
      Bánh xe lóc cóc qua sân vắng
      Ngoảnh lại còn nhìn kiếm ai nào

      Cánh nghiêng, nhà cửa như hộp giấy
      Sông nhỏ như là sợi chỉ thôi
      Bao nhiêu chuyện lớn nằm dưới đó
      Nhìn từ trên ấy bé đi rồi`,
    later: `
      Chuyến bay bao xứ, qua bao cửa
      Trong đáy va li vẫn gói trà
      Mùi của ngôi nhà theo đi mãi
      Đường bay nào cũng hướng về nhà`,
    hook: `
      Đi đâu cũng nhớ đường bay về nhà
      Máy bay cất cánh, vẫy tay chào xa

      Du lịch một chuyến, vali thật đầy
      Chuyến bay đáp xuống, nắng ấm ở đây`,
  },
  {
    words: 'đi_dạo dạo_phố tản_bộ đi_bộ dạo_bộ dạo_chơi dắt_tay công_viên hồ_gươm bờ_hồ phố_cổ',
    stanzas: `
      Phố chiều thong thả đôi dép nhẹ
      Vòng quanh bờ nước, lại một vòng
      Bắp rang một gói ăn chung hết
      Chưa hết câu chuyện, dạo chưa xong

      Lá rụng vài chiếc trên ghế đá
      Ngồi xuống nghe gió thổi hàng cây
      Chẳng ai vội vã đi đâu cả
      Đồng hồ để lại ở nhà đây`,
    later: `
      Đường đi dạo cũ, hàng cây lớn
      Bước chân nào cũng chậm đi thôi
      Có người từng bước bên con phố
      Để lại bóng mình, nắng vẫn trôi`,
    hook: `
      Đi dạo một vòng, rồi một vòng thôi
      Dạo quanh bờ hồ, gió mát bên người

      Nắm tay thong thả, dạo phố chiều nay
      Đi bộ một vòng, gió lành lá bay`,
  },
  {
    words:
      'chụp_ảnh chụp_hình máy_ảnh tấm_ảnh bức_ảnh tấm_hình cuốn_album ảnh_cũ nhiếp_ảnh vẽ_tranh bức_tranh họa_sĩ hoạ_sĩ tô_màu học_vẽ hội_hoạ hội_họa giá_vẽ',
    stanzas: `
      Một hai ba nhé, ai nhắm mắt
      Chụp lại lần hai, đứa lại cười
      Lần ba có kẻ ra khỏi khung
      Tấm nào cũng hỏng mà tấm nào cũng vui

      Cọ nhúng vào xanh rồi vào đỏ
      Vệt màu dây khắp cả hai tay
      Lùi ra ba bước nghiêng đầu ngắm
      Thêm chấm vàng kia, sáng cả ngày`,
    later: `
      Tấm ảnh hơi vàng, màu hơi bạc
      Người trong ảnh vẫn mỉm cười hoài
      Mỗi năm dọn tủ ngồi xem lại
      Một buổi trưa thành buổi thật dài`,
    hook: `
      Chụp một tấm ảnh, đứng sát vào nhau
      Ảnh cũ còn đó, nụ cười còn lâu

      Vẽ bức tranh nhỏ, tô thật nhiều màu
      Chụp hình cùng nhé, cười tươi nhìn nhau`,
  },
  {
    words: 'chơi_game điện_tử trò_chơi playstation minecraft liên_quân game',
    stanzas: `
      Mai thi mà bảo thêm ván nữa
      Ván này thua rồi, gỡ ván thôi
      Ngón tay bấm mãi mòn cả nút
      Ngó ra ngoài cửa sáng mất rồi

      Cả bọn la to vì một mạng
      Thua thì đổ tại mạng nhà ai
      Thắng được một ván ngồi kể mãi
      Kể từ hôm đó tới sáng mai`,
    later: `
      Trò chơi đã cũ, nút đã liệt
      Vẫn cất trong ngăn tủ đầu giường
      Bạn chơi mỗi đứa giờ mỗi xứ
      Nhớ tiếng la cười mà thấy thương`,
    hook: `
      Chơi game ván nữa, thua cũng chẳng sao
      Vào trận đi nhé, chạy lẹ đi nào`,
  },
  {
    words: 'xem_phim rạp_phim đi_xem_phim phim_hàn netflix bắp_rang bộ_phim',
    stanzas: `
      Đèn vừa mới tắt, bắp còn nóng
      Người trong phim khóc, ở đây lau
      Hết phim đèn sáng chưa ai đứng
      Ngồi thêm một chút cạnh bên nhau`,
    later: `
      Hết phim, hàng chữ trôi lên mãi
      Nhạc cuối còn vang, chưa muốn về
      Chuyện phim rồi cũng quên đoạn kết
      Chỗ ngồi bên cạnh nhớ hoài ghê`,
    hook: `
      Xem phim tới khuya, bắp rang đầy tay
      Phim buồn một chút, khóc ướt khăn này`,
  },
  {
    words: 'cái_ô chiếc_ô cây_dù cái_dù chiếc_dù che_ô che_dù đưa_ô cho_mượn_ô cầm_ô nhường_ô',
    stanzas: `
      Trời đổ ào xuống, đường trắng xóa
      Ai cũng co vai chạy thật mau
      Có một người dừng, nghiêng vòm nhỏ
      Che cho người khác, ướt mái đầu

      Vòm vải nho nhỏ che hai mái
      Vai trái khô ran, vai phải thì không
      Chẳng ai chịu nhích sang cho đủ
      Đi tới đầu phố, ướt như sông`,
    later: `
      Cái ô gãy gọng treo sau cửa
      Chẳng che được nữa vẫn không quăng
      Có những ngày mưa qua lâu lắm
      Còn nghe lộp độp giữa đêm trăng`,
    hook: `
      Che chung cái ô, ướt nửa bờ vai
      Mưa thì cứ mưa, đường thì cứ dài

      Cái dù bé xíu che được hai người
      Trời mưa mà thấy lòng nắng lên tươi`,
  },
  {
    words: 'mùa_hè nghỉ_hè hoa_phượng tiếng_ve ve_kêu',
    stanzas: `
      Ve kêu inh ỏi từ trưa nắng
      Cái cặp quăng lên nóc tủ rồi
      Chân đất chạy rong khắp đầu xóm
      Da đen như củ súng, vẫn cười

      Quả me quả ổi đầy túi áo
      Trưa nào cũng trốn ngủ ra sân
      Ai kêu cũng dạ mà chân chạy
      Nắng đổ trên đầu, nắng dưới chân`,
    later: `
      Mùa hè vừa hết, lại đi học
      Sân trường phượng rụng cánh cuối cùng
      Lớn rồi hè vẫn về hằng năm
      Chỉ không còn tiếng gọi í ới chung`,
    hook: `
      Mùa hè tới rồi, ve kêu râm ran
      Mùa hè rong chơi, nắng đổ chan chan

      Hoa phượng nở đỏ, ve kêu đầu hè
      Nghỉ hè rong chơi, chẳng ai muốn về`,
  },
  {
    words: 'nằm_võng mắc_võng đưa_võng cái_chõng ngoài_hiên trước_hiên hóng_mát hóng_gió ngồi_hiên',
    stanzas: `
      Gió đồng đưa nhẹ, lá cau rụng
      Kẽo kẹt đều đều, mắt díp rồi
      Câu chuyện kể dở chưa tới đoạn
      Người nghe đã ngủ, gió ru thôi

      Trăng treo đầu hồi, sao lấp lánh
      Quạt nan phe phẩy đuổi muỗi bay
      Có bàn tay ai kéo chăn đắp
      Ấm tới bây giờ, ấm tới nay`,
    later: `
      Hai đầu dây buộc còn hằn cột
      Gió qua hiên trước vẫn đung đưa
      Những trưa nằm võng nghe gió thổi
      Cứ tưởng ai ngồi ở đó đưa`,
    hook: `
      Võng đưa kẽo kẹt, gió thổi hiu hiu
      Nằm võng nghe chuyện, thương biết bao nhiêu

      Nằm võng trưa hè, gió mát đung đưa
      Kẽo kẹt tiếng võng, vọng về ngày xưa`,
  },
  {
    words: 'áo_mưa mang_áo_mưa đưa_áo_mưa nhường_áo_mưa mặc_áo_mưa khoác_áo_mưa',
    stanzas: `
      Mưa tạt ngang đường, sấm rền một góc
      Tấm nylon mỏng ấm tựa chăn bông
      Người nhận khô ráo, người đưa ướt sũng
      Vậy mà còn hỏi: có lạnh hay không

      Đường ngập tới bánh xe, đèn nhòe nước
      Ai cũng cắm đầu chạy thật cho mau
      Giữa cơn giông lớn có người dừng lại
      Một chút chở che nhớ tới mai sau`,
    later: `
      Áo mưa ngày đó rách đôi ba chỗ
      Gấp lại còn thơm mùi gió mùi bùn
      Từ đó trời giông chẳng còn thấy sợ
      Nhớ một vai người ướt giữa mưa tuôn`,
    hook: `
      Áo mưa một chiếc, ấm giữa trời giông
      Khoác áo mưa vào, hết lạnh trong lòng

      Mưa to cứ mưa, có chiếc áo mưa
      Áo mưa nhường nhau, ấm lại hay chưa`,
  },
]
