import type { Plot } from '../../stanzas.ts'

export const getWell: Plot = {
  person: 'you',
  open: `
    (Phòng bệnh|Cửa sổ|Giường bên) tầng tư trông xuống phố
    Xe xôi bé tẹo, khói bay lên
    {you} bảo nghe tiếng rao mà đói
    Biết đói là hay, bác sĩ khen

    {me} mang (cháo|cam|canh) sang trong cái cặp lồng
    Qua mấy tầng lầu, đổ ướt tà
    {you} hỏi sao canh còn có thế
    {me} cười: bậc thang cũng ăn mà

    Cái (chậu hoa|áo len|xe đạp) {you} gửi {me} giữ
    Hôm nào {me} cũng báo một lần
    Nó bảo bao giờ {you} mới khỏe
    Nó đứng chờ hoài cũng mỏi chân`,
  turn: `
    Hôm nay {you} bước được ba bước
    Từ giường ra tới cánh cửa này
    Ba bước mà như vừa lên núi
    Cả phòng nằm đó cũng vỗ tay

    Thuốc đắng {you} uống nhăn cả mặt
    Bà giường bên cạnh đưa viên đường
    Bà bảo tôi nằm đây hai tháng
    Nằm lâu sinh ra lắm người thương

    Đêm ở đây dài, nghe dép bước
    Nghe giọt truyền rơi, đếm tới trăm
    {me} cũng đếm cùng qua điện thoại
    Hai đầu cùng đếm, đếm rồi nằm`,
  meaning: `
    Khỏe thì ai cũng quên mình khỏe
    Ốm rồi mới thấy quý bình thường
    Được ra trước cửa ngồi phơi nắng
    Được ăn một bữa, thấy mà thương

    {you} cứ nằm yên, đừng lo nghĩ
    Mọi việc ngoài này có {me} đây
    Bao giờ {you} khỏe thì {you} mắng
    Mắng {me} làm vụng, {me} nghe ngay

    Mỗi ngày một chút, không cần vội
    Hôm nay hơn chút của hôm qua
    Cứ thế cộng dồn từng chút một
    Rồi có một hôm về tới nhà`,
  lift: `
    Thở sâu một cái, mai đỡ hơn
    Có {me} ngồi đây, hết cô đơn

    Thuốc đắng một chút, ráng nuốt thôi
    Nuốt xong có kẹo, có {me} rồi`,
  chorus: `
    # Mau khỏe nha {call}
    Mau khỏe nha {call}, ai cũng mong chờ
    Nắng ngoài hiên cũng đợi tới bây giờ
    Mau khỏe nha {call}, ăn no ngủ kỹ
    Mai mình đi dạo, nhẹ bước như mơ

    # Rồi sẽ khỏe thôi
    Rồi sẽ khỏe thôi, {you} cứ yên lòng
    Mưa nào mưa mãi, rồi cũng phải trong
    Rồi sẽ khỏe thôi, có {me} bên cạnh
    Ngày {you} cười lại, {me} vẫn đang mong`,
  bridge: `
    Đêm nào khó ngủ thì {you} gọi
    {me} ngồi kể chuyện tới khi say
    Chuyện không hay lắm nhưng dài lắm
    Nghe nửa chừng thôi đã ngủ ngay

    Qua cơn bệnh này mình sẽ nhớ
    Ngày thường quý giá biết bao nhiêu
    Ngồi ăn tô cháo, nhìn ra cửa
    Có gió, có {you}, có nắng chiều`,
}
