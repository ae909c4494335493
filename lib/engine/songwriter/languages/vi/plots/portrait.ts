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
    Cái tốt trong lòng sao vẽ được
    Đành đem hát vậy, hát cho người

    Có {you} thì thấy nhà đông đủ
    Vắng {you} một bữa, rộng thênh thang
    Chẳng ai nói ra điều như thế
    Ai cũng nghĩ thầm ở trong gan`,
  lift: `
    Người như thế đó, kể sao vừa
    Kể từ hôm sớm tới hôm trưa

    Người như thế đó, hát mới ra
    Nghe đi {you} nhé, hát đây mà`,
  chorus: `
    # {call} là thế đó
    {call} là thế đó, chẳng lẫn với ai
    Thương từ hôm trước, thương tới ngày mai
    {call} là thế đó, cứ như vậy nhé
    Đừng đổi điều gì, kẻo nhớ thật dài

    # Chỉ một {call} thôi
    Chỉ một {call} thôi, trên đời có một
    Đi đâu cũng nhớ, ở đâu cũng thương
    Chỉ một {call} thôi, ai mà thay được
    Giữa trăm người vẫn thấy khác người thường

    # {call} ơi, biết không
    {call} ơi, biết không, {me} quý vô cùng
    Kể hoài về {you} mà kể chẳng xong
    {call} ơi, biết không, hôm nay {me} hát
    Hát điều bao lâu {me} giữ trong lòng`,
  bridge: `
    Đời thì có lúc mưa lúc nắng
    {you} vẫn là {you}, chẳng khác gì
    Nhìn {you} {me} học điều đơn giản
    Cứ hiền mà sống, cứ thẳng mà đi

    Nếu mai có ai hỏi {me} quý
    Quý người nào nhất ở trên đời
    {me} sẽ kể hết bài này lại
    Rồi nói tên {you}, nói rồi cười`,
}
