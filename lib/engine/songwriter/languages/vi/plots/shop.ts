import type { Plot } from '../../stanzas.ts'

export const shop: Plot = {
  person: 'me',
  open: `
    (Bốn giờ|Năm giờ|Tờ mờ) sáng, phố còn ngáy ngủ
    Cửa cuốn nhà này hát đầu tiên
    Cô lao công hỏi: đèn lên sớm
    Mời cô ly nước, ghế ngoài hiên

    Chuông (cửa|đồng|gió) kêu keng, khách quen vừa tới
    Chưa nói câu nào, món đã bưng
    Hỏi đầu gối bác hôm nay khá
    Bác cười: nghe hỏi, đã hết sưng

    {brand} ngày đầu, (hai cái ghế|một tấm ván|bốn bức vách)
    Bảng hiệu tự tay kẻ hơi nghiêng
    Ai bảo làm lại, thôi không sửa
    Nét nghiêng người nhớ, chẳng đâu riêng`,
  turn: `
    Hôm mưa có người vào đứng trú
    Chẳng mua gì cả, đứng một hồi
    Giờ nắng cũng ghé, ngồi chỗ cũ
    Bảo cơn mưa ấy đúng chỗ rồi

    Người ta khuyên nhủ: làm máy móc
    Vừa nhanh vừa đỡ mỏi cái lưng
    Tính sổ một đêm, rồi lắc đầu
    Tay làm thì tay mới biết mừng

    Sắp khép cửa, có người chạy tới
    Thở không ra tiếng, nắm quai da
    Dưới quầy lấy ra phần để sẵn
    Biết là thế nào cũng ghé qua`,
  lift: `
    Cửa đang mở đó, trà vừa rót
    Ghé ngó thôi nhé, cũng là vui

    Chẳng ai hối đâu, ngồi cho mát
    Bao giờ hết mỏi hẵng về xuôi`,
  chorus: `
    # {brand} mời vào
    {brand} mời vào, ngoài kia nắng gắt
    Trong này quạt mát, ghế có chỗ ngồi
    {brand} mời vào, hàng thật cười thật
    Lần sau chẳng nhắc, chân tự tới thôi

    # Ghé {brand} đi
    Ghé {brand} đi, quẹo qua một khúc
    Đèn vàng trước cửa sáng cả hàng cây
    Ghé {brand} đi, món nào cũng khéo
    Cầm lên một cái, chẳng muốn rời tay

    # Ngọn đèn góc phố
    Ngọn đèn góc phố, thức trước mặt trời
    Tan ca về muộn vẫn sáng chờ thôi
    Ngọn đèn góc phố, vào thì gọi tên
    Ra thì dặn khẽ: đi chậm, bạn ơi`,
  bridge: `
    Không phải nơi to, không phải nhất
    Chỉ là cân đủ, nói thật lời
    Thiếu một lạng thôi, đêm khó ngủ
    Nên cân bên này cứ dư thôi

    Mai kia con cháu ra coi quán
    Vẫn cái bảng nghiêng, vẫn ấm trà
    Vẫn hỏi đầu gối ông khách cũ
    Dù ông chống gậy, ghé tạt qua`,
}
