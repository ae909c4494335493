import type { Details } from '../../stanzas.ts'

/** Pets' and children's ways, snacks, student years, trouble, hard work. */
export const habits1: readonly Details[] = [
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
]
