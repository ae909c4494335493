import type { Plot } from '../../stanzas.ts'

export const encouragement: Plot = {
  person: 'you',
  open: `
    (Đêm qua|Tối nay|Gần sáng), cửa sổ {you} còn sáng
    Giấy chồng lên giấy, cốc xếp kho
    Có con thạch sùng ngồi trên vách
    Nó tặc lưỡi hoài, nó cũng lo

    {you} (buộc|thắt|cột) dây giày ba bốn bận
    Buộc rồi lại tháo, ngó đồng hồ
    {me} đứng bên cạnh không nói gì
    Chỉ đưa chai nước, vặn sẵn cho

    (Ngoài sân|Ngoài ngõ|Trước cửa) có con chim tập bay
    Rơi xuống bụi rau bốn bận nay
    Bận thứ năm này nó đậu được
    {you} vỗ hai tay, thấy chưa này`,
  turn: `
    {you} nhớ hồi tập đi xe đạp
    Đầu gối năm nào chẳng tím bầm
    {you} ngã, {you} chửi cái xe đạp
    Rồi dựng xe lên, đạp ầm ầm

    Người ta nói khó, người ta đúng
    Nhưng người ta có là {you} đâu
    Cái dốc hôm qua nhìn muốn xỉu
    Hôm nay đã ở tít phía sau

    Nếu mà mệt quá thì ngồi xuống
    Ăn bát cháo nóng, ngủ một đêm
    Bỏ cuộc với nghỉ là hai chuyện
    Mai trời sáng ra, bước tiếp thêm`,
  meaning: `
    Đường lên nào cũng lắm mồ hôi
    Ai từng tới đỉnh cũng từng ngồi
    Ngồi thở một chút rồi đi tiếp
    Chẳng ai leo một mạch lên trời

    Thua một lần thôi, đâu phải hết
    Cây gãy một cành, gốc vẫn còn
    {you} nhớ hôm nào còn chập chững
    Ngã hoài mà vẫn bước lon ton

    {me} không nói {you} là giỏi nhất
    Chỉ nói {you} đừng sợ mà thôi
    Dù được, dù không, {me} vẫn đứng
    Đúng chỗ này đây, đợi {you} cười`,
  lift: `
    Hít sâu một cái, ngẩng đầu lên
    Có {me} đứng đó, đứng kề bên

    Một bước, hai bước, rồi ba bước
    Đi được rồi đó, cứ đi lên`,
  chorus: `
    # Cố lên {call} ơi
    Cố lên {call} ơi, có {me} đây rồi
    Đường dài mấy nữa cũng từng bước thôi
    Cố lên {call} ơi, đừng nghe tiếng sợ
    Nghe tiếng chân mình, bước tiếp đi thôi

    # {call} ơi đừng lo
    {call} ơi đừng lo, rồi sẽ qua thôi
    Trời còn có lúc mưa lúc tạnh rồi
    {call} ơi đừng lo, cứ đi từng bước
    Ngoảnh lại một ngày đã thấy núi đồi

    # Đứng dậy mà đi
    Đứng dậy mà đi, ngã thì đứng dậy
    Phủi bụi hai tay, chẳng có sao đâu
    Đứng dậy mà đi, trời còn sáng lắm
    Đường còn phía trước, ngẩng cao cái đầu`,
  bridge: `
    Mai này nhớ lại ngày hôm đó
    {you} sẽ mỉm cười bảo nhỏ thôi
    Hồi ấy tưởng đâu không qua nổi
    Vậy mà qua được tự lâu rồi

    Nếu mệt thì cứ ngồi xuống nghỉ
    Nghỉ rồi lại bước, chẳng sao mà
    Ngồi đây {me} rót cho ly nước
    Uống xong một ngụm lại đi xa`,
}
