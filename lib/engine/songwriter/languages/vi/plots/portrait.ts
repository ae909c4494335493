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
  lift: `
    Người như thế đó, kể sao hết
    Kể một câu thôi, cả xóm cười

    Vẽ bằng bút mực không ra được
    Thôi thì đem hát, hát cho tươi`,
  chorus: `
    # {call} là thế đó
    {call} là thế đó, đi đâu cũng nhớ
    Đi qua hàng rào, hàng rào nở hoa
    {call} là thế đó, ai mà bắt chước
    Bắt chước được giọng, chẳng được nếp nhà

    # Chỉ một người thôi
    Chỉ một người thôi, ồn như cái chợ
    Ấm như cái bếp ngày gió đông sang
    Chỉ một người thôi, vắng một buổi sáng
    Cả ngõ hỏi nhau, đứng ngó từng hàng

    # Kể chuyện về {call}
    Kể chuyện về {call}, chuyện nào cũng thật
    Thêm chút mắm muối, chuyện mới càng hay
    Kể chuyện về {call}, tối về nằm nhớ
    Tự dưng bật cười giữa lúc ngủ say`,
  bridge: `
    Có lúc {you} ngồi im một lát
    Nhìn ra ngoài cửa, chẳng nói năng
    {me} biết trong đầu {you} đang tính
    Ngày mai cho ai thứ gì chăng

    Nếu tạc tượng {you} giữa công viên
    Chắc tượng phải cầm cái muỗng riêng
    Và chim bồ câu không ngồi đậu
    Vì tượng cứ cười, đâu có yên`,
}
