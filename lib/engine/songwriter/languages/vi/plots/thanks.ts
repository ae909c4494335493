import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    Năm ấy (trở trời|mất điện|bão về), áo {me} mỏng
    {you} tháo chiếc khăn quàng sang cho
    Miệng nói không lạnh, răng va lập cập
    Hơi ấm khăn len giữ tới giờ

    (Lục ngăn kéo|Dọn tủ cũ|Mở cái hộp), tìm tờ giấy nợ
    Mới nhớ ra {you} chẳng ghi đâu
    Chỉ bảo cầm đi, thiếu ghé nữa
    Rồi vào trong bếp nhặt mớ rau

    {you} (hay|cứ|luôn) nói tiện đường thôi mà
    Cái tiện mười cây số đi qua
    Bùn bám hai bên bàn đạp cũ
    {you} lau một cái rồi cười xòa`,
  turn: `
    Giờ gặp ai đứng mưa không áo
    {me} đưa cây dù, chẳng hỏi đâu
    Người ta cảm ơn, {me} bảo khỏi
    Dù này có người truyền từ lâu

    Tập nói trước gương câu thật đẹp
    Gặp rồi lại hỏi đã ăn chưa
    {you} cười, cảm ơn gì lạ thế
    Rồi xới thêm cho bát cơm vừa

    {me} thử tính sổ, càng tính rối
    Bao cuộc điện thoại, mấy nồi canh
    Lúc cho, {you} có bao giờ đếm
    Nên trả bằng hát, hát cho nhanh`,
  meaning: `
    Có người cho đi rồi kể mãi
    Có người cho xong rồi lại quên
    {you} là người thứ hai như thế
    Nên {me} phải nhớ, nhớ thật bền

    Hai tiếng cảm ơn nghe nhẹ lắm
    Mà bao lâu {me} chẳng nói ra
    Hôm nay mượn tiếng đàn nói hộ
    Câu ấy từ đây gửi thật thà

    Không có {you} ngày ấy, {me} không biết
    Hôm nay {me} đứng ở nơi đâu
    Một bàn tay chìa ra đúng lúc
    Đổi cả đường đi mấy năm sau`,
  lift: `
    Hai tiếng nhỏ thôi mà để lâu
    Hôm nay {me} nói, nói từ đầu

    {you} nghe {me} hát, đừng xua tay
    Lời này giữ mãi tới hôm nay`,
  chorus: `
    # Cảm ơn {call}
    Cảm ơn {call}, một lời từ tim
    Điều {you} đã cho chẳng đâu mà tìm
    Cảm ơn {call}, hôm nay {me} nói
    Nói điều bao lâu {me} cứ lặng im

    # Nhờ có {you}
    Nhờ có {you}, hôm nay trời sáng
    Nhờ có {you}, chân vững đường dài
    Nhờ có {you}, {me} tin người tốt
    Vẫn ở quanh đây, chẳng tìm đâu ai

    # {call} ơi, {me} nhớ
    {call} ơi, {me} nhớ, nhớ hết không quên
    Bao nhiêu điều tốt, nhớ từng cái tên
    {call} ơi, {me} nhớ, mai đi xa mấy
    Vẫn mang theo mãi, mãi ở kề bên`,
  bridge: `
    Nếu có một hôm {you} thấy mệt
    Gọi {me} một tiếng, {me} tới ngay
    Ngày xưa {you} tới khi {me} khó
    Bây giờ tới lượt bàn tay này

    Ơn thì chẳng thể nào trả hết
    Thôi {me} đem nó tặng người sau
    Ai hỏi vì sao {me} như thế
    {me} sẽ kể về {you}, thật lâu`,
}
