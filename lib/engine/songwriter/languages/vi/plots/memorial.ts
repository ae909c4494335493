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
  lift: `
    Người ta bảo khóc rồi sẽ nhẹ
    {me} không muốn nhẹ, {me} muốn còn

    Đừng ai dọn vội cái chỗ ấy
    Để nắng ghé qua nằm cho ngon`,
  chorus: `
    # Vẫn chỗ này thôi
    Vẫn chỗ này thôi, góc sân ngày ấy
    Nắng vẫn ghé qua những buổi ban mai
    Vẫn chỗ này thôi, ai đi đâu nữa
    Cứ về mà nằm, chẳng phải xin ai

    # Nhớ {call} bây giờ
    Nhớ {call} bây giờ, nhớ cả ngày mai
    Nhớ lúc trời trong, lúc mưa thật dài
    Nhớ {call} bây giờ, không cần ai nhắc
    Bước qua ngưỡng cửa, bỗng nhớ đôi vai

    # Chén cơm để phần
    Chén cơm để phần, đũa so ngay ngắn
    Con cá khúc giữa, {you} thích ngày xưa
    Chén cơm để phần, giờ thành chén cúng
    Khói bay một sợi, ấm cả cơn mưa`,
  bridge: `
    Nếu ở nơi kia mà có gió
    Xin cho một trận ghé về sân
    {me} sẽ mở tung từng cánh cửa
    Để nghe như thể bước ai gần

    {me} từng nghĩ mất là mất hết
    Rồi một hôm pha một ấm trà
    Đúng kiểu của {you}, tay ai dạy
    Thì ra {you} vẫn ở trong nhà`,
}
