import type { Details } from '../../stanzas.ts'

/** What wishes tell of besides: pets' and children's ways, snacks, student years, trouble, hard work, tempers. */
export const more1: readonly Details[] = [
  {
    words:
      'nằm_trên_bàn_phím ngủ_trên_bàn_phím nằm_lên_bàn_phím nằm_bàn_phím đi_trên_bàn_phím nằm_trên_laptop nằm_lên_laptop ngồi_trên_bàn_phím',
    stanzas: `
      Chỗ nào không nằm, nằm ngay chỗ đó
      Một hàng chữ g chạy suốt màn hình
      Nhấc lên đặt xuống chân giường ấm áp
      Một phút sau thôi lại thấy lù lù mình

      Thư gửi cho sếp toàn là chữ số
      Sếp hỏi mật mã, biết nói sao đây
      Phím nào cũng ấm, lông bay từng sợi
      Việc để ngày mai, ngồi ngắm hôm nay`,
    later: `
      Nằm trên bàn phím, lông vương còn đó
      Chùi hoài không hết, thôi để vậy thôi
      Có hôm bàn phím trống trơn một chỗ
      Tay gõ mà lòng cứ ngó chỗ ngồi`,
    hook: `
      Bàn phím ấm êm, nằm xuống một hồi
      Gõ chữ không được, ngồi ngắm vậy thôi

      Nằm trên bàn phím, mặt tỉnh như không
      Ai làm việc kệ, ngủ một giấc nồng`,
  },
  {
    words: 'máy_in kẹt_giấy máy_photo máy_fax hết_mực',
    stanzas: `
      Đèn đỏ nhấp nháy, kêu lên cành cạch
      Giấy vào thì phẳng, ra thì nhăn nheo
      Mở nắp, đóng nắp, vỗ nhẹ một cái
      Nó im một lúc rồi lại trèo leo

      Cần in gấp thì y như hết mực
      In chơi một tờ lại chạy vù vù
      Ai cũng đi ngang, ai cũng lắc đầu
      Nó nằm nhả giấy, mặt cứ lù lù`,
    later: `
      Người ta đổi hết bàn ghế, cái quạt
      Chỉ cái máy in vẫn đứng chỗ này
      Nó kẹt, nó kêu, nó lì như thế
      Mà thiếu nó thì buồn cả ngày`,
    hook: `
      Máy in lại kẹt, gõ ba cái nào
      Kẹt giấy nữa rồi, biết tính làm sao

      Kẹt giấy hôm qua, kẹt giấy hôm nay
      Máy in nhà mình kẹt suốt cả ngày`,
  },
  {
    words: 'khủng_long siêu_nhân công_chúa lego xếp_hình xe_đồ_chơi đồ_chơi robot xe_cứu_hỏa máy_bay_giấy',
    stanzas: `
      Sáng ra một hàng đứng ngay bậc cửa
      Con lớn dắt trước, con nhỏ theo sau
      Ai vô ý đạp một con dưới đất
      Kêu trời một tiếng, nhảy lên ôm chân đau

      Hỏi tên từng con thì kể vanh vách
      Dài ngoằng như thế mà nhớ không sai
      Ngủ cũng một con nắm trong tay nhỏ
      Gầm lên một tiếng rồi ngáp thật dài`,
    later: `
      Mai này khôn lớn cất vào thùng giấy
      Có con sứt đuôi nằm dưới gầm giường
      Người ta nhặt lên, phủi đi lớp bụi
      Gầm lên một tiếng khủng long, mà thương`,
    hook: `
      Khủng long gầm lên, cả nhà chạy quanh
      Gừ gừ một tiếng, trốn cho thật nhanh

      Đồ chơi một rổ, đổ ra đầy nhà
      Siêu nhân bay tới, công chúa bước ra`,
  },
  {
    words: 'hát_trong_nhà_tắm hát_khi_tắm tắm_hát đi_tắm trong_nhà_tắm tắm_rửa tắm_lâu',
    stanzas: `
      Vòi sen mở lớn làm thành ban nhạc
      Cục xà phòng trơn cầm đỡ làm mic
      Tường gạch vang lên như nhà hát lớn
      Khán giả ngoài cửa chờ mãi ngồi im

      Nước nóng gần hết, bài còn một đoạn
      Ai đó gõ cửa, kêu nhanh nhanh lên
      Bên trong đáp lại bằng câu điệp khúc
      Bọt bay lấp lánh, tiếng hát vang rền`,
    later: `
      Có hôm yên ắng, vòi không mở nước
      Cả nhà tự nhiên thấy thiếu điều gì
      Trong nhà tắm vắng, cục xà phòng ngủ
      Nhớ câu hát lạc điệu hôm nào ghê`,
    hook: `
      Hát trong nhà tắm, vang khắp nhà ta
      Tắm xong một bài, hát mới bước ra

      Tắm lâu thật lâu, hát hết ba bài
      Cả nhà đứng đợi xếp một hàng dài`,
  },
  {
    words: 'gãi_lưng xoa_lưng đấm_lưng bóp_vai xoa_bóp đấm_bóp nhổ_tóc_sâu nhổ_tóc_bạc bóp_chân xoa_đầu vuốt_tóc',
    stanzas: `
      Qua trái chút nữa, lên trên chút nữa
      Đúng ngay chỗ đó, mắt díp lại rồi
      Bàn tay chai cứng mà sao êm thế
      Chưa hết câu chuyện đã ngủ mất thôi

      Ngày dài mấy nữa cũng chờ lúc ấy
      Nằm xuống bên cạnh, chẳng nói điều gì
      Năm ngón tay đi như năm chú kiến
      Dắt cơn buồn ngủ nhẹ nhàng tới đi`,
    later: `
      Đi xa nằm lạ, lưng sao khó ngủ
      Xoay qua xoay lại, nhớ một bàn tay
      Xoa lưng mấy cái là bao nhiêu mệt
      Theo gió ngoài hiên nhè nhẹ mà bay`,
    hook: `
      Gãi lưng một chút, ngủ ngay đây mà
      Xoa lưng chút nữa, hết mệt đường xa

      Đấm lưng bóp vai, nhè nhẹ bàn tay
      Xoa đầu một cái, ngủ luôn tới ngày`,
  },
  {
    words:
      'ăn_ốc ăn_vặt bánh_tráng bánh_tráng_trộn ăn_hàng ăn_quà trà_đá_vỉa_hè quán_ốc cá_viên bắp_xào gỏi_khô_bò chè_khúc_bạch quà_vặt',
    stanzas: `
      Ghế nhựa con con kê sát vỉa hè
      Tay cầm cái tăm, miệng thì xuýt xoa
      Cay xé cả lưỡi, tay không ngừng lại
      Gọi thêm đĩa nữa, chưa muốn về nhà

      Nói là ăn thử một miếng thôi nhé
      Thử xong một miếng hết luôn nửa bàn
      Ai trả tiền thì hôm nay người ấy
      Được khen tới lúc quán nhỏ vừa tan`,
    later: `
      Đi ăn hàng lớn, ghế êm khăn trắng
      Vẫn nhớ góc phố, gió thổi bụi bay
      Quà vặt mấy đồng mà vui tới thế
      Ngọt từ câu chuyện, cay từ bàn tay`,
    hook: `
      Ăn vặt đi thôi, ngồi xuống vỉa hè
      Ăn hàng một đĩa, chẳng ai muốn về

      Bánh tráng chua cay, ốc xào thơm lừng
      Ăn thêm đĩa nữa rồi mới chịu ngừng`,
  },
  {
    words: 'sinh_viên thời_sinh_viên ký_túc_xá phòng_trọ ở_trọ ở_chung_phòng mì_gói ăn_mì_gói mì_tôm cuối_tháng',
    stanzas: `
      Gói mì cuối tháng bẻ làm mấy phần
      Thêm nhiều nước lã cho đầy cái tô
      Đứa nào có tiền thì đứa đó bao
      Chẳng ai nhớ nợ bao nhiêu bao giờ

      Một cái quạt nhỏ quay qua quay lại
      Tới lượt đứa nào đứa đó mát thôi
      Nóng quá không ngủ ra ngồi ngoài cửa
      Đàn hát tới lúc chủ trọ kêu trời`,
    later: `
      Giờ mỗi đứa một căn nhà rộng rãi
      Máy lạnh chạy êm, tô mì đủ tôm
      Mà sao chẳng bữa nào ngon hơn bữa
      Mì gói ngày xưa chia lúc nửa hôm`,
    hook: `
      Thời sinh viên đó, nghèo mà vui ghê
      Sinh viên phòng trọ, chẳng đứa nào về

      Mì gói một tô, hai đứa chia nhau
      Cuối tháng hết tiền, ta lại có nhau`,
  },
  {
    words: 'kẹt_xe tắc_đường tắc_xe kẹt_cứng đèn_đỏ_lâu',
    stanzas: `
      Nhích lên một bước, đứng im mười phút
      Còi kêu đằng trước, còi đáp đằng sau
      Người bên nhìn qua, mình nhìn lại họ
      Sáng nào cũng gặp, thành quen biết nhau

      Con kiến bên lề bò qua vượt mặt
      Ngoái lại nhìn mình, vẫy râu chào thôi
      Nắng lên tới đỉnh, áo thì ướt sũng
      Ước gì có cánh bay vút lên trời`,
    later: `
      Tới nơi thì trễ, ai cũng thông cảm
      Vì ai cũng vừa kẹt xe giống nhau
      Chiều về lại kẹt, lại gặp người cũ
      Gật đầu một cái: mai gặp nghe, chào`,
    hook: `
      Kẹt xe kẹt xe, nhích từng bánh xe
      Kẹt từ trong phố kẹt tới ngoài đê

      Tắc đường tắc đường, đứng ngắm hàng cây
      Xe nào cũng kẹt, mai lại ở đây`,
  },
  {
    words: 'mất_điện cúp_điện mất_mạng mất_wifi rớt_mạng mạng_yếu mất_nước cúp_nước mất_sóng',
    stanzas: `
      Cả xóm đồng thanh kêu lên một tiếng
      Rồi im phăng phắc, chỉ còn ve kêu
      Ai nấy bước ra, quạt nan phe phẩy
      Nhìn mặt nhau rõ hơn cả mọi chiều

      Cây nến thắp lên, bóng in trên vách
      Trẻ con làm thỏ, làm chó, làm chim
      Đang vui như thế thì đèn bật sáng
      Đứa nào cũng tiếc, ngồi đó lặng im`,
    later: `
      Từ hôm cúp điện mới quen hàng xóm
      Mới hay trên trời có lắm ngôi sao
      Bây giờ đèn sáng, ai về nhà nấy
      Lại mong một bữa cúp điện hôm nào`,
    hook: `
      Cúp điện rồi kia, ra ngõ mà chơi
      Mất điện một chút, thấy cả sao trời

      Mất mạng mất sóng, ngẩng mặt nhìn nhau
      Mất một hồi lâu, chuyện nói thật lâu`,
  },
  {
    words: 'hàng_xóm nhà_bên nhà_hàng_xóm',
    stanzas: `
      Bát canh còn nóng chuyền qua hàng giậu
      Cái bát trở về có mấy quả chanh
      Sang mượn chiếc thang, ngồi luôn một buổi
      Chuyện nhà chuyện cửa kể hết loanh quanh

      Nghe tiếng cổng mở là biết ai đó
      Vắng tiếng hai hôm đã chạy sang thăm
      Bà con thì xa, người bên thì sát
      Tối lửa tắt đèn gọi tiếng là nhằm`,
    later: `
      Rào thấp thôi nhé cho dễ chuyền bát
      Cổng khép hờ thôi cho dễ sang chơi
      Có hàng xóm tốt là nhà thêm ấm
      Đi xa thì gửi chìa khóa, gửi lời`,
    hook: `
      Hàng xóm kề bên, tối lửa có nhau
      Bát canh sang bát chanh về, thương nhau

      Hàng xóm ơi hàng xóm, sang chơi đi thôi
      Ngồi đây kể chuyện, hết buổi chưa nguôi`,
  },
  {
    words:
      'làm_lụng vất_vả cực_khổ bán_hàng_rong bán_rong gánh_gồng làm_thuê làm_mướn tảo_tần buôn_gánh_bán_bưng làm_ngày_làm_đêm làm_việc_khuya bán_vé_số nhặt_ve_chai',
    stanzas: `
      Vai áo bạc đi một bên nhiều hơn
      Bàn chân nứt nẻ qua mấy mùa khô
      Hỏi mệt hay không, chỉ cười khe khẽ
      Bảo rằng quen rồi, có gì mà lo

      Đi từ lúc phố còn chưa mở mắt
      Về khi đèn đường đã sáng từ lâu
      Trong túi lúc nào cũng phần viên kẹo
      Cho đứa nhỏ đợi ở phía bờ ao`,
    later: `
      Bao nhiêu vất vả giờ thành cơm áo
      Thành trang vở mới, thành bước chân xa
      Đi trên đường rộng mà lòng vẫn nhớ
      Đôi vai gầy gánh cả một mái nhà`,
    hook: `
      Một đời vất vả, một nụ cười hiền
      Làm lụng sớm tối mà chẳng than phiền

      Bán rong qua phố, nắng sớm mưa chiều
      Gánh gồng yêu thương, nặng biết bao nhiêu`,
  },
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
    words: 'tính_lương tính_toán kế_toán sổ_sách sổ_sách_rõ_ràng tính_tiền quyết_toán giữ_quỹ thủ_quỹ',
    stanzas: `
      Từng con số nhỏ xếp ngay từng cột
      Lệch một đồng thôi, tìm tới nửa đêm
      Tìm ra rồi mới cười lên một tiếng
      Ai cũng yên tâm, ngủ giấc thật êm

      Bút chì gài tóc, máy tính lách cách
      Mực xanh mực đỏ rõ ràng phân minh
      Cuối tháng ai nấy đều ra hỏi nhỏ
      Nhận xong phong bì, cười thật là xinh`,
    later: `
      Sổ cũ khép lại, con số đã đủ
      Còn một điều thôi chẳng tính ra đâu
      Bao nhiêu tử tế qua từng năm tháng
      Kế toán nào ghi cho hết một câu`,
    hook: `
      Tính toán phân minh, từng số từng dòng
      Tính mãi không ra được một tấm lòng

      Sổ sách rõ ràng, cộng trước trừ sau
      Kế toán như thế kiếm ở đâu đâu`,
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
