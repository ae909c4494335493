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
  meaning: `
    Bạn bè đông đủ khi vui vẻ
    Lúc khó thì còn được mấy ai
    {me} đếm đi rồi đếm trở lại
    Đếm ngón tay nào cũng có {you} hoài

    Có khi cả tháng không nhắn nhủ
    Gặp lại thì như mới hôm qua
    Chẳng cần rào trước hay đón sau
    Ngồi xuống là nói, chẳng ai xa

    {you} biết những điều {me} giấu kỹ
    Biết {me} lúc yếu, lúc {me} sai
    Biết hết mà còn chơi với {me}
    Thì bạn như {you}, được mấy ai`,
  lift: `
    Không cần hoa mỹ, nói thẳng thôi
    Có {you} làm bạn, sướng một đời

    Đừng có khóc nha, đừng sến nha
    Nghe hết bài này rồi cười xòa`,
  chorus: `
    # Có {call} là vui
    Có {call} là vui, chuyện gì cũng vui
    Đi đâu cũng được, miễn có hai người
    Có {call} là vui, chuyện buồn đem kể
    Kể được nửa chừng cả hai bật cười

    # {call} bạn tôi ơi
    {call} bạn tôi ơi, còn nhớ hay không
    Bao nhiêu chuyện cũ còn mãi trong lòng
    {call} bạn tôi ơi, mai già ta vẫn
    Ngồi kể chuyện xưa cho cháu nghe cùng

    # Hai đứa mình thôi
    Hai đứa mình thôi, đường dài thì kệ
    Ai vấp thì đỡ, ai mệt thì chờ
    Hai đứa mình thôi, lạc thì lạc cả
    Có nhau là tới, cần gì bản đồ`,
  bridge: `
    Lỡ mai có cãi nhau to tiếng
    Thì giận một chút rồi lại thôi
    {me} sẽ gọi trước, {me} biết chứ
    Không ai thay được {you} trên đời

    Sau này tóc bạc, răng rơi rụng
    Hai chiếc ghế kề trước mái hiên
    Chuyện thì quên hết, tên quên hết
    Chỉ nhớ mặt nhau là bạn hiền`,
}
