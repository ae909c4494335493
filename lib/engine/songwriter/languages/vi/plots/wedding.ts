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
  meaning: `
    Hai người hai ngả, hai con đường
    Hôm nay chung lối, bước chung nhau
    Chẳng cần hứa hẹn điều xa quá
    Chỉ cần có mặt lúc nắng mưa mau

    Nhẫn thì nho nhỏ, lời cũng ngắn
    Mà đi với nó hết một đời
    Có hôm giông gió, hôm yên ả
    Hôm nào cũng có một người thôi

    Người thân ngồi kia lau khóe mắt
    Bạn bè đứng chật cả hai bên
    Ai cũng mong cho {you} hạnh phúc
    Mong suốt con đường được bình yên`,
  lift: `
    Nâng ly lên nào, cùng nâng ly
    Chúc cho {you} những điều diệu kỳ

    Nhạc đã nổi lên, hoa đã tung
    Nắm tay nhau nhé, bước đi chung`,
  chorus: `
    # Chung một mái nhà
    Chung một mái nhà, chung một con đường
    Chung ngày nắng ấm, chung cả ngày sương
    Chung một mái nhà, hai người một lối
    Đi tới bạc đầu vẫn nói lời thương

    # Chúc mừng {call}
    Chúc mừng {call}, từ nay có đôi
    Vui thì cùng hát, buồn thì sẻ thôi
    Chúc mừng {call}, trăm năm hạnh phúc
    Tay nằm trong tay, đi suốt cuộc đời

    # Trăm năm nhé {call}
    Trăm năm nhé {call}, hôm nay và mai sau
    Đường xa có mỏi thì vịn vai nhau
    Trăm năm nhé {call}, từ tóc còn xanh lắm
    Tới khi tóc trắng vẫn nắm tay nhau`,
  bridge: `
    Sẽ có ngày mưa, ngày mỏi mệt
    Có hôm im lặng chẳng nhìn nhau
    Xin nhớ hôm nay, tay đan chặt
    Nhớ rồi nhẹ nói một câu đầu

    Mai kia tóc bạc, ngồi bên cửa
    Mở xem tấm ảnh của hôm nay
    Thấy mình trong ảnh cười rạng rỡ
    Tay vẫn còn đây, vẫn nắm tay`,
}
