import type { Plot } from '../../stanzas.ts'

/** To somebody who leaves for another place or job. */
export const farewell: Plot = {
  person: 'past',
  open: `
    Ngăn bàn {you} (dọn|xếp|gói) vào cái hộp
    Cái ly, cây bút, tấm hình vuông
    Hộp nhỏ mà ai bưng cũng nặng
    Chuyền tay một lượt, chẳng ai buông

    (Sáng mai|Chiều nay|Tối nay) {you} ra bến xe sớm
    Cả bọn hẹn nhau đứng một hàng
    Tập trước: không ai được khóc nhé
    Người tập đầu tiên mắt đỏ ràng

    Cái (tách|móc áo|ghế xoay) {you} dùng còn nguyên đó
    Có người lén dán chữ: đừng ngồi
    Ba hôm, người mới vào không hiểu
    Đứng mãi bên cạnh, chẳng dám thôi`,
  turn: `
    Có những chuyện giờ ai kể nữa
    Cái máy in kẹt, cái bánh rơi
    {you} kể hay hơn là chuyện thật
    Người đứng trong chuyện cũng phải cười

    {you} chỉ cho {me} từng chút một
    Chỗ nào nước nóng, cửa nào kêu
    Giờ {me} chỉ lại cho người khác
    Nghe trong giọng nói có {you} nhiều

    Bài hát chia tay ai chọn đó
    Vừa mở hai câu đã tắt rồi
    Thôi thì bật bài {you} hay hát
    Cả phòng nhảy hết, nhảy quên thôi`,
  lift: `
    Không nói từ biệt, nói đi nhé
    Nói ghé về chơi, nói khỏe luôn

    Xe còn nổ máy, tay còn nắm
    Thêm một phút thôi, nói chuyện suông`,
  chorus: `
    # Đi khỏe nha {call}
    Đi khỏe nha {call}, đường dài nắng tốt
    Nhớ ăn cho đủ, nhớ ngủ cho sâu
    Đi khỏe nha {call}, chỗ kia người lạ
    Ít hôm rồi cũng thương như ở đâu

    # Ghế này để trống
    Ghế này để trống, không ai ngồi đâu
    Để con nắng sáng ghé ngồi thật lâu
    Ghế này để trống, bao giờ ghé lại
    Pha sẵn ly trà, nói chuyện từ đầu

    # Hẹn ngày gặp lại
    Hẹn ngày gặp lại, đừng ghi vào lịch
    Cứ ghé ngang qua, gõ cửa rồi vào
    Hẹn ngày gặp lại, mang theo chuyện mới
    Kể tới khi nào hết nước trong ao`,
  bridge: `
    Nếu nơi xa ấy mưa không quen
    Không ai chìa giúp một cái ô
    Thì nhớ bên này còn mấy đứa
    Nghe mưa là ngó phía chân bờ

    Thật ra {you} có đi đâu hết
    Chậu cây {you} tưới vẫn trổ bông
    Cái câu {you} nói mỗi sáng sớm
    Giờ ai cũng nói, có nghe không`,
}
