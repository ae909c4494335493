import type { Details } from '../../stanzas.ts'

/** Homes, school, screens, letters, weddings, babies, hospitals, lost things. */
export const life1: readonly Details[] = [
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
    words:
      'em_bé sơ_sinh trẻ_sơ_sinh thay_tã bú_sữa bình_sữa cái_nôi tã_lót biết_bò tập_đi mọc_răng đầy_tháng thôi_nôi ẵm_bé chào_đời',
    stanzas: `
      Bàn tay bằng hạt mít nắm chặt
      Nắm rồi thì chẳng chịu buông ra
      Cả nhà rón rén đi chân đất
      Chỉ sợ ai ho một tiếng xa

      Đêm thì thức trắng, ngày thì ngủ
      Sữa mới pha xong lại chẳng thèm
      Nhoẻn miệng cười lên một cái nhẹ
      Bao nhiêu là mệt hóa bông mềm`,
    later: `
      Đôi tất nhỏ xíu còn cất giữ
      Hôm nào bé bỏng, nay chạy rồi
      Em bé lớn nhanh như là gió
      Ngoảnh đi ngoảnh lại đã nên người`,
    hook: `
      Em bé sơ sinh, thơm sữa thơm nôi
      Em bé ngủ ngoan, tỉnh dậy lại cười

      Bé tập đi nhé, một bước hai bước
      Ngã vào vòng tay, có người đón trước`,
  },
  {
    words: 'ru_ngủ giờ_ngủ đi_ngủ hát_ru truyện_cổ_tích cổ_tích chúc_ngủ ru_con dỗ_ngủ ngủ_trưa cánh_võng cái_võng',
    stanzas: `
      Võng kêu kẽo kẹt, tay đưa chậm
      Câu hát à ơi nhỏ lại dần
      Mi mắt sụp xuống như cánh cửa
      Tay ngừng một chút lại cựa chân

      Chuyện cổ kể tới chừng nửa đoạn
      Thì nghe hơi thở đã đều đều
      Trăng ghé song cửa nhìn vào khẽ
      Rồi trăng đi tiếp, bước liêu xiêu`,
    later: `
      Mai rồi lớn khôn, đi trăm ngả
      Câu ru còn ở lại bên tai
      Những đêm mất ngủ nơi xa lạ
      Nghe tiếng hát ru suốt đêm dài`,
    hook: `
      À ơi à ơi, ngủ giấc ngủ ngoan
      Ngủ đi mai dậy, nắng trải đầy sân

      Ru cho thật khẽ, ru tới khi say
      Hát ru một đoạn, võng nhẹ tay lay`,
  },
  {
    words:
      'bệnh_viện nhập_viện nằm_viện khoa_nhi phẫu_thuật cấp_cứu xuất_viện hóa_trị hoá_trị ung_thư khỏi_bệnh thăm_bệnh ca_mổ',
    stanzas: `
      Hành lang trắng toát, đèn không tắt
      Ghế nhựa ngồi nghiêng qua mấy đêm
      Có người bưng tới ca cháo nóng
      Thổi từng thìa nhỏ, giọng thật êm

      Bác sĩ bước ra rồi gật nhẹ
      Cả nhà ôm lấy nhau mà mừng
      Ngoài sân nắng lên trên ngọn bàng
      Nắng hôm ấy đẹp đến rưng rưng`,
    later: `
      Ngày ở bệnh viện còn nhớ đó
      Nhắc những ngày dài, những bàn tay
      Qua cơn giông lớn mới hay biết
      Ngồi cùng ăn cơm là phước này`,
    hook: `
      Ra viện rồi kia, trời nắng thật xanh
      Bệnh viện xa rồi, cơm nóng canh lành

      Nằm viện mấy hôm, có người ở bên
      Khỏe thêm từng chút, ngày mai sẽ quên`,
  },
  {
    words: 'mắt_kính kính_lão đeo_kính cái_kính cặp_kính kính_cận mất_kính tìm_kính kính_mắt',
    stanzas: `
      Tìm khắp trong nhà từ sáng sớm
      Lục tủ, lục giường, lục cả sân
      Hóa ra nó ở ngay trên trán
      Cười quá cả nhà đứng chẳng cân

      Đeo vào đọc báo, nheo con mắt
      Chữ như con kiến bò loanh quanh
      Gọng lệch một bên, dây cột lại
      Thế mà thấy hết, chẳng ai giành`,
    later: `
      Cặp kính nằm yên trên trang sách
      Đúng dòng đang đọc dở hôm nào
      Nhìn qua mặt kính mờ một chút
      Thấy cả một đời hiền biết bao`,
    hook: `
      Kính ở đâu rồi, ai thấy kính không
      Kính ngay trên trán, tìm hết mấy vòng

      Đeo kính vào rồi, thấy rõ trời mây
      Mất kính một bữa, quờ cả cái cây`,
  },
  {
    words:
      'chìa_khóa chìa_khoá mất_chìa_khóa quên_chìa_khóa chùm_chìa_khóa hay_quên đãng_trí để_quên thất_lạc bỏ_quên mất_ví',
    stanzas: `
      Ra tới cổng rồi quay trở lại
      Túi này không có, túi kia không
      Lục tung cả giỏ ra bậc cửa
      Rồi thấy nằm ngay trong ổ khóa đồng

      Dặn trước sau, ghi giấy dán
      Tờ giấy ghi rồi để đâu ta
      Cái đầu để nhớ bao nhiêu chuyện
      Quên chuyện con con, ấy mà`,
    later: `
      Hay quên thì đó, ai cũng biết
      Mà điều quan trọng chẳng hề quên
      Tên từng đứa nhỏ, ngày sinh nhật
      Nhớ rõ như in, nhớ thật bền`,
    hook: `
      Chìa khóa đâu rồi, tìm khắp trong nhà
      Chìa ở trong túi, có mất đâu xa

      Hay quên thì kệ, nhớ thương là được
      Quên cái này sau, nhớ cái kia trước`,
  },
  {
    words: 'gấu_bông thỏ_bông ôm_gấu ôm_gấu_bông con_thỏ_bông con_gấu_bông thú_bông ôm_gối búp_bê',
    stanzas: `
      Một tai đã sứt, bông lòi chỉ
      Ôm vào vẫn ấm nhất trên đời
      Đi đâu cũng phải đem theo hết
      Thiếu nó là đêm chẳng ngủ thôi

      Nó nghe hết chuyện trong đêm tối
      Chẳng kể ai đâu, giữ trong lòng
      Sáng ra lăn xuống chân giường lạnh
      Nhặt lên, hôn nhẹ, phủi cho xong`,
    later: `
      Bông xẹp, lông mòn, đôi mắt xước
      Vẫn ngồi trên gối đợi đêm về
      Mai sau lớn khôn còn nhớ mãi
      Có con thú bông nằm lắng nghe`,
    hook: `
      Gấu bông thỏ bông, nằm cạnh thật êm
      Ôm vào một cái, ấm hết màn đêm

      Ôm con gấu nhỏ, ôm chú thỏ mềm
      Thỏ bông cùng ngủ, gấu bông nằm thêm`,
  },
  {
    words: 'sợ_ma sợ_sấm sợ_bóng_tối sợ_tối sợ_gián sợ_chuột',
    stanzas: `
      Một tiếng động thôi là nhảy tới
      Chui tọt vào trong tấm chăn bông
      Lát sau ló mắt ra nhìn thử
      Hỏi nhỏ: nó đi khỏi hay không

      Ban ngày thì nói mình gan lắm
      Đêm xuống thì kêu bật hết đèn
      Có ai ngồi cạnh, tay nắm lấy
      Thế là hết sợ, ngủ thật êm`,
    later: `
      Ai chẳng sợ ma, chẳng sợ tối
      Người lớn thì cũng giấu vậy thôi
      Nói ra một tiếng, cười một cái
      Nỗi sợ thành con kiến mất rồi`,
    hook: `
      Sợ ma sợ sấm, ai chẳng sợ đâu
      Tối thì nắm tay, hết sợ từ lâu

      Con chuột con gián, tiếng sấm ngoài kia
      Có người ngồi cạnh, sợ thì sẻ chia`,
  },
  {
    words: 'tập_đọc tập_viết tập_đánh_vần đánh_vần',
    stanzas: `
      Con số nối đuôi đứng thành một dãy
      Bạn nào cũng có chỗ của mình thôi
      Đọc to một lượt, vỗ tay một lượt
      Con chữ trên bảng nhoẻn miệng ra cười

      Hôm qua còn thấy khó ơi là khó
      Hôm nay nhìn lại, dễ như ăn xôi
      Viết lên trang giấy, nét tròn nét thẳng
      Cô chấm bông hoa đỏ chót, đẹp tươi`,
    later: `
      Chữ này ghép với chữ kia thành tiếng
      Số này cộng với số kia cũng hay
      Mai đọc được sách, mai tính được bánh
      Cũng nhờ con chữ tập viết hôm nay`,
    hook: `
      Tập đọc tập viết, vui ơi là vui
      Đọc cho cô nghe, cô gật cô cười`,
  },
  {
    words: 'ăn_rau ăn_ngoan uống_sữa kén_ăn biếng_ăn ăn_hết ăn_chậm',
    stanzas: `
      Một muỗng cho mắt sáng như sao nhỏ
      Một muỗng cho chân chạy thật là nhanh
      Há miệng ra nào, máy bay sắp tới
      Hạ cánh vào trong, nuốt hết màu xanh

      Cái bát vơi dần, cái bụng no tròn
      Người đút thì mừng, người ăn thì vui
      Còn một miếng chót nằm buồn trên đĩa
      Thương nó một chút, ăn nốt đi thôi`,
    later: `
      Ăn rau uống sữa, cao thêm một gạch
      Vạch lên cánh cửa, đo lại từng ngày
      Mai kia nhìn vạch, ai cũng bật cười
      Mới ăn có thế mà cao thế này`,
    hook: `
      Ăn ngoan chóng lớn, há miệng thật to
      Ăn hết bát này, bụng ấm bụng no

      Rau xanh cá ngọt, ăn cho thật nhiều
      Uống thêm ly sữa, lớn được bao nhiêu`,
  },
  {
    words: 'chào_hỏi lễ_phép khoanh_tay nói_cảm_ơn nói_xin_lỗi xếp_hàng dọn_đồ_chơi chia_sẻ giúp_bạn nhường_bạn',
    stanzas: `
      Gặp ai cũng nhớ mỉm cười một cái
      Nói câu lễ phép, nghe mát trong lòng
      Lỡ tay làm đổ thì xin lỗi bạn
      Bạn cười huề nhé, thế là lại xong

      Món đồ chơi đẹp chơi chung mới thích
      Bạn trước mình sau, chẳng đứa nào buồn
      Chơi xong cất gọn vào trong chiếc hộp
      Mai mở ra chơi, vẫn đủ vẫn luôn`,
    later: `
      Lễ phép là nết, là hoa thơm ngát
      Bé nhớ điều này, ai cũng mến thương
      Câu chào nho nhỏ mà đi xa lắm
      Theo bé ra khỏi cổng của sân trường`,
    hook: `
      Lễ phép chào hỏi, ai cũng mến thương
      Bé ngoan chào bạn, chào khắp con đường

      Khoanh tay chào nhé, cảm ơn thật to
      Chia sẻ với bạn, vui hết cả giờ`,
  },
  {
    words: 'dặn dặn_dò lời_dặn lời_khuyên hay_dặn dạy_bảo',
    stanzas: `
      Câu ấy nghe tới mòn cả tai rồi
      Lúc đó vâng dạ, bước ra là quên
      Tới khi vấp ngã một lần ngoài ngõ
      Mới nghe câu dặn vang lên ở bên

      Nói chẳng cao xa, chỉ chuyện ăn ở
      Thật thà một chút, đi trước nhường sau
      Bao nhiêu sách vở đọc xong rồi mới
      Thấy chẳng cuốn nào hơn được một câu`,
    later: `
      Giờ tới lượt mình dặn người đi sau
      Nghe trong giọng nói tiếng ai thuở nào
      Lời dặn năm xưa đi qua miệng khác
      Vẫn nguyên ấm áp, vẫn cứ dạt dào`,
    hook: `
      Lời dặn năm xưa, nhớ tới bây giờ
      Dặn câu gì nữa, vẫn nhớ như thơ

      Nhớ câu dặn ấy, nhớ suốt con đường
      Dặn đi dặn lại cũng bởi vì thương`,
  },
  {
    words:
      'đón_cháu chăm_cháu trông_cháu bế_cháu giữ_cháu ẵm_cháu nuôi_con một_mình_nuôi nuôi_con_một_mình nuôi_cháu nuôi_các_con chăm_con nuôi_em chăm_em',
    stanzas: `
      Một tay bế ẵm, tay kia quạt
      Gió nhẹ đi qua giấc ngủ tròn
      Đêm nghe trở mình là đã thức
      Sờ trán, đắp chăn, lo héo hon

      Chén cơm xúc trước cho con trẻ
      Phần mình thì nguội, nuốt qua loa
      Áo mình vá lại thêm năm nữa
      Để áo người kia mới một tà`,
    later: `
      Chăm con từng bữa, giờ con lớn
      Ngoảnh lại tìm người đã tưới cây
      Bàn tay chăm bẵm nay nhăn hết
      Nắm lấy mà thương, nắm thật đầy`,
    hook: `
      Bế bồng chăm sóc, sớm tối không than
      Nuôi cho khôn lớn, cho được bình an

      Nuôi con nuôi cháu, thức trắng bao đêm
      Công chăm như thế, ai nỡ mà quên`,
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
