import type { LeadIns } from '../language-pack.ts'

/** Couplets before what is told: that it is told now, and how. They hold for anything that follows. */
export const leadIns: LeadIns = {
  warm: `
    (Bài này tặng|Câu này tặng|Khúc này tặng) {call}, chẳng tặng ai đâu
    Toàn là chuyện thật, kể lại từng câu

    {call} ơi, (nghe nhé|nghe nào|nghe thử), bài hát hôm nay
    Chẳng thêm chẳng bớt, chuyện thật thế này

    Hôm qua (có người|bạn bè|mấy người) hỏi {me} về {call}
    {me} chẳng nghĩ lâu, kể luôn một hơi

    (Đọc hết trăm|Lật hết trăm|Xem hết trăm) tấm thiệp, chẳng thấy câu nào
    Nói đúng về {call}, {me} hát xem sao

    Chẳng ai giống {call}, (biết kể|biết hát|biết nói) từ đâu
    Thôi thì {me} kể lần lượt từng câu

    (Lời hoa lời bướm|Văn chương hoa mỹ|Nói lời bay bổng) {me} vốn không hay
    Chỉ có chuyện thật, gửi {call} hôm nay

    (Hôm nay ở đây|Nhân lúc đông vui|Nhân có tiếng đàn), {me} hát thành lời
    Những điều vẫn giữ trong bụng lâu rồi

    (Chẳng phải|Không phải|Đâu phải) chuyện lớn để vào sách đâu
    Mà kể một lần là nhớ thật lâu

    (Điều này|Chuyện này|Lời này) {me} giữ trong lòng bao ngày
    Bây giờ hát hết, hát ở nơi đây

    (Không quà nào đủ|Chẳng hoa nào đủ|Chẳng lời nào đủ) nói hết lòng này
    Nên {me} kể lại từng chuyện ra đây

    (Đưa tay đếm thử|Thử ngồi đếm lại|Ngồi đếm từng điều), đếm hết bàn tay
    Vẫn còn chưa đủ, bắt đầu từ đây`,
  funny: `
    (Lại đây mà nghe|Xúm lại mà nghe|Ngồi xuống mà nghe), chuyện thật trăm phần
    Có muốn bịa thêm cũng chẳng ai cần

    (Kể ra chẳng ai|Nói ra không ai|Hát lên chẳng ai) tin lời này đâu
    Nhưng thề là thật, thật cả từng câu

    (Bà con cô bác|Anh em cô bác|Bà con lối xóm), xin lắng tai nghe
    Chuyện này có thật, đừng tưởng hát vè

    Đã hứa với lòng (không kể|chẳng kể|không nói) ai nghe
    Mà giữ trong bụng ngứa miệng quá nè

    (Bản tin hôm nay|Tin nóng hôm nay|Thời sự hôm nay) xin đọc thật to
    Ai nghe cũng được, miễn phí khỏi lo

    (Không thêm mắm muối|Chẳng thêm mắm muối|Khỏi thêm mắm muối), chẳng nêm đường đâu
    Nguyên xi như thế, kể từ khúc đầu

    (Trên đời lắm chuyện|Thế gian lắm chuyện|Ngoài kia lắm chuyện) nghe xong phì cười
    Chuyện này cũng vậy, kể cho mọi người

    (Nín cười giùm nhé|Khoan cười đã nhé|Ráng đừng cười nhé), xin kể nghiêm trang
    Có sao nói vậy, thứ tự đàng hoàng

    (Ai đang uống nước|Ai đang ăn cơm|Ai đang uống trà) thì nuốt cho xong
    Kẻo nghe mà sặc, tội lắm, biết không

    (Giơ tay lên thề|Đặt tay lên tim|Nhìn thẳng mà thề), xin nói thật lòng
    Câu nào cũng thật, kể hết cho xong`,
  grief: `
    (Những điều nhỏ nhỏ|Mấy chuyện nho nhỏ|Những chuyện thường thôi) vẫn giữ bên mình
    Hát lên khe khẽ giữa lúc lặng thinh

    (Nhắm mắt một chút|Nhắm mắt lại thôi|Ngồi yên một lát) là thấy rõ ngay
    Như mới hôm nào, như mới đâu đây

    (Chẳng cần hoa mỹ|Không cần to tiếng|Chẳng cần nói lớn), chẳng cần nhiều lời
    {me} kể chuyện thật, kể nhẹ nhàng thôi

    (Thời gian lấy đi|Năm tháng lấy đi|Ngày tháng cuốn đi) biết bao nhiêu điều
    Phần này ở lại, {me} nhớ thật nhiều

    (Lời chưa kịp nói|Điều chưa nói hết|Lời còn chưa nói), nay hát ra đây
    Gửi theo tiếng nhạc, gửi cả lòng này

    (Có những ngày qua|Có những điều xưa|Có những chuyện xưa) mà chẳng hề phai
    {me} cất trong lòng, mở ra nhớ hoài

    (Ngồi lại bên nhau|Ngồi xuống đây thôi|Nán lại đây thôi), nghe hát một bài
    Chuyện kể ấm lòng, kể mãi không dài`,
  sorry: `
    (Không hoa|Chẳng hoa|Không quà), không cớ, chẳng trốn đi đâu
    {me} kể cho đúng, kể từ khúc đầu

    Chuyện này (không nhỏ|chẳng nhỏ|đâu nhỏ), {me} chẳng chối đâu
    Xin nói cho hết, nói thật từng câu

    (Đêm qua trằn trọc|Mấy đêm trằn trọc|Nằm mãi không ngủ) tới lúc trời mai
    Nghĩ tới nghĩ lui, chỉ thấy {me} sai

    (Trước lúc quay đi|Trước khi tha thứ|Đừng vội quay đi), xin nghe một lời
    {me} nói sự thật, có thế mà thôi

    Một lời xin lỗi (ngắn quá|nhỏ quá|nhẹ quá) mà thôi
    Nên {me} kể thật, kể hết đầu đuôi

    (Viết thư rồi xé|Viết rồi lại xóa|Gõ rồi lại xóa), viết mãi không xong
    Thôi thì {me} hát, nói thật nỗi lòng

    (Đứng trước mặt đây|Tới trước cửa đây|Giờ đứng ở đây), chẳng dám nói đùa
    Chỉ xin nói thật, chẳng mong hơn thua`,
  comfort: `
    (Không cần trả lời|Chẳng cần nói gì|Cứ ngồi yên đó), cứ tựa vào đây
    {me} hiểu cả mà, {me} ở bên này

    (Đường dài mỏi chân|Đường xa mỏi gối|Đường còn dài lắm), ngồi nghỉ một hồi
    Nghe {me} hát nhé, hát mấy lời thôi

    (Có ngày nắng đẹp|Có ngày nhẹ tênh|Có ngày gió mát), có ngày mưa giông
    Ngày nào đi nữa, {me} hiểu trong lòng

    (Chẳng ai|Không ai|Đâu ai) bắt mình phải mạnh từng giây
    Hít sâu một cái rồi nghe điều này

    {me} không có thuốc (chữa hết|xoa hết|trị hết) nỗi buồn
    Chỉ có mấy lời, lời thật, không suông

    (Nhìn lại một chút|Thử nhìn lại nhé|Quay lại nhìn thử), đừng vội lắc đầu
    Nghe {me} nói hết, nói thật từng câu`,
  heartbreak: `
    (Chẳng kể với ai|Chưa kể với ai|Không nói với ai), chỉ hát mình nghe
    Không tô cho đẹp, không giấu không che

    (Nửa đêm thức giấc|Hai giờ đêm rồi|Đêm nay khó ngủ), {me} nhớ từ đầu
    Đoạn vui đoạn lỡ, chẳng biết vì đâu

    (Người ta vẫn bảo|Ai cũng bảo rằng|Bạn bè đều nói) rồi sẽ quên thôi
    Mà {me} còn nhớ, nhớ cả, chao ôi

    (Ai hỏi thì cười|Có hỏi cũng cười|Gặp ai cũng cười), bảo: vẫn ổn mà
    Sự thật thế này, giờ mới nói ra

    (Hát nốt lần này|Kể nốt lần này|Nói nốt đêm nay) rồi cất thật sâu
    Chuyện là như thế, chẳng biết vì đâu

    (Không ai nghe cả|Phòng không ai cả|Giờ không ai cả), thôi cứ nói ra
    Sự thật có vậy, của riêng {me} mà`,
  lesson: `
    (Sẵn sàng chưa nào|Mọi người sẵn chưa|Ngồi ngay ngắn nào), mình cùng hát vang
    Điều hay dễ nhớ, hát thật rõ ràng

    (Vỗ tay theo nhịp|Gõ nhịp lên bàn|Vỗ đùi theo nhịp), một hai ba nào
    Hát xong một lượt nhớ luôn, dễ sao

    (Mở to hai mắt|Tròn xoe hai mắt|Căng hai mắt ra), vểnh hai cái tai
    Nghe qua một lượt, nhớ tới ngày mai

    (Một chút xíu thôi|Dễ ợt mà thôi|Không khó gì đâu), hát cùng nhau nha
    Nhớ từng điều một, về kể cả nhà

    (Ai muốn học nào|Ai muốn biết nào|Người nào muốn biết), giơ cánh tay lên
    Hát theo thật lớn, hát là khó quên

    (Bỏ vào túi áo|Cất vào cặp sách|Mang theo trong túi) bài hát nhỏ này
    Đi đâu cũng nhớ, nhớ từ hôm nay

    (Lần lượt từng câu|Rõ ràng từng câu|Chậm rãi từng câu), mình đọc cho đều
    Hôm nay một ít, mai biết thêm nhiều`,
  soft: `
    (Ngày đã xa rồi|Trời đã tối rồi|Nắng tắt lâu rồi), đèn nhỏ bên giường
    {me} kể khe khẽ mấy chuyện mình thương

    À ơi (khép mắt|nhắm mắt|lim dim), võng đưa à ơi
    {me} thì thầm kể, nhỏ nhẹ từng lời

    (Trăng lên đầu ngõ|Trăng treo đầu ngõ|Sao lên đầy ngõ), gió ngủ trên cây
    {me} ngồi {me} kể chuyện nhỏ đêm nay

    (Nằm xuống đây nào|Kéo chăn lên nào|Gối đầu lên nào), {me} hát một bài
    Hát cho nho nhỏ, ngủ tới sớm mai

    (Một bài nho nhỏ|Một khúc nho nhỏ|Vài câu nho nhỏ) trước lúc ngủ say
    Lời nào cũng để dành {you} đêm nay

    (Ngoan nào|Yên nào|Thôi nào), nghe nhé, gió đã thôi bay
    Nghe câu chuyện nhỏ rồi ngủ cho say`,
  cheer: `
    (Đứng lên|Tay lên|Hô lên) đi nào, hát thật to vang
    Tụi mình ở đây, khí thế hiên ngang

    Hỏi đây là ai? (Lắng nghe|Nghe đây|Nghe kìa) trả lời
    Hát to hơn gió, vang khắp đất trời

    (Giậm chân thật mạnh|Vỗ tay thật mạnh|Gõ trống thật mạnh) cho rung mái nhà
    Tụi mình là thế, hát để nói ra

    (Không kèn không trống|Chẳng cần kèn trống|Kèn trống không có), có giọng anh em
    Hát lên một lượt, ai cũng ra xem

    (Nghe từ đầu phố|Nghe từ cuối phố|Nghe từ ngoài ngõ) tiếng đã rộn ràng
    Hơi lệch một chút mà nhịp vẫn vang

    (Viết lên băng rôn|Sơn lên cờ lớn|Vẽ lên cờ lớn), kể khắp nơi nghe
    Tụi mình là thế, không giấu không che`,
  shop: `
    (Bà con cô bác|Người gần người xa|Ai đi ngang đó), ghé mắt mà coi
    Chỗ này có thật, nghe rồi ghé thôi

    (Hỏi đường thì chỉ|Chưa biết thì chỉ|Ai hỏi thì chỉ), dễ kiếm lắm mà
    Nghe hát một lượt, nhớ mãi đường qua

    (Nghe đây nghe đây|Lắng nghe lắng nghe|Alo alo), giới thiệu một lời
    Nghe xong thì ghé, gần lắm ai ơi`,
  plain: `
    (Kể nghe chuyện này|Có chuyện thế này|Chuyện là thế này), kể thật mà thôi
    Chẳng thêm chẳng bớt, kể đúng từng lời

    (Báo chẳng đăng đâu|Đài không đưa tin|Không ai đăng báo), chuyện nhỏ thôi mà
    Nhưng mà có thật, nay mới kể ra

    (Có điều mang theo|Có điều giữ mãi|Có điều cất mãi) đi suốt đường dài
    Kể ra không lâu, hát gọn một bài

    (Ngồi xuống một chút|Dừng chân một chút|Nán lại một chút), nghe hát chơi thôi
    Nghĩ trong đầu mãi, giờ thành bài rồi

    Người ta hát chuyện (biển rộng|núi cao|anh hùng) sông dài
    Ở đây chuyện nhỏ, cũng được một bài

    (Trong đầu cứ hiện|Trong lòng cứ hiện|Nhắm mắt lại thấy) một bức tranh này
    Không đành bỏ xuống, đem hát ra đây

    (Chiều nay|Hôm nay|Bây giờ) thong thả, so lại dây đàn
    Chuyện sao hát vậy, đơn giản, rõ ràng

    (Cũng nên|Phải nên|Thôi thì) có người hát lên một lần
    Chẳng to tát lắm, mà thật mà gần

    (Chẳng phải cổ tích|Không phải trong phim|Không phải trong truyện), chẳng phải chiêm bao
    Chuyện thật như thế, kể ra xem sao

    (Bắt đầu từ đâu|Kể từ đâu nhỉ|Mở đầu sao nhỉ), thôi kể thẳng ra
    Được câu nào thật, hát câu ấy mà`,
}
