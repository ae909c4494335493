import type { Details } from '../../stanzas.ts'

/** Homes, school, screens, letters, exams that were passed. */
export const homeSchool1: readonly Details[] = [
  {
    words: 'dọn_nhà chuyển_nhà nhà_mới tân_gia căn_hộ mua_nhà chung_cư nhà_trọ',
    stanzas: `
      Thùng giấy chất cao tới trần nhà
      Cái ấm lấy ra trước nhất rồi
      Trải tấm chiếu con lên nền gạch
      Bữa đầu dọn tới, đất mà ngồi

      Công tắc bật lên, phòng sáng ấm
      Tiếng chân còn lạ, bước long bong
      Cây đinh đóng lệch treo tấm ảnh
      Thế là thành tổ, ấm trong lòng`,
    later: `
      Mấy mùa mưa nắng qua trên mái
      Vách tường đã có dấu tay ai
      Căn nhà mới ấy thành nhà cũ
      Đi xa thì nhớ, nhớ thật dài`,
    hook: `
      Nhà mới nhà ta, đèn sáng lên rồi
      Dọn nhà xong nhé, vào đây mà ngồi

      Căn nhà nho nhỏ, cửa mở đón nhau
      Về nhà là ấm, trước cũng như sau`,
  },
  {
    words:
      'dọn_dẹp quét_nhà lau_nhà giặt_đồ rửa_chén rửa_bát giặt_quần_áo ủi_đồ phơi_đồ việc_nhà nội_trợ bừa_bộn đổ_rác',
    stanzas: `
      Chổi quét một lượt, khăn lau nữa
      Gạch sáng như gương, soi được đời
      Quay đi quay lại đà bừa tiếp
      Thở ra một cái rồi lại cười

      Chén bát úp xong, quần áo xếp
      Trời đã lên đèn, lưng mỏi nhừ
      Chẳng ai chấm công, chẳng ai thưởng
      Mà ngày nào cũng tự làm như`,
    later: `
      Quét nhà cho mát, ai cũng biết
      Mấy ai biết được giọt mồ hôi
      Cái áo thơm tho, đôi đũa sạch
      Là cả một ngày chẳng được ngồi`,
    hook: `
      Quét nhà lau nhà, rửa bát cũng vui
      Nhà sạch một góc, thơm khắp mọi nơi

      Rửa chén cùng nhau, quét dọn cùng nhau
      Việc nhà chia đôi thì xong thật mau`,
  },
  {
    words:
      'sửa_đồ sửa_chữa sửa_ống_nước sửa_điện thợ_điện thợ_sửa sửa_quạt sửa_tivi sửa_nhà hộp_đồ_nghề cờ_lê tua_vít sửa_đồng_hồ sửa_ống sửa_máy sửa_xe_đạp sửa_máy_móc hay_sửa biết_sửa',
    stanzas: `
      Tháo ra bày khắp trên tờ báo
      Ai nhìn cũng sợ, lắp sao đây
      Vậy mà chốc lát nghe nó chạy
      Thừa ba con ốc ở trên tay

      Cái gì người ta đem đi bỏ
      Tới bàn này hết bệnh như không
      Gõ gõ, vặn vặn rồi nghe ngóng
      Bật lên một cái, sáng cả phòng`,
    later: `
      Đồ cũ trong nhà còn chạy tốt
      Con ốc năm xưa vẫn chặt nguyên
      Tay ai sửa đồ từng ghé lại
      Nên quạt quay êm, đèn sáng bền`,
    hook: `
      Hư đâu sửa đó, có gì mà lo
      Sửa xong một cái, chạy thật là to

      Cờ lê tua vít, dầu mỡ lấm tay
      Sửa xong máy chạy, vui suốt cả ngày`,
  },
  {
    words:
      'đi_học trường_học học_sinh học_trò năm_học cặp_sách sân_trường sách_vở lớp_mẫu_giáo mẫu_giáo bạn_học tan_trường tốt_nghiệp',
    stanzas: `
      Cái cặp nặng hơn người một chút
      Trống trường vừa đánh, chạy cho mau
      Tới lớp vẫn còn quên quyển vở
      Bạn bên xé cho tờ giấy đầu

      Giờ ra chơi đuổi quanh gốc phượng
      Áo trắng lấm lem mực với bùn
      Vào lớp ngồi ngoan nghe cô giảng
      Chỉ có đôi chân vẫn nhúc nhích run`,
    later: `
      Sân trường năm ấy nay vẫn đó
      Ghế đá, hàng cây đứng chỗ xưa
      Đi ngang nghe trống, chân dừng lại
      Tưởng mình trễ học dưới cơn mưa`,
    hook: `
      Trống trường vang lên, vào lớp đi thôi
      Học trò áo trắng, rộn rã tiếng cười

      Đi học thật vui, bạn bè thật đông
      Sân trường nắng ấm, hoa phượng đơm bông`,
  },
  {
    words:
      'thi_đại_học kỳ_thi thi_cử ôn_thi bài_thi đi_thi thi_tốt_nghiệp phòng_thi điểm_thi học_bài học_thêm làm_bài_tập bài_tập toán_học học_khuya học_tới sắp_thi thức_học thức_khuya_học thi_rớt thi_trượt',
    stanzas: `
      Đèn khuya sáng mãi bên trang vở
      Ly nước đầu bàn đã nguội rồi
      Chữ nhảy lung tung, mắt ríu lại
      Vỗ mặt một cái, học thêm thôi

      Trống vang một tiếng, lật tờ giấy
      Tay run một chút, rồi tay quen
      Bao nhiêu đêm thức giờ gom lại
      Viết hết ra đây dưới ánh đèn`,
    later: `
      Điểm thi dò mãi, tim đập mạnh
      Bao người cùng ngóng, chẳng ngủ yên
      Thi xong mới biết điều quý nhất
      Là có người bên suốt mấy phen`,
    hook: `
      Mùa thi tới rồi, cố lên bạn ơi
      Thi xong tha hồ ngủ tới trưa thôi

      Học bài chăm chỉ, bài thi thật hay
      Bước qua kỳ thi, ngẩng mặt vui say`,
  },
  {
    words:
      'máy_tính laptop lập_trình lập_trình_viên phần_mềm bàn_phím viết_code code kỹ_thuật_số zoom trực_tuyến mạng_wifi wifi',
    stanzas: `
      Vòng tròn xoay mãi không chịu dứt
      Tắt đi bật lại, khấn thầm thôi
      Một dấu phẩy thiếu đi đâu mất
      Tìm hết một đêm, chạy được rồi

      Phím gõ lách cách quên giờ giấc
      Ly mì bên cạnh nở từ lâu
      Cả xóm đi ngủ, màn hình sáng
      Ngáp dài một cái, lại gục đầu`,
    later: `
      Máy tính cũ nằm trong góc tủ
      Mà những đêm dài vẫn nhớ ghê
      Bao điều đã viết ra từ đó
      Có khi làm đổi cả đường về`,
    hook: `
      Máy tính treo rồi, tắt bật lại đi
      Bật lên lại chạy, có khó khăn gì

      Gõ code thâu đêm, sửa lỗi sáng ngày
      Laptop còn nóng, bàn phím còn say`,
  },
  {
    words:
      'điện_thoại gọi_điện nghe_điện cuộc_gọi nhắn_tin tin_nhắn zalo facebook smartphone facetime gọi_video gọi_về',
    stanzas: `
      Chuông vừa reo một tiếng đã bắt
      Bên kia giọng hỏi: ăn gì chưa
      Nói dăm ba chuyện rồi im lặng
      Chẳng ai muốn cúp, nắng hay mưa

      Cái màn hình nhỏ hai đầu sáng
      Đường xa mà thấy rõ nụ cười
      Tắt rồi vẫn cầm thêm một chút
      Còn nghe ấm ấm ở tay người`,
    later: `
      Số cũ vẫn nằm trong danh bạ
      Chẳng ai nỡ xóa, để đầu hàng
      Điện thoại đổi bao nhiêu chiếc mới
      Giọng nói kia còn mãi vẫn vang`,
    hook: `
      Alo một tiếng, giọng nói thật gần
      Gọi điện một cuộc, ấm cả đôi lần

      Gọi về một cuộc, nghe giọng là vui
      Nhắn tin vài chữ, nhớ chẳng hề nguôi`,
  },
  {
    words:
      'viết_thư lá_thư bức_thư thư_tay thiệp bưu_thiếp tấm_thiệp nhật_ký viết_nhật_ký làm_thơ viết_thơ bài_thơ viết_văn phong_bì',
    stanzas: `
      Nét bút nghiêng nghiêng trên giấy mỏng
      Viết rồi lại xóa mấy lần thôi
      Điều muốn nói nhất không viết được
      Đành ký tên xong, vẽ mặt cười

      Phong bì dán kín, tim còn đập
      Mấy hôm ngóng mãi bác đưa thư
      Chữ ai nắn nót trong trang giấy
      Đọc hết rồi đọc lại từ từ`,
    later: `
      Trang giấy năm nao vàng mấy góc
      Gấp tư nằm giữa cuốn sổ dày
      Mở ra là thấy người hôm ấy
      Bức thư còn ấm một bàn tay`,
    hook: `
      Lá thư gửi tới, nét chữ thân quen
      Đọc thư một lượt, ấm cả màn đêm

      Viết câu thơ nhỏ, viết lời trong tim
      Viết xong gấp lại, ai giữ thì tìm`,
  },
  {
    words:
      'nhẫn_cưới chiếc_nhẫn đám_cưới lễ_cưới cô_dâu chú_rể áo_cưới kết_hôn ngày_cưới đính_hôn cầu_hôn tiệc_cưới ăn_hỏi đám_hỏi mâm_quả',
    stanzas: `
      Chữ hỷ dán ngay trước cổng vào
      Đeo nhẫn tay run, chuyện thường thôi
      Cả họ nín thở nhìn hai đứa
      Rồi vỗ tay vang, mắt ướt cười

      Tà áo dài lệch, ai ra chỉnh
      Chỉnh hoài mà vẫn cứ nghiêng nghiêng
      Nhìn nhau một cái rồi cùng bật cười
      Từ nay đường chung, hết đường riêng`,
    later: `
      Rạp cưới dỡ rồi, hoa đã héo
      Chỉ còn chiếc nhẫn ở trên tay
      Rửa chén, giặt đồ, ôm con ngủ
      Nó vẫn nằm đây, sáng mỗi ngày`,
    hook: `
      Ngày cưới hôm nay, hoa nở đầy nhà
      Nhẫn trao tay đó, từ nay một nhà

      Cô dâu áo đỏ, chú rể cười hoài
      Đám cưới vui thế, nhớ tới ngày mai`,
  },
  {
    words: 'thi_đậu thi_đỗ đậu_đại_học đỗ_đại_học đậu_cấp_3 đỗ_cấp_3 trúng_tuyển được_nhận giấy_báo đậu_tốt_nghiệp',
    stanzas: `
      Tên hiện lên rồi, tay còn run mãi
      Đọc đi đọc lại, sợ đọc nhầm thôi
      Cả nhà chạy lại ôm nhau mà nhảy
      Có người lặng lẽ quay mặt lau rồi

      Bao nhiêu đêm thức, bao nhiêu lần nản
      Hôm nay gom lại thành một nụ cười
      Điều muốn nói trước nhất là cảm tạ
      Nói chưa hết câu, mắt đã đỏ rồi`,
    later: `
      Giấy báo đậu đó giờ ép trong sách
      Mỗi lần mở ra lại thấy một người
      Thi đậu là nhờ bao nhiêu công sức
      Đâu phải một mình mình giỏi mà thôi`,
    hook: `
      Thi đậu rồi đó, cả nhà mừng vui
      Đậu rồi mới khóc, khóc xong lại cười

      Trúng tuyển hôm nay, công sức bao người
      Được nhận tin mừng, nước mắt nụ cười`,
  },
]
