import type { Details } from '../../stanzas.ts'

/** Work and trades. */
export const work1: readonly Details[] = [
  {
    words: 'y_tá điều_dưỡng nữ_y_tá hộ_lý hộ_sinh',
    stanzas: `
      Đôi dép mềm đi qua từng cửa
      Ống nghe vắt cổ, tiếng nhẹ nhàng
      Cái mền kéo lại cho ngay ngắn
      Ánh đèn nho nhỏ cuối hành lang

      Xe đẩy lăn đi, bánh kêu khẽ
      Khay thuốc chia đều, nước một ly
      Mạch đếm đủ rồi, ghi vào sổ
      Bàn tay hơi lạnh, tiếng nhu mì

      Khẩu trang in vệt hằn trên má
      Bông gòn, cuộn băng, kéo xếp hàng
      Cái chuông đầu giường vừa nhấp nháy
      Bước chân thoăn thoắt đã vội sang`,
  },
  {
    words: 'bác_sĩ bác_sỹ nha_sĩ phòng_khám khám_bệnh dược_sĩ hiệu_thuốc nhà_thuốc phòng_mổ chữa_bệnh',
    stanzas: `
      Cái ống nghe tròn, đầu hơi lạnh
      Áo trắng là phẳng, bút cài ngang
      Chữ ghi trên giấy như giun bò
      Ghế nhựa hành lang xếp một hàng

      Hít vào thật sâu, thở ra chậm
      Ngón tay gõ nhẹ mấy lần liền
      Tờ đơn gấp lại làm hai nửa
      Viên trắng, viên hồng, đếm từng viên

      Cánh cửa mở ra rồi lại khép
      Một cái gật đầu, sổ lật sang
      Kính trễ xuống mũi, tay vừa rửa
      Mùi cồn thoang thoảng dọc hành lang`,
  },
  {
    words:
      'cô_giáo thầy_giáo giáo_viên dạy_học đứng_lớp chấm_bài bục_giảng dạy_toán dạy_văn dạy_tiếng_anh lớp_học soạn_bài dạy_trẻ giảng_bài nhà_giáo mầm_non',
    stanzas: `
      Viên phấn gãy đôi trên bảng tối
      Bụi trắng bay bay, áo bạc vai
      Bút đỏ khoanh tròn câu viết vội
      Đèn bàn còn thức với chồng bài

      Ba tiếng trống vang, sân lặng bớt
      Tay giơ lên khắp, lớp rì rào
      Một câu chưa hiểu, giảng lần nữa
      Cái thước gõ bàn, nhẹ thế nào

      Chồng vở cao hơn chiếc cặp cũ
      Cành hoa trong lọ, giấy gói hồng
      Dòng chữ nắn nót trên góc bảng
      Tiếng đồng thanh đáp, cả phòng đông`,
  },
  {
    words: 'ca_đêm làm_đêm trực_đêm trực_ca ca_khuya tăng_ca làm_ca trực_gác làm_bảo_vệ chú_bảo_vệ bác_bảo_vệ thức_đêm',
    stanzas: `
      Cả phố tắt đèn, còn một cửa
      Bình nước nóng sôi, gói mì khô
      Cái đồng hồ tường kêu nhích nhích
      Con số trên màn chạy nhấp nhô

      Hộp cơm hâm lại, hơi còn tỏa
      Chìa khóa leng keng ở bên hông
      Áo khoác choàng vai, sương ướt tóc
      Bước ra khỏi cổng, chợ vừa đông

      Ly nước chè đặc, mắt cay cay
      Ánh đèn tuýp trắng, quạt trần quay
      Rèm cửa kéo kín khi trời hửng
      Giấc ngủ bù dài tới giữa ngày`,
  },
  {
    words: 'lái_xe tài_xế lái_taxi xe_tải xe_khách chạy_xe bác_tài đường_dài taxi vô_lăng chở_hàng',
    stanzas: `
      Tấm khăn vắt cổ, vô lăng nóng
      Chai nước lăn lóc ở sau lưng
      Cái quạt con con xoay trước kính
      Cột mốc lùi dần, bánh chẳng ngừng

      Gương nhỏ nghiêng soi dòng đèn đỏ
      Radio hát nốt bản bolero cũ
      Một trạm ghé qua, ly đen đá
      Ghế ngả ra sau, chợp giấc ngủ

      Đường nhựa chạy dài, vạch sơn trắng
      Con thú nhựa con lắc đầu hoài
      Còi bấm một tiếng thay lời hỏi
      Bụi đường còn bám ở hai vai`,
  },
  {
    words: 'xe_ôm grab shipper giao_hàng ship_hàng chạy_grab giao_đồ_ăn người_giao_hàng đưa_thư bưu_tá bưu_điện',
    stanzas: `
      Chiếc túi vuông to sau yên chở
      Điện thoại kẹp nghiêng, bản đồ xanh
      Ngõ nhỏ ngoằn ngoèo không biển số
      Chuông bấm hai hồi, chạy rất nhanh

      Áo khoác bạc màu, găng tay mỏng
      Kiện to kiện nhỏ buộc sau yên
      A lô một tiếng ngay trước cổng
      Ba tầng thang bộ, bước lên liền

      Thùng giấy dán băng, mã in kín
      Đường tắt thuộc lòng, hẻm quẹo ba
      Đèn đỏ đếm lùi từng giây một
      Một chân chống đất, lại vút qua`,
  },
  {
    words:
      'thợ_xây xây_nhà công_trường thợ_hồ phụ_hồ giàn_giáo thợ_mộc đóng_bàn đóng_tủ kỹ_sư kiến_trúc_sư xưởng_mộc thợ_hàn',
    stanzas: `
      Cái bay gõ cạch lên viên gạch
      Sợi dây căng thẳng, giọt nước cân
      Mũ nhựa treo nghiêng đầu giàn giáo
      Bụi vôi trắng xóa ống quần, chân

      Thước dây rút phắt rồi bật lại
      Bút chì giắt sẵn ở vành tai
      Đo hai lần kỹ, cưa một nhát
      Mùn bay vàng óng đậu lên vai

      Từng hàng chồng lên, ngay và thẳng
      Xẻng xúc rào rào, cát trộn vôi
      Một góc nhà lên, thêm bậc cửa
      Ca nước chè xanh uống cạn rồi`,
  },
  {
    words:
      'văn_phòng công_sở họp_hành đi_họp cuộc_họp kế_toán sổ_sách báo_cáo công_ty nghỉ_hưu về_hưu thăng_chức nhân_sự thư_ký sếp',
    stanzas: `
      Cốc nước bên bàn, dây cắm rối
      Tờ giấy vàng con dán viền màn
      Máy in nuốt giấy, kêu cành cạch
      Cây lưỡi hổ đứng canh góc bàn

      Thẻ quẹt một tiếng, thang máy mở
      Chồng hồ sơ dày, chữ ký xanh
      Cái ghế xoay tròn kêu cót két
      Giờ tan vừa điểm, máy tắt nhanh

      Bảng trắng vẽ đầy mũi tên đỏ
      Một cuộc bàn xong, lại cuộc sau
      Hộp cơm xếp hàng lò hâm nóng
      Muỗng nĩa leng keng chạm vào nhau`,
  },
  {
    words:
      'bán_hàng cửa_hàng tạp_hóa tạp_hoá cửa_tiệm tiệm_tạp_hóa mở_tiệm quầy_hàng buôn_bán quán_ăn mở_quán quán_cơm hàng_quán siêu_thị',
    stanzas: `
      Cánh cửa sắt kéo lên rào rạo
      Từng dãy hũ keo đựng kẹo dừa
      Máy tính bỏ túi, quyển sổ nợ
      Tiền lẻ vuốt phẳng, xếp lưa thưa

      Dây mì, gói bột treo lủng lẳng
      Khách hỏi một câu, đáp ngọt bùi
      Cái cân nghiêng nhẹ, thêm nhúm nữa
      Kẹo thối thay tiền, trẻ nhỏ vui

      Chổi quét qua thềm, biển bật sáng
      Ghế nhựa chồng cao, kệ xếp ngang
      Câu chào chưa dứt, tay đã gói
      Túi ni lông kêu sột soạt vang`,
  },
  {
    words: 'thợ_may may_áo may_vá máy_may máy_khâu may_quần_áo tiệm_may may_đồ khâu_vá thêu_thùa áo_dài',
    stanzas: `
      Bàn đạp nhấp đều, kim nhảy nhót
      Đường chỉ chạy theo nếp phấn hồng
      Cây kéo to cắn qua lớp vải
      Thước dây quàng cổ, giống khăn bông

      Cúc áo đựng trong lon bánh cũ
      Kim gút ghim đầy gối tí hon
      Vạt nghiêng một chút, kéo cho thẳng
      Sợi chỉ thừa kia cắt gọn tròn

      Mảnh lụa trải ra kêu sột soạt
      Cái kim luồn chỉ, mắt nheo nheo
      Tà bay hai vạt như cánh én
      Bàn là hơi nóng tỏa bay theo`,
  },
  {
    words:
      'làm_ruộng cấy_lúa gặt_lúa ruộng_đồng cánh_đồng nông_dân làm_nông đồng_áng ruộng_lúa cày_ruộng mùa_gặt làm_rẫy',
    stanzas: `
      Nón lá úp che nghiêng mái tóc
      Bùn non nâng gót, mát bàn chân
      Mạ cắm từng hàng như nét chữ
      Cò trắng nghiêng đầu, đứng rất gần

      Lưỡi liềm cong vút, rơm vàng óng
      Từng bó chất cao ở dọc bờ
      Mồ hôi lau vội bằng tay áo
      Mùi rơm mới cắt, gió đưa hờ

      Bình tích nước chè treo đầu gốc
      Khăn rằn quấn cổ, nắng bạc vai
      Hạt thóc phơi sân, cào mấy lượt
      Mỗi vệt cào in một luống dài`,
  },
  {
    words: 'cắt_tóc hớt_tóc thợ_cắt_tóc làm_tóc gội_đầu uốn_tóc tiệm_tóc làm_nail tiệm_nail thợ_nail',
    stanzas: `
      Tấm khăn choàng cổ, ghế ngả xuống
      Tông đơ rì rì chạy sau tai
      Cái gương trước mặt, gương sau gáy
      Tóc rơi lả tả khắp hai vai

      Lọ nhỏ xếp hàng trên kệ kính
      Đỏ, hồng, nâu, tím, đủ trăm màu
      Xoay ghế một vòng, soi lại thử
      Chuyện phường chuyện phố kể cho nhau

      Cái lược gài ngang ngoài túi áo
      Kéo cắt lách tách, máy sấy kêu
      Vòi nước ấm vừa, mùi bồ kết
      Bọt ngập hai tai, ngón gãi đều`,
  },
  {
    words: 'nhà_máy công_nhân xưởng_may dây_chuyền công_xưởng phân_xưởng khu_công_nghiệp thợ_máy',
    stanzas: `
      Cổng sắt mở ra, giày bước vội
      Thẻ quẹt một tiếng, nối theo nhau
      Băng chuyền trôi qua như dòng nước
      Tay này đặt xuống, món kia sau

      Bông gòn nút tai cho đỡ ồn
      Ngón tay chạy thoắt giữa âm thanh
      Cái mũ vải xanh, hàng tủ sắt
      Chuông tan vừa điểm, cởi ra nhanh

      Hộp cơm mở nắp, ghế ngồi dãy
      Quạt lớn trên trần thổi ù ù
      Dầu máy dính tay, xà bông cục
      Bãi xe trước cổng, tiếng vù vù`,
  },
]
