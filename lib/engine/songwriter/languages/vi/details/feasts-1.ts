import type { Details } from '../../stanzas.ts'

/** Habits, jokes, money, temple and church, the feasts of the year. */
export const feasts1: readonly Details[] = [
  {
    words: 'đi_trễ đi_muộn đến_trễ đến_muộn trễ_giờ muộn_giờ dậy_trễ dậy_muộn ngủ_nướng ngủ_quên trễ_hẹn',
    stanzas: `
      Chuông báo thức kêu tới lượt chót
      Bàn chải còn ngậm, áo cài sai
      Một chiếc tất đen, một chiếc xám
      Miếng bánh ngậm dở, cặp tuột vai

      Tin nhắn bảo rằng gần tới đó
      Bên này mới xỏ một bên giày
      Chìa khóa nằm đâu, chưa ai thấy
      Kim dài cứ chạy như đang bay

      Thang máy vừa khép, chạy thang bộ
      Ghế trống một cái, liếc nhau rồi
      Vừa thở vừa cười, đồ ăn nguội
      Cái cớ hôm nay, mới tinh khôi`,
  },
  {
    words: 'ngáy ngáy_to tiếng_ngáy ngủ_gật ngủ_gục ngủ_ngáy',
    stanzas: `
      Rung cả ly nước trên đầu tủ
      Lên dốc từ từ, xuống dốc nhanh
      Một quãng lặng im, chờ hồi hộp
      Rồi lại vang lên, lắc cả mành

      Kéo cưa lừa xẻ qua vách mỏng
      Cái gối úp ngang lên lỗ tai
      Con mèo dọn sang nằm phòng khách
      Hàng xóm quen dần khúc nhạc dài

      Cằm gục xuống ngực, kính tuột xuống
      Tivi vừa tắt, mắt mở liền
      Đang coi mà đấy, còn coi đấy
      Hai giây sau đó lại bình yên`,
  },
  {
    words: 'tiếng_cười nụ_cười cười_to cười_lớn hay_cười cười_toe cười_ngất cười_khúc_khích cười_ha_hả cười_nhiều',
    stanzas: `
      Vang từ nhà dưới lên nhà trước
      Chén đũa trong chạn cũng rung rinh
      Nước mắt giọt ngắn rồi giọt dài
      Tay đập xuống bàn nghe thình thình

      Đầu ngửa ra sau, vai giật giật
      Đang uống ngụm trà, sặc mất thôi
      Vừa mới tạm ngưng, nhìn một cái
      Lại nổ ran lên, khắp chỗ ngồi

      Hai khóe mắt nheo, răng lấp ló
      Một người bắt đầu, cả bàn lây
      Chẳng ai còn rõ vì đâu nữa
      Bụng thắt từng cơn, má đỏ hây`,
  },
  {
    words:
      'kể_chuyện_cười chuyện_cười truyện_cười pha_trò nói_đùa hài_hước chọc_cười trêu_chọc kể_chuyện_hài nói_lái tếu_táo đùa_giỡn',
    stanzas: `
      Chưa tới khúc hay, đã cười trước
      Câu này nghe chắc trăm lần rồi
      Cả bàn thuộc lòng, vẫn im lắng
      Đợi đúng chỗ đó, vỡ làm đôi

      Cái mặt tỉnh queo, giọng hạ xuống
      Một nhịp dừng lại, ngó chung quanh
      Cái thìa khựng lại ngang lưng chừng
      Tiếng nổ òa ra, lây rất nhanh

      Người hiểu người không, ngơ ngác hỏi
      Giải thích một hồi, nhạt nước ra
      Vậy mà vẫn có người ôm bụng
      Hạt dưa văng khắp mặt chiếu hoa`,
  },
  {
    words: 'kể_chuyện chuyện_xưa kể_chuyện_xưa chuyện_ma kể_chuyện_ma chuyện_đời_xưa',
    stanzas: `
      Ngày xửa ngày xưa, ghế kéo sát
      Ấm nước chè xanh, bóng in tường
      Tay vẽ vào không hình con cọp
      Cái bóng trên vách cũng dị thường

      Chỗ ấy ngừng lâu, uống ngụm nước
      Mấy cái đầu chụm, nín hơi lâu
      Mỗi lần nghe lại, thêm một chút
      Con cá lần này lớn bằng trâu

      Cái gối ôm chặt ngang trước ngực
      Chiếc chiếu trải rộng, gió lùa hiên
      Đoạn ấy thuộc rồi mà vẫn đợi
      Rồi sao, rồi sao, hỏi liền liền`,
  },
  {
    words:
      'đi_chùa ngôi_chùa thắp_hương thắp_nhang bàn_thờ tụng_kinh ăn_chay đi_lễ_chùa nén_nhang nén_hương chuông_chùa lên_chùa ngày_giỗ đám_giỗ cúng',
    stanzas: `
      Ba nén cắm ngay trong bát sứ
      Khói mỏng uốn quanh, mùi trầm hương
      Đĩa quả năm màu, hoa cúc trắng
      Tàn cong không rụng, ngả bên tường

      Cái mõ gõ đều, chuông một tiếng
      Dép xếp từng đôi ở dưới thềm
      Gạch hoa mát lạnh hai đầu gối
      Cành đại thơm ngoài khoảng sân êm

      Ngọn đèn dầu nhỏ, ly nước sạch
      Khăn đỏ lau qua khung ảnh tròn
      Lư đồng đánh bóng soi được mặt
      Mâm cơm đặt xuống, khói hãy còn`,
  },
  {
    words: 'nhà_thờ thánh_lễ ca_đoàn giáng_sinh noel cây_thông thông_noel linh_mục cầu_nguyện giáo_xứ đọc_kinh hang_đá',
    stanzas: `
      Tiếng chuông ngân xuống qua mái ngói
      Kính màu rót sáng trên gạch hoa
      Ghế gỗ nhẵn bóng, trang sách mỏng
      Bè trầm bè bổng quyện vào ca

      Dây đèn nhấp nháy quanh cành lá
      Rơm vàng lót nhẹ, ngôi sao treo
      Cái nơ đỏ thắm trên hộp giấy
      Giấy bóng xé ra, tiếng reo theo

      Ngọn nến chuyền sang ngọn nến khác
      Sáp chảy vòng quanh miếng giấy tròn
      Áo mặc thẳng thớm, bàn tay chắp
      Một khoảng im lặng, khói nhỏ con`,
  },
  {
    words:
      'tiệc bữa_tiệc liên_hoan tiệc_tùng mở_tiệc họp_mặt đông_vui đãi_khách mời_khách tiệc_sinh_nhật tụ_tập sum_họp',
    stanzas: `
      Bàn ghép ba cái, khăn không đủ
      Bong bóng thổi phồng, buộc dải xanh
      Chén đĩa mượn thêm nhà hàng xóm
      Đá lạnh một thùng, tan rất nhanh

      Dép guốc ngoài hiên nằm lẫn lộn
      Loa mở hơi to, ghế nhựa vàng
      Trẻ nhỏ chạy quanh dưới gầm bàn
      Món cuối bưng ra, tiếng vỗ vang

      Đĩa giấy chồng lên, thìa cắm lọ
      Chuyện nọ chuyện kia nối vào nhau
      Về tới cửa rồi, còn đứng mãi
      Cái túi đồ ăn dúi phía sau`,
  },
  {
    words:
      'tết tết_nguyên_đán giao_thừa lì_xì mùng_một bao_lì_xì ăn_tết năm_mới chúc_tết pháo_hoa mứt_tết về_ăn_tết tất_niên ngày_tết',
    stanzas: `
      Phong bao đỏ thắm, tiền còn nếp
      Dưa hấu dán chữ, bánh bóc rồi
      Hạt dưa cắn đỏ đầu môi lưỡi
      Áo mới còn thơm, ghế khách ngồi

      Đồng hồ nhích tới đúng mười hai
      Trời nổ muôn bông, sáng cả thềm
      Nồi nước lá mùi còn bốc khói
      Cổng mở toang ra giữa màn đêm

      Khay mứt tròn chia làm sáu ngăn
      Gừng cay, dừa dẻo, hạt sen bùi
      Củ kiệu, tôm khô, nồi thịt lớn
      Ván bầu cua xóc, tiếng reo vui`,
  },
  {
    words: 'trung_thu đèn_lồng bánh_trung_thu rước_đèn bánh_dẻo đèn_ông_sao bánh_nướng phá_cỗ chị_hằng đèn_kéo_quân',
    stanzas: `
      Giấy kiếng đỏ xanh, khung tre mỏng
      Ngọn nến lung lay ở giữa tâm
      Gió qua một cái, che tay lại
      Trống lân xa gần, nhịp ầm ầm

      Miếng bánh cắt tám, nhân thập cẩm
      Lòng đỏ tròn xoe ở giữa phần
      Bưởi lột thành hình con chó nhỏ
      Hạt xâu thành chuỗi đốt ngoài sân

      Cả hàng nối đuôi qua ngõ hẹp
      Cán tre lắc lư, bóng chạy quanh
      Cái lồng giấy xếp cháy mất góc
      Hồng, cốm, chuối vàng, lá sen xanh`,
  },
  {
    words:
      'tiền_bạc để_dành tiết_kiệm heo_đất con_heo_đất ngân_hàng trả_nợ vé_số xổ_số tiền_lẻ tiền_lương mặc_cả trả_giá',
    stanzas: `
      Đồng lẻ gấp nhỏ như hạt đậu
      Cái khe trên lưng, bỏ lọt rồi
      Lắc nhẹ một cái, nghe lách cách
      Chưa nặng bao nhiêu, đặt xuống thôi

      Cuốn sổ bìa đen, cột con số
      Bút gạch một dòng, cộng một dòng
      Tờ chẵn vuốt phẳng, kẹp ngay ngắn
      Bút chì viết nhỏ, tính hồi xong

      Cái hộp bánh thiếc dưới đáy tủ
      Túi vải rút dây, xếp cuộn tròn
      Đếm đi đếm lại đầu ngón thấm
      Chia ra từng món, vẫn hay còn`,
  },
  {
    words: 'quê quê_nhà về_quê làng_quê quê_hương bờ_tre lũy_tre bến_nước con_đò giếng_nước cây_đa miền_quê',
    stanzas: `
      Con đường đất đỏ, hàng cau thẳng
      Cái giếng rêu xanh, gáo gác ngang
      Đống rơm vàng óng sau hồi bếp
      Khói nhẹ bay lên mái ngói làng

      Bờ ao, cầu ván, khóm khoai nước
      Tiếng gà eo óc ở bên rào
      Túi cam, bó cải, mười quả trứng
      Chất lên xe hết, chẳng chừa sao

      Bụi tre cót két, đò ngang đợi
      Chiếc chõng tre kê ở trước thềm
      Cổng gỗ kêu lên nghe rất cũ
      Chó mừng vẫy rối, ngõ càng êm`,
  },
  {
    words:
      'chia_tay tiễn_biệt đi_xa lên_đường chuyển_đi tiễn chuyển_công_tác rời_thành_phố sang_mỹ sang_nhật đi_mỹ xa_nhà xa_quê',
    stanzas: `
      Cái thùng giấy dán mấy vòng keo
      Móc áo trống trơn, kêu lanh canh
      Lọ ruốc nhét thêm vào góc túi
      Khóa kéo căng phồng, nhãn dán quanh

      Cái ghế bên bàn xoay nửa vòng
      Chậu cây bàn giao, tưới kỹ rồi
      Danh sách việc nhỏ dán bên tủ
      Cốc sứ còn in vệt nước thôi

      Bến vắng dần đi, tay vẫy mãi
      Bánh lăn qua gờ, quai lắc lư
      Gói xôi còn ấm trong lòng túi
      Tờ giấy gấp nhỏ, nửa trang thư`,
  },
  {
    words: 'huấn_luyện_viên đồng_đội đội_trưởng tập_luyện câu_lạc_bộ thi_đấu huy_chương giải_đấu vô_địch',
    stanzas: `
      Còi treo trước ngực, bảng kẹp giấy
      Mũi tên đỏ vạch khắp sơ đồ
      Chai nước xếp hàng ngoài vạch trắng
      Áo số phơi dây còn chưa khô

      Dây giày thắt lại, đầu gối quấn
      Mấy bàn tay chụm, hét một lần
      Ghế dự bị dài, khăn vắt ướt
      Mùi dầu xoa bóp, cỏ dính chân

      Chạy thêm mười vòng, rồi năm nữa
      Đế giày in dấu, mồ hôi tuôn
      Cái cúp trong tủ soi nghiêng bóng
      Một chiếc khăn chung, vắt nước luôn`,
  },
]
