import type { Details } from '../../stanzas.ts'

/** Nurses, teachers, drivers, builders, offices, shops. */
export const work1: readonly Details[] = [
  {
    words: 'y_tá điều_dưỡng nữ_y_tá hộ_lý hộ_sinh',
    stanzas: `
      Bước dép thật khẽ qua từng cửa
      Ngọn đèn con con ở cuối hành lang
      Kéo lại chiếc mền cho ngay ngắn
      Hỏi một câu thôi, nghe nhẹ nhàng

      Áo trắng đi qua bao đêm thức
      Hộp cơm mở ra nguội từ lâu
      Có người nắm tay rồi ngủ được
      Ngồi thêm một lát, chẳng đi đâu`,
    later: `
      Ai quên tên thuốc, quên giường cũ
      Mà nhớ cô y tá, nhớ bàn tay
      Đêm ấy đặt lên trên vầng trán
      Nói khẽ: rồi khỏe, sắp qua đây`,
    hook: `
      Áo trắng nữ y tá, bước nhẹ qua đêm
      Một lời hỏi nhỏ mà thấy êm êm

      Điều dưỡng tận tâm, chăm sóc từng ngày
      Điều dưỡng nắm chặt những ngón tay gầy`,
  },
  {
    words: 'bác_sĩ bác_sỹ nha_sĩ phòng_khám khám_bệnh dược_sĩ hiệu_thuốc nhà_thuốc phòng_mổ chữa_bệnh',
    stanzas: `
      Ống nghe hơi lạnh, lời thì ấm
      Hít vào thật sâu, thở chậm ra
      Ai run thì có bàn tay vỗ
      Bảo không sao hết, sắp về nhà

      Chữ ghi như giun bò trên giấy
      Mà bệnh đọc được, bệnh lùi dần
      Hành lang còn ghế chưa ai ngủ
      Cửa mở ra rồi: khỏe mấy phần`,
    later: `
      Bao người bước tới lo và sợ
      Bước ra lại thấy nắng trên cây
      Ơn bác sĩ chẳng ai ghi sổ
      Ghi trong nhịp thở mỗi hôm nay`,
    hook: `
      Bác sĩ dặn rồi, uống thuốc đúng giờ
      Bác sĩ cười hiền, hết nỗi ngẩn ngơ

      Phòng khám sáng đèn, thuốc đắng mau lành
      Nhà thuốc còn mở, nụ cười hiền lành`,
  },
  {
    words:
      'cô_giáo thầy_giáo giáo_viên dạy_học đứng_lớp chấm_bài bục_giảng dạy_toán dạy_văn dạy_tiếng_anh soạn_bài dạy_trẻ giảng_bài nhà_giáo dạy_học_trò dạy_em dạy_chữ dạy_thêm ở_lại_sau_giờ giảng_lại',
    stanzas: `
      Viên phấn gãy đôi, bụi đầy áo
      Giảng thêm lần nữa, đứa nào chưa
      Có ai cuối lớp còn ngơ ngác
      Lại ngồi xuống cạnh, giảng qua trưa

      Bút đỏ khoanh tròn câu viết vội
      Bên lề ghi nhỏ: gắng thêm lên
      Điểm thì đã quên từ lâu lắm
      Dòng chữ bên lề chẳng hề quên`,
    later: `
      Học trò mỗi đứa đi một ngả
      Có đứa thành danh, đứa bình thường
      Gặp lại lớp học, qua cửa cũ
      Vẫn khoanh tay dạ trước sân trường`,
    hook: `
      Cô giáo bước vào, cả lớp lặng im
      Bài giảng hôm ấy ở mãi trong tim

      Thầy giáo bảng đen, viên phấn trắng tinh
      Thầy dạy từng chữ, dạy cả nghĩa tình

      Giảng bài thật chậm, dạy chữ ân cần
      Ai chưa hiểu lớp, giảng lại một lần`,
  },
  {
    words: 'ca_đêm làm_đêm trực_đêm trực_ca ca_khuya tăng_ca làm_ca trực_gác làm_bảo_vệ chú_bảo_vệ bác_bảo_vệ thức_đêm',
    stanzas: `
      Cả phố tắt đèn, còn một cửa
      Đồng hồ gõ nhịp, gió qua sân
      Ly chè đặc quánh cho đừng ngủ
      Vỗ vào hai má, đứng đôi chân

      Trời vừa hửng sáng, ca vừa dứt
      Người ta đi làm, kẻ về nhà
      Rèm kéo kín rồi nằm nhắm mắt
      Nghe tiếng chợ đông ở ngoài xa`,
    later: `
      Bao ca đêm ấy ai đếm được
      Cả phố ngủ yên, có biết đâu
      Ngọn đèn gác cũ còn le lói
      Canh giấc cho người tới canh thâu`,
    hook: `
      Ca đêm đèn sáng, thức trắng canh thâu
      Phố ngủ say rồi, mình thức cùng nhau

      Trực đêm tăng ca, mắt đỏ hoe rồi
      Thức đêm một chút, trời sáng kia thôi`,
  },
  {
    words: 'lái_xe tài_xế lái_taxi xe_tải xe_khách chạy_xe bác_tài đường_dài taxi vô_lăng chở_hàng',
    stanzas: `
      Vô lăng nóng rát, khăn vắt cổ
      Cột mốc lùi dần phía sau lưng
      Quán quen ghé lại ly đen đá
      Ngả ghế nằm im, chợp một chừng

      Đường dài có mấy bài hát cũ
      Bật đi bật lại thuộc lòng luôn
      Con thú nhựa gật đầu trước kính
      Gật suốt đường đi, chẳng biết buồn`,
    later: `
      Đèn pha rọi tới con đường cũ
      Bao nhiêu khúc cua cũng thuộc rồi
      Đường dài mấy cũng về một cửa
      Có ngọn đèn vàng, có người ngồi`,
    hook: `
      Lái xe cẩn thận, đường còn thật xa
      Bánh xe lăn mãi rồi cũng về nhà

      Bác tài vững lái, đưa khách tới nơi
      Xe chạy đường dài, bình an khắp nơi`,
  },
  {
    words: 'xe_ôm grab shipper giao_hàng ship_hàng chạy_grab giao_đồ_ăn người_giao_hàng đưa_thư bưu_tá bưu_điện',
    stanzas: `
      Điện thoại kẹp nghiêng, đường xanh đỏ
      Ngõ sâu ngoằn ngoèo không số nhà
      Bấm chuông hai tiếng, cười một cái
      Giao xong lại chạy một quãng xa

      Nắng như đổ lửa, áo sẫm lại
      Mưa thì trùm kín gói hàng hơn
      Người thì ướt hết, hàng khô ráo
      Tới nơi còn kịp, nói cảm ơn`,
    later: `
      Bao nhiêu con hẻm đều thuộc hết
      Nhớ nhà có chó, nhà có hoa
      Giao hàng cả buổi, đếm tiền lẻ
      Đủ mua hộp sữa xách về nhà`,
    hook: `
      Giao hàng đây ạ, một gói tới rồi
      Giao cho đúng chỗ, nhận một nụ cười

      Chạy xe suốt ngày, nắng gió trên vai
      Xe ôm một cuốc, kể chuyện đường dài`,
  },
  {
    words: 'thợ_xây xây_nhà công_trường thợ_hồ phụ_hồ giàn_giáo kiến_trúc_sư thợ_hàn',
    stanzas: `
      Viên gạch đặt xuống nghe cái cạch
      Sợi dây căng thẳng, bay gõ đều
      Từng hàng lên cao, thành bức vách
      Mồ hôi rơi xuống, trộn vôi nhiều

      Trưa nằm gối gạch dưới giàn giáo
      Nón úp lên mặt, ngủ ngon lành
      Chiều về tay rát, vai áo bạc
      Ngoảnh nhìn tường mới đã cao nhanh`,
    later: `
      Người ta dọn tới, treo rèm mới
      Đâu biết thợ xây viên gạch này
      Đi ngang lặng lẽ nhìn lên cửa
      Đèn sáng trong nhà, ấm cả tay`,
    hook: `
      Xây nhà từng viên, gạch nối gạch lên
      Nhà cao cửa rộng, gió mát bốn bên

      Thợ xây tay khéo, vai áo bạc màu
      Thợ dựng nhà đó, trăm năm còn lâu`,
  },
  {
    words: 'văn_phòng công_sở họp_hành đi_họp cuộc_họp báo_cáo thăng_chức nhân_sự thư_ký',
    stanzas: `
      Máy in nuốt giấy kêu cành cạch
      Ai cũng nhìn nhau, chẳng biết làm
      Cây lưỡi hổ đứng im một góc
      Chứng kiến bao nhiêu lượt tan tầm

      Họp xong một cuộc, lại một cuộc
      Chốt lại: tuần sau họp nữa thôi
      Hộp cơm hâm nóng ăn chung bàn
      Kể chuyện trên trời, quên hết rồi`,
    later: `
      Văn phòng còn đó, ghế người khác
      Góc bàn còn vết cốc ngày xưa
      Có ai hỏi việc này sao nhỉ
      Vẫn nhắc cái tên, nắng hay mưa`,
    hook: `
      Văn phòng đèn sáng, gõ phím luôn tay
      Tan làm cùng nhau, hẹn sáng mai này

      Công ty chung bước, việc khó chia đôi
      Họp hành xong hết, rủ nhau ra ngồi`,
  },
  {
    words:
      'bán_hàng cửa_hàng tạp_hóa tạp_hoá cửa_tiệm tiệm_tạp_hóa mở_tiệm quầy_hàng buôn_bán quán_ăn mở_quán quán_cơm hàng_quán siêu_thị khách_quen khách_hàng khách_cũ',
    stanzas: `
      Cửa cuốn kéo lên từ sáng sớm
      Khách hỏi một câu, đáp ngọt bùi
      Cân dư một chút cho vui vẻ
      Ai thiếu vài đồng, kệ, cho vui

      Trẻ con cầm xu đứng ngó mãi
      Chọn hoài chưa biết lấy cái chi
      Thôi cho thêm nó thanh kẹo nữa
      Nó cười toe miệng rồi chạy đi`,
    later: `
      Cửa tiệm còn đó, khách nhỏ lớn
      Dắt con ghé lại mua gói xôi
      Vẫn câu chào cũ, cân dư cũ
      Tiệm nhỏ mà thương mấy chục đời`,
    hook: `
      Cửa hàng mở rồi, ghé lại mà xem
      Bán buôn thật bụng, khách cũ lại quen

      Mở quán mời khách, hàng đẹp hàng tươi
      Ra về tay xách, miệng còn tươi cười`,
  },
  {
    words: 'thợ_may may_áo may_vá máy_may máy_khâu may_quần_áo tiệm_may may_đồ khâu_vá thêu_thùa áo_dài',
    stanzas: `
      Bàn đạp nhấp đều, kim nhảy nhót
      Đường chỉ chạy theo vệt phấn mềm
      Vạt nghiêng một chút, tháo ra nối
      Ngồi dưới ngọn đèn tới nửa đêm

      Người ta mặc đẹp đi ra phố
      Đâu biết ai ngồi khâu dưới đèn
      Ngón tay kim chích mười đầu chấm
      Thước dây quàng cổ đã thành quen`,
    later: `
      May áo năm ấy nay đã chật
      Đường kim mũi chỉ vẫn còn nguyên
      Mặc vào thì chật mà không bỏ
      Vì tay ai đó khâu thật bền`,
    hook: `
      Máy may chạy đều, đường chỉ thẳng ngay
      May áo thật khéo nhờ một đôi tay

      Áo dài tha thướt, đường chỉ thẳng ngay
      May vá suốt tối, đẹp nhất hôm nay`,
  },
]
