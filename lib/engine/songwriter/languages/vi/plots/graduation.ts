import type { Plot } from '../../stanzas.ts'

export const graduation: Plot = {
  person: 'past',
  open: `
    (Phượng đỏ|Bằng lăng|Nắng hạ) rơi đầy trên ghế đá
    Áo trắng ai ký kín đằng lưng
    Có nét bút bi nguệch ngoạc viết
    Trả tao hai nghìn, rồi hẵng mừng

    Tiếng trống (cuối|chót|sau cùng) hôm ấy kéo dài
    Bác bảo vệ đánh mãi không thôi
    Bác bảo hôm nay cho đủ nhịp
    Ngày mai lớp ấy có còn ngồi

    Cái (bàn|ghế|tủ) thứ ba, sát cửa sổ
    Khắc tên {you} đó, nét còn sâu
    Ngày trước bị phạt vì nét khắc
    Giờ thầy cũng lấy khăn ra lau`,
  turn: `
    Đêm thức ôn thi, mì một gói
    Đèn bàn, con muỗi, với trang năm
    {you} ngủ gục trên công thức ấy
    Sáng ra trên trán chữ in hằn

    Ngày đầu bước vào cổng, {you} khóc
    Tay cứ bấu vào cánh cửa xe
    Ngày cuối ra cổng, lại cũng khóc
    Tay bấu vào nhau, chẳng chịu về

    Sách bán cân ký, còn một cuốn
    Lề vẽ con mèo, vẽ cái nơ
    Chữ bài thì quên từ lâu lắm
    Con mèo thì vẫn ngủ trong mơ`,
  lift: `
    Nón tung lên trời, ai bắt được
    Nón ai cũng vậy, nón bay chung

    Đứng sát vào đi, chụp tấm nữa
    Một hai ba cười, mắt rưng rưng`,
  chorus: `
    # Ngày cuối trường ơi
    Ngày cuối trường ơi, phấn còn trên áo
    Chưa kịp phủi đi, trống đã dứt hồi
    Ngày cuối trường ơi, hàng cây đứng lặng
    Như thầy điểm danh, gọi từng đứa thôi

    # Chúc mừng {call} nhé
    Chúc mừng {call} nhé, cổng mở bên kia
    Đường ra rộng lắm, ngại gì chia lìa
    Chúc mừng {call} nhé, đi thì ngoái lại
    Có người còn vẫy, vẫy tận bên rìa

    # Tung mũ lên trời
    Tung mũ lên trời, trời hôm nay rộng
    Bốn năm gói lại vừa một vòng tay
    Tung mũ lên trời, rơi đâu cũng được
    Miễn người bên cạnh còn đứng chỗ này`,
  bridge: `
    Rồi sẽ có ngày ngồi họp mệt
    Bỗng thèm nghe tiếng trống ra chơi
    Thèm cái bánh mì chia sáu đứa
    Rơi nửa xuống sân, cứ thế cười

    Điểm số mai này ai còn nhớ
    Chỉ nhớ hôm mưa nước ngập trường
    Cả lớp xắn quần đi bắt cá
    Chẳng được con nào, chỉ thấy thương`,
}
