import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    (Chín người|Mười người|Cả xóm) nấp sau cái tủ đứng
    Ai đó hắt hơi, cả bọn rung
    {you} mở cửa ra, tay cầm túi
    Cam rơi xuống đất, lăn lung tung

    (Sáng sớm|Mới năm giờ|Gà chưa gáy), bếp đã lên đèn
    Ai băm ai thái, tiếng quen quen
    {you} hỏi hôm nay nhà có giỗ
    Tô phở cắm nến, khói bay lên

    {you} dặn (năm nay|lần này|cả nhà) đừng bày vẽ
    Cả nhà gật đầu, hứa như không
    Mà bong bóng kẹt đầy trong tủ
    Mở ra nó bay kín gian phòng

    {age} ngọn nến cắm (vòng quanh|thành hàng|chen chúc)
    Kem chảy xuôi theo mấy quả dâu
    Cả nhà nín thở chờ {you} thổi
    Con mèo thì ngồi đợi đã lâu`,
  turn: `
    Trong album có một tấm hình cũ
    Cháo dính đầy tay, dính cả đầu
    Cái miệng toe toét cười hôm ấy
    Tới nay vẫn thế, khác gì đâu

    Hỏi thích quà gì, {you} nghĩ mãi
    Rồi nói: một buổi ngủ cho no
    Thế là cả nhà đi rón rén
    Điện thoại vùi sâu dưới đống đồ

    Ai cũng kể lại chuyện năm đó
    {you} trượt chân rơi xuống cái ao
    Mỗi năm cái ao thêm một thước
    {you} chỉ ngồi cười, gắp món xào`,
  lift: `
    Tắt hết đèn đi, khẽ thôi nào
    Bánh đã ra rồi, hát lên cao

    Hít một hơi đầy, nhắm mắt lại
    Ước thầm một điều, rồi thổi mau`,
  chorus: `
    # Mừng sinh nhật {call}
    Mừng sinh nhật {call}, hát cho thật to
    Lạc nhịp cũng mặc, cứ hò cứ hô
    Mừng sinh nhật {call}, thêm một vòng nữa
    Hàng xóm sang xem, được mời cả tô

    # Thêm một tuổi mới
    Thêm một tuổi mới, bánh cắt làm đôi
    Một nửa cho người, một nửa cho tôi
    Thêm một tuổi mới, ngọt như lớp kem ấy
    Dính trên chóp mũi, cả nhà cùng cười

    # {age} ngọn nến
    {age} ngọn nến, sáng bằng sao trời
    Máy bay ngang qua cũng ngó xuống chơi
    {age} ngọn nến, một hơi sao hết
    Cả nhà phụ vào, thổi tắt một nơi

    # Thổi nến đi {call} ơi
    Thổi nến đi {call} ơi, sáp đang chảy rồi
    Ước gì thì ước, giữ kín trên môi
    Thổi nến đi {call} ơi, đèn đang tắt hết
    Khói bay một sợi, kể cho ông trời`,
  bridge: `
    Mai này rồi sẽ còn cãi mãi
    Nhân bánh năm nay dứa hay khoai
    Nhưng tiếng {you} cười khi thổi nến
    Thì cả nhà đây, chẳng nhớ sai

    {you} hay ngượng khi người ta hát
    Cứ nhìn xuống đất, má ửng hồng
    Nhưng mỗi năm chỉ một lần thôi đó
    Ngồi yên nghe hát, có được không`,
}
