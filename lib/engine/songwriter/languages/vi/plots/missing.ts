import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    (Điện thoại|Tin nhắn|Cuộc gọi) báo bên {you} trời rét
    Bên này {me} mặc áo vào theo
    Người ngoài đường nhìn, trời đang nắng
    Tự dưng có đứa quấn khăn theo

    (Cuối tuần|Chiều nay|Hôm qua) {me} nấu cơm hai bát
    Dọn rồi mới nhớ {you} đi xa
    Thôi thì chụp gửi cho {you} ngó
    {you} bảo canh này chắc đậm đà

    Trên (tường|cửa|lịch) {me} treo hai múi giờ
    Giờ của bên này, giờ bên kia
    Bên này cơm tối vừa dọn bát
    Bên kia trời sáng, phố còn mê`,
  turn: `
    Hàng cây đầu ngõ thay lá mới
    {me} quay một khúc gửi sang bên
    {you} hỏi sao tiếng xe nhiều thế
    {me} cười, tiếng phố nhớ gọi tên

    Cái ghế {you} ngồi chưa ai xếp
    Khách tới nhà chơi cũng né ra
    Như thể {you} vừa đi mua đá
    Một chốc là quay lại cửa nhà

    {me} học xem mây đài dự báo
    Chỉ nghe phần nói xứ {you} đây
    Nghe bão là tim đi một nhịp
    Nghe nắng thì ngủ đến tròn ngày`,
  meaning: `
    Xa nhau không đếm bằng cây số
    Đếm bằng những bữa nhớ không thôi
    Có hôm thấy món {you} hay thích
    Mua về rồi mới nhớ xa rồi

    Nhớ thì có khó gì đâu nhỉ
    Cứ làm việc khác, nó lại qua
    Nó ngồi ngay cạnh, nó nhìn {me}
    Hỏi nhỏ: người kia có nhớ ta

    Rồi sẽ có ngày nghe tiếng gõ
    {me} ra mở cửa, thấy {you} cười
    Bao nhiêu ngày tháng xa xôi ấy
    Một cái ôm thôi, gọn lại rồi`,
  lift: `
    Nhớ không kêu lên, nhớ không khóc
    Nhớ như ngọn gió thổi qua vai

    Bao nhiêu cây số thì cũng đếm
    Đếm tới khi nào gặp lại thôi`,
  chorus: `
    # Nhớ {call} quá chừng
    Nhớ {call} quá chừng, nhớ từ sáng sớm
    Nhớ tới chiều hôm, nhớ suốt đêm dài
    Nhớ {call} quá chừng, bao giờ gặp lại
    Nói chuyện tới khi trời sáng ngày mai

    # Bao giờ gặp lại
    Bao giờ gặp lại, {me} ra tận nơi
    Chẳng cần quà cáp, chỉ cần nụ cười
    Bao giờ gặp lại, ngồi nghe {you} kể
    Kể chuyện xa xôi, kể hết một đời

    # {call} ở nơi xa
    {call} ở nơi xa, có khỏe hay không
    Ngày có ăn đủ, đêm có ngủ ngon
    {call} ở nơi xa, {me} nhờ ngọn gió
    Gửi lời thương nhớ qua mấy núi non`,
  bridge: `
    Hôm nào gặp lại, {me} không khóc
    {me} hứa như vậy với lòng thôi
    Mà chắc thấy {you} từ xa tới
    {me} quên lời hứa, chạy lại rồi

    Có lúc {me} sợ rồi quên mất
    Giọng {you} cao thấp thế nào đây
    Nhắm mắt một cái, nghe rõ lắm
    Gọi tên {me} khẽ, ở ngay này`,
}
