import type { Plot } from '../../stanzas.ts'

export const nostalgia: Plot = {
  person: 'past',
  open: `
    (Dọn nhà|Chiều qua|Bữa nọ) mở ra cái thùng thiếc
    Gặp con quay gỗ, sợi dây dù
    Quấn vào một vòng, tay còn nhớ
    Nó quay như cả mấy mùa thu

    Tiếng (kem|kẹo kéo|bánh giò) rao qua trưa vắng
    {me} chạy ra, quên mất tuổi rồi
    Trong túi không còn đồng xu nhỏ
    Chỉ có thẻ lương với tiếng cười

    Con (hẻm|ngõ|đường) ngày xưa rộng như biển
    Giờ về dang tay đụng hai bên
    Chắc là {me} lớn, hay ngõ hẹp
    Hay tại ngày xưa chẳng có đèn`,
  turn: `
    Cúp điện cả xóm ra trải chiếu
    Người lớn kể ma, trẻ sát vào
    Giờ điện sáng choang, ai nhà nấy
    Con ma chắc cũng nhớ nhà nhau

    Cái ti vi nhỏ đen với trắng
    Cả xóm ngồi xem, tràn ra sân
    Ăng ten phải có người leo giữ
    Ai giữ đêm nay, gió lạnh chân

    Đôi dép nhựa vá bằng dao nóng
    Mùi khét bay ra khắp mé hiên
    Giờ tủ đầy giày đi chẳng hết
    Mà chân cứ nhớ dép đầu tiên`,
  lift: `
    Tua lại một đoạn, cho chậm lại
    Chỗ có tiếng ai gọi ăn cơm

    Đừng nói đã xa, đừng nói mất
    Nghe kìa, ngoài bãi thơm mùi rơm`,
  chorus: `
    # Ngày xưa ơi
    Ngày xưa ơi, trốn chỗ nào kín thế
    Năm mười mười lăm, mở mắt ra tìm
    Ngày xưa ơi, chắc sau cây rơm đó
    Thò ra cái nón, chạy trốn như chim

    # Hồi đó mình cười
    Hồi đó mình cười, chẳng cần lý do
    Cười con gà mái đuổi chạy vòng kho
    Hồi đó mình cười, răng còn sún nữa
    Mà tiếng giòn hơn, to thật là to

    # Về qua lối cũ
    Về qua lối cũ, hàng rào thay mới
    Hoa giấy còn leo đúng chỗ ngày xưa
    Về qua lối cũ, ai kêu ai đó
    Quay lại thì ra, gió thổi hàng dừa`,
  bridge: `
    Nếu có chuyến xe về năm ấy
    {me} chỉ xin ngồi ghế cuối thôi
    Không đổi gì đâu, xem một lát
    Rồi về, mang theo vị ổi chua môi

    Chắc bây giờ đây, mai thành cũ
    Mai có người thương cái hôm nay
    Nên {me} ngồi lại bên thềm cửa
    Nhìn cho kỹ nắng rớt vào tay`,
}
