import type { Details } from '../../stanzas.ts'

/** Cars, bikes, trains, sea, mountains, rain, stars. */
export const roads1: readonly Details[] = [
  {
    words: 'ô_tô xe_hơi xế_hộp rửa_xe đậu_xe đỗ_xe tập_lái học_lái bằng_lái',
    stanzas: `
      Máy nổ một hồi chưa chịu chạy
      Vỗ nhẹ lên đầu, nó bò lên
      Radio hát bài thời xưa cũ
      Cả nhà hát theo, quên đường bên

      Tập lùi vào bãi, toát mồ hôi
      Sau lưng ba người đứng chỉ đường
      Ai cũng chỉ một phương khác hướng
      Vào được rồi ngồi thở mà thương`,
    later: `
      Rửa xe ngồi ngắm, sơn đã cũ
      Bao chuyến đi về, mấy chặng quê
      Chiếc xe tuy cũ mà nhớ hết
      Nhớ từng ổ gà, từng lối về`,
    hook: `
      Xe hơi nổ máy, lên đường đi thôi
      Xe hơi đi chậm, rộn rã tiếng cười

      Tập lái một vòng, toát cả mồ hôi
      Học lái xong rồi, chở cả nhà chơi`,
  },
  {
    words: 'xe_máy honda vespa xe_số xe_tay_ga chiếc_cub xe_cub sửa_xe mô_tô xe_wave',
    stanzas: `
      Đạp ba lần máy mới chịu nổ
      Khói xanh bay khắp cả con đường
      Cái yên vá keo, gương lệch một
      Vậy mà chở hết bao mùa sương

      Mưa thì trùm chung một tấm áo
      Nắng thì chung nhau một cái khăn
      Ngồi sau nghe gió qua vành mũ
      Đường xa mấy cũng thấy thật gần`,
    later: `
      Xe máy long sơn, chân chống gãy
      Bán thì chẳng nỡ, để trong sân
      Thỉnh thoảng lau yên rồi ngồi lại
      Nghe như gió thổi những ngày gần`,
    hook: `
      Xe máy nổ giòn, chạy khắp nẻo đường
      Ngồi sau lưng ấm, gió mát mà thương

      Chiếc xe ngày cũ, chở nắng chở mưa
      Nghe tiếng xe nổ là biết về chưa`,
  },
  {
    words: 'xe_đạp đạp_xe tập_đạp_xe xích_lô chạy_xe_đạp đi_xe_đạp chở_đi_học chở_xe_đạp đèo_xe',
    stanzas: `
      Một tay vịn yên, chạy theo mãi
      Buông ra lúc nào chẳng ai hay
      Quay lại mới thấy mình đi được
      Mừng quá loạng choạng, ngã xuống ngay

      Chuông kêu leng keng qua đường đất
      Yên sau có người hát nghêu ngao
      Lên dốc thì cùng nhau xuống dắt
      Xuống dốc buông tay, gió ào ào`,
    later: `
      Xe đạp giờ đã dựng góc vách
      Đèo cả tuổi thơ ở trên yên
      Ai dạy cho mình đi thẳng được
      Suốt đời chạy tiếp vẫn chẳng quên`,
    hook: `
      Đạp xe thong thả, gió mát hai bên
      Xe đạp lên dốc, cùng nhau đẩy lên

      Leng keng leng keng, xe đạp vòng quanh
      Đạp chậm ngắm phố, đạp nhanh gió lành`,
  },
  {
    words: 'xe_buýt xe_bus tuyến_xe trạm_xe bến_xe xe_đò',
    stanzas: `
      Trạm vắng một người, rồi hai người
      Cùng ngó một phía, đợi xe qua
      Xe tới, cửa mở, đông nghìn nghịt
      Đứng sát vai nhau suốt đường xa

      Trán tựa vào kính, ngủ gà gật
      Qua luôn ba bến chẳng ai kêu
      Xuống rồi đi ngược về thong thả
      Phố đã lên đèn, gió hiu hiu`,
    later: `
      Tấm vé xe buýt còn kẹp sách
      Số ghế đã mờ, bến vẫn in
      Có chuyến xe nào đi mà nhớ
      Suốt cả một đời chẳng hết tin`,
    hook: `
      Xe buýt tới rồi, lên mau bạn ơi
      Trạm xe buýt nhỏ, gặp nhau một thời

      Bến xe đông lắm, vẫy tay gọi nhau
      Xe vừa chạy tới, chạy lẹ theo sau`,
  },
  {
    words: 'tàu_hỏa tàu_hoả đi_tàu ga_tàu đường_ray nhà_ga sân_ga xe_lửa chuyến_tàu toa_tàu',
    stanzas: `
      Còi hú một hồi, tàu chuyển bánh
      Bàn tay ngoài cửa vẫy chưa thôi
      Đồng lúa chạy lùi qua song sắt
      Bịch hạt chia nhau, lạ hóa người

      Đêm nằm nghe nhịp bánh xình xịch
      Đèn ga nhỏ xíu lướt ngang qua
      Ai cũng mang theo một chỗ tới
      Ai cũng mang theo một quê nhà`,
    later: `
      Sân ga lúc vắng còn nghe vọng
      Tiếng gọi tên ai giữa chiều vàng
      Chuyến tàu đi mãi rồi cũng tới
      Có người đứng đợi, nắng vừa sang`,
    hook: `
      Tàu hú còi rồi, lên tàu đi thôi
      Tàu qua đồng lúa, qua mấy đồi

      Sân ga tiễn bước, đường ray thật dài
      Chuyến tàu sẽ tới vào sáng ngày mai`,
  },
  {
    words:
      'bãi_biển tắm_biển đi_biển sóng_biển ngư_dân tàu_cá vỏ_sò đánh_cá ra_khơi lâu_đài_cát hải_đảo ra_biển đi_tắm_biển',
    stanzas: `
      Sóng chạy lên bờ rồi lại xuống
      Cuốn theo cái dép của ai rồi
      Cả đám ùa ra tranh với sóng
      Ướt hết quần áo, cứ mà cười

      Xây một lâu đài trên cát ướt
      Sóng tới một cái, phẳng như không
      Xây lại lần nữa cao hơn trước
      Nắng rát lưng rồi, tay vẫn đong`,
    later: `
      Về nhà cát còn trong đế dép
      Vỏ ốc trên bàn, áp vào tai
      Nghe sóng rì rầm kể chuyện cũ
      Biển ở trong lòng suốt đêm dài`,
    hook: `
      Biển xanh sóng vỗ, chạy ra đi nào
      Bãi biển đầy nắng, đẹp biết chừng nào

      Ra biển hôm nay, gió lộng bốn bề
      Sóng biển hát mãi, chẳng ai muốn về`,
  },
  {
    words: 'leo_núi núi dãy_núi đỉnh_núi trekking phượt fansipan cắm_trại ba_lô',
    stanzas: `
      Leo nửa con dốc, ngồi thở dốc
      Chai nước còn lại được một phần
      Người trước đưa tay, người sau nắm
      Mây trắng bay ngang dưới tận chân

      Tới nơi chẳng nói câu gì hết
      Đứng cạnh bên nhau ngắm xuống kia
      Nhà cửa nhỏ như bao diêm xếp
      Lo nghĩ cũng theo gió bay lìa`,
    later: `
      Qua bao dãy núi rồi cũng xuống
      Mang theo mùi khói, một nắm thông
      Những hôm ở phố nghe ngột ngạt
      Nhắm mắt là nghe gió ở trong`,
    hook: `
      Leo lên đỉnh núi, mây trắng dưới chân
      Núi cao thì mặc, bước tới thật gần

      Ba lô lên vai, đi phượt đi nào
      Cắm trại trên núi, đếm từng ngôi sao`,
  },
  {
    words: 'cơn_mưa mùa_mưa tắm_mưa mưa_rào mưa_phùn dầm_mưa mưa_bão dông cơn_dông mưa_rơi đội_mưa trời_bão hôm_bão',
    stanzas: `
      Hạt đầu rơi xuống, chạy gom áo
      Hạt sau đã trắng cả góc sân
      Đứng nép chung nhau dưới mái hiên
      Chật mà lại thấy thật là gần

      Mùi đất bay lên thơm ngai ngái
      Trẻ nhỏ thả thuyền giấy trôi xuôi
      Cái áo mỏng tang che hai đứa
      Ướt hết một bên, cứ thế cười`,
    later: `
      Tạnh rồi, giọt đọng trên tàu lá
      Rơi xuống một giọt, nhớ một ngày
      Có những cơn mưa qua lâu lắm
      Mà còn ướt mãi ở đâu đây`,
    hook: `
      Mưa rơi mưa rơi, chạy núp bên hiên
      Đội mưa mà tới, ướt cũng thấy hiền

      Trời mưa lộp độp, chung một áo mưa
      Ướt vai bên ấy, bên này ấm chưa`,
  },
  {
    words:
      'ngắm_sao bầu_trời_sao sao_băng mặt_trăng ánh_trăng trăng_rằm ngôi_sao kính_thiên_văn sao_trời dải_ngân_hà đom_đóm',
    stanzas: `
      Chiếc chiếu trải ra nằm ngửa mặt
      Tắt hết đèn đi, trời sáng dần
      Một vệt vừa bay qua mái ngói
      Điều ước ai nhanh nói kịp phần

      Ánh bạc rơi trên đầu ngọn cỏ
      Dế kêu rả rích khắp quanh nhà
      Chẳng ai nói gì mà nghe hết
      Nằm im bên cạnh, chẳng ai xa`,
    later: `
      Trời cao vẫn có từng ấy sáng
      Người ngồi bên dưới đã đổi thay
      Đêm nào ngẩng mặt nhìn lên đó
      Vẫn thấy ngôi sao của hôm này`,
    hook: `
      Ngôi sao trên trời, sáng nhất đêm nay
      Đếm sao một chút, tay nắm bàn tay

      Ánh trăng rơi xuống, sáng cả góc sân
      Ngắm trăng một lúc, xa cũng hóa gần`,
  },
  {
    words: 'tuyết_rơi có_tuyết tuyết_trắng mùa_đông trời_lạnh giá_rét người_tuyết trượt_tuyết áo_len',
    stanzas: `
      Hơi thở bay ra thành khói trắng
      Khăn quàng mấy lớp, mũi đỏ hồng
      Củ khoai nướng nóng chuyền tay mãi
      Hai bàn tay ấm giữa mùa đông

      Gió lùa khe cửa kêu vi vút
      Trong nhà quây lại dưới chăn bông
      Ly nước gừng nóng đưa môi thổi
      Ngoài kia lạnh mấy cũng như không`,
    later: `
      Hết rét, áo len đem ra giặt
      Gấp lại còn nghe ấm trong tay
      Mùa đông dài mấy rồi cũng hết
      Nắng mới lên vàng trước cửa đây`,
    hook: `
      Mùa đông lạnh lắm, sát lại cho gần
      Quàng thêm khăn ấm, ấm cả đôi chân

      Trời lạnh căm căm, áo len thật dày
      Lạnh thì cứ lạnh, nắm lấy bàn tay`,
  },
]
