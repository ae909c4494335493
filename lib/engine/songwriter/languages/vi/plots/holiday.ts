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
  lift: `
    Trống đầu làng rộn, chân đi trước
    Áo mới còn nguyên nếp gấp mà

    Thắp thêm ngọn nữa cho đường sáng
    Mở toang cửa cổng, đón người ta`,
  chorus: `
    # Vui như ngày hội
    Vui như ngày hội, mà là hội thật
    Trống dội vào ngực, cờ bay lên trời
    Vui như ngày hội, ai mà ngồi được
    Ghế cũng muốn đứng, đứng lên mà chơi

    # Cả nhà sum vầy
    Cả nhà sum vầy, mâm kê nối mâm
    Cụ ngồi giữa chiếu, cháu bò quanh chân
    Cả nhà sum vầy, nói cười át nhạc
    Nồi canh cứ cạn, lại đầy, xoay vần

    # Đèn lên rồi kìa
    Đèn lên rồi kìa, xanh vàng tím đỏ
    Sông in một phố lộn ngược xuống sâu
    Đèn lên rồi kìa, nắm tay cho chặt
    Đông người thế này, kẻo lạc mất nhau`,
  bridge: `
    Mai hội tan rồi, ai quét lá
    Dây đèn cuộn lại cất trong kho
    Nhưng mùi khói vẫn trong tay áo
    Giặt mấy lần còn thơm tới giờ

    Năm nào cũng thế, mà năm nào
    Cũng như lần nhất được xem đèn
    Già rồi vẫn đứng trên đầu ngón
    Ngó qua vai người, ngóng trống lên`,
}
