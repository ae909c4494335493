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
  lift: `
    Mười chín tám bảy, đồng hồ đếm
    Nắm tay cho chặt, sắp qua rồi

    Chuyện cũ gói lại, buộc dây lạt
    Cửa mở cho thoáng, đón xuân chơi`,
  chorus: `
    # Năm mới tới rồi
    Năm mới tới rồi, pháo hoa đầy phố
    Sáng mặt người lạ, cũng như người quen
    Năm mới tới rồi, chúc nhau thật lớn
    Chúc cả con mèo nấp dưới bóng đèn

    # Tết này về nhà
    Tết này về nhà, xe đông cũng kệ
    Ôm chậu bông cúc ngồi suốt đường xa
    Tết này về nhà, áo còn hơi bụi
    Có người phủi giúp, bảo lớn thêm ra

    # Chúc một năm vui
    Chúc một năm vui, gạo đầy trong hũ
    Tiếng cười đầy bếp, nắng đầy trên sân
    Chúc một năm vui, ai đau hết ốm
    Ai đi xa nhớ dừng lại nghỉ chân`,
  bridge: `
    Tờ lịch cũ {me} không nỡ xé
    Mặt sau ghi nợ, mặt trước ghi mưa
    Gấp làm con thuyền thả xuống rạch
    Nó trôi ra sông, chở hết năm xưa

    Hứa mấy điều năm ngoái chưa giữ
    Năm nay hứa lại, hứa ít hơn
    Chỉ hứa mỗi ngày ra tưới nước
    Cho cái cây kia hết tủi hờn`,
}
