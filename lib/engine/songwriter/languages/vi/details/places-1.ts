import type { Details } from '../../stanzas.ts'

/** Roads, weather, far places, pictures and games. */
export const places1: readonly Details[] = [
  {
    words: 'ô_tô xe_hơi xế_hộp rửa_xe đậu_xe đỗ_xe tập_lái học_lái kẹt_xe tắc_đường bằng_lái',
    stanzas: `
      Ghế ngả ra sau, gương chỉnh lại
      Xi nhan tích tắc, quẹo vòng vô
      Lùi nửa vô lăng, nhích nửa nữa
      Cái thùng rác đó, suýt thì xô

      Hàng đèn đỏ nối dài như xích
      Nhích một gang tay, lại đứng im
      Còi xe hòa tiếng, nhạc bên cạnh
      Gánh hàng rong đi, vượt nhẹ như chim

      Vòi nước xịt vang, bọt trắng xóa
      Khăn lau một lượt, kính trong veo
      Chim bay qua đúng khi vừa sạch
      Một chấm trên nóc, bé tèo teo`,
  },
  {
    words: 'xe_máy honda vespa xe_số xe_tay_ga chiếc_cub xe_cub sửa_xe mô_tô xe_wave',
    stanzas: `
      Cái yên vá keo, gương lệch một
      Đạp ba bốn phát, máy nổ giòn
      Chỗ để chân sau rung bần bật
      Áo mưa cánh dơi, bóng vẫn tròn

      Hai mũ bảo hiểm treo bên móc
      Bình xăng còn gạch, gió lùa tai
      Túi treo lủng lẳng đầu tay lái
      Một chở một ôm, bóng đổ dài

      Tiếng nẹt từ xa nghe là biết
      Chân chống gạt xuống, cổng vừa lay
      Dầu mỡ lấm đen mười đầu ngón
      Bu gi chùi sạch, nổ ngon ngay`,
  },
  {
    words: 'xe_đạp đạp_xe tập_đạp_xe xích_lô chạy_xe_đạp đi_xe_đạp',
    stanzas: `
      Chuông kêu leng keng, sên khô dầu
      Bánh trước vừa đi, bánh sau theo
      Cái rổ đan tre trên ghi đông
      Xuống hết con dốc, gió vèo vèo

      Yên sau ai ngồi, chân đu đưa
      Một tay buông lái, một tay cầm
      Đường làng rợp lá, trơn vệt nắng
      Cái phanh kêu kít, xuống rầm rầm

      Bánh vừa bơm căng, yên vừa hạ
      Bàn đạp xoay tròn, gối nhấc lên
      Gió lùa vào áo, phồng như bướm
      Hàng cột đèn lùi ở một bên`,
  },
  {
    words: 'xe_buýt xe_bus tuyến_xe trạm_xe bến_xe xe_đò',
    stanzas: `
      Tấm vé mỏng manh nhàu trong túi
      Cột bảng đứng chờ, dưới bóng cây
      Cửa xịt một tiếng rồi mở gập
      Chỗ ghế cạnh cửa trống đúng đây

      Cái tay nắm nhựa đung đưa mãi
      Đường qua cầu cũ, phố ngoằn ngoèo
      Trán tựa mặt kính, gật gù ngủ
      Trạm cuối bao giờ, phố trôi theo

      Lơ xe gọi tên từng bến đỗ
      Một giỏ cua đồng, một bó rau
      Cái chuông ấn khẽ, xe ghé lại
      Bụi vàng lặng xuống ở phía sau`,
  },
  {
    words: 'tàu_hỏa tàu_hoả đi_tàu ga_tàu đường_ray nhà_ga sân_ga xe_lửa chuyến_tàu toa_tàu',
    stanzas: `
      Tiếng còi tu tu từ xa tới
      Toa xanh toa đỏ nối đuôi nhau
      Gió lùa song sắt, mùi than cũ
      Đồng lúa nhà ai chạy phía sau

      Xình xịch xình xịch, ly nước sánh
      Giường tầng chật hẹp, quạt vù vù
      Ô cửa như khung tranh đổi cảnh
      Cầu sắt rung vang, khói mịt mù

      Gạt chắn hạ xuống, người dừng bước
      Hành lý chồng lên đầu giá cao
      Sân ga một lúc đông rồi vắng
      Cái khăn vẫy nhẹ, nắng chói vào`,
  },
  {
    words: 'biển bãi_biển tắm_biển đi_biển sóng_biển ngư_dân tàu_cá vỏ_sò đánh_cá ra_khơi lâu_đài_cát hải_đảo',
    stanzas: `
      Nước lùa lên ngang mắt cá chân
      Cát rút dưới gót, lún nhè nhẹ
      Một vỏ ốc con, hồng trong nắng
      Áp vào tai nghe, tiếng khe khẽ

      Muối khô trên cánh tay thành phấn
      Khăn trải rung lên, gió lộng hoài
      Tôm hấp, mực nướng, chanh vắt hết
      Cát bám trong giày về tới mai

      Thuyền thúng xoay tròn như cái rổ
      Lưới phơi trên cọc, cá còn tươi
      Chân in một dãy dài trên cát
      Con sóng qua rồi, phẳng như lười`,
  },
  {
    words: 'leo_núi núi dãy_núi đỉnh_núi trekking phượt sa_pa sapa đà_lạt tam_đảo fansipan cắm_trại ba_lô',
    stanzas: `
      Gậy tre gõ nhẹ trên từng đá
      Mây trắng đi ngang ngực áo rồi
      Ba lô lên dốc nặng gấp rưỡi
      Thêm một khúc quanh, mới được ngồi

      Bình nước chia nhau, còn một ngụm
      Đèo ôm lưng chừng, dốc ngoằn ngoèo
      Hơi thở phả ra thành khói mỏng
      Cột mốc trên cùng, gió hú reo

      Thông reo vi vút, mùi đất ẩm
      Cái lều căng nghiêng, cọc chẳng cân
      Lửa trại đỏ hồng, ngô cháy cạnh
      Sương trắng trôi ngang ở dưới chân`,
  },
  {
    words: 'mưa trời_mưa cơn_mưa mùa_mưa tắm_mưa mưa_rào mưa_phùn dầm_mưa áo_mưa mưa_bão dông cơn_dông mưa_rơi đội_mưa',
    stanzas: `
      Tiếng gõ rào rào trên mái tôn
      Cái máng tre đầy, nước tràn lu
      Áo quần chạy vội từ dây xuống
      Hiên nhà chật kín, ô với dù

      Bong bóng phập phồng trôi trên ngõ
      Đôi dép xếp lại, gót chân trần
      Mùi đất dậy lên từ kẽ gạch
      Chiếc thuyền giấy nhỏ lướt quanh sân

      Ống quần xắn cao, giày trong túi
      Đèn đường nhòe nhoẹt, vũng loang vàng
      Cái áo ni lông chung hai cổ
      Giọt từ vành mũ chảy xuống ngang`,
  },
  {
    words:
      'ngắm_sao bầu_trời_sao sao_băng mặt_trăng ánh_trăng trăng_rằm ngôi_sao kính_thiên_văn sao_trời dải_ngân_hà đom_đóm',
    stanzas: `
      Chiếc chiếu trải ra ngoài sân gạch
      Ngón tay chỉ mãi, mỏi cổ rồi
      Một vệt sáng qua, vừa kịp thấy
      Điều ước còn dở, đã tắt thôi

      Trên mái ngói cong treo lơ lửng
      Ánh sáng chênh chênh đổ lên thềm
      Dế kêu bên gạch, cau rung nhẹ
      Cái quạt phe phẩy, gió vào thêm

      Đốm nhỏ lập lòe bay bên giậu
      Cây cau in bóng, lá thì thào
      Đếm tới ba mươi rồi lạc mất
      Lại đếm từ đầu, tới hàng cao`,
  },
  {
    words: 'tuyết_rơi có_tuyết tuyết_trắng mùa_đông trời_lạnh giá_rét người_tuyết trượt_tuyết áo_len',
    stanzas: `
      Khăn len quàng mấy vòng quanh cổ
      Hơi thở bay ra, khói trắng mờ
      Tay áo kéo dài qua đầu ngón
      Ấm nước vừa sôi, lửa phất phơ

      Đôi găng ướt sũng hong bên bếp
      Mũi đỏ au lên, mắt cay cay
      Nồi khoai vừa luộc, vỏ còn bỏng
      Thổi phù một cái, đổi qua tay

      Chăn bông kéo tới ngang cằm ấm
      Tất dày hai lớp ở bàn chân
      Ngoài song lấm tấm hơi sương đậu
      Ly gừng mật ngọt nguội dần dần`,
  },
  {
    words: 'máy_bay đi_du_lịch du_lịch sân_bay vali hộ_chiếu phi_công tiếp_viên chuyến_bay đi_phượt du_học nước_ngoài',
    stanzas: `
      Cân đồ một nhấc, thừa hai ký
      Khóa kéo căng phồng, ngồi đè lên
      Vé giấy kẹp trong cuốn sổ nhỏ
      Ô cửa hình bầu, mây ở bên

      Dây đai nghe tách, ghế dựng thẳng
      Ù tai một chặp, kẹo nhai rồi
      Cánh nghiêng một cái, nhà như hộp
      Sông như sợi chỉ vắt qua đồi

      Bánh xe con con lăn lóc cóc
      Đồng hồ vặn lại mấy giờ qua
      Nắm muối, gói trà trong đáy túi
      Mùi quen theo được tới nơi xa`,
  },
  {
    words: 'đi_dạo dạo_phố tản_bộ đi_bộ dạo_bộ dạo_chơi dắt_tay công_viên hồ_gươm bờ_hồ phố_cổ',
    stanzas: `
      Ghế đá loang lổ vài chiếc lá
      Dép kéo trên hè, nhịp thong dong
      Con đường quen thuộc vòng quanh nước
      Đi hết một vòng, lại một vòng

      Hàng cây nhựa ứa, vỏ nứt nẻ
      Gánh xôi, gánh ngô đỗ bên lề
      Hai bóng đi cạnh trên nền gạch
      Bắp rang một gói, hết đường về

      Cái túi vải mỏng, chai nước nhỏ
      Gió lùa hàng liễu, lá thưa thưa
      Bước nhanh bước chậm rồi cùng nhịp
      Chẳng cần nói nhiều, vậy là vừa`,
  },
  {
    words:
      'chụp_ảnh chụp_hình máy_ảnh tấm_ảnh bức_ảnh tấm_hình cuốn_album ảnh_cũ nhiếp_ảnh vẽ_tranh bức_tranh họa_sĩ hoạ_sĩ tô_màu học_vẽ hội_hoạ hội_họa giá_vẽ',
    stanzas: `
      Mép giấy hơi vàng, góc hơi quăn
      Một vạch ngón tay dính màu son
      Ai đó nháy mắt, ai nhắm tịt
      Khung gỗ treo tường, vết đinh mòn

      Một hai ba nhé, cười tươi tới
      Hàng trước ngồi xuống, hàng sau lên
      Bóng tay che nửa bên ống kính
      Có người cao quá, khuất mái bên

      Lọ nước đục ngầu, cọ ngâm sẵn
      Vệt xanh trên má, nâu trên quần
      Lùi lại ba bước, nghiêng đầu ngó
      Thêm chấm vàng kia, ngắm thêm lần`,
  },
  {
    words:
      'chơi_game điện_tử trò_chơi playstation minecraft liên_quân game xem_phim rạp_phim đi_xem_phim phim_hàn netflix bắp_rang bộ_phim',
    stanzas: `
      Ánh xanh nhấp nháy soi lên mặt
      Ngón cái bấm mòn chữ trên tay
      Chỉ còn một chút là qua ải
      Cái gối ôm chặt tới bật bay

      Đèn tối từ từ, xô lạo xạo
      Hạt bơ rơi tõm dưới gầm giường
      Hộp khăn giấy vơi, chuông không bật
      Chữ chạy trên màn, nhạc vấn vương

      Chiếc ghế bành lún, chăn phủ gối
      Một lượt nữa thôi, nữa nữa rồi
      Kim ngắn kim dài đi đâu mất
      Tay mò trong túi, rỗng mất thôi`,
  },
]
