import type { Plot } from '../../stanzas.ts'

/** Any feast of the year: mid-autumn, Christmas, a village fair. */
export const holiday: Plot = {
  person: 'me',
  open: `
    (Cả phố|Đầu ngõ|Khắp xóm) giăng đèn từ chiều tối
    Dây đèn thòng xuống chạm đầu người
    Ai đi ngang cũng cúi một cái
    Như chào cái phố đang vui chơi

    (Bà cụ|Bác Tư|Cô Ba) bán bong bóng đầu ngõ
    Gió lên suýt kéo cả người bay
    Bọn trẻ ôm chân giữ người lại
    Được thưởng mỗi đứa một quả đầy

    Bếp nhà (ai|bên|dưới) thơm từ mờ sáng
    Hơi nước bay qua mấy bức rào
    {me} mang cái bát sang xin lửa
    Lúc về bát đã xôi ngọn cao`,
  turn: `
    Người đi xa cũng về đông đủ
    Vali chặn hết lối ra vào
    Dép xếp từ trong ra tới cổng
    Sáng dậy nhầm dép, biết chân nào

    Có đứa nhỏ đòi đi xem hội
    Đứng trên vai bố, vẫy tay lia
    Nó bảo: con thấy đầu ai cũng
    Có một ngôi sao ở đằng kia

    Trẻ con thức đợi, mà ngủ gật
    Tay còn nắm chặt chiếc đèn con
    Người lớn rón rén thay cây nến
    Để mai nó tưởng nến còn tròn`,
  meaning: `
    Ngày vui mỗi năm chỉ một bận
    Ai bận gì thì cũng gác qua
    Ngồi lại bên nhau thêm một chút
    Nói dăm ba chuyện, ấm gian nhà

    Đèn hoa rồi cũng đem đi cất
    Tiếng cười thì ở lại lâu bền
    Bao nhiêu năm nữa còn nhắc lại
    Ngày này năm ấy, chẳng ai quên`,
  lift: `
    Ngày vui tới rồi, gọi nhau ra nhé
    Mỗi người một tiếng, rộn cả sân nhà

    Thắp thêm ngọn nữa cho đường sáng
    Mở toang cửa cổng, đón người ta`,
  chorus: `
    # Vui như ngày hội
    Vui như ngày hội, mà là hội thật
    Tiếng hát theo gió bay tận lên trời
    Vui như ngày hội, ai mà ngồi được
    Ghế cũng muốn đứng, đứng lên mà chơi

    # Cả nhà sum vầy
    Cả nhà sum vầy, mâm kê nối mâm
    Người già kể chuyện, trẻ nhỏ quây quần
    Cả nhà sum vầy, nói cười át nhạc
    Nồi canh cứ cạn, lại đầy, xoay vần

    # Đèn lên rồi kìa
    Đèn lên rồi kìa, xanh vàng tím đỏ
    Sông in một phố lộn ngược xuống sâu
    Đèn lên rồi kìa, nắm tay cho chặt
    Đông người thế này, kẻo lạc mất nhau`,
  bridge: `
    Mai ngày vui hết, ai về nấy
    Dây đèn cuộn lại cất trong kho
    Nhưng mà câu hát còn ở lại
    Hát thêm lần nữa, hát thật to

    Năm nào cũng thế, mà năm nào
    Cũng như lần nhất được xem đèn
    Già rồi vẫn đứng trên đầu ngón
    Ngó qua vai người, ngóng trống lên`,
}
