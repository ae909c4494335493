import type { Details } from '../../stanzas.ts'

/** Sleepers, laughter, stories, temples and feasts. */
export const feasts1: readonly Details[] = [
  {
    words: 'đi_trễ đi_muộn đến_trễ đến_muộn trễ_giờ muộn_giờ dậy_trễ dậy_muộn ngủ_nướng ngủ_quên trễ_hẹn',
    stanzas: `
      Chuông báo thức kêu tới lượt chót
      Lúc đó mới thò một cái chân
      Áo thì cài lệch, tóc chưa chải
      Miếng bánh ngậm ngang chạy ra sân

      Nhắn tin bảo rằng gần tới đó
      Mà chân còn kiếm chiếc giày đâu
      Người ta đợi riết thành quen cả
      Hẹn bảy giờ thì tính tám giờ sau`,
    later: `
      Rồi cũng tới nơi, vừa thở vừa cười
      Đi trễ một chút nhưng đủ mặt người
      Cái ghế để dành chưa ai ngồi hết
      Thiếu cái màn này lại thấy không vui`,
    hook: `
      Lại đi trễ rồi, chạy lẹ lên thôi
      Trễ thêm chút nữa là hết chỗ ngồi

      Dậy muộn mất rồi, chạy tới hụt hơi
      Trễ thì cũng tới, còn phần xôi thôi`,
  },
  {
    words: 'ngáy ngáy_to tiếng_ngáy ngủ_gật ngủ_gục ngủ_ngáy',
    stanzas: `
      Một hồi kéo gỗ, một hồi nghỉ
      Ly nước đầu giường cũng rung rung
      Vừa tưởng đã êm, ai ngờ tới
      Hồi sau còn lớn như nổi trống

      Con mèo ôm gối sang phòng khác
      Quạt chạy bên cạnh cũng chẳng nghe gì
      Sáng ra lại hỏi: ai mà ngáy
      Chẳng ai chịu nhận, cả nhà cười khì`,
    later: `
      Hôm nào nhà vắng nghe im quá
      Không tiếng ngáy to, chẳng ngủ ngon
      Mới hay điệu nhạc ồn ào ấy
      Nghe lâu thành tiếng ru cho con`,
    hook: `
      Khò khò khò khò, tiếng ngáy vang nhà
      Nghe ngáy quen rồi, vắng lại nhớ ra

      Ngáy như sấm động, ngáy rung cả mành
      Ngáy hết một bài trời sáng thật nhanh`,
  },
  {
    words: 'tiếng_cười nụ_cười cười_to cười_lớn hay_cười cười_toe cười_ngất cười_khúc_khích cười_ha_hả cười_nhiều',
    stanzas: `
      Tiếng cười đi trước, người theo sau
      Chưa thấy mặt đã nghe vang nhà
      Một người bật ra, cả bàn vỡ
      Chẳng ai còn nhớ chuyện đâu ra

      Cười tới chảy cả ra nước mắt
      Tay ôm lấy bụng, ngả vào nhau
      Vừa tạm im được chừng năm phút
      Nhìn nhau một cái lại từ đầu`,
    later: `
      Nhà cửa vắng im thì mới biết
      Tiếng cười làm ấm đến nhường nào
      Đi xa ngoài phố nghe ai giống
      Quay lại tìm quanh, dạ nao nao`,
    hook: `
      Cười lên một tiếng, nhà sáng như đèn
      Cười thêm tiếng nữa, lạ cũng thành quen

      Ha ha ha ha, cười tới chảy nước mắt
      Buồn tới ngoài cửa nghe cười cũng tắt`,
  },
  {
    words:
      'kể_chuyện_cười chuyện_cười truyện_cười pha_trò nói_đùa hài_hước chọc_cười trêu_chọc kể_chuyện_hài nói_lái tếu_táo đùa_giỡn',
    stanzas: `
      Chưa tới khúc hay đã cười trước
      Chuyện này nghe đã trăm lần thôi
      Cả bàn thuộc lòng mà vẫn đợi
      Tới đúng chỗ đó vỡ ra cười

      Cái mặt tỉnh queo, giọng nhỏ xuống
      Ai cũng nghiêng vào, lặng im nghe
      Rồi một câu thôi, cả nhà ngất
      Đũa rơi xuống đất, chẳng ai che`,
    later: `
      Những hôm mưa gió ngồi chung lại
      Có người xin kể chuyện cười xưa
      Chuyện thì vẫn vậy, cười vẫn vậy
      Nỗi buồn đi mất lúc nào chưa`,
    hook: `
      Chuyện cười kể mãi, kể tới nửa đêm
      Kể xong chuyện cũ, lại kể chuyện thêm

      Pha trò một tiếng, cả xóm cười theo
      Đùa thêm tiếng nữa, hết cả túi nghèo`,
  },
  {
    words:
      'kể_chuyện chuyện_xưa kể_chuyện_xưa chuyện_ma kể_chuyện_ma chuyện_đời_xưa nghe_kể_chuyện câu_chuyện kể_chuyện_cổ_tích',
    stanzas: `
      Ngày xửa ngày xưa, giọng hạ thấp
      Mấy cái đầu chụm lại một bên
      Cái bóng trên tường lớn như cọp
      Vừa sợ vừa đòi: kể nữa lên

      Tới khúc gay go thì dừng lại
      Uống ngụm nước chè, ngó ra sân
      Rồi sao, rồi sao, ai cũng hỏi
      Nghe mãi mà hay đủ mười phần`,
    later: `
      Chuyện xưa nghe mãi thành quen thuộc
      Người nghe mai lớn kể người sau
      Câu chuyện cứ đi từ miệng ấy
      Ấm từng mái bếp, chẳng phai màu`,
    hook: `
      Kể nữa đi nào, câu chuyện còn dài
      Chuyện đêm nay hết thì kể qua mai

      Ngày xưa ngày xửa, chuyện kể bên thềm
      Nghe xong câu chuyện, ngủ thật là êm`,
  },
  {
    words:
      'đi_chùa ngôi_chùa thắp_hương thắp_nhang bàn_thờ tụng_kinh ăn_chay đi_lễ_chùa nén_nhang nén_hương chuông_chùa lên_chùa ngày_giỗ đám_giỗ cúng',
    stanzas: `
      Ba nén nhang thơm lên nghi ngút
      Lời khấn thì thầm rất thật thà
      Chẳng xin giàu có, xin yên ổn
      Xin cho khỏe mạnh cả người nhà

      Dép để ngay ngắn ngoài bậc cửa
      Tiếng chuông chùa vọng, lá khẽ rơi
      Ngồi yên một lát nghe lòng nhẹ
      Bao nhiêu lo nghĩ cũng xa rồi`,
    later: `
      Khói nhang tan hết, lòng còn ấm
      Lời nguyện theo về tận giấc ngủ
      Đi chùa một buổi, ra ngoài cửa
      Cũng chào một tiếng thật hiền từ`,
    hook: `
      Chuông chùa ngân nga, khói nhang bay lên
      Cầu cho ai nấy một đời bình yên

      Thắp nhang khấn nguyện, khói bay nhẹ nhàng
      Lên chùa một buổi, thấy lòng thênh thang`,
  },
  {
    words: 'nhà_thờ thánh_lễ ca_đoàn giáng_sinh noel cây_thông thông_noel linh_mục cầu_nguyện giáo_xứ đọc_kinh hang_đá',
    stanzas: `
      Tiếng chuông ngân xuống qua mái ngói
      Người trong xóm đạo bước thong dong
      Câu kinh đọc khẽ nghe như suối
      Ngọn nến lung linh ấm cả phòng

      Ca đoàn cất tiếng, bè trầm bổng
      Cửa kính nhiều màu rọi nắng vào
      Hai bàn tay chắp trước ngọn nến
      Điều xin thì nhỏ, trời thì cao`,
    later: `
      Ra về tay bắt, chào nhau khẽ
      Sao sáng trên cao chỉ lối về
      Chuông nhà thờ vẫn còn theo mãi
      Ấm suốt mùa đông, ấm cả quê`,
    hook: `
      Chuông nhà thờ đổ, chuông ngân xa xa
      Đêm noel tới, sao sáng mọi nhà

      Thánh lễ vừa xong, nhà thờ sáng đèn
      Câu kinh theo về, ấm cả đường quen`,
  },
  {
    words: 'bữa_tiệc liên_hoan tiệc_tùng mở_tiệc họp_mặt đông_vui đãi_khách mời_khách tiệc_sinh_nhật tụ_tập sum_họp',
    stanzas: `
      Bàn ghế mượn thêm nhà hàng xóm
      Khách tới một người, thêm một câu
      Món này vừa hết, món kia tới
      Ai cũng gắp vào chén của nhau

      Đứng lên mấy bận mà chưa về được
      Ra tới cửa rồi lại quay sang
      Câu chuyện còn dở, trà còn nóng
      Trẻ con ngủ gục dưới chân bàn`,
    later: `
      Tiệc tan, đèn tắt, sân còn ấm
      Mấy cái ly không đứng lao xao
      Người về trên tay mang túi bánh
      Trong lòng còn mãi tiếng mời chào`,
    hook: `
      Mở tiệc hôm nay, ai cũng được mời
      Tiệc vui tới khuya, đầy ắp tiếng cười

      Họp mặt đông vui, ghế kê sát lại
      Tiệc tan còn nhớ, hẹn ngày trở lại`,
  },
  {
    words:
      'tết tết_nguyên_đán giao_thừa lì_xì mùng_một bao_lì_xì ăn_tết năm_mới chúc_tết pháo_hoa mứt_tết về_ăn_tết tất_niên ngày_tết',
    stanzas: `
      Bao lì xì đỏ, tiền còn thẳng
      Áo mới còn nguyên nếp gấp thơm
      Cửa mở thật sớm đón người khách
      Chúc nhau một câu, ấm hơn cơm

      Đồng hồ vừa điểm mười hai tiếng
      Cả trời bừng sáng pháo hoa bay
      Cả nhà đứng sát bên nhau ngắm
      Năm cũ qua rồi, nắm lấy tay`,
    later: `
      Hết tết, mứt còn trong góc hộp
      Cành hoa rụng cánh, áo treo lên
      Mà lời chúc tết còn ở lại
      Theo suốt một năm chẳng dễ quên`,
    hook: `
      Tết tới rồi kia, nhà cửa sáng trưng
      Tết về đông đủ, ai cũng vui mừng

      Lì xì mừng tuổi, chúc tết bà con
      Năm mới vui khỏe, mâm cỗ đầy tròn`,
  },
  {
    words: 'trung_thu đèn_lồng bánh_trung_thu rước_đèn bánh_dẻo đèn_ông_sao bánh_nướng phá_cỗ chị_hằng đèn_kéo_quân',
    stanzas: `
      Ngọn nến lung lay trong giấy kiếng
      Cả xóm nối nhau một hàng dài
      Gió thổi một cái, tay che lại
      Ánh sáng còn run trên bờ vai

      Miếng bánh chia tư, trăng lên đỉnh
      Trống lân nghe tới tận đầu làng
      Trẻ con ngồi đếm bao nhiêu ánh
      Chẳng đứa nào đòi đi ngủ ngang`,
    later: `
      Trăng lặn, chiếc đèn treo góc vách
      Cháy mất một bên chẳng nỡ quăng
      Năm sau dán lại thêm lần nữa
      Lại đi một vòng đón chị hằng`,
    hook: `
      Rước đèn trung thu, ánh sáng lung linh
      Đèn lồng đèn sao, đi khắp xóm mình

      Trung thu trăng sáng, đèn ông sao xoay
      Bánh dẻo bánh nướng, cầm ấm bàn tay`,
  },
]
