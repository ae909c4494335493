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
  meaning: `
    Ngày ấy trên đời thêm tiếng khóc
    Mà làm bao người phải mỉm cười
    Từ đó tới nay, thêm một tuổi
    Là thêm một lần mừng có {you} thôi

    Quà thì mở ra rồi cũng cũ
    Bánh thì ăn hết, nến thì tàn
    Chỉ còn lời chúc theo năm tháng
    Mong {you} mạnh khỏe, được bình an

    Hôm nay ai cũng dừng tay lại
    Chỉ để mừng {you} có thế thôi
    Tuổi mới bao nhiêu điều mới tới
    {you} cứ vui lên, thế đủ rồi`,
  lift: `
    Đèn tắt đi rồi, nến sáng lên
    Một hai ba nhé, cả nhà bên

    Nhắm mắt một chút, ước một điều
    Thổi nến đi nào, ước thật nhiều`,
  chorus: `
    # Mừng sinh nhật {call}
    Mừng sinh nhật {call}, vỗ tay thật vang
    Hôm nay là ngày vui nhất trần gian
    Mừng sinh nhật {call}, thêm một năm nữa
    Thêm nhiều niềm vui, khỏe mạnh bình an

    # Thêm một tuổi mới
    Thêm một tuổi mới, thêm một niềm vui
    Chuyện buồn năm cũ thổi đi cho rồi
    Thêm một tuổi mới, {you} ơi có biết
    Có {you} trên đời là quà nhất đời

    # {call} tròn {age} tuổi
    {call} tròn {age} tuổi, hôm nay vui ghê
    Bao nhiêu người nhớ, người tới người về
    {call} tròn {age} tuổi, mong luôn mạnh khỏe
    Sang năm lại hát, hát tới say mê

    # Thổi nến đi {call} ơi
    Thổi nến đi {call} ơi, một hơi thật dài
    Ước điều đẹp nhất cho ngày hôm mai
    Thổi nến đi {call} ơi, cả nhà cùng vỗ
    Vỗ cho hạnh phúc ở lại lâu dài`,
  bridge: `
    Mỗi năm chỉ có một ngày ấy
    Để nói những lời ít nói ra
    Nói rằng có {you} là vui lắm
    Có {you} là ấm cả gian nhà

    Nến tắt mà lòng còn sáng mãi
    Năm nay, năm tới, những năm sau
    Chỉ xin một chuyện là như thế
    Ngày này năm tới lại bên nhau`,
}
