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
  lift: `
    Nhớ không kêu lên, nhớ không khóc
    Nhớ như hạt sỏi ở trong giày

    Bao nhiêu cây số thì cũng đếm
    Đếm đến khi nào gặp mới hay`,
  chorus: `
    # Nhớ {call} quá chừng
    Nhớ {call} quá chừng, nhớ từ cái dép
    Nhớ tiếng hắng giọng trước lúc ra đường
    Nhớ {call} quá chừng, ngày dài như chợ
    Ai cũng đông vui, chỉ thiếu người thương

    # Bao giờ về đây
    Bao giờ về đây, cơm còn để phần
    Cá kho hai lửa, rau hái ngoài sân
    Bao giờ về đây, đừng mua quà cáp
    Mang mỗi tiếng cười, mang đủ đôi chân

    # Ở bên kia trời
    Ở bên kia trời, {you} ăn cơm chưa
    Có ai che giúp những lúc trời mưa
    Ở bên kia trời, chiều buông nhanh chứ
    Bên này chiều chậm, chậm như ngày xưa`,
  bridge: `
    Hôm nào gặp lại ở sân ga
    {me} sẽ không khóc, sẽ đứng xa
    Xem {you} ngó quanh tìm ai đó
    Rồi mới chạy lại, vỡ òa ra

    Có lúc {me} sợ rồi quên mất
    Giọng {you} cao thấp thế nào rồi
    Bèn mở lời nhắn hồi năm ngoái
    Chỉ có một câu: gọi chút thôi`,
}
