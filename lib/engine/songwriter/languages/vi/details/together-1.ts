import type { Details } from '../../stanzas.ts'

/** Home villages, partings, teams, years together, waiting, debts. */
export const together1: readonly Details[] = [
  {
    words:
      'tiền_bạc để_dành tiết_kiệm heo_đất con_heo_đất ngân_hàng trả_nợ vé_số xổ_số tiền_lẻ tiền_lương mặc_cả trả_giá',
    stanzas: `
      Đồng nào cũng vuốt cho thật thẳng
      Xếp vào ngăn nhỏ, cột dây thun
      Chẳng mua gì hết cho mình cả
      Để dành ngày mưa, lúc túng thiếu hơn

      Cuốn sổ con con ghi từng khoản
      Cộng tới cộng lui, mãi mới xong
      Thiếu chút thì bớt phần mình trước
      Miễn sao trong nhà được ấm lòng`,
    later: `
      Đồng tiền để dành không nhiều lắm
      Mà ấm như tay đặt lên vai
      Sau này mới hiểu từng đồng ấy
      Là bao nhiêu bữa nhịn cho ai`,
    hook: `
      Để dành từng đồng, góp lại từng ngày
      Tiền thì không lớn, thương thì thật dày

      Heo đất lắc nhẹ, tiền lẻ leng keng
      Để dành một ít, lâu ngày thành quen`,
  },
  {
    words:
      'quê_nhà về_quê làng_quê quê_hương bờ_tre lũy_tre bến_nước con_đò giếng_nước cây_đa miền_quê về_quê_ngoại về_quê_nội quê_ngoại quê_nội con_đê bờ_đê',
    stanzas: `
      Con đường đất đỏ chạy vào xóm
      Hàng cau đứng đợi hai bên đường
      Con chó sủa mừng từ đầu ngõ
      Ai cũng chạy ra hỏi chuyện thương

      Khói bếp bay lên trên mái ngói
      Tiếng ai gọi nhau giữa cánh đồng
      Lúc đi túi nhẹ, lúc về nặng
      Nải chuối, bó rau, trứng mấy vòng`,
    later: `
      Đi đâu xa mấy, đêm nằm ngủ
      Vẫn nghe gió thổi bụi tre làng
      Quê nhà chẳng nói câu gì cả
      Mà đứng chờ hoài, nắng vẫn sang`,
    hook: `
      Về quê đi thôi, đường đất quen chân
      Quê nhà đứng đợi, khói bếp trong sân

      Quê hương một góc, bờ tre con đò
      Đi đâu cũng nhớ, quê nhà thơm tho`,
  },
  {
    words:
      'tiễn_biệt đi_xa lên_đường chuyển_đi tiễn chuyển_công_tác rời_thành_phố sang_mỹ sang_nhật đi_mỹ xa_nhà xa_quê',
    stanzas: `
      Cái thùng giấy nhỏ vừa dán lại
      Bao nhiêu năm tháng gọn một tay
      Không ai nói gì, ai cũng biết
      Ngồi thêm một chút hết hôm nay

      Gói xôi còn nóng dúi vào túi
      Đứng mãi trước cửa, chẳng ai quay
      Xe đi tới khúc quanh còn thấy
      Một bàn tay nhỏ vẫy chưa thôi`,
    later: `
      Đường xa mấy nữa rồi cũng tới
      Chia tay đâu phải đã là xa
      Có người ở đây còn nhắc mãi
      Ghé lại lúc nào cũng là nhà`,
    hook: `
      Chia tay hôm nay, mai gặp lại thôi
      Lên đường may mắn, giữ mãi nụ cười

      Đi xa nhớ giữ sức, nhớ ăn no
      Xa nhà đừng sợ, có người ngóng cho`,
  },
  {
    words: 'huấn_luyện_viên đồng_đội đội_trưởng tập_luyện câu_lạc_bộ thi_đấu huy_chương giải_đấu vô_địch',
    stanzas: `
      Mấy bàn tay chụm vào chính giữa
      Cùng hô một tiếng thật là to
      Mồ hôi ướt hết lưng áo số
      Vẫn chạy thêm vòng, chẳng so đo

      Còi thổi một hồi, chân lại bước
      Ngã thì có bạn kéo lên ngay
      Thua một trận buồn thì cùng khóc
      Hôm sau ra sân, lại nắm tay`,
    later: `
      Huy chương rồi cũng treo lên vách
      Đồng đội ngày xưa vẫn nhớ tên
      Nhớ chai nước cuối chia nhau uống
      Cái cúp có mờ, cũng chẳng quên`,
    hook: `
      Đồng đội một lòng, cùng bước ra sân
      Thắng thua một chuyện, có nhau mới cần

      Vô địch hay không, tập luyện hết mình
      Thi đấu hết sức, thắm mãi nghĩa tình`,
  },
  {
    words: 'dậy_sớm thức_sớm dậy_từ_sớm dậy_từ_4_giờ dậy_từ_5_giờ',
    stanzas: `
      Trời còn tối om, gà chưa gáy
      Bếp đã hồng lên ở góc nhà
      Bước chân thật khẽ cho người ngủ
      Ấm nước reo lên, khói bay xa

      Lúc cả nhà còn say trong giấc
      Thì bao nhiêu việc đã làm xong
      Sáng ra mở cửa đã thơm phức
      Chẳng hay ai thức lúc trời đông`,
    later: `
      Ngày nào cũng thế, thành quen lệ
      Dậy sớm vì ai, chẳng nói đâu
      Đến khi tự mình dậy một bữa
      Mới biết sương khuya thấm tới đâu`,
    hook: `
      Dậy sớm thổi lửa, sáng cả gian nhà
      Trời chưa kịp sáng, bếp đã thơm xa

      Ai dậy thật sớm, trước cả mặt trời
      Nhẹ chân nhẹ bước cho người ngủ thôi`,
  },
  {
    words: 'kỷ_niệm_cưới ngày_kỷ_niệm kỷ_niệm_ngày_cưới năm_bên_nhau chung_sống bên_nhau sống_với_nhau',
    stanzas: `
      Tấm hình ngày ấy còn treo đó
      Hai người đứng cạnh, nụ cười tươi
      Bao nhiêu mùa nắng mùa mưa tới
      Chén sứt, chén lành vẫn đủ đôi

      Có bữa giận nhau không ai nói
      Một người dọn chén, một người lau
      Tới đêm trời trở, chăn kéo lại
      Thế là huề cả, có gì đâu`,
    later: `
      Tóc xanh rồi bạc, tay thêm nếp
      Bên nhau mà lại thấy như xưa
      Chẳng cần nói lắm, chỉ cần hỏi
      Một câu thật nhỏ: ăn cơm chưa`,
    hook: `
      Bên nhau từng ngày, bên nhau từng năm
      Tay trong tay ấm, chẳng chút xa xăm

      Ngày kỷ niệm đây, nhớ lại ngày nào
      Kỷ niệm còn đó, thương còn như sao`,
  },
  {
    words: 'quen_nhau gặp_nhau lần_đầu_gặp gặp_lần_đầu tình_cờ_gặp quen_biết',
    stanzas: `
      Hôm ấy ai ngờ thành duyên số
      Trễ một phút thôi đã lỡ rồi
      Một cái nhìn nhau rồi nhớ mãi
      Về nhà hết đứng lại ra ngồi

      Lúc đầu còn ngại, chào nho nhỏ
      Về nhà mới tiếc chẳng hỏi tên
      May sao hôm khác còn gặp lại
      Lần này thì nhớ, chẳng ai quên`,
    later: `
      Chuyện ngày quen nhau kể kể mãi
      Mỗi lần nghe lại vẫn như xưa
      Ai cũng bảo trời xui khiến đó
      Trời thì có nắng, có khi mưa`,
    hook: `
      Gặp nhau một bữa, nhớ nhau một đời
      Quen nhau hôm ấy, đẹp nhất trên đời

      Trời xui gặp gỡ, quen nhau bất ngờ
      Gặp nhau là thế, đẹp như giấc mơ`,
  },
  {
    words:
      'chờ_cửa đợi_cửa ngồi_đợi ngồi_chờ đứng_đợi đứng_chờ nằm_chờ nằm_đợi chờ_đợi ngóng chờ_cơm đợi_cơm đợi_về cơm_chờ nấu_cơm_chờ cơm_nguội để_cửa chờ_anh chờ_em đợi_anh đợi_em chờ_con đợi_con chờ_cháu đợi_cháu',
    stanzas: `
      Khuya lắm ngọn đèn chưa ai tắt
      Có người ngồi đó ngó ra sân
      Nghe tiếng xe nào cũng ngước mắt
      Tới khi đúng tiếng mới yên thân

      Mâm cơm đậy lại bằng lồng cũ
      Đồng hồ gõ nhịp, gió qua song
      Về tới cửa rồi không ai trách
      Chỉ hỏi một câu: có lạnh không`,
    later: `
      Đi khắp bao nơi, qua bao phố
      Đèn nào cũng sáng, cũng như nhau
      Chỉ có ngọn đèn ngồi chờ cửa
      Là đèn nhớ mãi đến mai sau`,
    hook: `
      Có người ngồi chờ, đèn sáng bên hiên
      Đợi tới khi về mới ngủ được yên

      Chờ thêm chút nữa, đợi chút nữa thôi
      Nghe tiếng bước chân, nhẹ cả lòng người`,
  },
  {
    words: 'nợ_tiền mượn_tiền quên_trả chưa_trả không_trả mượn_đồ quỵt',
    stanzas: `
      Hứa mai trả mà mai rồi mai nữa
      Mai nào cũng có một lý do
      Nhắc thì cười hề, vỗ vai bạn
      Bảo rằng: bạn bè, có gì lo

      Sổ nợ ghi đầy hai trang giấy
      Chữ đã mờ đi, nợ vẫn còn
      Tới khi gặp mặt thì lại thấy
      Đòi gì nữa đây, cái mặt tròn`,
    later: `
      Thôi thì nợ đó cho nó nhớ
      Nhớ nợ thì còn ghé thăm nhau
      Trả xong sợ lại quên đường tới
      Nên cứ để đây, nợ thật lâu`,
    hook: `
      Nợ thì nhớ trả, trả chậm cũng xong
      Trả xong rồi nợ thêm lần nữa không

      Nợ cũ chưa trả, đã mượn thêm rồi
      Thôi thì cho nợ, miễn được nụ cười`,
  },
]
