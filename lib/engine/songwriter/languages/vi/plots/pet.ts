import type { Plot } from '../../stanzas.ts'

/** Fits any animal that lives with people. */
export const pet: Plot = {
  person: 'you',
  open: `
    (Năm giờ|Sáu giờ|Tờ mờ) sáng, {me} đã phải dậy
    Ai đó đòi ăn, gọi cả nhà
    Ăn xong {you} ngủ, tròn một cục
    Còn {me} thức trắng, ngồi nhìn ra

    Cái (ghế|gối|chăn) này vốn là của {me}
    {you} nằm thử đúng một lần thôi
    Từ đó muốn ngồi thì phải hỏi
    {you} nghĩ hồi lâu, nhích một nơi

    (Hộp quà|Thùng giấy|Giỏ tre) hôm ấy kêu sột soạt
    Mở ra hai mắt ngó tròn xoe
    {me} bảo nuôi hộ dăm ba bữa
    Dăm ba bữa ấy mấy mùa ve`,
  turn: `
    Hôm {you} đi lạc, mưa như trút
    Cả ngõ cầm đèn gọi tới khuya
    Về thấy {you} nằm trên mâm chén
    Nhìn ra như hỏi: đi đâu về

    Bác sĩ cân lên, rồi bác lắc
    Bảo ăn kiêng nhé, bớt phần cơm
    {you} nghe, buồn lắm, quay ra cửa
    Hàng xóm vừa nướng cá thơm thơm

    Hôm nào {me} buồn, không muốn nói
    {you} lại gần bên, chẳng hỏi han
    Nằm xuống, thở ra một hơi ấm
    Thế là cơn buồn cũng nằm ngang`,
  meaning: `
    Chẳng nói được câu nào cho rõ
    Mà ai buồn thì biết trước tiên
    Lặng lẽ lại gần, nằm ngay cạnh
    Nằm tới khi nào hết buồn phiền

    Không biết thứ hai hay chủ nhật
    Không biết ai giàu, chẳng biết sang
    Chỉ biết người nhà là người nhất
    Thương thì thương hết, chẳng tính toan

    Trước kia nhà vắng, đi về lặng
    Giờ mở cửa ra đã có người
    Người bốn chân thôi mà mừng quá
    Mệt bao nhiêu nữa cũng phải cười`,
  lift: `
    Nghe tiếng chân chạy là biết thôi
    Quậy phá tới đâu cũng thương rồi

    Cả nhà ai cũng chịu thua luôn
    Có {you} ai còn ngồi mà buồn`,
  chorus: `
    # {call} của nhà
    {call} của nhà, quậy nhất trên đời
    Mà hôm nào vắng cả nhà kém vui
    {call} của nhà, phá gì thì phá
    Nhìn cái mặt thôi là thấy phì cười

    # {call} ơi {call} à
    {call} ơi {call} à, lại đây chơi nào
    Có {you} trong nhà vui biết làm sao
    {call} ơi {call} à, nghe kêu là tới
    Tới rồi thì phá, phá biết chừng nào

    # Thương {call} quá thôi
    Thương {call} quá thôi, mắng rồi lại thương
    Sáng chơi trong bếp, chiều phá ngoài vườn
    Thương {call} quá thôi, đêm về nằm cạnh
    Ngủ say một giấc, ấm cả cái giường`,
  bridge: `
    {me} ra khỏi cửa chừng mươi phút
    Quay về được đón như mười năm
    Đi khắp nơi kia ai mừng thế
    Chỉ có {you} thôi, chạy rần rần

    Chắc {you} cứ tưởng {me} vụng lắm
    Đi chỉ hai chân, chẳng có đuôi
    Nên {you} nhận nuôi, trông từng bữa
    Nuôi thì nuôi khéo, nuôi mà vui`,
}
