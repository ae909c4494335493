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
  lift: `
    Hai tiếng nhỏ thôi, biết là nhẹ
    Nên hát thật chậm để nó lâu

    {you} ngồi xuống đã, đừng vội bận
    Nghe hết câu này rồi hẵng đi đâu`,
  chorus: `
    # Cảm ơn {call}
    Cảm ơn {call}, ngọn đèn trước cửa
    Khuya mấy {me} về vẫn thấy còn chong
    Cảm ơn {call}, chẳng tra chẳng hỏi
    Chỉ hâm lại cơm, đặt giữa mâm đồng

    # Nhớ cả đấy mà
    Nhớ cả đấy mà, trái cam dúi vội
    Đôi tất cho mượn giữa trận mưa rào
    Nhớ cả đấy mà, chuyện con con ấy
    Xếp vào trong áo, đi đến nơi nào

    # Nhờ có {you}
    Nhờ có {you}, đường không đứt đoạn
    Thuốc đắng đầu môi cũng có vị đường
    Nhờ có {you}, {you} xua tay mãi
    Thì thôi {me} rót chén nước mời nhường`,
  bridge: `
    Nếu có một hôm {you} thấm mệt
    Đừng bảo rằng không, đừng gắng cười
    Cứ gõ một tiếng, cửa mở sẵn
    Nồi canh bên này vẫn sôi thôi

    Có lần {me} hỏi vì đâu thế
    {you} nghĩ hồi lâu, bảo tình cờ
    Tình cờ hôm ấy {you} ngồi cạnh
    Cả đời nhờ một chuyện ngẩn ngơ`,
}
