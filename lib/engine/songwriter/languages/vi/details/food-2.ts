import type { Details } from '../../stanzas.ts'

/** Sweets and baking, the hot pot, beer, fruit, the market. */
export const food2: readonly Details[] = [
  {
    words: 'nấu_ăn nấu_nướng vào_bếp căn_bếp nhà_bếp đầu_bếp bếp_trưởng nấu_món xào_nấu nấu_bữa đứng_bếp',
    stanzas: `
      Củ hành thái mỏng, mắt cay xè
      Tỏi phi vàng cánh, dậy mùi thơm
      Cái chảo nghiêng qua rồi nghiêng lại
      Một lần mở nắp, một lần đơm

      Tạp dề vá túi, treo sau cửa
      Con dao gõ thớt, nhịp đều tay
      Nêm thìa nước mắm, thêm chút nữa
      Bếp nhỏ mà thơm suốt cả ngày

      Ớt đỏ, chanh xanh, một nhúm muối
      Hũ tiêu, hũ bột đứng thành hàng
      Dầu reo trong chảo, lửa vừa tới
      Đĩa nóng bưng ra khói bay ngang`,
  },
  {
    words: 'nấu_chè bán_chè ăn_chè ly_chè chè_đậu chè_bưởi chè_chuối chè_thái gánh_chè tàu_hũ tào_phớ sương_sáo',
    stanzas: `
      Nồi đậu bung mềm, đường vừa tới
      Nước dừa sánh trắng rưới lên trên
      Đá bào xôm xốp, thìa cán nhỏ
      Lách cách đầu môi, ngọt kế bên

      Mấy nồi xếp lại thành một dãy
      Vàng, xanh, tím, đỏ, thạch trong trong
      Gừng tươi đập giập, thơm âm ấm
      Lạc rang rắc nhẹ, thế là xong

      Cốc thủy tinh dày, vương vệt nước
      Trân châu trong vắt, hạt sen bùi
      Đáy ly vét mãi còn tí chút
      Lưỡi liếm môi ngoài, nếm cho vui`,
  },
  {
    words: 'trà_sữa trân_châu',
    stanzas: `
      Ống hút to tròn, đâm cái bụp
      Hạt đen dẻo quánh chạy lên nhanh
      Ít đường, nhiều đá, thêm phần thạch
      Tờ giấy dán ly, tên viết xanh

      Giọt nước đọng ngoài làm ướt giấy
      Hạt cuối nằm im dưới đáy ly
      Cái ống xoay quanh tìm từng hạt
      Rột rột nghe vang, có ngại gì

      Lớp kem mằn mặn phồng trên miệng
      Màu nâu màu trắng quyện vào nhau
      Một hớp vừa nhai vừa phải nuốt
      Viên đá leng keng chạm phía sau`,
  },
  {
    words: 'bánh_sinh_nhật thổi_nến bánh_kem bánh_gato nến_sinh_nhật cắt_bánh ngọn_nến',
    stanzas: `
      Đèn trong phòng tắt, diêm vừa quẹt
      Mấy ngọn lung linh đứng thành hàng
      Hai má phồng lên, hơi thổi mạnh
      Khói bay một sợi, tiếng cười vang

      Chữ kem nắn nót, hơi xiêu vẹo
      Dâu đỏ nằm trên, sữa trắng bông
      Con dao nhựa nhỏ, đĩa giấy mỏng
      Vệt kem trên mũi, má thì hồng

      Cái hộp vuông to, buộc nơ đỏ
      Nến cháy ngắn dần, sáp chảy quanh
      Bài ca hát lệch từ câu mở
      Miếng có bông hồng, hết rất nhanh`,
  },
  {
    words: 'làm_bánh nướng_bánh bánh_quy bánh_bông_lan tiệm_bánh thợ_bánh bánh_flan bánh_ngọt lò_nướng lò_bánh',
    stanzas: `
      Ba quả trứng gà đập vào bát
      Bột rây mịn xuống, trắng như mây
      Cái phới quay tròn, kem đứng chóp
      Vệt bơ còn dính đâu quanh đây

      Đèn lò vàng ấm, khay vừa lọt
      Bánh nở từ từ, mặt rám nâu
      Que tre xăm thử, rút ra sạch
      Mùi bơ, mùi sữa tỏa thật lâu

      Vết bột còn vương trên mũi áo
      Chuông lò vừa điểm một tiếng ngân
      Cái rìa cháy xém là ngon nhất
      Vụn rơi lấm tấm ở cạnh chân`,
  },
  {
    words: 'lẩu nồi_lẩu ăn_lẩu lẩu_thái lẩu_mắm lẩu_cá',
    stanzas: `
      Bếp ga con con đặt giữa bàn
      Nước sôi lục bục, khói mù bay
      Rau vừa nhúng xuống, vừa chín tới
      Vị chua vị ngọt lẫn vị cay

      Đĩa nấm, đĩa tôm, đĩa bò thái
      Mớ rau ngồn ngộn lá còn tươi
      Đũa nào gắp trúng viên cá béo
      Mặt đỏ bừng lên, miệng vẫn cười

      Vắt mì trụng cuối, nước đã sánh
      Mặt người nào cũng đỏ hồng hồng
      Cái vá chuyền tay, mồ hôi rịn
      Nồi đầy vun ngọn, thoáng đã không`,
  },
  {
    words: 'nướng_thịt thịt_nướng đồ_nướng than_hoa bếp_nướng bbq nướng_cá nướng_ngô bắp_nướng ngô_nướng tiệc_nướng',
    stanzas: `
      Than hồng đỏ rực, tàn lách tách
      Quạt nan phe phẩy, khói vòng vèo
      Mỡ rơi một giọt, lửa bùng nhẹ
      Cái vỉ gang đen, tiếng mỡ reo

      Sả băm, tỏi ớt, thìa mật ngọt
      Mặt cháy cạnh vàng, trở đều tay
      Chén muối chanh ớt bày bên cạnh
      Khói chọn đúng người mà cứ bay

      Que xiên xếp lớp trên vỉ sắt
      Lá lốt cuộn tròn, mỡ bóng trơn
      Cắn miếng đầu tiên, phù phù thổi
      Cái cháy cạnh rìa lại ngon hơn`,
  },
  {
    words: 'uống_bia bia_hơi nhậu uống_rượu cụng_ly quán_bia chai_bia lon_bia nấu_rượu',
    stanzas: `
      Cốc cụng vào nhau nghe rổn rảng
      Lạc rang một đĩa, nem một bên
      Một hai ba dô, trăm phần trăm hết
      Bọt trắng trào ly, lại rót lên

      Viên đá to đùng trong ly cối
      Khô mực xé nhỏ, chấm tương cay
      Chuyện cũ kể lại thêm lần nữa
      Cái ghế nhựa xanh hơi lung lay

      Vỉa hè kê sát năm bàn thấp
      Đĩa đậu chiên giòn, mắm tôm thơm
      Ly này chưa cạn, ly sau rót
      Vỏ lạc rơi đầy như ổ rơm`,
  },
  {
    words: 'xôi nấu_xôi bán_xôi xôi_gấc gói_xôi hàng_xôi đồ_xôi',
    stanzas: `
      Nếp ngâm một chậu, căng từng hạt
      Chõ đồ nghi ngút, hơi trắng bay
      Lá chuối lau khô, xé từng mảnh
      Gói vuông nho nhỏ, ấm lòng tay

      Hành phi vàng rụm, ruốc tơi xốp
      Đậu xanh nắm chặt, thái lia lia
      Đũa cả đánh tơi, hơi nghi ngút
      Còn vương mấy hạt ở quanh thìa

      Cái thúng tròn to ủ chăn bông
      Hé ra nghi ngút, nếp thơm lừng
      Muối vừng một nhúm gói trong lá
      Dẻo quánh đầu tay, bụng ấm bừng`,
  },
  {
    words: 'trái_cây hoa_quả sầu_riêng xoài dưa_hấu bưởi chôm_chôm măng_cụt vải_thiều bóc_cam gọt_cam',
    stanzas: `
      Con dao gọt xoay, vỏ dài một sợi
      Múi bày quanh đĩa, giống bông hoa
      Chén muối ớt đỏ, chua chua mặn
      Nước ngọt theo tay chảy ướt nhòa

      Cái rổ tre đầy, mùi chín tới
      Quả còn cuống lá, vỏ hây hây
      Cắt ra nước ngọt tràn mặt thớt
      Hạt nằm một góc, vỏ thì đầy

      Nilon lót sẵn trên mặt chiếu
      Miếng to bên ấy, bé bên này
      Ăn xong mùi vẫn còn trong bếp
      Rửa nước chanh rồi, vẫn ở tay`,
  },
  {
    words:
      'đi_chợ phiên_chợ ngoài_chợ chợ_nổi chợ_quê chợ_đêm sạp_hàng tiểu_thương gánh_hàng bán_rau bán_cá bán_thịt đi_chợ_sớm',
    stanzas: `
      Cái làn nhựa đỏ, cân xoay kim
      Mớ rau còn ướt, cá còn tươi
      Trả lên trả xuống dăm ba tiếng
      Thêm nhành hành nữa, kèm nụ cười

      Tiếng rao chen lẫn tiếng dao chặt
      Cua bò lạo xạo ở trong thau
      Lối đi lép nhép, dép lẹp xẹp
      Tôm nhảy tanh tách, rổ kề nhau

      Đồng tiền lẻ vuốt thẳng từng nếp
      Bó rau buộc lạt, quả cân treo
      Cái nón nghiêng nghiêng che sạp nhỏ
      Túi xách hai bên nặng trĩu theo`,
  },
]
