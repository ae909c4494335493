import type { Details } from '../../stanzas.ts'

/** Cooking, sweets, drinks in company and the market. */
export const food2: readonly Details[] = [
  {
    words:
      'nấu_ăn nấu_nướng vào_bếp căn_bếp nhà_bếp đầu_bếp bếp_trưởng nấu_món xào_nấu nấu_bữa đứng_bếp nấu_ngon nấu_đồ_ăn món_ngon',
    stanzas: `
      Tạp dề buộc vội, hành phi thơm
      Cái chảo reo lên gọi cả nhà
      Nêm một chút thôi, nếm rồi gật
      Bưng đĩa còn nghi ngút khói ra

      Trong bếp lách cách từ chiều sớm
      Mùi thơm đi trước tới tận phòng
      Chẳng ai phải gọi, ai cũng tới
      Ngồi vào bàn ăn hết sạch trong`,
    later: `
      Bếp nhỏ mà nuôi bao người lớn
      Đứng bếp bao năm, đếm sao xong
      Đi đâu ăn món gì cũng nhớ
      Món nấu ở nhà đậm hơn lòng`,
    hook: `
      Nấu món gì đây mà thơm thế này
      Nấu xong một bữa, ngon nhớ cả ngày

      Vào bếp một chút, thơm tới đầu ngõ
      Bếp nhà còn ấm, món ăn còn đó`,
  },
  {
    words: 'nấu_chè bán_chè ăn_chè ly_chè chè_đậu chè_bưởi chè_chuối chè_thái gánh_chè tàu_hũ tào_phớ sương_sáo',
    stanzas: `
      Nồi đậu bung mềm, nước cốt béo
      Múc đầy một chén ấm trong tay
      Mùi lá dứa thơm bay khắp ngõ
      Ăn xong một chén mát cả ngày

      Cái thìa vét mãi dưới đáy chén
      Còn chút ngọt thôi cũng chẳng chừa
      Ăn xong còn muốn ăn thêm nữa
      Người múc cười hiền: đã đủ chưa`,
    later: `
      Ăn chè một chén còn thơm mãi
      Ngọt còn nguyên đó ở đầu môi
      Mỗi lần trưa nắng nghe ai gọi
      Lại thấy mình như thuở lên mười`,
    hook: `
      Chè ngọt chè thơm, múc một chén đầy
      Ăn xong chén chè, mát cả người ngay

      Chè đậu chè chuối, ngọt tới đầu môi
      Ai rao chè đó, cho một ly thôi`,
  },
  {
    words: 'trà_sữa trân_châu',
    stanzas: `
      Ống hút đâm xuống nghe cái bụp
      Hạt đen chạy lên, nhai vui tai
      Ly này vừa hết còn đang tiếc
      Tay đã bấm đặt thêm ly hai

      Ít đường, nhiều đá, thêm trân châu
      Đứa nào khao đó, đứa ấy oai
      Hút tới đáy ly kêu rột rột
      Vẫn nghiêng vẫn lắc, ngó hoài hoài`,
    later: `
      Ly trà sữa cũ chia hai ống
      Hai cái đầu chụm lại một bên
      Sau này có uống bao ly nữa
      Ngọt nhất là ly đó chẳng quên`,
    hook: `
      Trà sữa một ly, trân châu thật đầy
      Ai khao trà sữa, thương nhất hôm nay

      Uống ly trà sữa, vui cả buổi chiều
      Thêm phần trân châu, ngọt biết bao nhiêu`,
  },
  {
    words: 'bánh_sinh_nhật thổi_nến bánh_kem bánh_gato nến_sinh_nhật cắt_bánh ngọn_nến',
    stanzas: `
      Đèn vừa tắt hết, nến vừa thắp
      Mấy ngọn lung linh đứng sát nhau
      Nhắm mắt ước thầm một điều nhỏ
      Thổi phù một cái, khói lên mau

      Chữ trên mặt bánh hơi xiêu vẹo
      Mà nhìn là biết mấy nhớ mong
      Kem quệt chút xíu lên đầu mũi
      Cả nhà cười rộn hết căn phòng`,
    later: `
      Ngọn nến tắt rồi, chia miếng nhỏ
      Ngọt còn ở lại giữa đêm khuya
      Mỗi năm thêm một ngọn nến nữa
      Là thêm một tuổi, bánh thêm chia`,
    hook: `
      Thổi nến đi nào, ước điều thật vui
      Nến tắt rồi đó, ai cũng mỉm cười

      Bánh thơm ngọt, ngọn nến lung linh
      Cắt bánh chia phần cho cả nhà mình`,
  },
  {
    words: 'làm_bánh nướng_bánh bánh_quy bánh_bông_lan tiệm_bánh thợ_bánh bánh_flan bánh_ngọt lò_nướng lò_bánh',
    stanzas: `
      Bột rây trắng xóa trên đầu mũi
      Trứng đánh bông lên, bếp ấm giòn
      Mẻ đầu cháy cạnh, ai ăn trước
      Bảo rằng cháy cạnh mới thơm ngon

      Lò vừa báo chín, mùi bơ tỏa
      Cả nhà bỏ dở việc, bước gần
      Đứng quanh cái khay chờ bánh nguội
      Chưa nguội đã còn lại mấy phần`,
    later: `
      Chiếc khuôn móp cạnh còn trong tủ
      Công thức viết tay đã ố vàng
      Mỗi lần nướng bánh, lò bật ấm
      Căn nhà lại ấm tiếng cười vang`,
    hook: `
      Bánh vừa ra lò, thơm khắp gian nhà
      Nướng thêm mẻ bánh, mời cả người xa

      Làm bánh một mẻ, bột dính đầy tay
      Bánh chưa kịp nguội đã hết trên khay`,
  },
  {
    words: 'lẩu nồi_lẩu ăn_lẩu lẩu_thái lẩu_mắm lẩu_cá',
    stanzas: `
      Nồi nước sôi lên, khói mù mịt
      Đũa nào cũng vội, gắp lia lia
      Rau vừa nhúng xuống là vừa chín
      Kính đeo mờ hết, chẳng thấy kia

      Trời mưa ngoài cửa, trong nhà ấm
      Ngồi sát vào nhau quanh một nồi
      Ai gắp được viên cá thì nhường
      Cay chảy nước mắt vẫn còn cười`,
    later: `
      Nồi cạn, bếp tắt, còn câu chuyện
      Mồ hôi trên trán, bụng thì no
      Hôm nào trời lạnh lại rủ nữa
      Một nồi lẩu nhỏ, hết buồn lo`,
    hook: `
      Nồi lẩu sôi rồi, gắp lẹ đi thôi
      Ăn lẩu hôm nay, cay tới mồ hôi

      Lẩu nóng giữa bàn, bạn bè chung quanh
      Nhúng rau vào lẩu, ai gắp thì nhanh`,
  },
  {
    words: 'nướng_thịt thịt_nướng đồ_nướng than_hoa bếp_nướng bbq nướng_cá nướng_ngô bắp_nướng ngô_nướng tiệc_nướng',
    stanzas: `
      Than hồng đỏ rực, khói bay ngược
      Người quạt thì ho, kẻ thì cười
      Cái nào cháy cạnh là ngon nhất
      Vừa thổi vừa ăn, nóng phồng môi

      Mỡ rơi lách tách trên than đỏ
      Mùi thơm qua tới tận nhà bên
      Nhà bên ló đầu qua hàng giậu
      Thế là ghế nữa được kê thêm`,
    later: `
      Than tàn còn ấm, sao đã mọc
      Ai đó vùi thêm củ khoai lang
      Khói bám vào áo ba ngày chẳng hết
      Nhớ bữa thịt nướng, nhớ xóm làng`,
    hook: `
      Nướng lên cho thơm, khói bay bốn bề
      Ăn miếng thịt nướng, chẳng ai muốn về

      Bếp nướng đỏ than, quạt tay thật đều
      Nướng thêm miếng nữa, ăn được bao nhiêu`,
  },
  {
    words: 'uống_bia bia_hơi nhậu uống_rượu cụng_ly quán_bia chai_bia lon_bia nấu_rượu',
    stanzas: `
      Ly chạm vào nhau nghe một tiếng
      Câu chuyện cũ rích lại đem ra
      Kể tới chỗ hay thì ngừng lại
      Đợi cho đông đủ mới cười xòa

      Ghế nhựa vỉa hè kê sát lại
      Một đĩa lạc rang, một đĩa nem
      Chẳng bàn chuyện lớn, bàn chuyện nhỏ
      Trời khuya mà chẳng có ai xem`,
    later: `
      Tiệc nào rồi cũng tới lúc tan
      Ly cạn, ghế trống, đèn cũng tắt
      Đường về mới nhớ nhà còn đó
      Có ngọn đèn khuya vẫn sáng vàng`,
    hook: `
      Một hai ba dô, nâng ly bia lên
      Uống ly này cạn, bạn bè đừng quên

      Nhậu vui một bữa, cụng ly một lần
      Uống chén rượu ấm, xa cũng hóa gần`,
  },
  {
    words: 'xôi nấu_xôi bán_xôi xôi_gấc gói_xôi hàng_xôi đồ_xôi',
    stanzas: `
      Chõ vừa mở nắp, hơi bay trắng
      Mùi nếp mùi lá gọi người qua
      Gói vuông bé nhỏ trong lá chuối
      Cầm đi trên đường ấm tận nhà

      Sáng nào góc phố cũng ngồi đó
      Cái thúng ủ chăn, tiếng mời chào
      Học trò, công nhân ai cũng ghé
      Mỗi người một gói, bụng no nao`,
    later: `
      Lớn lên đi qua bao hàng quán
      Vẫn tìm gói lá buộc dây rơm
      Miếng xôi dẻo ngọt ngày thơ ấy
      Còn ấm trong tay, còn ngát thơm`,
    hook: `
      Gói xôi còn ấm, cầm ở trên tay
      Xôi thơm mùi nếp, no suốt cả ngày

      Xôi gấc xôi đậu, dẻo ngọt thơm tho
      Ăn xong gói xôi, bước đi thật no`,
  },
  {
    words:
      'trái_cây hoa_quả sầu_riêng xoài dưa_hấu bưởi chôm_chôm măng_cụt vải_thiều bóc_cam gọt_cam ổi cây_xoài cây_mít cây_khế cây_ổi hái_xoài hái_trộm',
    stanzas: `
      Gọt ra một đĩa đầy trên chiếu
      Ngọt chảy theo tay, chẳng kịp lau
      Miếng to nhường bạn, miếng con giữ
      Hột để ươm thành cây mai sau

      Trèo lên một nhánh vừa tầm với
      Trái chín rơi trong vạt áo rồi
      Chua chua chấm muối nhăn cả mặt
      Mà ăn không dứt, cứ xin thôi`,
    later: `
      Cái cây vẫn đứng nơi vườn ấy
      Mùa nào trái nấy, đợi người qua
      Trái cây một rổ, bưng đĩa muối
      Là cả ngày xưa kéo về nhà`,
    hook: `
      Trái cây đầu mùa, ngọt lịm trên môi
      Chấm thêm chút muối, ăn hoài không thôi

      Xoài chua ổi giòn, hái ở trên cây
      Bưởi thơm sầu riêng, ăn vui cả ngày`,
  },
  {
    words: 'bán_rau bán_cá bán_thịt sạp_hàng sạp_rau tiểu_thương gánh_hàng bán_ở_chợ bán_ngoài_chợ ngồi_chợ',
    stanzas: `
      Phố còn đang ngủ, gánh đã ra đường
      Rau còn ướt nước, lá còn đọng sương
      Trải tấm ni lông, bày từng mớ nhỏ
      Mời câu thật ngọt, cân rất rộng thường

      Nắng lên tới đỉnh, nón che một bóng
      Mưa xuống bất ngờ, kéo tấm bạt che
      Bán hết mớ cuối, đếm tờ bạc lẻ
      Mua thêm miếng thịt, xách giỏ ra về`,
    later: `
      Từng đồng bạc lẻ, từng mùa mưa nắng
      Gom lại thành cơm, thành sách, thành đèn
      Ai từng lớn lên nhờ đôi gánh ấy
      Đi đâu cũng nhớ, chẳng dám nào quên`,
    hook: `
      Gánh hàng sớm mai, bán tới xế chiều
      Sạp hàng nho nhỏ, nuôi biết bao nhiêu

      Bán rau bán cá, nắng sớm mưa chiều
      Bán từng đồng lẻ, gánh cả thương yêu`,
  },
  {
    words: 'đi_chợ phiên_chợ ngoài_chợ chợ_nổi chợ_quê chợ_đêm đi_chợ_sớm',
    stanzas: `
      Tinh mơ xách giỏ ra đầu ngõ
      Mặc cả dăm câu rồi mới mua
      Bà bán bỏ thêm nhành hành lá
      Cười bảo: bớt rồi, khỏi phải thưa

      Rau còn ướt sương, cá còn quẫy
      Chợ họp ồn lên một góc trời
      Đi mua bó rau mà đứng mãi
      Hỏi thăm hết xóm mới về thôi`,
    later: `
      Giỏ về đặt xuống bên thềm cửa
      Lúc nào cũng có chút quà con
      Cái bánh gói lá, thanh kẹo lạc
      Nhớ phiên chợ sớm, ngọt vẫn còn`,
    hook: `
      Đi chợ sớm mai, xách giỏ thật đầy
      Chợ đông chợ vui, mua bán luôn tay

      Phiên chợ ồn ào, rau cá tươi xanh
      Gánh hàng bán sớm, hết rồi về nhanh`,
  },
  {
    words: 'nấu_cháo bán_cháo nồi_cháo bát_cháo tô_cháo ăn_cháo chén_cháo cháo',
    stanzas: `
      Lửa nhỏ riu riu, gạo vừa nở
      Hành lá rắc lên, khói bay mềm
      Thổi ba hơi nhẹ cho bớt nóng
      Ăn vào một muỗng, ấm và êm

      Nhà có người đau là có bát
      Bưng lên tận chiếu, đỡ ngồi gần
      Ăn hết nửa tô là đã khỏe
      Thìa nào cũng có chữ ân cần`,
    later: `
      Lớn lên trời trở, người hơi sốt
      Lại thèm bát cháo hành ngày xưa
      Tự nấu một nồi ăn một mình
      Ngon thì ngon đó, mà như thừa`,
    hook: `
      Bát cháo còn nóng, thổi nhẹ mà ăn
      Ăn xong bát cháo, ấm tựa đắp chăn

      Nồi cháo thơm hành, sôi nhẹ riu riu
      Cháo thì một bát, thương thì bao nhiêu`,
  },
  {
    words: 'kem cây_kem que_kem ăn_kem bán_kem kem_chuối kem_ốc_quế',
    stanzas: `
      Leng keng chuông lắc từ đầu ngõ
      Trẻ con chân đất chạy ùa ra
      Liếm vội kẻo tan thành giọt nước
      Chảy xuống cùi tay, chảy khắp nhà

      Trưa nắng như nung mà mát lạnh
      Một cây chia với đứa bên mình
      Miếng cuối nhường nhau rồi rơi xuống
      Hai đứa ngồi cười nhìn lặng thinh`,
    later: `
      Lớn rồi mua được bao nhiêu thứ
      Mà cây kem cũ khó mua thay
      Vị ngọt mùa hè trên que gỗ
      Còn mát trên môi đến tận nay`,
    hook: `
      Leng keng leng keng, kem mát tới rồi
      Cây kem một miếng, ngọt lịm trên môi

      Ăn kem đi nào, kẻo kem tan mau
      Một cây kem nhỏ hai đứa chia nhau`,
  },
]
