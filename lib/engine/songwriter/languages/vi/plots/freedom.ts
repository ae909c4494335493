import type { Plot } from '../../stanzas.ts'

export const freedom: Plot = {
  person: 'me',
  open: `
    {me} để (lá đơn|chìa khóa|thẻ tên) trên mặt bàn
    Tắt cái máy tính, tắt đèn ngang
    Chậu xương rồng nhỏ ôm trong áo
    Hai đứa dắt nhau xuống cầu thang

    Xe máy (đổ đầy|đầy ắp|đổ căng) bình xăng sớm
    Ba lô một cái, võng một dây
    Bản đồ {me} gấp làm cái mũ
    Nên đường {me} đi là đường này

    (Sáng nay|Hôm nay|Từ nay) không ai gọi {me} cả
    Điện thoại nằm im dưới gối bông
    {me} nấu bát mì thêm hai trứng
    Ngồi ăn ngoài hiên, ngó ra sông`,
  turn: `
    Qua đèo gió thổi bay câu nói
    {me} hét tên {me} vào núi xa
    Núi trả lại nguyên, còn dư một tiếng
    Coi như tiền thối, {me} hát ra

    Tối ngủ nhờ nhà người không quen
    Bà cụ thổi cơm, vặn ngọn đèn
    Hỏi đi đâu đó, {me} không biết
    Cụ gật: ngày xưa tôi cũng quen

    Có lúc bánh xe cán đinh nhỏ
    Ngồi vá bên đường, nắng cháy đầu
    Mà lạ, tay lem, lòng thì sáng
    Xưa ngồi phòng lạnh, có vui đâu`,
  meaning: `
    Đi đâu không phải là chuyện lớn
    Lớn là dám bước khỏi cửa nhà
    Bước được một bước thì bước nữa
    Ngoảnh lại thấy mình đã rất xa

    Người ta hỏi {me} tìm gì vậy
    {me} cũng không biết gọi là chi
    Chỉ biết gió thổi thì lòng rộng
    Lòng rộng thì chân cứ muốn đi`,
  lift: `
    Buông tay lái một giây thôi nhé
    Cho gió luồn qua mười ngón tay

    Cửa nào khóa nữa thì bỏ đó
    Trời có bao giờ khóa ban ngày`,
  chorus: `
    # Đường này của ta
    Đường này của ta, bụi này cũng quý
    Rẽ trái thì biển, rẽ phải thì hoa
    Đường này của ta, không ai bấm giờ
    Tới đâu thì tới, chỗ nào cũng nhà

    # Gió lên rồi đó
    Gió lên rồi đó, tháo dây đi thôi
    Diều nằm trong tủ đã mấy năm rồi
    Gió lên rồi đó, chạy qua đồng ruộng
    Dây dài bao nhiêu, thả hết lên trời

    # Đi cho hết nắng
    Đi cho hết nắng, nắng còn dài lắm
    Qua cầu, qua bãi, qua mấy vườn cam
    Đi cho hết nắng, tối về đâu ngủ
    Ngủ dưới trời sao, mai lại tính làm`,
  bridge: `
    Cũng có lúc sợ, nằm nghe dế
    Nhớ nhà, nhớ bếp, nhớ người thương
    Rồi sáng mai ra, chim nó gọi
    Quên mất đêm qua sợ con đường

    Ai hỏi tự do hình gì nhỉ
    {me} nghĩ một lúc rồi trả lời
    Như cái áo phơi quên cất đó
    Gió vào tay áo, áo bay chơi`,
}
