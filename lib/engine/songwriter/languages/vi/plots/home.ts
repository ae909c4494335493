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
  meaning: `
    Ở đâu lâu mấy cũng là khách
    Chỉ một nơi thôi được gọi về
    Chưa tới đầu ngõ lòng đã ấm
    Chưa ai lên tiếng đã vui ghê

    Người đi xa nhất mang theo đất
    Dính dưới gót giày, phủi chẳng ra
    Giọng nói có đổi qua bao xứ
    Giật mình vẫn gọi tiếng quê nhà

    Quê chẳng giàu sang, chẳng lộng lẫy
    Quê chỉ đợi thôi, đợi thật hiền
    Đi bao nhiêu đó, về bao đó
    Vẫn còn một chỗ để bình yên`,
  lift: `
    Đi đâu cũng có đường đi tiếp
    Chỉ một con đường gọi là về

    Giày tháo ra đi, chân đất bước
    Đất nhận ra chân, đất ấm ghê`,
  chorus: `
    # Về nhà thôi
    Về nhà thôi, dù đường còn xa
    Ai đi đâu nữa cũng nhớ quê nhà
    Về nhà thôi, có người đang ngóng
    Ngóng từ hôm trước tới tận hôm qua

    # {place} của ta
    {place} của ta, đi xa càng nhớ
    Nhớ trời nhớ đất, nhớ nắng nhớ mưa
    {place} của ta, hỏi gì mà nhớ
    Hỏi gì cũng nhớ, nhớ mấy cho vừa

    # Nhớ lắm quê ơi
    Nhớ lắm quê ơi, nhớ con đường nhỏ
    Nhớ câu chào hỏi, nhớ tiếng ai cười
    Nhớ lắm quê ơi, bao giờ về lại
    Đứng giữa sân nhà, gọi một tiếng thôi`,
  bridge: `
    Phố xá người ta đèn sáng lắm
    {me} đi trong đó vẫn lạc đường
    Nhắm mắt một cái là thấy lối
    Lối nhỏ về nơi {me} nhớ thương

    Mai này ai hỏi {me} quê quán
    {me} chẳng cần tìm trên bản đồ
    Chỉ lên ngực trái và bảo nhỏ
    Quê ở trong này, từ ấu thơ`,
}
