import type { Plot } from '../../stanzas.ts'

/** To somebody who leaves for another place or job. */
export const farewell: Plot = {
  person: 'past',
  open: `
    Ngăn bàn {you} (dọn|xếp|gói) vào cái hộp
    Cái ly, cây bút, tấm hình vuông
    Hộp nhỏ mà ai bưng cũng nặng
    Chuyền tay một lượt, chẳng ai buông

    (Sáng mai|Chiều nay|Tối nay) {you} ra bến xe sớm
    Cả bọn hẹn nhau đứng một hàng
    Tập trước: không ai được khóc nhé
    Người tập đầu tiên mắt đỏ ràng

    Cái (tách|móc áo|ghế xoay) {you} dùng còn nguyên đó
    Có người lén dán chữ: đừng ngồi
    Ba hôm, người mới vào không hiểu
    Đứng mãi bên cạnh, chẳng dám thôi`,
  turn: `
    Có những chuyện giờ ai kể nữa
    Cái máy in kẹt, cái bánh rơi
    {you} kể hay hơn là chuyện thật
    Người đứng trong chuyện cũng phải cười

    {you} chỉ cho {me} từng chút một
    Chỗ nào nước nóng, cửa nào kêu
    Giờ {me} chỉ lại cho người khác
    Nghe trong giọng nói có {you} nhiều

    Bài hát chia tay ai chọn đó
    Vừa mở hai câu đã tắt rồi
    Thôi thì bật bài {you} hay hát
    Cả phòng nhảy hết, nhảy quên thôi`,
  meaning: `
    Người ta vẫn nói đi là tới
    Mà người ở lại thấy dài ra
    Mai này mở cửa nhìn chỗ ấy
    Thiếu một tiếng chào, thấy rộng mà

    Chẳng ai giữ được ai đi mãi
    Chỉ giữ được ngày đã có nhau
    Những hôm vất vả cùng gánh vác
    Nhớ lại thì cười, đâu thấy đau

    Đường kia đang gọi, thôi thì bước
    {me} vui cho {you}, thật lòng vui
    Chỉ xin một điều mang theo nhé
    Ở đây luôn có một chỗ ngồi`,
  lift: `
    Không nói từ biệt, nói đi nha
    Nói câu hẹn gặp, chẳng bao xa

    Ôm nhau một cái rồi hẵng đi
    Ôm thêm cái nữa, có sao chi`,
  chorus: `
    # Đi khỏe nha {call}
    Đi khỏe nha {call}, đường dài nắng tốt
    Nhớ ăn cho đủ, nhớ ngủ cho sâu
    Đi khỏe nha {call}, mai còn gặp lại
    Xa thì xa đó, có mất nhau đâu

    # Hẹn ngày gặp lại
    Hẹn ngày gặp lại, đừng quên đường về
    Ở đây còn người ngóng {you} nhiều ghê
    Hẹn ngày gặp lại, mang theo chuyện mới
    Ngồi kể cho nhau nghe suốt đêm khuya

    # Nhớ {call} nhiều lắm
    Nhớ {call} nhiều lắm, nói trước vậy thôi
    Mai rồi chỗ ấy vắng một tiếng cười
    Nhớ {call} nhiều lắm, đi đâu thì nhớ
    Có người ở lại mong tin một người`,
  bridge: `
    Nếu nơi xa ấy trời mưa lạ
    Không có ai quen để rủ cười
    Thì {you} cứ gọi về đây nhé
    Đầu dây bên này sẵn có người

    Thật ra {you} có đi đâu hết
    Bao nhiêu chuyện cũ vẫn còn đây
    Nhắc lại một câu, cười một cái
    Là như {you} vẫn ở bên này`,
}
