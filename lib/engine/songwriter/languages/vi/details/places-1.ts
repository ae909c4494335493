import type { Details } from '../../stanzas.ts'

/** Vehicles, places, weather, travel, pictures, games on screens. */
export const places1: readonly Details[] = [
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
    words: 'leo_núi núi dãy_núi đỉnh_núi trekking phượt sa_pa sapa đà_lạt tam_đảo fansipan cắm_trại ba_lô',
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
  {
    words: 'máy_bay đi_du_lịch du_lịch sân_bay vali hộ_chiếu phi_công tiếp_viên chuyến_bay đi_phượt du_học',
    stanzas: `
      Cân thừa hai ký, ngồi đè mãi
      Khóa kéo vừa vào, thở cái phào
      Bánh xe lóc cóc qua sân vắng
      Ngoảnh lại còn nhìn kiếm ai nào

      Cánh nghiêng, nhà cửa như hộp giấy
      Sông nhỏ như là sợi chỉ thôi
      Bao nhiêu chuyện lớn nằm dưới đó
      Nhìn từ trên ấy bé đi rồi`,
    later: `
      Chuyến bay bao xứ, qua bao cửa
      Trong đáy va li vẫn gói trà
      Mùi của ngôi nhà theo đi mãi
      Đường bay nào cũng hướng về nhà`,
    hook: `
      Đi đâu cũng nhớ đường bay về nhà
      Máy bay cất cánh, vẫy tay chào xa

      Du lịch một chuyến, vali thật đầy
      Chuyến bay đáp xuống, nắng ấm ở đây`,
  },
  {
    words: 'đi_dạo dạo_phố tản_bộ đi_bộ dạo_bộ dạo_chơi dắt_tay công_viên hồ_gươm bờ_hồ phố_cổ',
    stanzas: `
      Phố chiều thong thả đôi dép nhẹ
      Vòng quanh bờ nước, lại một vòng
      Bắp rang một gói ăn chung hết
      Chưa hết câu chuyện, dạo chưa xong

      Lá rụng vài chiếc trên ghế đá
      Ngồi xuống nghe gió thổi hàng cây
      Chẳng ai vội vã đi đâu cả
      Đồng hồ để lại ở nhà đây`,
    later: `
      Đường đi dạo cũ, hàng cây lớn
      Bước chân nào cũng chậm đi thôi
      Có người từng bước bên con phố
      Để lại bóng mình, nắng vẫn trôi`,
    hook: `
      Đi dạo một vòng, rồi một vòng thôi
      Dạo quanh bờ hồ, gió mát bên người

      Nắm tay thong thả, dạo phố chiều nay
      Đi bộ một vòng, gió lành lá bay`,
  },
  {
    words:
      'chụp_ảnh chụp_hình máy_ảnh tấm_ảnh bức_ảnh tấm_hình cuốn_album ảnh_cũ nhiếp_ảnh vẽ_tranh bức_tranh họa_sĩ hoạ_sĩ tô_màu học_vẽ hội_hoạ hội_họa giá_vẽ',
    stanzas: `
      Một hai ba nhé, ai nhắm mắt
      Chụp lại lần hai, đứa lại cười
      Lần ba có kẻ ra khỏi khung
      Tấm nào cũng hỏng mà tấm nào cũng vui

      Cọ nhúng vào xanh rồi vào đỏ
      Vệt màu dây khắp cả hai tay
      Lùi ra ba bước nghiêng đầu ngắm
      Thêm chấm vàng kia, sáng cả ngày`,
    later: `
      Tấm ảnh hơi vàng, màu hơi bạc
      Người trong ảnh vẫn mỉm cười hoài
      Mỗi năm dọn tủ ngồi xem lại
      Một buổi trưa thành buổi thật dài`,
    hook: `
      Chụp một tấm ảnh, đứng sát vào nhau
      Ảnh cũ còn đó, nụ cười còn lâu

      Vẽ bức tranh nhỏ, tô thật nhiều màu
      Chụp hình cùng nhé, cười tươi nhìn nhau`,
  },
  {
    words: 'chơi_game điện_tử trò_chơi playstation minecraft liên_quân game',
    stanzas: `
      Mai thi mà bảo thêm ván nữa
      Ván này thua rồi, gỡ ván thôi
      Ngón tay bấm mãi mòn cả nút
      Ngó ra ngoài cửa sáng mất rồi

      Cả bọn la to vì một mạng
      Thua thì đổ tại mạng nhà ai
      Thắng được một ván ngồi kể mãi
      Kể từ hôm đó tới sáng mai`,
    later: `
      Trò chơi đã cũ, nút đã liệt
      Vẫn cất trong ngăn tủ đầu giường
      Bạn chơi mỗi đứa giờ mỗi xứ
      Nhớ tiếng la cười mà thấy thương`,
    hook: `
      Chơi game ván nữa, thua cũng chẳng sao
      Vào trận đi nhé, chạy lẹ đi nào`,
  },
  {
    words: 'xem_phim rạp_phim đi_xem_phim phim_hàn netflix bắp_rang bộ_phim',
    stanzas: `
      Đèn vừa mới tắt, bắp còn nóng
      Người trong phim khóc, ở đây lau
      Hết phim đèn sáng chưa ai đứng
      Ngồi thêm một chút cạnh bên nhau`,
    later: `
      Hết phim, hàng chữ trôi lên mãi
      Nhạc cuối còn vang, chưa muốn về
      Chuyện phim rồi cũng quên đoạn kết
      Chỗ ngồi bên cạnh nhớ hoài ghê`,
    hook: `
      Xem phim tới khuya, bắp rang đầy tay
      Phim buồn một chút, khóc ướt khăn này`,
  },
  {
    words: 'cái_ô chiếc_ô cây_dù cái_dù chiếc_dù che_ô che_dù đưa_ô cho_mượn_ô cầm_ô nhường_ô',
    stanzas: `
      Trời đổ ào xuống, đường trắng xóa
      Ai cũng co vai chạy thật mau
      Có một người dừng, nghiêng vòm nhỏ
      Che cho người khác, ướt mái đầu

      Vòm vải nho nhỏ che hai mái
      Vai trái khô ran, vai phải thì không
      Chẳng ai chịu nhích sang cho đủ
      Đi tới đầu phố, ướt như sông`,
    later: `
      Cái ô gãy gọng treo sau cửa
      Chẳng che được nữa vẫn không quăng
      Có những ngày mưa qua lâu lắm
      Còn nghe lộp độp giữa đêm trăng`,
    hook: `
      Che chung cái ô, ướt nửa bờ vai
      Mưa thì cứ mưa, đường thì cứ dài

      Cái dù bé xíu che được hai người
      Trời mưa mà thấy lòng nắng lên tươi`,
  },
  {
    words: 'mùa_hè nghỉ_hè hoa_phượng tiếng_ve ve_kêu',
    stanzas: `
      Ve kêu inh ỏi từ trưa nắng
      Cái cặp quăng lên nóc tủ rồi
      Chân đất chạy rong khắp đầu xóm
      Da đen như củ súng, vẫn cười

      Quả me quả ổi đầy túi áo
      Trưa nào cũng trốn ngủ ra sân
      Ai kêu cũng dạ mà chân chạy
      Nắng đổ trên đầu, nắng dưới chân`,
    later: `
      Mùa hè vừa hết, lại đi học
      Sân trường phượng rụng cánh cuối cùng
      Lớn rồi hè vẫn về hằng năm
      Chỉ không còn tiếng gọi í ới chung`,
    hook: `
      Mùa hè tới rồi, ve kêu râm ran
      Mùa hè rong chơi, nắng đổ chan chan

      Hoa phượng nở đỏ, ve kêu đầu hè
      Nghỉ hè rong chơi, chẳng ai muốn về`,
  },
  {
    words: 'nằm_võng mắc_võng đưa_võng cái_chõng ngoài_hiên trước_hiên hóng_mát hóng_gió ngồi_hiên',
    stanzas: `
      Gió đồng đưa nhẹ, lá cau rụng
      Kẽo kẹt đều đều, mắt díp rồi
      Câu chuyện kể dở chưa tới đoạn
      Người nghe đã ngủ, gió ru thôi

      Trăng treo đầu hồi, sao lấp lánh
      Quạt nan phe phẩy đuổi muỗi bay
      Có bàn tay ai kéo chăn đắp
      Ấm tới bây giờ, ấm tới nay`,
    later: `
      Hai đầu dây buộc còn hằn cột
      Gió qua hiên trước vẫn đung đưa
      Những trưa nằm võng nghe gió thổi
      Cứ tưởng ai ngồi ở đó đưa`,
    hook: `
      Võng đưa kẽo kẹt, gió thổi hiu hiu
      Nằm võng nghe chuyện, thương biết bao nhiêu

      Nằm võng trưa hè, gió mát đung đưa
      Kẽo kẹt tiếng võng, vọng về ngày xưa`,
  },
  {
    words: 'áo_mưa mang_áo_mưa đưa_áo_mưa nhường_áo_mưa mặc_áo_mưa khoác_áo_mưa',
    stanzas: `
      Mưa tạt ngang đường, sấm rền một góc
      Tấm nylon mỏng ấm tựa chăn bông
      Người nhận khô ráo, người đưa ướt sũng
      Vậy mà còn hỏi: có lạnh hay không

      Đường ngập tới bánh xe, đèn nhòe nước
      Ai cũng cắm đầu chạy thật cho mau
      Giữa cơn giông lớn có người dừng lại
      Một chút chở che nhớ tới mai sau`,
    later: `
      Áo mưa ngày đó rách đôi ba chỗ
      Gấp lại còn thơm mùi gió mùi bùn
      Từ đó trời giông chẳng còn thấy sợ
      Nhớ một vai người ướt giữa mưa tuôn`,
    hook: `
      Áo mưa một chiếc, ấm giữa trời giông
      Khoác áo mưa vào, hết lạnh trong lòng

      Mưa to cứ mưa, có chiếc áo mưa
      Áo mưa nhường nhau, ấm lại hay chưa`,
  },
]
