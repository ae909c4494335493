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
  lift: `
    Tháo giày ra nhé, chân duỗi thẳng
    Ghế này là ghế để ngồi chơi

    Đồng hồ cất đó, ai cần giữ
    Nắng lên tới đâu thì tới thôi`,
  chorus: `
    # Nghỉ thôi {call} ơi
    Nghỉ thôi {call} ơi, bàn giao xong hết
    Chìa khóa trao rồi, đèn đã tắt xong
    Nghỉ thôi {call} ơi, chiều đi câu cá
    Cá không cắn mồi, cũng chẳng chờ mong

    # Từ mai rảnh rồi
    Từ mai rảnh rồi, sáng pha trà chậm
    Đọc hết tờ báo, đọc cả tìm xe
    Từ mai rảnh rồi, ai kêu thì ghé
    Không kêu cũng ghé, kể chuyện mà nghe

    # Bao năm đã qua
    Bao năm đã qua, tay còn vết mực
    Còn nhớ số nhà, nhớ mặt từng người
    Bao năm đã qua, hôm nay nhìn lại
    Việc thì xong hết, còn mỗi nụ cười`,
  bridge: `
    Lỡ sáng thứ hai chân quen lối
    {you} đi một mạch tới cổng xưa
    Thì cứ vào chơi, trà vẫn đó
    Cả phòng đang rối, đợi từ trưa

    Cây {you} trồng trước sân ngày mới
    Giờ che mát đủ cả dãy xe
    Người sau vào làm không biết hỏi
    Chỉ đứng bóng râm, mát lạ ghê`,
}
