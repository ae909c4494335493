import type { Details } from '../../stanzas.ts'

/** Farms, hairdressers, factories, joiners, soldiers, accountants, help and presents. */
export const trades1: readonly Details[] = [
  {
    words:
      'làm_ruộng cấy_lúa gặt_lúa ruộng_đồng cánh_đồng nông_dân làm_nông đồng_áng ruộng_lúa cày_ruộng mùa_gặt làm_rẫy',
    stanzas: `
      Chân lấm bùn non, lưng hứng nắng
      Mạ cắm từng hàng thẳng như thước
      Ngẩng lên đã thấy trời ngả bóng
      Con cò trắng muốt đậu phía trước

      Hạt thóc phơi sân, cào từng lượt
      Mây đen kéo tới chạy cho nhanh
      Cả xóm chạy ra cùng gom lại
      Thóc khô vào cót, thở phào lành`,
    later: `
      Chén cơm trắng dẻo trên mâm phố
      Thơm từ giọt nước mắt mồ hôi
      Ai từng chân đất đi trên ruộng
      Nhớ suốt mùa gặt lúc xa xôi`,
    hook: `
      Cánh đồng lúa chín, vàng óng mênh mông
      Làm ruộng vất vả mà ấm trong lòng

      Cấy lúa gặt lúa, nắng sớm mưa chiều
      Ruộng đồng thơm ngát, thương biết bao nhiêu`,
  },
  {
    words: 'cắt_tóc hớt_tóc thợ_cắt_tóc làm_tóc gội_đầu uốn_tóc tiệm_tóc làm_nail tiệm_nail thợ_nail',
    stanzas: `
      Khăn choàng quanh cổ, ghế xoay nhẹ
      Kéo kêu lách tách ở bên tai
      Cắt thì một lát, ngồi thì lâu
      Chuyện phường chuyện phố kể thật dài

      Soi gương phía trước, gương sau gáy
      Nhìn mình tươi mới, mỉm cười thôi
      Đi ra ngõ nhỏ ai cũng ngó
      Hỏi: hôm nay có chuyện gì vui`,
    later: `
      Tiệm cắt tóc nhỏ, gương hoen ố
      Khách từ tóc để chỏm tới nay
      Tóc xanh rồi bạc, qua tay kéo
      Một chỗ quen hoài, chẳng đổi thay`,
    hook: `
      Cắt tóc gọn gàng, soi gương mà xem
      Tóc mới hôm nay, ai cũng phải khen

      Làm tóc làm nail, đẹp suốt cả ngày
      Bước ra khỏi tiệm, tươi như nắng mai`,
  },
  {
    words:
      'nhà_máy công_nhân xưởng_may dây_chuyền công_xưởng phân_xưởng khu_công_nghiệp thợ_máy nhà_máy_dệt nhà_máy_may xí_nghiệp',
    stanzas: `
      Còi tầm vừa hú, giày bước vội
      Máy chạy ầm ầm, nói bằng tay
      Một người chậm nhịp, người kia đỡ
      Băng chuyền trôi mãi suốt một ngày

      Hộp cơm mở ra ngồi thành dãy
      Gắp sang cho nhau miếng cá kho
      Quạt lớn trên đầu kêu vù vù
      Nói chuyện con cái, chuyện thầm lo`,
    later: `
      Nhà máy chiều nay còn mở cổng
      Bao nhiêu áo xanh nối nhau về
      Có người đã nghỉ còn nhớ tiếng
      Máy chạy đều đều trong giấc mê`,
    hook: `
      Nhà máy tan ca, áo xanh đông vui
      Công nhân tay ấm, vất vả vẫn cười

      Máy chạy ầm ầm, nhà máy sáng đèn
      Anh em một tổ, lạ cũng thành quen`,
  },
  {
    words: 'thợ_mộc đóng_bàn đóng_tủ xưởng_mộc bàn_học cái_bàn đóng_ghế cái_ghế bào_gỗ làm_mộc đóng_đồ đóng_giường',
    stanzas: `
      Bút chì giắt sẵn bên vành tai
      Đo đi đo lại rồi mới cưa
      Mùn bay vàng óng đầy vai áo
      Mùi gỗ thơm lên lúc nắng trưa

      Tay vuốt dọc theo từng thớ gỗ
      Chỗ nào còn ráp bào thêm thôi
      Gõ cốp một cái, mộng ăn khít
      Lật lại mà xem: vững lắm rồi`,
    later: `
      Cái bàn lên màu, góc hơi sứt
      Vẫn đứng vững vàng mấy mươi năm
      Đặt tay lên mặt còn nghe ấm
      Như có bàn tay nắm âm thầm`,
    hook: `
      Bàn kia ghế nọ, gỗ thơm màu vàng
      Đóng từng cái mộng, chắc chắn đàng hoàng

      Thợ mộc bào gỗ, mùn bay quanh chân
      Đóng bàn đóng ghế, chắc đủ mười phần`,
  },
  {
    words: 'bộ_đội đi_lính quân_đội chiến_tranh chiến_trường nhập_ngũ đi_bộ_đội cựu_chiến_binh thương_binh',
    stanzas: `
      Ba lô con cóc, đôi dép lốp
      Tấm hình kẹp giữa sổ tay con
      Có những điều hỏi thì im lặng
      Chỉ nhìn ra núi, mắt xa hơn

      Đêm nghe mưa đổ hay thức giấc
      Gọi tên vài bạn thuở xuân xanh
      Sáng ra lại cuốc vườn, lại hát
      Kể toàn chuyện vui giữa rừng xanh`,
    later: `
      Bộ đội ngày ấy, huy chương cũ
      Chẳng đem khoe ai, cất một nơi
      Con cháu lớn lên trong nắng ấm
      Là huy chương sáng nhất mà thôi`,
    hook: `
      Anh bộ đội cũ, dép lốp sờn quai
      Chiến tranh qua rồi, nhớ bạn thật dài

      Cựu chiến binh già, ngực áo huân chương
      Kể chuyện đi lính, kể chuyện chiến trường`,
  },
  {
    words:
      'giúp_đỡ giúp_em giúp_mình chỉ_việc hướng_dẫn chỉ_dẫn nhận_hết_việc giúp_mọi_người giúp_bà_con hay_giúp giúp_hàng_xóm',
    stanzas: `
      Ai mới bước vào còn bỡ ngỡ
      Quay sang đã có người cạnh bên
      Chỉ cho từng chút, không lên giọng
      Sai thì làm lại, cứ thế quen

      Việc của mình thì chưa kịp nghỉ
      Việc người ta vướng đã xắn tay
      Xong rồi đi mất như không có
      Cảm ơn thì bảo: có gì đây`,
    later: `
      Người được giúp hôm nào nay lớn
      Lại ngồi chỉ việc cho người sau
      Câu nói y nguyên như thuở trước
      Cái tốt cứ đi, chẳng phai màu`,
    hook: `
      Giúp nhau một chút, ấm cả một ngày
      Giúp đỡ như thế, nhớ mãi đôi tay

      Hay giúp mọi người, chẳng tính công lao
      Ai cần là tới, chẳng nề hà nào`,
  },
  {
    words: 'gửi_tiền gửi_quà gửi_đồ gói_quà quà_quê dúi_tiền dúi mua_quà để_phần phần_cho nhường_phần nhịn_ăn',
    stanzas: `
      Cái túi buộc dây, giấy bọc ngoài
      Mở ra toàn thứ mình hay ăn
      Bên dưới có tờ tiền gấp nhỏ
      Kẹp giữa hai lần giấy báo nhăn

      Phần ngon bao giờ cũng để lại
      Bảo rằng: ăn trước đã no rồi
      Sau này mới biết câu nói dối
      Hiền nhất trên đời, chỉ thế thôi`,
    later: `
      Lớn rồi mua được bao nhiêu thứ
      Gửi quà gì lại cũng không bằng
      Bằng đâu gói nhỏ qua bao bến
      Còn ấm bàn tay lúc gói vàng`,
    hook: `
      Gửi cho một gói, gói hết yêu thương
      Quà quê nho nhỏ đi suốt con đường

      Phần ngon để lại, phần ít cho mình
      Nhường nhau một miếng mà nặng nghĩa tình`,
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
]
