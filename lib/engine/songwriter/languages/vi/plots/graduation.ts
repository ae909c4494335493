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
  meaning: `
    Bao đêm thức trắng bên trang vở
    Bây giờ gói lại một ngày vui
    Tấm bằng tuy mỏng mà nặng lắm
    Nặng cả mồ hôi của bao người

    Cổng trường đóng lại, đường thì mở
    Ngả nào cũng lạ, chẳng sao đâu
    Học trò nào cũng từng bỡ ngỡ
    Rồi cũng thành quen mấy bữa sau

    Ai đó ngồi kia lau khóe mắt
    Nhớ ngày dắt {you} tới cổng trường
    Bàn tay nhỏ xíu không chịu thả
    Nay tự mình đi khắp nẻo đường`,
  lift: `
    Tung mũ lên nào, tung thật cao
    Bao năm đèn sách gửi lời chào

    Ôm nhau một cái, cười thật tươi
    Ngày mai ta bước khắp muôn nơi`,
  chorus: `
    # Chúc mừng {call}
    Chúc mừng {call}, hôm nay ra trường
    Bao nhiêu vất vả hóa thành yêu thương
    Chúc mừng {call}, đường xa vững bước
    Đi đâu cũng nhớ mái trường thân thương

    # Ngày ra trường
    Ngày ra trường, nắng vàng như mật
    Bạn bè đứng sát, chụp một tấm thôi
    Ngày ra trường, mai rồi mỗi ngả
    Tấm ảnh hôm nay giữ mãi nụ cười`,
  bridge: `
    Mai này có lúc đường đi khó
    Nhớ lại hôm nay, nhớ mình từng
    Tưởng đâu không nổi mà qua được
    Thì ngày mai nữa cũng đừng ngừng

    Trống trường rồi điểm cho người khác
    Ghế cũ người ngồi sẽ lạ thôi
    Chỉ còn kỷ niệm không ai đổi
    Ở đúng trong tim, đúng chỗ ngồi`,
}
