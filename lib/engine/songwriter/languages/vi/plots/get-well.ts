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
  lift: `
    Từ từ mà khỏe, không ai hối
    Cây gãy cành kia cũng mọc chồi

    Thở sâu một chút, rồi chút nữa
    Ngày mai hơn bữa nay một hơi`,
  chorus: `
    # Mau khỏe nha {call}
    Mau khỏe nha {call}, cơm nhà đang đợi
    Ghế vẫn chừa ra, đũa vẫn để phần
    Mau khỏe nha {call}, về còn cãi tiếp
    Cái chuyện hôm nào mới cãi một phần

    # Ngày mai sẽ khỏe
    Ngày mai sẽ khỏe, một hạt nắng nhỏ
    Bò lên mép giường, sưởi mấy ngón chân
    Ngày mai sẽ khỏe, nắng thêm hạt nữa
    Rồi nắng đầy phòng, rồi nắng đầy sân

    # Về nhà đi nào
    Về nhà đi nào, con chim trước cửa
    Nó hót một mình, chẳng có ai khen
    Về nhà đi nào, mùa này gió mát
    Võng treo ngoài đó, còn thiếu người quen`,
  bridge: `
    Nếu thấy sợ quá thì cứ nói
    Đừng làm người khỏe với {me} chi
    {me} cũng sợ mà, hai người sợ
    Chia ra mỗi nửa, có nặng gì

    Mai này ra viện, ta đi bộ
    Đi chậm, mua xôi, ngồi ghế dài
    Nhìn lên tầng tư, khung cửa đó
    Vẫy chào người mới, chúc ngày mai`,
}
