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
  meaning: `
    Ngày đó đâu hay là ngày đẹp
    Cứ tưởng mai rồi cũng thế thôi
    Bây giờ ngoảnh lại, xa lăng lắc
    Mới biết mình từng sướng nhất đời

    Người ta lớn lên thì có hết
    Có nhà, có cửa, có đồng lương
    Mà sao thỉnh thoảng ngồi ngơ ngẩn
    Thèm một buổi chiều ở sân vườn

    Chuyện cũ đem kể, ai cũng bảo
    Thời nào mà chẳng có niềm vui
    Ừ thì cũng có, mà thời ấy
    Có những người giờ đã xa xôi`,
  lift: `
    Cho {me} trở lại một hôm thôi
    Đứng xem một lúc rồi {me} về

    Gió ơi thổi lại buổi chiều xưa
    Thổi qua mái tóc, nắng chưa vừa`,
  chorus: `
    # Ngày xưa ơi
    Ngày xưa ơi, đi đâu mà vội
    {me} còn chưa kịp nói tiếng chào nhau
    Ngày xưa ơi, có nghe {me} gọi
    Quay lại nhìn {me} một chút hồi lâu

    # Nhớ ngày xưa ấy
    Nhớ ngày xưa ấy, nhớ nắng vàng rơi
    Nhớ từng gương mặt, nhớ tiếng ai cười
    Nhớ ngày xưa ấy, nghèo mà vui lắm
    Có nhau là đủ, chẳng cần chi đời

    # Nhớ hồi có {call}
    Nhớ hồi có {call}, trời xanh hơn nhiều
    Chuyện gì cũng nhỏ, vui biết bao nhiêu
    Nhớ hồi có {call}, bây giờ ngồi nhớ
    Mà nghe nắng cũ ấm cả buổi chiều`,
  bridge: `
    Nếu có chuyến xe về năm ấy
    {me} chỉ xin ngồi ghế cuối thôi
    Không đổi gì đâu, nhìn một lát
    Rồi {me} xuống bến, mỉm môi cười

    Chắc bây giờ đây mai thành cũ
    Mai có người thương cái hôm nay
    Nên {me} ngồi lại bên thềm cửa
    Nhìn cho thật kỹ, giữ cho đầy`,
}
