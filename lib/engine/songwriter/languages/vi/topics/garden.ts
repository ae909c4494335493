import type { Topic } from '../../stanzas.ts'

export const garden: Topic = {
  kin: 'vườn khu_vườn làm_vườn trồng trồng_cây trồng_rau trồng_hoa hoa hoa_hồng hoa_lan hoa_mai hoa_đào hoa_cúc hoa_sen hoa_giấy bông_hoa cây_cảnh cây_mai cây_đào cây_khế cây_xoài cây_ổi cây_bưởi cây_phượng cây_dừa cây_mít chậu_cây luống giàn_bầu giàn_mướp giàn_hoa hạt_giống gieo tưới tưới_cây tưới_rau cuốc xẻng bón phân_bón rau_muống mướp bí_đỏ cà_chua xương_rồng khế xoài ổi bonsai cỏ_dại cây_trái',
  you: {
    scene: `
      {you} bảo (ra vườn|xuống vườn|thăm vườn) chừng năm phút
      Chiều rồi vẫn ngồi giữa luống hoa
      Lưng áo lấm lem, tay đầy đất
      Đang dỗ cây ớt mới trồng ra

      (Cây khế|Giàn mướp|Cây ổi) trong vườn cứ èo uột
      {you} ngày nào cũng tưới, cũng khen
      Năm nay trái trĩu oằn xuống đất
      Chắc cây nghe riết cũng phải lên`,
    later: `
      Luống hoa {you} trồng theo hàng thẳng
      Hạt lạ đâu rơi xuống một trưa
      {you} ngó một hồi, thôi không nhổ
      Bảo nó đi xa, mỏi chân chưa

      Mùa này vườn chín, {you} đem biếu
      Túi cà treo trước cửa từng nhà
      Không ghi tên tuổi, ai cũng biết
      Vì rơi dọc ngõ mấy bông hoa`,
  },
  me: {
    scene: `
      {me} trồng (cà chua|xương rồng|dâu tây) trên sân thượng
      Đọc mười cuốn sách, tưới đúng giờ
      Cây rụng hết lá, còn cái cọng
      Cỏ dại bên cạnh tốt không ngờ

      {me} gieo (húng quế|rau muống|rau cải) vào chậu vỡ
      Ba ngày bới đất ngó một lần
      Nó mọc hay không, {me} chẳng rõ
      Chỉ thấy vườn in kín dấu chân`,
    later: `
      Cái vườn nhỏ bằng hai chiếc chiếu
      Mà {me} đi quanh hết buổi chiều
      Nhổ một cọng cỏ, ngồi một chút
      Ngó hoa mướp nở, chẳng gì nhiều

      Hôm qua cây xoài cho một trái
      Một trái thôi mà cả nhà khen
      Cắt làm sáu miếng, chia sáu đứa
      Vườn như vừa thắp một ngọn đèn`,
  },
  past: {
    scene: `
      Cái (cuốc|xẻng|nón) {you} dựng bên hàng giậu
      Cán mòn một khúc, bóng trăm năm
      {me} cầm ra vườn, xới một luống
      Tay {me} vừa đúng chỗ {you} cầm

      Ngày trước (sáng nào|chiều nào|mưa xong) {you} cũng tưới
      Cây nào cũng có một cái tên
      Giờ {me} ra vườn, gọi không đúng
      Hoa vẫn quay đầu, như đã quen`,
    later: `
      Năm nay giàn hoa giấy lại đỏ
      Chẳng ai cắt tỉa, vẫn tràn hiên
      {me} để nguyên vậy, cho hoa rụng
      Thảm hoa từ cổng tới thềm trên

      Trong túi áo cũ còn hạt giống
      Gói giấy {you} đề: gieo tháng ba
      {me} gieo, chẳng rõ là cây mấy
      Tháng năm, cả vườn cải trổ hoa`,
  },
  hook: `
    Vườn ơi mở cửa, cho nắng vào chơi
    Hoa nào cũng thắm, trái nào cũng tươi

    Gieo một hạt nhỏ, tưới một gáo đầy
    Mai này cả vườn hát cùng ta đây`,
  soft: {
    scene: `
      Hoa khép cánh lại
      Bướm đậu trên cành
      Vườn đêm nằm ngủ
      Dưới chiếc chăn xanh`,
    later: `
      Giọt sương tưới lá
      Tưới khẽ, tưới êm
      Hạt mầm trong đất
      Cũng ngủ cho mềm`,
  },
}
