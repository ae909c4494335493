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
  lift: `
    Hít vào cho sâu, đếm tới bốn
    Chân trái lên rồi, chân phải đi

    Run thì cứ run, không ai cấm
    Run mà vẫn bước, ngán điều chi`,
  chorus: `
    # Đi tiếp đi nào
    Đi tiếp đi nào, còn một khúc nữa
    Qua cái ngã ba là thấy mái nhà
    Đi tiếp đi nào, chậm thì cứ chậm
    Ốc sên còn tới được đầu nhánh hoa

    # {call} làm được mà
    {call} làm được mà, chân còn đang bước
    Giày mòn bên này, mòn cả bên kia
    {call} làm được mà, hôm qua không tưởng
    Hôm nay ngó lại, dốc nằm dưới kia

    # Ngã thì đứng lên
    Ngã thì đứng lên, phủi hai đầu gối
    Đất dính hôm nay, mai sẽ khô rồi
    Ngã thì đứng lên, ai mà chẳng ngã
    Sóng ngã cả ngày vẫn tới bờ thôi`,
  bridge: `
    Có thể lần này chưa tới đích
    Thì {me} vẫn đứng cuối con đường
    Tay cầm cái bánh, cầm cái khăn ướt
    {you} về chặng mấy cũng là thương

    Một hôm {you} sẽ ngồi kể lại
    Cho ai đang khóc ở trên thềm
    Rằng đêm hôm ấy {you} cũng sợ
    Mà trời vẫn sáng, nắng vẫn lên`,
}
