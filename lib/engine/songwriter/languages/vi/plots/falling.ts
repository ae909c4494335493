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
  meaning: `
    Người ta bảo thương là sấm chớp
    Với {me} thương tới nhẹ như mưa
    Rơi xuống một giọt rồi một giọt
    Ướt hết tim rồi mới biết thưa

    {me} tập trước gương câu định nói
    Câu nào nghe cũng vụng về ghê
    Gặp {you} thì chỉ cười và hỏi
    Hôm nay trời đẹp quá hả, nghe

    Lỡ {you} lắc đầu thì {me} chịu
    Còn hơn để đó nói một mình
    Nên hôm nay {me} mượn tiếng hát
    Hát xong {you} cứ việc làm thinh`,
  lift: `
    Tim ơi nhỏ tiếng, người ta ngó
    Đập gì mà đập như trống chèo

    Nói hay không nói, hôm nay nói
    Nói rồi thì gió cuốn bay theo`,
  chorus: `
    # Hình như là thương
    Hình như là thương, gặp thì đỏ mặt
    Xa một chút thôi đã nhớ rồi
    Hình như là thương, soi gương tự hỏi
    Cái mặt gì đâu cứ mỉm cười

    # Lỡ thương {call} rồi
    Lỡ thương {call} rồi, biết làm sao nữa
    Ngủ cũng không ngủ, ăn cũng quên ăn
    Lỡ thương {call} rồi, thương từ hôm ấy
    Giờ muốn quay lại, khó trăm ngàn lần

    # Từ lúc {you} cười
    Từ lúc {you} cười, trời như xanh lại
    Con đường hôm trước bỗng hóa ra xinh
    Từ lúc {you} cười, đồng hồ chạy lạ
    Hay tại trong {me} đã hết yên bình`,
  bridge: `
    Nếu mai {you} bảo thôi, làm bạn
    {me} sẽ gật đầu, sẽ mỉm cười
    Rồi về hát lại bài hát ấy
    Hát nhỏ thôi, hát đủ một người

    Còn nếu {you} nói câu kia đó
    {me} chắc đánh rơi hết mọi điều
    Chỉ còn ôm được bàn tay ấy
    Ôm tới bao giờ hết buổi chiều`,
}
