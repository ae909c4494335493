import type { Plot } from '../../stanzas.ts'

export const newYear: Plot = {
  person: 'me',
  open: `
    (Chiều ba mươi|Tối giao thừa|Ba mươi Tết) nồi bánh đang sôi
    Củi nổ lách tách, ấm chỗ ngồi
    Ai cũng xin canh thêm một chút
    Chợp mắt quay ra sáng mất rồi

    Mẹ (lau|chùi|đánh) lại bộ lư đồng cũ
    Chanh với tro bếp, sáng như gương
    {me} soi thấy mặt cười méo xệch
    Năm cũ theo tro xuống góc vườn

    Cây (mai|đào|tắc) ngoài sân còn ba nụ
    {me} đứng nói chuyện với từng cành
    Nở sớm một ngày cũng được tính
    Nở đúng mùng một thì quá xinh`,
  turn: `
    Người xông đất đầu năm hóa ra
    Là bé nhà bên, chạy chân trần
    Bước vô in dấu năm ngón đất
    Bà cười: lộc đó, để nguyên sân

    Phong bao đỏ mới in con giáp
    Đứa nhỏ cầm xong hỏi: mở chưa
    Nó chúc ông bà mau ăn chóng lớn
    Ông bảo ừ, cao thêm cũng vừa

    Người ở xa không kịp chuyến tàu
    Mâm vẫn dọn thêm bát đũa vào
    Điện thoại dựng ngay bên đĩa mứt
    Nhai hạt dưa nghe rõ làm sao`,
  meaning: `
    Một năm vui có, buồn cũng có
    Gói lại đêm nay, cất một bên
    Điều gì chưa kịp thì năm tới
    Điều gì đã lỡ thì ta quên

    Giàu nghèo đêm nay như nhau cả
    Đều ngước lên trời, đều mỉm cười
    Đều mong một điều không mới lắm
    Cả nhà mạnh khỏe, đủ mặt người`,
  lift: `
    Mười chín tám bảy, đồng hồ đếm
    Nắm tay cho chặt, sắp qua rồi

    Chuyện cũ gói lại, buộc dây lạt
    Cửa mở cho thoáng, đón xuân chơi`,
  chorus: `
    # Năm mới tới rồi
    Năm mới tới rồi, chúc nhau mạnh khỏe
    Chúc cho già trẻ ai cũng bình an
    Năm mới tới rồi, cười lên cái nhé
    Bao điều may mắn theo gió xuân sang

    # Tết này về nhà
    Tết này về nhà, đường xa cũng kệ
    Bao nhiêu mong nhớ gói cả trong tay
    Tết này về nhà, chẳng cần chi nữa
    Đủ mặt người thân là tết hôm nay

    # Chúc một năm vui
    Chúc một năm vui, tiếng cười đầy bếp
    Nắng đầy ngoài ngõ, gạo đầy trong nhà
    Chúc một năm vui, ai buồn hết buồn
    Ai đi xa nhớ đường về không xa`,
  bridge: `
    Tờ lịch cuối cùng {me} không xé
    Để treo thêm đó một đêm thôi
    Cảm ơn năm cũ, đi thong thả
    Mai rồi năm mới bước vào ngồi

    Hứa mấy điều năm ngoái chưa giữ
    Năm nay hứa lại, hứa ít hơn
    Chỉ hứa mỗi ngày thương một chút
    Bớt một chút giận, bớt chút hờn`,
}
