import type { Details } from '../../stanzas.ts'

/** Kitchens, dishes and drinks. */
export const food1: readonly Details[] = [
  {
    words: 'phở nấu_phở tô_phở bát_phở',
    stanzas: `
      Nồi nước ninh từ đêm hôm trước
      Khói thơm bay suốt cả con đường
      Tô vừa bưng tới, ai cũng lặng
      Chỉ nghe tiếng húp, nghe mà thương

      Sáng lạnh ngồi vào bàn ghế thấp
      Cái tô ôm lấy ấm hai tay
      Vắt miếng chanh tươi, thêm lát ớt
      Ăn xong đi làm khỏe cả ngày`,
    later: `
      Đi xa nhớ nhất là mùi phở
      Nửa đêm nằm nhớ bụng cồn cào
      Về tới đầu ngõ chưa thay áo
      Đã ghé ăn liền một tô cao`,
    hook: `
      Tô phở nóng hổi, khói bay lên rồi
      Ăn xong tô phở, ấm cả người thôi

      Phở sáng phở chiều, phở tối cũng ngon
      Thơm từ đầu phố, húp chẳng muốn còn`,
  },
  {
    words: 'bún_bò bún_riêu bún_chả bún_đậu hủ_tiếu mì_quảng bánh_canh',
    stanzas: `
      Nồi nước đỏ au sôi nhè nhẹ
      Mùi thơm gọi khách ở đầu đường
      Rau sống một rổ còn rỏ nước
      Gắp vào một đũa, nhớ quê hương

      Ghế thấp kê ngay bên lề phố
      Vừa ăn vừa xuýt xoa vì cay
      Nước mắt nước mũi tèm lem hết
      Vậy mà còn gọi thêm tô này`,
    later: `
      Bao nhiêu món lạ ăn rồi chán
      Chỉ có tô bún là nhớ hoài
      Nhớ mùi nước lèo, mùi rau húng
      Đứng chờ tới lượt cũng vui tai`,
    hook: `
      Bún thơm một tô, rau sống rổ đầy
      Ăn xong tô bún, khỏe cả hôm nay

      Bún bò bún riêu, ăn hoài không chán
      Tô bún vừa bưng, mùi thơm cả quán`,
  },
  {
    words: 'nấu_cơm bữa_cơm mâm_cơm cơm_nhà cơm_tấm nồi_cơm thổi_cơm',
    stanzas: `
      Nắp nồi vừa mở, hơi bay tỏa
      Ai ở đâu cũng chạy ra mâm
      Miếng ngon gắp sang chén bên cạnh
      Người này nhường lại, người kia cầm

      Rau luộc một đĩa, cá một khúc
      Đơn sơ mà ấm đến lạ thường
      Hỏi nhau một chuyện trong ngày ấy
      Cơm vừa miệng bởi có tình thương`,
    later: `
      Đi khắp nơi ăn bao món lạ
      Vẫn nhớ mâm cơm ở nhà mình
      Chén cơm xới sẵn, đôi đũa đợi
      Chẳng nói mà nghe thật nghĩa tình`,
    hook: `
      Cơm dẻo canh ngọt, ngồi xuống đi nào
      Mâm cơm đủ mặt, vui biết chừng nào

      Nồi cơm mới chín, thơm khắp gian nhà
      Có bữa cơm nóng là có người nhà`,
  },
  {
    words: 'bánh_mì bánh_mỳ ổ_bánh_mì xe_bánh_mì lò_bánh_mì bánh_nóng bánh_giòn bánh_mì_nóng pate pa_tê pa-tê',
    stanzas: `
      Vỏ giòn bẻ ra nghe rôm rốp
      Vụn rơi đầy áo, kệ, cứ ăn
      Mùi thơm đi trước, người theo kịp
      Cầm trong tay ấm như cái chăn

      Trời chưa kịp sáng, lò đã đỏ
      Mẻ đầu vừa chín, nóng trên tay
      Người đi làm sớm ghé mua vội
      Cắn miếng đầu tiên, tỉnh cả ngày`,
    later: `
      Đi xa ăn bánh gì cũng thiếu
      Thiếu cái giòn giòn, cái ớt cay
      Ổ bánh mì nhỏ mà no bụng
      Mà nhớ góc phố tới hôm nay`,
    hook: `
      Bánh mì nóng giòn, ra lò đây rồi
      Cầm ổ bánh mì, ấm cả tay người

      Bánh mì vừa chín, thơm khắp đường quanh
      Ổ bánh mì giòn, ai mua thì nhanh`,
  },
  {
    words: 'bánh_chưng bánh_tét gói_bánh bánh_giầy bánh_giò bánh_ú',
    stanzas: `
      Lá rửa từng chiếc, lau cho ráo
      Cả nhà ngồi lại quanh cái nia
      Cái vuông cái méo cười nghiêng ngả
      Người buộc, người gói, người thì chia

      Nồi lớn bắc lên từ chập tối
      Thức canh ngọn lửa suốt đêm dài
      Kể bao chuyện cũ bên bếp củi
      Vớt ra thì trời đã sang mai`,
    later: `
      Bánh chưng bóc lá, in xanh nếp
      Miếng đầu dâng cúng, miếng sau chia
      Hết tết còn thơm mùi bánh ấy
      Thơm từ nồi bánh của đêm kia`,
    hook: `
      Gói bánh đêm nay, lửa đỏ bập bùng
      Bánh xanh bánh dẻo, cả nhà quây chung

      Bánh chưng bánh tét, gói trọn mùa xuân
      Bóc ra một chiếc, chia khắp người thân`,
  },
  {
    words: 'bánh_xèo bánh_khọt bánh_cuốn bánh_bèo bánh_căn',
    stanzas: `
      Bột chạm mặt chảo kêu cái xèo
      Trẻ con nghe tiếng chạy lại ngay
      Cái nào vừa chín là ăn nóng
      Người đổ thì chưa kịp ngơi tay

      Rau sống cuốn thêm vài lát khế
      Chấm ngập chén mắm, cắn thật to
      Cái này chưa hết, cái kia đợi
      Ăn tới khi nào bụng thật no`,
    later: `
      Bánh xèo hết rồi, mùi thơm mãi
      Trên áo, trên tay, trên tóc mai
      Có hôm mưa xuống nghe xèo xèo
      Tưởng ai đổ bánh ở nhà ngoài`,
    hook: `
      Bánh xèo vừa chín, xèo xèo nghe vui
      Cuốn rau chấm mắm, ăn hoài chưa nguôi

      Bánh mỏng bánh giòn, bánh nóng trên tay
      Đổ thêm cái nữa, ăn suốt cả ngày`,
  },
  {
    words: 'nem nem_rán chả_giò gỏi_cuốn cuốn_nem phở_cuốn',
    stanzas: `
      Bánh tráng trải ra, nhân một muỗng
      Cuốn sao cho chặt, chẳng bung ra
      Đĩa vừa đầy ngọn, quay đi quay lại
      Ai ăn vụng trước mất đôi ba

      Dầu reo trong chảo, vàng từng chiếc
      Giòn tan một tiếng, nóng phồng môi
      Chấm thêm chén mắm chua chua ngọt
      Gắp cho nhau, chẳng đợi ai mời`,
    later: `
      Giỗ chạp, tết nhất đều có món
      Cuốn chung một buổi, nói cười vang
      Ai đi xa nhớ đĩa nem ấy
      Nhớ cả bàn tay cuốn từng hàng`,
    hook: `
      Nem rán vừa vàng, giòn tan trên đũa
      Cuốn thêm cái nữa, ăn cho đã nữa

      Chả giò cuốn nem, gắp mời cả nhà
      Giòn từ miếng đầu, giòn tới tối qua`,
  },
  {
    words: 'cá_kho thịt_kho kho_cá kho_thịt kho_quẹt nồi_kho thịt_đông',
    stanzas: `
      Nồi đất riu riu trên bếp lửa
      Nước cạn từ từ, sánh lại dần
      Cơm nóng chan thêm thìa nước sánh
      Ăn hoài ăn mãi chẳng ngừng chân

      Mùi thơm bay hết ra đầu ngõ
      Ai đi ngang cũng hỏi nhà ai
      Cái nồi tuy nhỏ mà thơm lớn
      Kho từ hôm trước để qua mai`,
    later: `
      Học kho bao lần mà vẫn thiếu
      Chắc thiếu bàn tay đứng bếp xưa
      Nhưng mỗi lần mở nắp nồi kho ấy
      Là thấy cả nhà lúc trời mưa`,
    hook: `
      Nồi kho đậm đà, cơm nóng đầy tô
      Cá kho thịt kho, chẳng món nào so

      Kho cho thật kỹ, lửa nhỏ riu riu
      Cơm trắng chan nước, ăn được bao nhiêu`,
  },
  {
    words: 'canh_chua nấu_canh canh_cua canh_rau bát_canh tô_canh nồi_canh canh_bí',
    stanzas: `
      Nước vừa sôi tới, rau vừa thả
      Nêm thêm chút muối, nếm một hơi
      Bưng ra còn bốc lên làn khói
      Húp một muỗng thôi mát cả người

      Rau hái sau nhà còn tươi rói
      Con tôm giã nhỏ, ngọt như không
      Chan vào chén cơm còn hơi nóng
      Trời nắng bao nhiêu cũng mát lòng`,
    later: `
      Bữa nào thiếu bát canh là nhớ
      Nhớ cái mùi thơm trên bếp xưa
      Bát canh đạm bạc mà ngon mãi
      Ngon từ tay nấu, ngọt sau mưa`,
    hook: `
      Canh ngọt canh chua, húp một muỗng thôi
      Bát canh còn nóng, mát cả lòng người

      Nấu nồi canh ngọt, chan chén cơm đầy
      Húp xong bát canh, khỏe cả người ngay`,
  },
  {
    words: 'cà_phê cafe cà_phê_sữa cà_phê_đá cà_phê_trứng cà_phê_phin bạc_xỉu',
    stanzas: `
      Giọt rơi từng giọt, không hề vội
      Có vội thì cũng phải ngồi chờ
      Đắng ở đầu lưỡi rồi ngọt lại
      Giống như câu chuyện tuổi ngây thơ

      Sáng nào cũng một ly như thế
      Ghế thấp, bàn con, nắng tới ngồi
      Chưa có ly này chưa mở mắt
      Uống xong mới nói được ra lời`,
    later: `
      Ly cạn mà câu chuyện chưa cạn
      Phố lên đèn, vẫn ngồi với nhau
      Cà phê thì đắng, lòng thì ngọt
      Mai lại ra ngồi, chẳng hẹn lâu`,
    hook: `
      Một ly cà phê, giọt xuống thong dong
      Đắng rồi lại ngọt, ấm cả cõi lòng

      Cà phê buổi sáng, cà phê đi nào
      Uống xong một ngụm, đời đẹp làm sao`,
  },
  {
    words: 'uống_trà pha_trà ấm_trà trà_sen trà_đá nước_chè trà_xanh chè_xanh trà_nóng chén_trà tách_trà pha_trà_cho',
    stanzas: `
      Ấm nước reo lên, trà vừa rót
      Khói mỏng bay qua mấy chén tròn
      Chuyện chi căng thẳng cũng ngồi xuống
      Uống xong một ngụm đã nhẹ hơn

      Chén nhỏ chuyền qua tay từng người
      Ai mệt cũng được một chén đầy
      Chát ở đầu môi rồi ngọt lại
      Ngồi thêm chút nữa, chẳng đi ngay`,
    later: `
      Chén trà nguội rồi, pha ấm khác
      Câu chuyện nào hết được hôm nay
      Mấy ai còn nhớ trà ngon dở
      Chỉ nhớ bàn tay rót chén đầy`,
    hook: `
      Chén trà còn ấm, ngồi lại với nhau
      Trà thơm một ngụm, nhớ tới mai sau

      Pha trà mời nhé, uống chén cho vui
      Trà chát rồi ngọt, như chuyện trên đời`,
  },
]
