import type { Plot } from '../../stanzas.ts'

export const portrait: Plot = {
  person: 'you',
  open: `
    Ai hỏi (người nào|ai đó|ai mà) cười to nhất xóm
    Người ta chỉ luôn về phía nhà
    {you} đang đứng đó, tay cầm chổi
    Quét một cái, kể chuyện đến ba

    {you} ra (chợ sớm|đầu ngõ|quán nước) mua bìa đậu
    Mà mất hai giờ mới thấy về
    Dọc đường hỏi thăm chừng chín cửa
    Bìa đậu ngồi trong túi mà nghe

    Túi (áo|xách|quần) {you} cái gì cũng có
    Kim chỉ, dầu gió, kẹo gừng cay
    Ai đau, ai rách, ai buồn miệng
    Thò tay một cái, có liền ngay`,
  turn: `
    {you} sửa cái gì cũng kêu tiếng
    Cái quạt sửa xong biết hát luôn
    Cả nhà nghe riết rồi quen điệu
    Hôm nào quạt tắt lại thấy buồn

    {you} nhận là {you} không hay khóc
    Tại hành, tại bụi, tại con ruồi
    Phim chiếu chưa qua mười lăm phút
    Ruồi bay đâu đó, ướt cả môi

    {you} chẳng bao giờ đi tay trắng
    Về tay thế nào cũng quả chanh
    Hỏi ra mới biết chanh người biếu
    Vì hôm qua {you} biếu bát canh`,
  meaning: `
    Người ta nổi tiếng vì chuyện lớn
    {you} thì chuyện nhỏ, nhỏ mà lâu
    Ai từng ở cạnh thì mới biết
    Một người như thế kiếm ở đâu

    Nếu mà vẽ {you} bằng nét bút
    Chắc chỉ vẽ được cái dáng thôi
    Cái hay trong chuyện sao vẽ được
    Đành đem hát vậy, hát mấy lời

    Có {you} một chỗ là vui chuyện
    Vắng {you} một bữa thấy dài ra
    Chẳng ai nói thẳng điều như thế
    Nên hôm nay hát, hát thay mà`,
  lift: `
    Người như thế đó, kể sao vừa
    Kể từ sáng sớm tới quá trưa

    Người như thế đó, hát mới ra
    Nghe đi {you} nhé, hát đây mà`,
  chorus: `
    # Hát về {call}
    Hát về {call}, vỗ tay lên nào
    Chuyện thường ngày thôi, mà vui biết bao
    Hát về {call}, ai nghe cũng biết
    Người như thế đó, dễ kiếm được sao

    # {call} chứ ai
    {call} chứ ai, nghe là biết ngay
    Chuyện nào cũng nhớ, kể tới hôm nay
    {call} chứ ai, có một không hai đó
    Nhắc tới một lần, nhớ mãi sau này

    # Chỉ một {call} thôi
    Chỉ một {call} thôi, trên đời có một
    Tìm khắp mọi nơi, chẳng thấy ai thay
    Chỉ một {call} thôi, cứ như vậy mãi
    Mai kia vẫn thế, như ngày hôm nay`,
  bridge: `
    Đời thì có lúc mưa lúc nắng
    {you} vẫn là {you}, chẳng khác gì
    Mai này có kể thêm nhiều chuyện
    Cũng kể thật lòng, có giấu chi

    Nếu mai có ai hỏi về {you}
    {me} chẳng cần nghĩ, chẳng cần lâu
    Chỉ hát lại nguyên bài hát ấy
    Ai nghe cũng biết, cũng gật đầu`,
}
