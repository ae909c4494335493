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
  lift: `
    Cơm dọn xong rồi, ai ra trước
    Nghe tiếng lao xao, biết ai rồi

    Không nói tiếng người, không sao cả
    Nhìn nhau một cái, hiểu nhau thôi`,
  chorus: `
    # {call} của nhà
    {call} của nhà, quậy từ sáng sớm
    Cả xóm nghe ồn, biết ngay là ai
    {call} của nhà, phá gì thì phá
    Dép đứt một chiếc, còn một chiếc mai

    # Sếp nhỏ trong nhà
    Sếp nhỏ trong nhà, không lương không phép
    Ngủ trưa ba bận, họp lúc nửa đêm
    Sếp nhỏ trong nhà, gọi là có mặt
    Miễn cái hộp ăn lắc nghe êm êm

    # Về thôi {call} ơi
    Về thôi {call} ơi, trời đang chuyển gió
    Bát đầy trong bếp, ổ ấm bên thềm
    Về thôi {call} ơi, chạy nhanh lên nhé
    Có {you} trong nhà, mưa cũng êm êm`,
  bridge: `
    {me} ra khỏi cửa, chừng mươi phút
    Quay về được đón như mười năm
    Đi khắp nơi kia, ai mừng thế
    Vì một người xách bó rau răm

    Chắc {you} tưởng {me} là con vật
    Hai chân vụng về, mặt lơ ngơ
    Nên {you} nhận nuôi, trông từng bữa
    Tối nằm canh cửa đến tờ mờ`,
}
