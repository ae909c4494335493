import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {fact}
    Chuyện này {me} kể (nửa phố|cả xóm) nghe rồi
    {next}
    Kể tới chỗ đó lại cứ bật cười

    {you.fact}
    Ai mà bắt chước cũng chẳng ra đâu
    {you.next}
    {you} chỉ xua tay, bảo có gì đâu

    {fact}
    Kể về {you} thì kể từ câu ấy
    {next}
    Kể xong câu này, nhà ấm lên ngay

    {you.fact}
    {you} có bao giờ coi là chuyện lớn
    {you.next}
    Còn {me} thì chép chữ lớn lên tường

    {fact}
    Đem kể bạn mới, họ nghe ngẩn ngơ
    Hỏi có thật không, hay là nói quá
    {me} bảo thật chứ, có đâu bao giờ

    {fact}
    Nói ra ngắn lắm, một dòng thế thôi
    Cho giữ một điều, {me} giữ dòng ấy
    Gấp trong túi áo, đi khắp mọi nơi

    {fact}
    Một chuyện cỏn con, mà đem kể ra
    Người nghe bảo: thế ai mà chẳng nhớ
    Rồi họ xin theo, kể lại cho nhà

    {fact}
    Giá mà có ai vẽ được cảnh này
    Cứ treo lên tường, ngay trên bàn ghế
    Ai tới chơi nhà cũng ngó, cũng hay

    {fact}
    Nghe thì đơn giản, ai cũng gật đầu
    Mà đi cùng khắp, hỏi thăm cùng khắp
    Chẳng ai như vậy, có ai nữa đâu

    {you.fact}
    {you} làm như gió đi qua hàng hiên
    Còn {me} đứng đó, cầm trong tay mãi
    Một chút bình thường mà chẳng ai quên

    {fact}
    Chắc {you} quên rồi, một chuyện nhỏ thôi
    {me} đi tới đâu cũng mang theo đó
    Nhớ lại một cái là thấy miệng cười`,
  funny: `
    {fact}
    Ước gì là chuyện bịa ra mà chơi
    {next}
    Nghe tới khúc này, trà phun khắp nơi

    {fact}
    Tưởng đâu là hết, mà còn chưa đâu
    {next}
    Không thì hát hò làm gì cho lâu

    {fact}
    Có hai người chứng, cười lăn ra rồi
    {next}
    Xin ghi biên bản: đã hết sức thôi

    {fact}
    Ghi ngày ghi tháng, đóng dấu đàng hoàng
    Định gửi thư lên cho ông nào lớn
    Sợ ông đọc xong cười vỡ cả làng

    {fact}
    Cười đi, người ta cười xếp hàng dài
    Giá như chuyện này là của ai khác
    Thì cũng đứng vào, cười tới ngày mai`,
  grief: `
    {fact}
    Nhắm mắt lại, thấy rõ như hôm qua
    {next}
    Chuyện nhỏ thế thôi, bước chẳng đành xa

    {fact}
    Còn giữ cả đây, chẳng bỏ thứ chi
    {next}
    Sáng vừa mở mắt đã thấy quay về

    {fact}
    Viết lên giấy thì chỉ có một hàng
    {next}
    Mà đi trong đó hết cả ngày trường

    {fact}
    Kể cho người lạ trên chuyến xe về
    Họ không hiểu hết, chỉ ngồi im lặng
    Chìa cho cái khăn, ngó ra bờ đê

    {fact}
    Có hôm trong đầu chỉ có chuyện này
    Người ta hỏi sao, bảo không gì cả
    Chỉ ngó ra ngoài, coi gió coi mây

    {fact}
    Nói ra một lần, căn phòng lặng thinh
    Ngoài kia xe cộ vẫn đi như cũ
    Chỉ có trong này đứng lại một mình`,
  sorry: `
    {fact}
    Nói ra mới thấy nghe chói cả tai
    {next}
    Muốn mắng cứ mắng, {me} chẳng cãi lời

    {fact}
    Nói kiểu gì nghe cũng vẫn là sai
    {next}
    Giá mà nhặt lại, {me} cúi nhặt hoài

    {fact}
    Định đổ tại ai, mà soi gương thấy
    {next}
    Chỉ có một người, đứng ở ngay đây

    {fact}
    Sau câu này đây không có nhưng mà
    Lật ngửa lật sấp, xem đi xem lại
    Lỗi ở {me} thôi, chẳng ở đâu xa

    {fact}
    {you} không nói gì, là {me} hiểu ngay
    Tập nói với tường suốt một đêm trắng
    Tường cũng bảo rằng lỗi ở bên này

    {fact}
    Nói nhẹ cách mấy, nó vẫn nặng thôi
    Đừng tìm giùm {me} cái cớ nào nữa
    {me} tự bưng tới, đặt xuống đây rồi`,
  lesson: `
    {fact}
    (Đọc một lượt|Hát một lượt|Vỗ tay theo) là nhớ nửa bài
    {next}
    Thêm một lượt nữa, thuộc hết cả hai

    {fact}
    Điều thứ nhất đó, bỏ túi đi nào
    {next}
    Điều thứ hai đó, cất cạnh nhau mau

    {fact}
    Nhớ được câu này, không mất nữa đâu
    {next}
    Mai ngồi đố lại, xem ai thuộc lâu

    {fact}
    (Nghe rõ|Nhớ rồi) thì kể bạn bên nghe đi
    Kể tới giữa chừng tự nhiên thấy sáng
    Thì ra trong đó chẳng khó khăn gì

    {fact}
    Nhớ được câu này coi như gần xong
    Lấy cây bút chì gõ bàn theo nhịp
    Gõ tới trống tan là thuộc nằm lòng`,
  soft: `
    {fact}
    Suỵt, để đó thôi, mai kể tiếp cho
    {next}
    Trăng ngồi ngoài cửa, ngồi co ro

    {fact}
    Tất cả buồn ngủ, khép mắt lại rồi
    {next}
    Chăn kéo đến cằm, ngủ đi thôi

    {fact}
    Gấu bông cũng biết, thỏ nhồi cũng hay
    Cả hai nằm xuống, mắt lim dim cả
    Đợi một người nữa, cùng ngủ chỗ này

    {fact}
    Nhẹ như sợi bông rơi xuống chiếu hoa
    Nhắm mắt lại nào, chẳng gì đi mất
    Sáng mai vẫn còn, ở cả trong nhà`,
  cheer: `
    {fact}
    Hát từ trong này ra tới cổng ngoài
    {next}
    Ai còn đi chậm, chạy lên kịp vai

    {fact}
    Lấy phấn viết lên tường, viết cho to
    {next}
    Là mình đấy nhé, cả trời nghe hò

    {fact}
    Lấy phấn viết lên cao hơn đầu người
    Người ta có cúp, có kèn có trống
    Mình có câu này, hơn cả cúp rồi`,
  plain: `
    {fact}
    Cái khác xin nhường, cái này để ta
    {next}
    Được hai thứ đó, còn thiếu chi mà

    {fact}
    Ngồi xem hết buổi, chẳng thấy dài đâu
    {next}
    Hát suốt một đêm vẫn đủ từng câu

    {fact}
    Muốn cho xem đó, chỉ chút thế thôi
    {next}
    Có chút thế thôi, hát cả ngày vui

    {fact}
    Đơn giản như vậy, chẳng giấu gì đâu
    Chuyện lớn chuyện xa, người ta đã kể
    Chuyện nhỏ trước cửa, xin hát một câu

    {fact}
    Viết lên tường nhà, nét mực còn tươi
    Có người hát trăng, có người hát núi
    Bài này chỉ hát một chuyện này thôi`,
  hook: `
    {fact}
    (Hát nhỏ một lần, rồi hát thật to|Câu này hát lại, hát cho thật to)

    {fact}
    Vì một câu đó mà thành bài ca

    {fact}
    Chuyện có bấy nhiêu, hát cả ngày dài

    {fact}
    Nhớ câu này nhé, nhớ tới ngày mai`,
}
