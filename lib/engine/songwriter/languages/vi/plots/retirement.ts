import type { Plot } from '../../stanzas.ts'

export const retirement: Plot = {
  person: 'you',
  open: `
    (Sáng nay|Hôm nay|Lần đầu) chuông reo, {you} tắt vội
    Rồi nằm nghe gió thổi ngoài rèm
    Ba mươi năm dậy theo chuông ấy
    Giờ chuông cứ việc, ai thèm xem

    Cái (thẻ|mũ|túi) đi làm treo trên móc
    Lần đầu ngơi nghỉ, nó lạ ghê
    {you} ghé phủi bụi như chào hỏi
    Từ nay hai đứa cùng về quê

    Cả phòng (bưng|góp|mua) bánh, ai viết chữ
    Chúc nghỉ thật vui, sót mấy câu
    {you} cười, lấy bút ra mà sửa
    Sửa lần cuối đó, sửa cho nhau`,
  turn: `
    Người mới vào hỏi: làm sao biết
    Việc chạy thế nào là ổn đây
    {you} bảo lắng tai, như nồi phở
    Sôi đều là được, chẳng cần thay

    Ba mươi năm ấy, bao đôi dép
    Bao chuyến xe chiều, bao hộp cơm
    Cộng lại bằng đi vòng trái đất
    Gót giày còn dính mấy cọng rơm

    {you} có cả danh sách mười việc
    Câu cá, trồng rau, học múa lân
    Tuần đầu ngủ suốt, chưa gạch được
    Gạch luôn việc ngủ, cho có phần`,
  meaning: `
    Bao nhiêu năm ấy, bao buổi sáng
    Đi sớm về khuya có kể chi
    Hôm nay đồng hồ thôi hối nữa
    Muốn ngủ thì ngủ, muốn đi thì đi

    Việc thì người khác rồi cũng biết
    Người thì biết kiếm ở đâu ra
    Cái ghế ngày mai ai ngồi đó
    Vẫn gọi tên {you} lúc lỡ mà

    Bằng khen thì cũng rồi treo vách
    Chỉ có tình thương chẳng cần treo
    Ai từng được {you} chìa tay giúp
    Đi đâu xa mấy cũng mang theo`,
  lift: `
    Tay bắt tay nhau, chậm lại thôi
    Hôm nay {you} được nghỉ ngơi rồi

    Thôi nhé không còn dậy sớm đâu
    Ngày dài thong thả phía trên đầu`,
  chorus: `
    # Nghỉ thôi {call} ơi
    Nghỉ thôi {call} ơi, việc đã xong rồi
    Bao năm vất vả, giờ tới lượt ngồi
    Nghỉ thôi {call} ơi, ngày mai thức dậy
    Muốn đi đâu cũng được, nắng lên rồi

    # Cảm ơn {call} nhiều
    Cảm ơn {call} nhiều, bao năm bên nhau
    Người trước chỉ đường cho kẻ theo sau
    Cảm ơn {call} nhiều, nhớ về thăm nhé
    Cửa này còn mở, mở mãi về sau

    # Bao năm đã qua
    Bao năm đã qua, giờ ngồi nhìn lại
    Việc thì xong hết, còn lại tình người
    Bao năm đã qua, từ nay thong thả
    Từng ngày là của {you}, mỗi ngày vui`,
  bridge: `
    Lỡ sáng thứ hai chân quen lối
    {you} đi một mạch tới cổng xưa
    Thì cứ vào chơi, có sao đâu
    Bao người đang nhắc tự hồi trưa

    Từ mai có chuyện chi vui nhé
    {you} nhớ gọi về kể một hồi
    Ở đây có chuyện chi khó quá
    Cho tụi {me} hỏi {you} một lời`,
}
