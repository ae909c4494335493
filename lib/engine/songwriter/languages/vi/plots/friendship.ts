import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    (Ngày đầu|Năm ấy|Bữa nọ) ngồi chung một bàn gỗ
    {you} vạch đường phấn chia làm đôi
    Chưa hết tiết đầu đường đã xóa
    Vì hộp xôi kia phải chia rồi

    (Quán nước|Quán chè|Quán cóc) đầu hẻm còn hai ghế
    Một ghế gãy chân, {you} cứ ngồi
    Ngã lăn ra đất còn giơ cốc
    Bảo chè còn nguyên, chẳng sao rồi

    Chiếc xe (cọc cạch|tróc sơn|mất phanh) đèo hai đứa
    Lên dốc thì {you} xuống đẩy, hò
    Xuống dốc thì phanh không ăn nữa
    Hai đứa bay vào đống rơm khô`,
  turn: `
    Có hôm {me} buồn, không gọi điện
    {you} tới gõ cửa, xách trái dưa
    Chẳng hỏi câu nào, ngồi bổ miếng
    Hạt nhả đầy sân tới quá trưa

    {you} biết {me} sợ con gì nhất
    Biết cả mật khẩu, biết chuyện thừa
    Có đem ra kể cho thiên hạ
    Vẫn chừa một đoạn, biết mà chừa

    Mỗi đứa một nơi, giờ cách tỉnh
    Gọi nhau vẫn hỏi: mở cửa chưa
    Thế là hai bếp cùng bật lửa
    Cùng ăn mì gói, kể chuyện xưa`,
  lift: `
    Bạn bè đông vui kể không xuể
    Gọi lúc nửa đêm, có một người

    Đừng có khóc nha, đừng sến nữa
    Nghe hết bài này, cười một hơi`,
  chorus: `
    # Có {call} là vui
    Có {call} là vui, mưa cũng như hội
    Hết xăng giữa đường thì dắt mà chơi
    Có {call} là vui, chuyện buồn đem kể
    Kể được nửa chừng cả hai bật cười

    # Bạn ơi còn nhớ
    Bạn ơi còn nhớ, hai nghìn một chén
    Hai đứa một chén, hai cái muỗng con
    Bạn ơi còn nhớ, ai ăn viên cuối
    Cãi tới bây giờ, tình vẫn còn ngon

    # Hai đứa mình thôi
    Hai đứa mình thôi, đường dài thì kệ
    Một đứa cầm lái, một đứa cầm bánh mì
    Hai đứa mình thôi, lạc thì lạc cả
    Lạc ở chỗ nào có quán là đi`,
  bridge: `
    Lỡ mai có cãi nhau to tiếng
    Thì cứ như xưa, vạch phấn ra
    Rồi ai đói trước người đó xóa
    {me} biết là {me}, chứ ai mà

    Sau này tóc bạc, răng rơi rụng
    Hai cái gậy dựng cạnh bàn cờ
    {you} đi một nước lâu đến ngủ
    {me} lén đổi quân, giả ngó lơ`,
}
