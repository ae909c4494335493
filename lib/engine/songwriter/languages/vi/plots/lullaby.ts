import type { Plot } from '../../stanzas.ts'

export const lullaby: Plot = {
  person: 'you',
  open: `
    À ơi, (gió đã|trăng đã|mây đã) vào nhà
    Chiếu hoa vừa trải, mùng là cánh che
    Ngoài vườn tắt tiếng con ve
    Nghe con dế nhỏ nằm nghe một mình

    (Đèn|Bếp|Ngõ) vừa thôi sáng, à ơi
    Cái chăn kéo tới ngang nơi cằm rồi
    Gấu bông đã ngáp trên nôi
    Đôi dép dưới đất cũng ngồi sát nhau

    Quạt nan (đưa nhẹ|đưa khẽ|đưa chậm), đưa đều
    Ru cơn gió nhỏ đang trêu mành ngoài
    Ngày hôm nay chạy đã dài
    Hai bàn chân mỏi gác hoài gối êm`,
  turn: `
    Con thuyền giấy ngủ trong thau
    Con diều ngủ đứng phía sau cửa gài
    Con mèo cuộn một vòng dài
    Đồng hồ tích tắc, đi hoài quanh đêm

    Mắt này khép, mắt kia hờ
    Xem trăng có ghé chơi giờ hay chưa
    Trăng treo đầu ngọn tàu dừa
    Trăng ngáp một cái, mây đưa trăng về

    Mai rồi kể tiếp, {you} ơi
    Chuyện con thỏ trắng lên trời hái sao
    Giờ thỏ cũng nằm trên cao
    Hai tai cụp xuống, gió nào lay đâu`,
  meaning: `
    Ngủ đi {you} nhé, đêm hiền lắm
    Có {me} ngồi canh, chẳng sợ gì
    Bao nhiêu là gió ngoài kia đó
    Tới cửa nhà mình cũng nhẹ đi

    Thương {you} nhiều lắm, {you} chưa biết
    Thương lúc {you} cười, lúc {you} mơ
    Bàn tay bé xíu cầm một ngón
    {me} ngồi yên thế tới bao giờ

    Ngày mai {you} lớn thêm chút nữa
    Chạy nhảy ngoài kia, nắng thật nhiều
    Đêm nay {you} cứ nằm bé nhỏ
    Trong vòng tay ấm {me} thương yêu`,
  lift: `
    À à ơi, mắt nhắm lại nào
    Có người ngồi cạnh, chẳng đi đâu

    Thở ra một hơi, chậm thật chậm
    Đêm êm như nước ở trong ao`,
  chorus: `
    # Ngủ đi {call} ơi
    Ngủ đi {call} ơi, ngủ giấc cho ngoan
    Trăng ngoài kia cũng nằm giữa mây ngàn
    Ngủ đi {call} ơi, {me} ngồi bên cạnh
    Ngủ tới sớm mai, nắng trải đầy sân

    # À ơi, {call} ngủ
    À ơi, {call} ngủ, khép mắt vào đây
    Gió đưa nhè nhẹ ngọn lá trên cây
    À ơi, {call} ngủ, ngoài kia sao sáng
    Trong này {me} thức, canh giấc ngủ say

    # Ngủ ngoan, mai dậy
    Ngủ ngoan, mai dậy, trời còn nguyên đó
    Nắng còn đợi {you} ở trước hiên nhà
    Ngủ ngoan, mai dậy, không gì đi mất
    Tất cả còn đây, chẳng có gì xa`,
  bridge: `
    Ngày mai khôn lớn, đi nhiều lắm
    Bao nhiêu con phố, mấy nhịp cầu
    Đêm nay còn nhỏ, đường ngắn lắm
    Chỉ từ vai {me} tới gối đầu

    Nếu đêm có gió lay song cửa
    Đừng giật mình nghe, gió hát thôi
    Gió ru chiếc lá, ru con nước
    Ru xong rồi gió cũng ngủ rồi`,
}
