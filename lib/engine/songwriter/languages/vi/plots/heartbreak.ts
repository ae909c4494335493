import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    {you} dọn đi (thứ hai|hôm mưa|buổi trưa), mang hai thùng giấy
    Bỏ quên trên móc chiếc khăn len
    {me} gấp lại rồi treo đúng chỗ
    Chẳng biết treo chi, treo cho quen

    (Sáng ra|Tối nay|Thói quen), tay pha hai ly cà phê
    Một ly nguội ngắt đến ban trưa
    Đổ đi thì tiếc, mà uống thì đắng
    Ngày mai lại quên, lại pha thừa

    Chìa khóa (đặt|để|nằm) lại dưới chậu đất
    {you} không ghi lại một lời nào
    {me} tưới cây xong ngồi xuống bậc
    Cầm chìa khóa nhà mà lạ sao`,
  turn: `
    Người quen gặp hỏi: hai đứa khỏe
    {me} gật, rồi khen nắng hôm nay
    Về nhà đứng mãi trong thang máy
    Quên bấm, thang cứ đứng nơi này

    {me} xóa số rồi, mà tay nhớ
    Bấm một lèo, chẳng sót số đâu
    Chuông đổ một hồi, {me} tắt vội
    Như ném hòn sỏi xuống giếng sâu

    Tấm hình hai đứa, {me} úp lại
    Mặt sau còn mực, ngày tháng ghi
    Chữ {you} viết nghiêng như chạy vội
    Như đã biết trước sẽ ra đi`,
  meaning: `
    Thương nhau bao lâu, xa một chốc
    Đồ thì dọn hết, nhớ thì không
    Nó nằm trong áo, trong câu hát
    Trong cả con đường lúc chiều đông

    Ai cũng bảo {me} rồi sẽ ổn
    {me} gật đầu thôi, {me} chẳng tin
    Mà sáng hôm nay ra mở cửa
    Nắng vẫn lên như thể tìm

    {me} không trách {you}, {me} chỉ tiếc
    Bao lời đã hứa hóa mây bay
    Người đi thì nhẹ, người ở lại
    Ôm hết phần đau của hai tay`,
  lift: `
    Người ta bảo rồi sẽ quên thôi
    Quên đâu có dễ, người ta ơi

    Đêm nay {me} khóc một lần này
    Mai rồi {me} bước, kể từ đây`,
  chorus: `
    # Thôi đừng về nữa
    Thôi đừng về nữa, {me} tập quên rồi
    Từng ngày một chút, từng chút một thôi
    Thôi đừng về nữa, đường ai nấy bước
    Để {me} tập sống những ngày đơn côi

    # Quên {call} từng chút
    Quên {call} từng chút, hôm nay một chút
    Quên nụ cười đó, quên tiếng bước chân
    Quên {call} từng chút, mà trời hay thật
    Mưa một cái thôi, nhớ lại bao lần

    # Chỉ còn {me} thôi
    Chỉ còn {me} thôi, ngồi với đêm dài
    Nói thì cũng chỉ nói với ngày mai
    Chỉ còn {me} thôi, rồi quen đi nhé
    Tim ơi đừng đợi, đừng ngóng trông ai`,
  bridge: `
    Có lẽ mai kia đi ngang phố
    Thấy {you} bên ai cười rất tươi
    {me} sẽ đứng lại nhìn một chút
    Rồi {me} đi tiếp, {me} cũng cười

    Cảm ơn những ngày từng rất đẹp
    {me} gói lại thôi, chẳng giữ hờn
    Tim đau rồi cũng lành như cũ
    Biết thương lần nữa, biết thương hơn`,
}
