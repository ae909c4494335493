import type { Details } from '../../stanzas.ts'

/** Dishes, sweets and drinks. */
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
]
