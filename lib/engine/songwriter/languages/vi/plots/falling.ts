import type { Plot } from '../../stanzas.ts'

export const falling: Plot = {
  person: 'you',
  open: `
    (Hôm qua|Chiều qua|Sáng nay) {you} hỏi mượn cây bút
    {me} đưa, rồi đứng giữ tay không
    Về nhà viết gì đều quên hết
    Chỉ nhớ bàn tay với nét cong

    {me} (đi nhầm|lên nhầm|đón nhầm) chuyến xe tuyến khác
    Chỉ vì {you} đứng ở ghế sau
    Xe chạy ngược đường về nhà {me}
    Mà sao thấy đúng, đúng từ đầu

    Ly (trà|sữa|cà phê) này pha thêm hai muỗng muối
    {me} uống cạn luôn, chẳng thấy gì
    Tại {you} ngồi đó cười một cái
    Muối đường trên đời, lẫn hết đi`,
  turn: `
    {me} soạn sẵn chín câu mở chuyện
    Gặp {you} chỉ còn đúng một câu
    Câu ấy hỏi về trời, về nắng
    Mà trời hôm đó đổ mưa ngâu

    {you} để quên ô ở chỗ {me}
    Đem giặt, đem phơi, gấp để vào
    Mấy hôm nay trời không đám gợn
    Ngày nào cũng ngóng trận mưa rào

    Bạn {me} bảo: nhìn là biết hết
    Mặt đỏ như ai mới nướng xong
    {me} bảo tại nắng, trời đang tối
    Bạn cười, chẳng nói nữa, đi vòng`,
  lift: `
    Tim ơi nhỏ tiếng, người ta ngó
    Đập gì mà đập như trống chèo

    Nói hay không nói, thôi đừng nói
    Nói rồi thì sao, gió cuốn theo`,
  chorus: `
    # Hình như là thương
    Hình như là thương, đi qua lại nhớ
    Ba bậc cầu thang bước một như đùa
    Hình như là thương, soi gương tự hỏi
    Sao cái mặt này cười như được mùa

    # Lỡ thương {call} rồi
    Lỡ thương {call} rồi, biết làm sao nữa
    Chén rửa ba lần, quên chén đã khô
    Lỡ thương {call} rồi, đèn xanh chẳng chạy
    Xe sau bấm còi, cứ đứng ngẩn ngơ

    # Từ lúc {you} cười
    Từ lúc {you} cười, phố như mới quét
    Hàng me bên đường lá mới thay xong
    Từ lúc {you} cười, đồng hồ chạy lạ
    Lúc nhanh như gió, lúc dài như sông`,
  bridge: `
    Nếu mai {you} bảo thôi, làm bạn
    {me} sẽ gật đầu, sẽ mỉm cười
    Về dắt xe đi vòng ba lượt
    Rồi vẫn ngày mai mượn bút thôi

    Còn nếu {you} nói câu kia đó
    {me} chắc đánh rơi sạch dưới chân
    Ổ bánh, chùm chìa, cây dù ướt
    Rơi trúng vũng mưa, cũng chẳng cần`,
}
