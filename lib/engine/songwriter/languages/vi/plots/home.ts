import type { Plot } from '../../stanzas.ts'

/** Of the town or village somebody comes from, and of coming back. */
export const home: Plot = {
  person: 'me',
  open: `
    (Xe đò|Chuyến xe|Tàu đêm) dừng lại nơi đầu dốc
    Mùi rơm chạy ra tới đón liền
    {me} chưa kịp xách vali xuống
    Đã nghe ai gọi to cái tên

    Qua (cây cầu|bến đò|con dốc) là nghe chó sủa
    Sủa hai ba tiếng rồi vẫy đuôi
    Đi xa từ đó bao nhiêu bận
    Con chó còn quen cái dáng người

    {place} (sáng|chiều|sớm) nay có sương bay
    Gánh bún đi ngang, khói vẽ mây
    {me} gọi một tô, thêm nhiều ớt
    Cay chảy nước mắt, đúng là đây`,
  turn: `
    Cái cổng ngày xưa {me} sơn trộm
    Lem cả tường bên, chạy thật nhanh
    Bây giờ vôi mới đè lên nữa
    Vẫn lòi ra một vệt màu xanh

    Chợ họp bên sông từ bốn giờ sáng
    Cô hàng đậu hũ hỏi: về chơi
    Chưa kịp trả lời đã có bát
    Nước đường gừng nóng, khói thơm môi

    Người trẻ đi xa, nhà đóng cửa
    Cây khế ngoài sân trái rụng đầy
    {me} nhặt một mâm, chia cả ngõ
    Khế chua mà ngọt tiếng ai đây`,
  lift: `
    Đi đâu cũng có đường đi tiếp
    Chỉ một con đường gọi là về

    Giày tháo ra đi, chân đất bước
    Đất nhận ra chân, đất ấm ghê`,
  chorus: `
    # Về nhà thôi
    Về nhà thôi, đèn vàng trong bếp
    Cái cửa còn kêu đúng tiếng ngày xưa
    Về nhà thôi, cơm thêm cái bát
    Chẳng hỏi bao lâu, chỉ hỏi ăn chưa

    # {place} của ta
    {place} của ta, đi xa càng nhớ
    Nhớ từng viên gạch, nhớ cái ổ gà
    {place} của ta, hỏi gì mà nhớ
    Hỏi cái hàng cây đứng trước hiên nhà

    # Đường làng còn đó
    Đường làng còn đó, hai hàng tre cũ
    Bóng tre in xuống như chiếu trải ra
    Đường làng còn đó, ai đi cũng được
    Đi mãi đi mãi, rồi gặp sân nhà`,
  bridge: `
    Người ta xây phố cao, đèn sáng
    {me} cũng mua nhà ở tầng năm
    Đêm nằm nghe gió qua khe cửa
    Tai tìm tiếng ếch, tiếng ao đầm

    Mai này ai hỏi {me} quê quán
    {me} sẽ đưa bàn tay ra xem
    Có vết sẹo dừa, có chai cuốc
    Bản đồ quê đó, có gì thêm`,
}
