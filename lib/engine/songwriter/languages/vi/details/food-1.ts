import type { Details } from '../../stanzas.ts'

/** Kitchens, dishes and drinks. */
export const food1: readonly Details[] = [
  {
    words: 'phở nấu_phở tô_phở bát_phở',
    stanzas: `
      Nồi nước trong veo, lửa riu riu
      Hoa hồi, quế, gừng nướng thơm lừng
      Thịt thái mỏng tang, hành xanh biếc
      Khói lên ngang mặt, đũa ngập ngừng

      Cái nồi cao lớn, sôi lục bục
      Bọt vớt từng muôi, nước mới trong
      Miếng chanh, lát ớt, nhành rau húng
      Cái tô nghiêng hẳn, húp là xong

      Bánh tươi trắng muốt, chần nước nóng
      Một nhúm hành hoa rắc ở trên
      Đũa xếp ngay đầu, thìa gác cạnh
      Mùi thơm lọt vách, sang nhà bên`,
  },
  {
    words: 'bún bún_bò bún_riêu bún_chả bún_đậu hủ_tiếu mì_quảng bánh_canh',
    stanzas: `
      Rổ rau sống ướt, xanh một đống
      Tía tô, kinh giới, ngổ, ngò gai
      Chanh vắt nửa trái, thêm lát ớt
      Cọng nào theo đũa cũng thật dài

      Nước lèo đỏ óng màu điều mới
      Sả cây đập dập thả ba nhành
      Hành phi một nhúm, giòn trong miệng
      Bên tô một rổ rau tươi xanh

      Cái rá tre con, lá chuối lót
      Chén mắm pha chua, ớt cay cay
      Tiếng húp soàn soạt, không khách sáo
      Thơm còn bám lại ở đầu tay`,
  },
  {
    words: 'cơm nấu_cơm bữa_cơm mâm_cơm cơm_nhà cơm_tấm nồi_cơm thổi_cơm',
    stanzas: `
      Nắp vung hé mở, hơi ùa tới
      Lớp cháy vàng giòn sát đáy nồi
      Rau luộc một đĩa, cà một bát
      Chén xới vun vun, đũa so rồi

      Chiếc mâm tròn xoe đặt giữa chiếu
      Tôm rang mằn mặn, đĩa dưa giòn
      Chén mắm dầm ớt chung một chấm
      Miếng cuối nhường nhau, mãi vẫn còn

      Gạo vo hai nước, trắng như sữa
      Đốt tay đo mực, chẳng cần cân
      Nắp vung lạch cạch trên ngọn lửa
      Mùi gạo mới lan ra ngoài sân`,
  },
  {
    words: 'bánh_mì bánh_mỳ ổ_bánh_mì xe_bánh_mì lò_bánh_mì',
    stanzas: `
      Vỏ vàng bẻ ra nghe rôm rốp
      Ngò rí, dưa chua, ớt một hàng
      Pa tê quệt mỏng, bơ quệt đậm
      Vụn rơi đầy áo, trắng lẫn vàng

      Tờ báo cũ cuốn quanh nửa ổ
      Sợi thun buộc lại, ấm trong tay
      Miếng cắn đầu tiên nghe răng rắc
      Ruột trắng còn hơi nóng bay bay

      Lò than đỏ rực, thơm góc phố
      Trứng ốp lòng đào, chút muối tiêu
      Lưỡi dao rạch dọc, xoạt một tiếng
      Nhân đầy tràn mép, ớt hơi nhiều`,
  },
  {
    words: 'bánh_chưng bánh_tét gói_bánh bánh_giầy bánh_giò bánh_ú',
    stanzas: `
      Lá xanh rửa sạch, lau từng chiếc
      Nếp trắng, đậu vàng, thịt đỏ tươi
      Lạt mềm chẻ mỏng, buộc ngang dọc
      Cái vuông cái méo, nhìn bật cười

      Nồi lớn bắc trên ba viên gạch
      Củi nổ lách tách, lửa canh dài
      Hơi nước thơm mùi lá nếp chín
      Vớt ra ráo nước, xếp hàng hai

      Sợi lạt kéo căng, xẻ qua nếp
      Tám miếng đều nhau, chẳng cần dao
      Đĩa dưa hành muối ngồi bên cạnh
      Gân lá in xanh, đẹp làm sao`,
  },
  {
    words: 'bánh_xèo bánh_khọt bánh_cuốn bánh_bèo bánh_căn',
    stanzas: `
      Bột chạm mặt khuôn, xèo một tiếng
      Khói thơm mùi gạo, mép cong giòn
      Rau thơm một rổ vừa vẩy nước
      Cuốn trong lá cải, gói thật tròn

      Mỡ hành xanh ngắt, rưới một muỗng
      Tôm chấy giòn tơi, đỏ hồng hồng
      Cái nào tới lượt, cái ấy nóng
      Mẻ sau chưa chín, đĩa trống không

      Thau bột gạo pha màu sữa đục
      Muôi múc lưng lưng, đổ một vòng
      Nắp vung hé mở, hơi nghi ngút
      Mép vừa bong nhẹ, thế là xong`,
  },
  {
    words: 'nem nem_rán chả_giò gỏi_cuốn cuốn_nem phở_cuốn',
    stanzas: `
      Tấm bánh đa ướt trải trên thớt
      Nhân đầy một muỗng, đặt giữa mâm
      Từng cuốn nằm ngay như gối nhỏ
      Đếm đi đếm lại, tiếng rì rầm

      Hai đầu gấp lại, lăn một lượt
      Cà rốt bào sợi, giá cắt đôi
      Xếp lên thành núi trên đĩa sứ
      Cái nào bung vỏ, nếm trước rồi

      Xà lách, húng lủi, dưa leo chẻ
      Chén mắm chua cay, tỏi nổi lên
      Rau giòn, nhân ngọt, cay đầu lưỡi
      Đũa gắp qua lại, rộn hai bên`,
  },
  {
    words: 'cá_kho thịt_kho kho_cá kho_thịt kho_quẹt nồi_kho thịt_đông',
    stanzas: `
      Nồi đất âm ỉ trên than đỏ
      Nước màu cánh gián, hạt tiêu thơm
      Cái nắp nghiêng nghiêng cho hơi thoát
      Nồi kia chưa cạn, đã hết cơm

      Đường thắng trong chảo, vàng rồi sẫm
      Nước dừa rót xuống, tiếng reo sôi
      Ớt hiểm mấy trái để nguyên cuống
      Mùi thơm ra tới ngõ mất rồi

      Hành tím đập dập, thêm thìa mắm
      Lửa nhỏ canh hoài, nước cạn dần
      Chỗ cháy đáy nồi là đậm nhất
      Đũa nào cũng ghé một đôi lần`,
  },
  {
    words: 'canh_chua nấu_canh canh_cua canh_rau bát_canh tô_canh nồi_canh canh_bí',
    stanzas: `
      Cái rổ rau tươi vừa vẩy nước
      Bạc hà, cà chua thái xéo ngang
      Ngò gai, rau ngổ thả sau chót
      Mặt nồi sao mỡ lấm tấm vàng

      Lửa vừa đủ nhỏ, vung hé nắp
      Cái muôi nhôm cũ móc bên thành
      Nếm thử một chút, thêm hạt muối
      Khói vờn qua bát, lá hành xanh

      Rau nhặt từng cọng, vàng bỏ bớt
      Tôm giã trong cối, ngọt và thơm
      Bưng ra còn bỏng, tay lót giẻ
      Húp một hơi dài, rồi chan cơm`,
  },
  {
    words: 'cà_phê cafe cà_phê_sữa cà_phê_đá cà_phê_trứng cà_phê_phin bạc_xỉu',
    stanzas: `
      Cái phin nhôm nhỏ ngồi trên cốc
      Giọt đen rơi xuống, đếm từng giây
      Một thìa đường cát tan thật chậm
      Mùi thơm đậm đặc, bọt dâng đầy

      Chiếc ghế nhựa con, bàn thấp tịt
      Vệt nâu còn đọng ở quanh ly
      Thìa nhôm gác chéo trên đĩa nhỏ
      Ngồi thêm chút nữa, có vội chi

      Hạt rang đen bóng, xay rào rạo
      Nước sôi vừa rót, bột phồng lên
      Mùi thơm len khắp từng khe cửa
      Đắng tới đầu tiên, ngọt kế bên`,
  },
  {
    words: 'uống_trà pha_trà ấm_trà trà_sen trà_đá nước_chè trà_xanh chè_xanh trà_nóng chén_trà tách_trà',
    stanzas: `
      Cái bình nho nhỏ, vòi cong vút
      Mấy chiếc chén con xếp vòng tròn
      Nước trong màu mật, hương thoang thoảng
      Chát nơi đầu lưỡi, rồi ngọt ngon

      Nước reo trong ấm, sôi lăn tăn
      Nhúm lá khô rơi xuống lòng bình
      Kẹo lạc, kẹo dồi bày một đĩa
      Vòi nghiêng rót khẽ, khói rung rinh

      Búp khô nở chậm, xanh đáy cốc
      Nghe hương tỏa nhẹ, chát tan dần
      Hạt dưa tí tách, vỏ vun đống
      Cái quạt nan nằm ở cạnh chân`,
  },
]
