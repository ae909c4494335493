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
  lift: `
    À à ơi, mắt nhắm lại nào
    Có người ngồi cạnh, chẳng đi đâu

    Thở ra một hơi, rồi một nữa
    Võng đưa một nhịp, chậm như mưa`,
  chorus: `
    # Ngủ đi {call} ơi
    Ngủ đi {call} ơi, ngủ cho ngon
    Sông ngoài kia cũng ngủ trong bờ
    Ngủ đi {call} ơi, tay này ấm
    Ngủ đến khi mai nắng gọi giờ

    # À ơi trăng lên
    À ơi trăng lên, trăng soi vào chõng
    Lá dừa đong đưa cái bóng trên tường
    À ơi trăng lên, à ơi gió lặng
    Bao nhiêu sao nhỏ trông giữ bên giường

    # Ngủ ngoan, mai dậy
    Ngủ ngoan, mai dậy, trời còn nguyên đó
    Trái bóng ngoài sân, con kiến trên bờ
    Ngủ ngoan, mai dậy, không gì đi mất
    Ai cũng chờ đây, ngủ đến bao giờ`,
  bridge: `
    Ngày mai lớn, đi xa nhiều lắm
    Bao nhiêu con đường, bao nhiêu cầu
    Đêm nay còn nhỏ, đường chỉ có
    Từ vai {me} đây tới cái gối đầu

    Nếu đêm có mưa rơi mái lá
    Đừng giật mình nghe, mưa hát thôi
    Mưa cũng ru ao, ru bờ chuối
    Ru xong rồi mưa đi ngủ rồi`,
}
