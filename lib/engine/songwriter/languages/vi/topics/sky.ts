import type { Topic } from '../../stanzas.ts'

export const sky: Topic = {
  kin: 'bầu_trời mây đám_mây trời_xanh mặt_trời cầu_vồng bình_minh diều thả_diều cánh_diều máy_bay phi_công bay_lên vũ_trụ hành_tinh sao_hỏa hệ_mặt_trời tên_lửa phi_hành_gia kính_thiên_văn thiên_hà sao_chổi chân_trời khinh_khí_cầu ngày_nắng',
  you: {
    scene: `
      {you} nằm trên (cỏ|mái|bãi), chỉ đám mây trôi
      Bảo con voi đó thiếu cái vòi
      Mây nghe được chắc, kéo ra một sợi
      {you} vỗ tay reo: thấy chưa, có rồi

      Diều {you} dán (báo|giấy|lịch), đuôi thì dài
      Lên được nửa trời, vướng cây ai
      {you} ngồi dưới gốc chờ cơn gió
      Gió trả con diều, lá tặng vai`,
    later: `
      Cầu vồng vừa hiện sau cơn mưa
      {you} gọi cả xóm: thấy hay chưa
      Ai cũng bỏ dở tay đang việc
      Đứng ngửa cổ nhìn tới quá trưa

      Máy bay bay qua, {you} cũng vẫy
      Bảo trên đó thấy, thấy rõ ràng
      Có hôm đèn nháy đầu bên ấy
      {you} tin là họ vẫy tay sang`,
  },
  me: {
    scene: `
      {me} ra (ban công|sân thượng|bậc cửa) ngó bầu trời
      Định xem một phút, hóa một hồi
      Mây đi họp hết về phương bắc
      Chừa {me} với một mảnh trăng thôi

      {me} thả con diều (mua|làm|gấp) hôm qua
      Chạy quanh bãi cỏ năm vòng xa
      Diều nằm trên cỏ, {me} cũng nằm
      Hai đứa nhìn mây, mây nhìn ta`,
    later: `
      Ngày bé {me} mơ lên mặt trăng
      Nồi nhôm đội đầu, dây buộc quanh
      Nay đi làm đứng trong thang máy
      Bấm tầng cao nhất, bay thật nhanh

      Hôm nay mây giống một cái gối
      {me} ngó mà ngáp giữa giờ làm
      Sếp hỏi nhìn gì, {me} chỉ tay
      Sếp cũng ngáp theo, cả phòng nằm`,
  },
  past: {
    scene: `
      Bầu trời (hôm ấy|chiều đó|ngày ấy) xanh lạ lùng
      {you} bảo xanh thế, cất để dùng
      Giờ trời lại xanh, {me} đem cất
      Lọ đã đầy rồi, {you} biết không

      Con diều {you} (vót|dán|buộc) treo vách bếp
      Nan tre đã mọt, giấy bay màu
      {me} vẫn không tháo, chiều gió nổi
      Nó khẽ cựa mình, muốn đi đâu`,
    later: `
      Mây trắng ngang qua giống dáng {you}
      Giống lúc cầm gàu, đứng nghiêng người
      {me} gọi một tiếng, mây không đáp
      Chỉ kéo dài thêm một nụ cười

      {you} dạy {me} xem mây đoán nắng
      Mây vảy cá thì nắng mai lên
      Sáng nay vảy cá đầy trời đó
      {me} phơi chăn chiếu, nắng ở bên`,
  },
  hook: `
    Trời ơi cao quá, mây ơi chờ đây
    Cho bài hát nhỏ nắm gió mà bay

    Một cánh diều lên, một sợi dây dài
    Bầu trời rộng thế, chẳng của riêng ai`,
}
