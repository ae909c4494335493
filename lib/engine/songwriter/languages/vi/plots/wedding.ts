import type { Plot } from '../../stanzas.ts'

export const wedding: Plot = {
  person: 'you',
  open: `
    (Sáng nay|Từ sớm|Hôm nay) cổng hoa dựng đầu ngõ
    Lá dừa ai kết suốt đêm thâu
    Con chó nhà bên đeo nơ đỏ
    Ngồi ngay giữa lối, đón cô dâu

    Mâm quả (phủ vải|xếp hàng|phủ lụa) đỏ như son
    Trầu têm cánh phượng, cau xanh tròn
    Người bưng tráp run, {you} cũng run
    Mỗi mấy đứa nhỏ đòi kẹo ngon

    (Cà vạt|Vạt áo|Cúc áo) lệch, ai đó chạy lại
    Chỉnh thêm một chút, chỉnh hoài thôi
    Hóa ra tay ai cũng run cả
    Run mà cài mãi cũng xong rồi`,
  turn: `
    Chuyện quen nhau giờ ai cũng thuộc
    Cái xe hết xăng, cái ổ gà
    Kể mãi đến nay thành cổ tích
    Ổ gà thành suối, xe thành hoa

    Ngày mai hết nhạc, thôi hoa cưới
    Còn mâm bát chất, còn hai người
    {you} rửa một cái, rồi lau một cái
    Đám cưới thật ra bắt đầu thôi

    Bà dặn: giận nhau đừng quá bữa
    Cơm nguội rồi ăn chẳng thấy lành
    {you} cười, ghi vào trong cuốn sổ
    Trang đầu, gạch dưới, nét rành rành`,
  lift: `
    Nâng ly lên nào, rượu đã rót
    Hai bàn tay nắm, nhẫn vừa đeo

    Nhạc nổi lên rồi, xin đứng dậy
    Cả rạp nín thở ngó nhìn theo`,
  chorus: `
    # Chung một mái nhà
    Chung một mái nhà, chung một cái ấm
    Chung cả cơn mưa dột xuống trước hiên
    Chung một mái nhà, hai đôi dép cũ
    Xếp lộn vào nhau, chẳng chiếc nào riêng

    # Chúc mừng {call}
    Chúc mừng {call}, trăm năm từ bữa nay
    Mâm cơm dọn sẵn, đủ cả bàn tay
    Chúc mừng {call}, chuyện vui nhân gấp
    Chuyện buồn chia nửa, nhẹ như mây bay

    # Trầu cau hôm nay
    Trầu cau hôm nay, vôi thắm một lời
    Ai ngồi bên ai, ngồi mãi không rời
    Trầu cau hôm nay, rượu nồng một chén
    Uống cạn hôm nay, say tới một đời`,
  bridge: `
    Sẽ có ngày mưa, ngày cạn gạo
    Có đêm thức trắng, chẳng ai nằm
    Xin nhớ chiều nay, tay đan chặt
    Mồ hôi ướt rịn vẫn cứ cầm

    Năm mươi năm nữa, xem lại ảnh
    Sẽ hỏi ai mà trẻ quá chừng
    Rồi lại chỉnh nhau tà áo lệch
    Tay run như thể mới đi mừng`,
}
