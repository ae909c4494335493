import type { Plot } from '../../stanzas.ts'

export const team: Plot = {
  person: 'me',
  open: `
    Sân (đất đỏ|cỏ lún|sau mưa), giày vá ba miếng
    Áo in số bằng mực bút lông
    Mồ hôi chảy xuống, số bảy nhòe
    Nhìn xa thành số một, oai không

    (Năm giờ|Sáng sớm|Sương mù), cả đội chạy quanh hồ
    Người đi bộ chậm cũng vượt qua
    Về nhì, về chót đều có nước
    Đội trưởng rót đều, mỗi đứa một ca

    Phòng thay đồ (nhỏ|nóng|chật), mười người chen
    Một cái gương nứt, một bóng đèn
    Nghe tiếng trống ngoài dồn trên ván
    Tim cả phòng này đập cho quen`,
  turn: `
    Hiệp một thua sâu, ai cũng lặng
    Có người lấy chuối chia từng phần
    Chưa ai nói gì, vừa ăn hết
    Cả đội đứng lên, siết dây chân

    Người ngồi dự bị hò to nhất
    Khản cổ từ khi chưa bắt đầu
    Đến lúc vào sân không còn tiếng
    Bàn chân nói thay được mấy câu

    Trên xe về, ai ngủ vai nấy
    Cái cúp nằm trên ghế phụ thôi
    Bác tài thắt dây cho cái cúp
    Sợ nó rơi ra giữa đường đồi`,
  meaning: `
    Một mình chạy nhanh, đông chạy xa
    Thua thì cùng đứng, chẳng ai la
    Mồ hôi rơi xuống chung một chỗ
    Cũng nhờ như thế mới thành ta

    Cúp kia người thắng đem về cất
    Còn mấy tháng trời tập với nhau
    Thì không ai lấy đi đâu được
    Giữ ở trong lòng tới mai sau

    Khán đài có mẹ, có ba đứng
    Có đứa em con cũng phất cờ
    Chạy đi, vì bấy nhiêu con mắt
    Chạy tới khi nào hết phút giờ`,
  lift: `
    Chụm tay lại đây, một hai ba
    Hô lên cho vỡ cái trời xa

    Trống đánh lên rồi, cờ phất lên
    Cả sân cùng hát một cái tên`,
  chorus: `
    # {brand} tiến lên
    {brand} tiến lên, tiến lên nào
    Chân ta chạy vững, cờ ta cao
    {brand} tiến lên, một lòng một dạ
    Thắng thua cùng chịu, sá chi nào

    # Một hai ba {brand}
    Một hai ba {brand}, hô cho thật vang
    Nghe tên đội mình rung cả khán đài
    Một hai ba {brand}, vai kề vai nhé
    Đánh tới phút cuối, chẳng nhường ai

    # Cùng nhau tiến bước
    Cùng nhau tiến bước, tay nắm chặt tay
    Mưa thì cùng ướt, nắng thì cùng say
    Cùng nhau tiến bước, ngã thì kéo dậy
    Đội mình là thế, xưa cũng như nay`,
  bridge: `
    Nếu hôm nay thua thì ta khóc
    Khóc xong lau mắt, bắt tay người
    Ngày mai năm giờ ra sân sớm
    Tập lại từ đầu, cứ thế thôi

    Áo ta có cũ, giày ta sứt
    Mà lửa trong lòng chẳng hề vơi
    Ai cười thì kệ cho ai nói
    Bóng lăn rồi sẽ biết ngay thôi`,
}
