import type { Plot } from '../../stanzas.ts'

/** One open, turn and chorus each fit an animal, too. */
export const memorial: Plot = {
  person: 'past',
  open: `
    Nắng sáng (bò vào|trườn qua|dừng lại) chỗ nằm ấy
    Cái chỗ {you} hay đợi nắng sang
    Nắng đứng một hồi như ngơ ngác
    Rồi cũng dịch dần xuống bậc thang

    (Chiếc nón|Cái áo|Cây gậy) {you} treo sau cánh cửa
    {me} phủi bụi xong lại treo nguyên
    Gió đi qua lay, nghe xào xạc
    Tưởng đâu {you} sắp bước ra hiên

    Trên (kệ|bàn|tường), tấm ảnh {you} đang cười
    Khói nhang vẽ một vòng, tan thôi
    {me} kể chuyện nhà cho {you} biết
    Chuyện mưa, chuyện mít đã chín rồi`,
  turn: `
    Giờ này khi trước, {you} ra cửa
    Nghe tiếng xe quen từ cuối đường
    Giờ cửa vẫn mở, xe vẫn tới
    Chỉ thiếu ai chờ dưới giàn sương

    Công thức {you} ghi ba dòng chữ
    Mắm cho vừa miệng, lửa thật vừa
    {me} nấu mãi chẳng ra vị ấy
    Vừa của ngày xưa, ai biết chưa

    Cái giọng {you} rầy, xưa {me} chán
    Giờ mong nghe lại một lần thôi
    Nhà im đến nỗi nghe giọt nước
    Rơi mãi ngoài lu, rơi từng hồi`,
  meaning: `
    Đi xa để lại nhiều hơn thế
    Hơn tấm hình kia ở trên tường
    Để lại từng ngày bên nhau ấy
    Ngày nào nhớ lại cũng còn thương

    Có ngày {me} nhớ mà không khóc
    Có ngày chợt nghe tiếng giống {you}
    Quay lại thì ra người khác nói
    {me} đứng giữa đường, lặng thật lâu

    Thương nhớ là gì, {me} mới hiểu
    Là thương mà chẳng biết gửi đâu
    Nên {me} đem gửi cho người khác
    Như {you} thương {me} suốt bấy lâu`,
  lift: `
    Nén nhang vừa thắp, khói vừa bay
    {me} kể {you} nghe chuyện hôm nay

    {you} nghỉ đi nhé, cứ yên lòng
    {me} vẫn nhớ đây, nhớ mãi trong`,
  chorus: `
    # Nhớ {call} bây giờ
    Nhớ {call} bây giờ, nhớ cả ngày sau
    Nhớ khi trời nắng, lúc mưa rơi mau
    Nhớ {call} bây giờ, không cần ai nhắc
    Bao giờ cũng nhớ, nhớ mãi không phai màu

    # Có một ngôi sao
    Có một ngôi sao đêm đêm vẫn sáng
    {me} ngước lên nhìn, thấy bớt cô đơn
    Có một ngôi sao chắc là {you} đó
    Soi đường {me} bước cho vững vàng hơn

    # {call} vẫn ở đây
    {call} vẫn ở đây, trong từng nếp nghĩ
    Trong câu {me} nói, trong bước {me} đi
    {call} vẫn ở đây, có đi đâu mất
    Còn {me} còn nhớ, chẳng mất điều gì`,
  bridge: `
    Nếu ở nơi kia mà có gió
    Xin cho một trận ghé hiên nhà
    {me} sẽ mở tung từng cánh cửa
    Để nghe như có {you} ghé qua

    {me} từng nghĩ mất là mất hết
    Rồi có một hôm giữa lúc cười
    {me} thấy {you} cười trong {me} đó
    Thì ra còn mãi, chẳng xa xôi`,
}
