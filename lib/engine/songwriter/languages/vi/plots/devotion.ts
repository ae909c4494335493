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
  meaning: `
    Thương nhau chẳng phải ngày hoa cưới
    Mà là thứ ba, trời đổ mưa
    Một người về trễ, người kia đợi
    Câu đầu là hỏi: đã ăn chưa

    Ngoài kia người đẹp nhiều vô kể
    {me} biết mà {me} chẳng ngó đâu
    Vì người biết {me} từng cái tật
    Mà vẫn còn thương, dễ kiếm đâu

    Nếu có ai hỏi {me} giàu có
    {me} chỉ sang {you}, bảo ở kia
    Vàng bạc rồi ra tiêu cũng hết
    Còn thương thì có, cứ đem chia`,
  lift: `
    Chuyện ngoài kia to, kệ ngoài kia
    Về đây hai đứa ngồi sẻ chia

    Chẳng hứa trăng sao ở trên trời
    Hứa sẽ bên {you} suốt một đời`,
  chorus: `
    # Có {call} ở bên
    Có {call} ở bên, đường về hóa ngắn
    Mưa cũng thành vui, nắng cũng thành êm
    Có {call} ở bên, {me} không cần nữa
    Một điều chi khác ở cõi trời đêm

    # Thương {call} từng ngày
    Thương {call} từng ngày, ngày thường cũng thương
    Ngày dài vất vả, ngày ngắn mù sương
    Thương {call} từng ngày, mai rồi tóc bạc
    Vẫn thương như thể mới bước chung đường

    # Cứ nắm tay đi
    Cứ nắm tay đi, đường còn xa lắm
    Dẫu mưa dẫu gió, có {you} có {me}
    Cứ nắm tay đi, qua cầu qua dốc
    Còn tay trong tay, chẳng sợ điều gì`,
  bridge: `
    Nếu được bắt đầu thêm lần nữa
    {me} vẫn tìm {you} giữa bao người
    Dẫu đường có xa thêm mấy dặm
    {me} vẫn đi tới chỗ {you} thôi

    Mai già, hai ghế kê ngoài cửa
    Người thì kể chuyện, người lãng tai
    Nghe sai cũng gật, cười cũng gật
    Nắm tay ngồi ngắm nắng ban mai`,
}
