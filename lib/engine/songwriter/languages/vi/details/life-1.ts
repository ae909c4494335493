import type { Details } from '../../stanzas.ts'

/** The house, school, small things of every day. */
export const life1: readonly Details[] = [
  {
    words: 'dọn_nhà chuyển_nhà nhà_mới tân_gia căn_hộ mua_nhà chung_cư phòng_trọ nhà_trọ',
    stanzas: `
      Thùng giấy chồng cao, băng keo xé
      Chữ bút lông ghi, đồ bếp ngang
      Chùm chìa khóa lạ kêu trong túi
      Tường còn mùi sơn, gạch bóng loang

      Cái đinh đóng thử, treo hơi lệch
      Ấm nước đun sôi trước hết rồi
      Chiếc chiếu trải tạm trên nền trống
      Bữa cơm trên thùng, ghế khỏi ngồi

      Bậc thềm sứt nhẹ, cây trước cửa
      Công tắc bật lên, vàng cả phòng
      Tiếng chân vang lạ trong phòng rỗng
      Thùng nào đựng bát, lục chưa xong`,
  },
  {
    words:
      'dọn_dẹp quét_nhà lau_nhà giặt_đồ rửa_chén rửa_bát giặt_quần_áo ủi_đồ phơi_đồ việc_nhà nội_trợ bừa_bộn đổ_rác',
    stanzas: `
      Chổi đót quét qua, bụi rơi xuống
      Khăn ướt lau theo, gạch sáng ra
      Bọt xà phòng nổi lên đầy chậu
      Chén úp từng hàng, sứ in hoa

      Kẹp gỗ giữ khăn bay phấp phới
      Tất lẻ một chiếc, một chiếc bay
      Thùng giặt xoay tròn như trống hội
      Áo thơm nắng gió, xếp cho ngay

      Cái túi buộc chặt bên bậc cửa
      Găng cao su vàng, phồng ngón tròn
      Cuối buổi ngồi xuống, dép xếp gọn
      Một hạt bụi nhỏ, thôi cứ còn`,
  },
  {
    words:
      'sửa_đồ sửa_chữa sửa_ống_nước sửa_điện thợ_điện thợ_sửa sửa_quạt sửa_tivi sửa_nhà hộp_đồ_nghề cờ_lê tua_vít sửa_đồng_hồ sửa_ống',
    stanzas: `
      Hộp đồ nghề mở, ốc lăn lóc
      Băng keo, dây điện, cái đèn pin
      Ba con vít cũ còn thừa lại
      Mà máy vẫn chạy, khó mà tin

      Nằm dưới bồn rửa, khăn lót cổ
      Nước nhỏ từng giọt xuống xô tròn
      Cờ lê vặn nhẹ thêm nửa nấc
      Lặng im một chút, chẳng rỉ còn

      Cây quạt tháo tung trên tờ báo
      Dầu nhớt lem đầu ngón tay đen
      Cắm vào phích điện, nghe vù nhẹ
      Cánh lại xoay tròn dưới ánh đèn`,
  },
  {
    words:
      'đi_học trường_học học_sinh học_trò năm_học cặp_sách sân_trường sách_vở lớp_mẫu_giáo mẫu_giáo bạn_học tan_trường tốt_nghiệp',
    stanzas: `
      Cái cặp nặng hơn người một chút
      Trống đánh ba hồi, cổng mở ra
      Vết mực lem tay, lem cả áo
      Bàn gỗ khắc tên, ghế kêu la

      Hàng phượng đỏ rực trên sân gạch
      Thước kẻ, bút chì, cục tẩy mòn
      Góc bàn thứ ba bên cửa sổ
      Nắp bút cắn dẹp, thành vết tròn

      Khăn quàng bay chéo trên vai áo
      Giờ chơi đuổi bắt chạy quanh cây
      Nhãn vở tên viết thật nắn nót
      Mùi giấy còn thơm, chữ đứng đầy`,
  },
  {
    words:
      'thi_đại_học kỳ_thi thi_cử ôn_thi bài_thi đi_thi thi_tốt_nghiệp phòng_thi điểm_thi học_bài học_thêm làm_bài_tập bài_tập toán_học thi_đậu thi_đỗ',
    stanzas: `
      Giấy nháp chằng chịt, mực lem ngón
      Kim đồng hồ nhích, cán bút mòn
      Ngoài kia ve kêu, phòng im lặng
      Câu cuối bỏ trống, một dòng con

      Đề cương gấp tư trong túi áo
      Bút dạ quang vàng tô kín trang
      Ly nước đậu đặc bên đèn học
      Ngáp dài một cái, gió sang ngang

      Hai cây bút mới, một cây thước
      Thẻ cài trước ngực, quạt trần quay
      Trống vang một tiếng, giấy lật khẽ
      Hàng chữ đầu tiên, nét thẳng ngay`,
  },
  {
    words:
      'máy_tính laptop lập_trình lập_trình_viên phần_mềm bàn_phím viết_code code kỹ_thuật_số zoom trực_tuyến mạng_wifi wifi',
    stanzas: `
      Phím gõ lách cách, chuột bấm khẽ
      Vòng tròn xoay mãi, chẳng chịu ngừng
      Tắt đi rồi bật, ai cũng bảo
      Quạt con kêu vù ở sau lưng

      Lỗi đỏ một dòng giữa trăm dòng
      Dấu phẩy thiếu kia, kiếm suốt ngày
      Ly giấy xếp chồng bên màn sáng
      Chạy được rồi đây, chẳng biết hay

      Ô vuông hiện mặt từng người một
      Tiếng bị tắt mất, miệng đang cười
      Dây sạc quấn chân, pin mười phần
      Cửa sổ mở chồng cũng chín mươi`,
  },
  {
    words:
      'điện_thoại gọi_điện nghe_điện cuộc_gọi nhắn_tin tin_nhắn zalo facebook smartphone facetime gọi_video gọi_về',
    stanzas: `
      Màn hình dựng nghiêng, che nửa trán
      Tiếng chập tiếng chờn, lúc gần xa
      Chuông ngân một khúc trong bếp nhỏ
      Nồi trên bếp lửa sắp trào ra

      Ngón tay vuốt mãi, tìm chữ nhỏ
      Kính đẩy lên cao, cánh tay xa
      Một tấm hình bánh, năm mặt cười
      Gửi đi cái vút, chấm xanh ra

      Dây sạc ngắn ngủn bên đầu gối
      Chào đi chào lại, máy chưa ngừng
      Chuyện cơm chuyện nước, chuyện con chó
      Chào thêm một lượt, lại lừng khừng`,
  },
  {
    words:
      'viết_thư lá_thư bức_thư thư_tay thiệp bưu_thiếp tấm_thiệp nhật_ký viết_nhật_ký làm_thơ viết_thơ bài_thơ viết_văn phong_bì',
    stanzas: `
      Mực xanh lem nhẹ ở nét cuối
      Trang giấy kẻ ô, gấp làm đôi
      Con tem hình lá dán hơi lệch
      Nước bọt thay hồ, thế cũng trôi

      Cái hộp bánh cũ đầy phong giấy
      Dây thun buộc lại, dấu tròn mờ
      Mép gấp đã nhàu, dòng nhòa mất
      Chữ cuối nhỏ dần, chật cả tờ

      Bút bi bấm tách, rồi lại nghĩ
      Một dòng gạch bỏ, viết tiếp thôi
      Hàng chữ ngay hàng trên giấy trắng
      Ký tên cuối trang, thế là rồi`,
  },
  {
    words:
      'nhẫn_cưới chiếc_nhẫn đám_cưới lễ_cưới cô_dâu chú_rể áo_cưới kết_hôn ngày_cưới đính_hôn cầu_hôn tiệc_cưới ăn_hỏi đám_hỏi mâm_quả',
    stanzas: `
      Trầu cau phủ lụa, mâm sơn đỏ
      Chữ hỷ dán ngay giữa cổng vào
      Ngón áp út khẽ đưa ra trước
      Vòng tròn nho nhỏ, sáng làm sao

      Pháo giấy rơi đầy trên tóc bới
      Ghế bọc khăn hồng, nơ thắt ngang
      Ly rượu xếp tầng, tràn xuống thác
      Chiếc bánh ba tầng, chân nến vàng

      Vạt áo dài rung theo từng bước
      Khay chén trà xanh, bốn bàn tay
      Phong bì đỏ thắm chen trong hộp
      Hoa lài cài tóc tỏa hương bay`,
  },
  {
    words:
      'em_bé sơ_sinh trẻ_sơ_sinh thay_tã bú_sữa bình_sữa cái_nôi tã_lót biết_bò tập_đi mọc_răng đầy_tháng thôi_nôi ẵm_bé chào_đời',
    stanzas: `
      Năm ngón tay bằng năm hạt đậu
      Nắm lấy ngón cái, chẳng buông ra
      Khăn xô phơi trắng đầy dây thép
      Mùi sữa âm ấm khắp gian nhà

      Chiếc nôi đung đưa kêu cót két
      Bàn chân đạp gió, bé bằng thìa
      Tất xỏ được một, rơi mất một
      Cười toe cái lợi, má phính kìa

      Bột dính quanh cằm, yếm ướt sũng
      Cái lục lạc rung, mắt ngó tròn
      Ba bước lẫm chẫm rồi ngồi phịch
      Vết chân trên gạch, nhỏ con con`,
  },
  {
    words: 'ru_ngủ giờ_ngủ đi_ngủ hát_ru truyện_cổ_tích cổ_tích chúc_ngủ ru_con dỗ_ngủ ngủ_trưa cánh_võng cái_võng',
    stanzas: `
      Võng kêu kẽo kẹt, nhịp đưa chậm
      Cánh quạt nan nghiêng, gió nhẹ hờ
      Ầu ơ một tiếng kéo dài mãi
      Mi mắt sụp dần tựa giấc tơ

      Đèn ngủ hình trăng treo góc vách
      Con gấu bông kia mất một tai
      Một trang thêm nữa, trang này ngắn
      Hơi thở đã đều trước đoạn hai

      Chăn đắp tới cằm, mền vắt mép
      Khe cửa còn sáng, bước thật êm
      Cốc nước đầu giường, xin thêm ngụm
      Con thạch sùng kêu, gối đã mềm`,
  },
  {
    words:
      'bệnh_viện nhập_viện nằm_viện khoa_nhi phẫu_thuật cấp_cứu xuất_viện hóa_trị hoá_trị ung_thư khỏi_bệnh thăm_bệnh ca_mổ',
    stanzas: `
      Cái vòng giấy trắng quanh cổ tay
      Túi nước treo cao, giọt nhỏ theo
      Hộp cháo hành thơm, thìa gói giấy
      Quả cam bóc dở, vỏ cong queo

      Cửa kính hành lang, gạch trắng xóa
      Ghế xếp kê sát cạnh mép giường
      Hoa trong chai nước, ly và muỗng
      Bàn tay nắm nhẹ, nắng ngoài tường

      Dép đi từng bước, cây truyền dắt
      Cửa sổ có chim đậu một bên
      Bảng tên kẹp dưới chân giường sắt
      Cái gối dựng cao để tựa lên`,
  },
  {
    words: 'mắt_kính kính_lão đeo_kính cái_kính cặp_kính kính_cận mất_kính tìm_kính kính_mắt',
    stanzas: `
      Hai vòng thủy tinh, gọng hơi lệch
      Trễ xuống chóp mũi, chữ nhòe liền
      Tìm khắp ghế bàn, tìm dưới gối
      Cài trên mái tóc, vẫn nằm yên

      Hơi nồi vừa mở, mờ trắng xóa
      Vạt áo lau qua, sáng cả phòng
      Hai vệt hằn bên sống mũi nhỏ
      Cái hộp khép lại, cụp là xong

      Chữ nhỏ li ti, đưa xa nữa
      Cánh tay không đủ dài nữa rồi
      Đặt bên tờ báo, càng khép lại
      Đầu ngửa ra sau, ngộ thế thôi`,
  },
  {
    words:
      'chìa_khóa chìa_khoá mất_chìa_khóa quên_chìa_khóa chùm_chìa_khóa hay_quên đãng_trí để_quên thất_lạc bỏ_quên mất_ví',
    stanzas: `
      Túi trái lộn ra, rồi túi phải
      Tờ hóa đơn nhàu, chiếc kẹo tròn
      Cái móc sau cửa treo đủ thứ
      Chỉ món đang cần là chẳng còn

      Leng keng đâu đó dưới ghế nệm
      Ngăn kéo lục tung tới mấy lần
      Tủ lạnh mở ra, nằm cạnh trứng
      Lạnh ngắt nằm đó, rất ân cần

      Quay lại bậc thềm, quay lần nữa
      Sờ khắp bốn bên, vỗ túi quần
      Hóa ra cắm sẵn trong ổ khóa
      Lủng lẳng từ đầu, khỏi phân vân`,
  },
]
