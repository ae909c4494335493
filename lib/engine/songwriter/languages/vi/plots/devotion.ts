import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    (Sáng nay|Hôm nay|Bữa nay) trời đổ mưa từ sớm
    Hai đứa chung một cái áo mưa
    {you} ló đầu ra nhìn đường hộ
    Ngõ ngập nhưng lòng cứ như đùa

    {you} ngủ gật (trên vai|trên xe|cạnh vai) mười phút
    Tay còn cầm túi mía chưa ăn
    Xe chạy quá nhà ba bến nữa
    {me} ngồi im, chẳng nỡ cựa chân

    (Kệ bếp|Ngăn bếp|Góc bếp) có hai cái bát sứt
    Một cái {you} đòi giữ để dành
    Hỏi sao không mua cho bộ mới
    {you} cười: có sứt mới là mình`,
  turn: `
    Có hôm giận nhau, không ai nói
    Cơm hai người xới, mắt nhìn ra
    Rồi {you} gắp sang một miếng cá
    Đã gỡ hết xương, đặt thật thà

    Tóc {you} giờ có vài sợi bạc
    {me} đếm chơi, đếm mãi chẳng rành
    Lần nào đếm đến năm thì lạc
    Lạc rồi đếm lại, mãi loanh quanh

    Ngày ấy trong túi còn dăm nghìn
    Mua ổ bánh mì, bẻ làm đôi
    {you} lấy phần nhỏ rồi nói dối
    Rằng vừa ăn phở, no lắm rồi`,
  lift: `
    Chuyện ngoài kia to, kệ ngoài kia
    Về đây ngồi xuống, có mâm chia

    Chẳng hứa trăng sao, hứa chuyện thường
    Hứa ra ngõ đón lúc mù sương`,
  chorus: `
    # Có {call} ở nhà
    Có {call} ở nhà, đường về hóa ngắn
    Đèn đỏ cũng vui, mưa cũng như nắng
    Có {call} ở nhà, cửa chưa cần gõ
    Nghe tiếng chân quen, cơm đã dọn sẵn

    # Cứ nắm tay đi
    Cứ nắm tay đi, đường còn xa lắm
    Dép có đứt quai thì đi chân trần
    Cứ nắm tay đi, qua cầu qua dốc
    Tay ấm bên này ấm lây bàn chân

    # Thương {call} từng ngày
    Thương {call} từng ngày, ngày thường cũng thương
    Ngày giặt áo quần, ngày quét sân vườn
    Thương {call} từng ngày, chẳng cần hoa thắm
    Một nhành rau thơm cũng đủ làm hương`,
  bridge: `
    Nếu được đi lại từ đầu ngõ
    Trời vẫn mưa to, xe vẫn hư
    {me} vẫn xin đứng dưới hiên ấy
    Chờ {you} đi qua, cho đứng nhờ

    Mai già, hai ghế kê ngoài cửa
    Người đọc báo to, kẻ lãng tai
    Đọc sai cũng gật, nghe nhầm cũng gật
    Rồi cùng cười vang, chẳng biết vì ai`,
}
