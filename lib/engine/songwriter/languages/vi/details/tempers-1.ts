import type { Details } from '../../stanzas.ts'

/** Tempers, mischief, hearths, sweets, work far away. */
export const tempers1: readonly Details[] = [
  {
    words:
      'nghiêm_khắc hay_la hay_mắng hay_rầy la_rầy cằn_nhằn càu_nhàu khó_tính nóng_tính hay_càm_ràm càm_ràm nói_nhiều',
    stanzas: `
      La một hồi rồi dọn cơm lên nhé
      Gắp cho miếng ngon, mặt vẫn nhăn nhăn
      Ai nghe cũng sợ, ở lâu mới biết
      Trong bụng mềm như miếng bánh ít nhân

      Nói trước nói sau, nói đi nói lại
      Áo ấm mang chưa, mũ đội hay chưa
      Nghe hoài nghe mãi thành ra quen nhịp
      Hôm nào im ắng lại thấy như thừa`,
    later: `
      Giờ đi xa rồi, không ai rầy nữa
      Áo mỏng ra đường, tự biết mà lo
      Mới hay bao tiếng cằn nhằn hôm ấy
      Là bao nhiêu chiếc áo ấm đem cho`,
    hook: `
      Rầy thì cứ rầy, thương thì cứ thương
      Mắng từ trong bếp ra tới ngoài đường

      Cằn nhằn một chút, nghiêm khắc một đời
      Nghe mắng mà thấy ấm cả lòng thôi`,
  },
  {
    words: 'gọi_dậy đánh_thức kêu_dậy gọi_mình_dậy gọi_con_dậy gọi_tôi_dậy gọi_em_dậy',
    stanzas: `
      Chuông báo chưa reo đã nghe tiếng gọi
      Một tiếng thì nhẹ, ba tiếng thì to
      Chui vào chăn trốn cũng không thoát được
      Mở một con mắt, ngáp dài co ro

      Nắng chưa tới cửa, người đã bên gối
      Kéo nhẹ góc chăn, khều nhẹ bàn chân
      Thêm năm phút nữa, năm phút, năm phút
      Rồi cũng phải dậy, nắng ở ngoài sân`,
    later: `
      Bây giờ báo thức bằng cái máy nhỏ
      Reo đúng từng giây mà chẳng ấm đâu
      Nhớ người đánh thức mỗi hôm trời sáng
      Có bữa tự dậy, ngồi ngó thật lâu`,
    hook: `
      Dậy đi dậy đi, trời sáng kia rồi
      Gọi thêm tiếng nữa rồi dậy mà thôi

      Đánh thức một lần, ngủ nướng một lần
      Nắng lên tới gối, nắng xuống tới chân`,
  },
  {
    words: 'ăn_vụng ăn_trộm bốc_trộm lấy_trộm ăn_lén trộm_cá ăn_vụng_cá',
    stanzas: `
      Nắp vung còn đậy mà đĩa vơi nửa
      Dấu chân bé xíu in ở đằng sau
      Hỏi thì nhìn trời, râu còn dính mỡ
      Nghi ai thì nghi, chẳng phải mình đâu

      Quay lưng một chút, đĩa đã vơi đi
      Mặt thì ngây thơ, miệng thì nhai vội
      Bắt được tại trận thì cười một cái
      Bao nhiêu cơn giận cũng thành tha tội`,
    later: `
      Thôi thì từ đó để phần một đĩa
      Cất ở tầng thấp, nắp đậy hờ thôi
      Ăn vụng mới ngon, ai mà không biết
      Miễn là còn thấy cái mặt tươi cười`,
    hook: `
      Ăn vụng miếng nào, ngon lắm đúng không
      Ăn vụng xong rồi mặt tỉnh như không

      Ai ăn vụng đó, khai mau ra nào
      Miếng to trên đĩa chạy đi đằng nào`,
  },
  {
    words:
      'rượt_đuổi bắt_chuột bắt_gián đuổi_mèo đuổi_gà đuổi_chuột rượt_mèo rượt_gà cắn_người_lạ canh_nhà giữ_nhà trông_nhà sủa',
    stanzas: `
      Một bóng vụt qua, một bóng rượt tới
      Cái xô lăn vòng, cái ghế đổ ngang
      Đuổi thì đuổi vậy, không ai bắt được
      Về nằm thở dốc, lưỡi thè nghênh ngang

      Ai qua trước cổng cũng nghe một tiếng
      Báo cho cả nhà có khách tới rồi
      Người quen thì thôi, vẫy đuôi một chập
      Người lạ thì đứng ngoài đó mà mời`,
    later: `
      Đêm hôm khuya khoắt cả nhà yên giấc
      Có đôi tai dựng canh gió ngoài hiên
      Trông nhà chẳng lấy đồng công nào cả
      Chỉ lấy cái xoa đầu, thế là yên`,
    hook: `
      Canh nhà thật giỏi, tai dựng lên rồi
      Trông nhà như thế, thưởng miếng xương thôi

      Rượt đuổi một vòng, quay lại một vòng
      Đuổi cho vui vậy, có bắt được không`,
  },
  {
    words:
      'bếp_than bếp_củi nhóm_bếp nhóm_lửa thổi_lửa bếp_lửa nồi_khoai luộc_khoai nướng_khoai khoai_lang khoai_nướng',
    stanzas: `
      Que củi cháy dần, tàn bay lên mái
      Khói cay con mắt, vẫn ngồi sát bên
      Vùi trong tro ấm mấy củ con con
      Chờ cho chín tới, bới mà ăn liền

      Lửa reo tí tách, mặt ai cũng đỏ
      Hai bàn tay lạnh hơ ấm một hồi
      Chuyện xưa kể mãi không khi nào hết
      Củi tàn rồi vẫn chưa muốn rời ngồi`,
    later: `
      Bếp ga xanh lè, bật lên là cháy
      Tiện thì tiện thật, mà chẳng có mùi
      Thèm một bếp lửa cay nhòe con mắt
      Có người ngồi thổi, tóc bám tro vùi`,
    hook: `
      Bếp lửa bập bùng, sát lại mà ngồi
      Bếp hồng ấm tay, khoai vừa chín tới

      Nhóm bếp lên rồi, lửa ấm gian nhà
      Khoai lang vùi bếp, thơm tới đường xa`,
  },
  {
    words: 'hay_khóc mít_ướt dễ_khóc khóc_nhè nước_mắt',
    stanzas: `
      Mắt thì đỏ hoe, miệng bảo bụi bay
      Hôm nay trong nhà bụi nhiều quá thôi
      Chìa cho cái khăn thì cười một cái
      Cười xong nước mắt lại rớt xuống rồi

      Phim chưa tới đoạn buồn đã sụt sịt
      Cả nhà nhìn nhau rồi ngó sang ngang
      Trái tim ai mỏng thì thương ai cũng
      Thương thêm một chút, có mất chi vàng`,
    later: `
      Đời ai mà chẳng có khi muốn khóc
      Khóc xong rồi rửa mặt, bước ra sân
      Nắng lên vẫn thế, cây xanh vẫn thế
      Giọt nước mắt kia tưới mát lòng dần`,
    hook: `
      Khóc đi một chút, khóc xong lại cười
      Nước mắt lau rồi, mắt sáng thêm tươi

      Khóc thì cứ khóc, có sao đâu nào
      Khóc xong ngẩng mặt, thấy cả trời cao`,
  },
  {
    words: 'kẹo viên_kẹo có_kẹo cho_kẹo túi_kẹo kẹo_lạc kẹo_dừa kẹo_mút thanh_kẹo',
    stanzas: `
      Thò tay vào túi nghe kêu sột soạt
      Đứa nào đứng gần mắt cũng sáng lên
      Mỗi đứa một viên, chia đều không thiếu
      Đứa khóc thì thêm viên nữa mà quên

      Vỏ kẹo xanh đỏ vuốt phẳng làm thuyền
      Thả xuống vũng nước trước hiên nhà thôi
      Ngọt tan trên lưỡi mà còn nhớ mãi
      Nhớ bàn tay ấm đặt lên tay người`,
    later: `
      Giờ mua cả bịch, ăn hoài không hết
      Mà chẳng viên nào ngọt tới ngày xưa
      Viên kẹo hôm ấy nằm trong túi áo
      Có hơi ấm của người đi dưới mưa`,
    hook: `
      Viên kẹo bé xíu, ngọt suốt một đời
      Túi kẹo lạo xạo, đứa nào cũng cười

      Cho viên kẹo nhỏ, nhớ mãi tới già
      Kẹo tan trên lưỡi, thương ở trong ta`,
  },
  {
    words:
      'đi_làm_xa làm_xa làm_ăn_xa đi_công_tác công_tác_xa cuối_tuần_mới_về ở_nước_ngoài làm_bên_nhật xuất_khẩu_lao_động',
    stanzas: `
      Cuối tuần nghe tiếng xe ngoài đầu ngõ
      Cả nhà chạy ra, quên dép quên giày
      Áo còn mùi bụi, tay còn gói bánh
      Ôm nhau một cái, ấm hết đường dài

      Nơi kia cơm bụi, nhà kia mâm cỗ
      Để dành một chỗ, để sẵn cái ly
      Gọi nhau mỗi tối, hỏi câu cũ rích
      Ăn cơm hay chưa, có lạnh không đi`,
    later: `
      Đường xa mấy nữa rồi cũng có bữa
      Tháo giày ngồi xuống, kể chuyện phương xa
      Đi làm xa mấy cũng vì một chuyện
      Để có ngày về ấm một mái nhà`,
    hook: `
      Làm xa nhớ về, đường dài nhớ nhau
      Cuối tuần xe tới, chạy ra thật mau

      Công tác đường xa, lòng ở bên nhà
      Đi làm mỗi ngày, mong ngày về nhà`,
  },
  {
    words: 'đạp_chăn đá_chăn tung_chăn ngủ_lăn lăn_lóc ngủ_quậy đắp_chăn giành_chăn',
    stanzas: `
      Vừa đắp xong thì chân đã lòi ra
      Đắp thêm lần nữa, lại tung ra liền
      Nửa đêm tỉnh dậy nằm ngang một góc
      Cái gối một nơi, người ngủ một miền

      Chăn thì dưới đất, chân thì trên gối
      Vậy mà ngủ ngon, môi cứ mỉm cười
      Có người nửa đêm thức lên mấy bận
      Kéo chăn lên ấm ngang bờ vai thôi`,
    later: `
      Đêm nào cũng thế, chăn rơi chăn đắp
      Chẳng ai đếm được đã mấy trăm lần
      Sáng ra tỉnh giấc thấy mình ấm áp
      Đâu biết ai dậy đắp chăn âm thầm`,
    hook: `
      Đạp chăn ra nhé, lại đắp lên thôi
      Chăn ấm ngang vai, ngủ giấc say rồi

      Đắp chăn lên nào, ngủ giấc thật ngoan
      Đắp cho thật ấm tới lúc trời sang`,
  },
  {
    words: 'tiếng_mưa nghe_mưa mưa_đêm nghe_tiếng_mưa',
    stanzas: `
      Lộp độp trên mái như ai kể chuyện
      Câu trước chưa dứt, câu sau tới rồi
      Nằm trong chăn ấm nghe hoài không chán
      Mắt díp lại dần theo giọt mưa rơi

      Ngoài sân lá chuối gõ từng nhịp nhỏ
      Ngọn đèn trong bếp cũng dịu đi dần
      Mưa ru cái ngõ, mưa ru cái mái
      Ru luôn ai đó nằm duỗi đôi chân`,
    later: `
      Sáng ra mưa tạnh, sân đầy lá mới
      Giọt cuối còn đọng ở mép hiên nhà
      Đêm nào trời lại rì rào tiếng mưa
      Lại thấy mình nằm trong chăn ngày qua`,
    hook: `
      Tiếng mưa rơi khẽ, khẽ ngoài hiên nhà
      Nghe mưa mà ngủ, giấc ngủ hiền hòa

      Mưa đêm tí tách, tiếng mưa dịu dàng
      Nghe tiếng mưa rơi, đêm trôi nhẹ nhàng`,
  },
  {
    words: 'nuôi_ăn_học ăn_học cho_đi_học bán_bò bán_đất bán_heo bán_trâu bán_ruộng lo_cho_ăn_học đóng_học_phí học_phí',
    stanzas: `
      Sáng ấy dắt ra, chiều về tay trống
      Chuồng sau nhà vắng, chẳng ai nói chi
      Tiền xếp ngay ngắn trong bao giấy gói
      Dúi vào tay nhỏ: cầm lấy mà đi

      Người ở lại nhà thêm mùa tiết kiệm
      Cơm thì độn bớt, áo vá đôi phần
      Gọi điện lên chỉ hỏi: đủ ăn không
      Chẳng kể chuyện nhà, chuyện khó, chuyện cân`,
    later: `
      Bây giờ nhìn lại tấm bằng trên vách
      Thấy trong khung kính mấy mùa nắng mưa
      Thấy lưng ai cúi, tay ai chai sạn
      Nuôi ăn học đó, đền mấy cho vừa`,
    hook: `
      Nuôi cho ăn học, bán cả mùa màng
      Ơn kia như núi, nghĩa kia đá vàng

      Học phí từng đồng, mồ hôi từng giọt
      Ăn học nên người, lòng luôn nhớ trước`,
  },
  {
    words: 'nhại_giọng nhại nói_nhại tập_nói học_nói bắt_chước nói_leo nhái_giọng chửi_bậy',
    stanzas: `
      Khách vừa vào cửa đã nghe tiếng gọi
      Ngó quanh trong nhà chẳng thấy một ai
      Hóa ra trên cao có người đang nói
      Giọng ai giống hệt, chẳng lẫn chẳng sai

      Hôm qua lỡ nói một câu trong bếp
      Hôm nay cả xóm nghe hết cả rồi
      Giấu làm sao được khi nhà có kẻ
      Học đâu nói đó, nói suốt không thôi`,
    later: `
      Có hôm im lặng cả nhà lo lắng
      Chạy lại hỏi thăm, nó ngó nó cười
      Rồi nhại một câu đúng y giọng nói
      Cả nhà ôm bụng, chẳng ai giận người`,
    hook: `
      Nhại y như thật, giống chẳng sai đâu
      Nhại xong còn hỏi: tui nói ra sao

      Học nói một câu, cả xóm nghe rồi
      Bắt chước giọng ai, giống quá đi thôi`,
  },
]
