import type { Plot } from '../../stanzas.ts'

export const newBaby: Plot = {
  person: 'you',
  open: `
    (Bốn giờ|Ba giờ|Năm giờ) sáng, điện thoại reo
    Cả nhà bật dậy, dép quên đeo
    Đầu dây có tiếng ai đang khóc
    To như trống hội lúc kéo neo

    Bàn tay (bé tí|hồng hồng|nhỏ xíu) cầm một ngón
    Cầm rồi không thả, chặt như dây
    Bao nhiêu công việc ngày hôm ấy
    Xếp hàng đứng đợi cái bàn tay

    Chiếc nôi (mượn|tre|cũ) bà treo từ tháng trước
    Gối thêu con vịt, cánh hơi nghiêng
    Con vịt bơi hoài trên mặt vải
    Đợi người nằm xuống để bơi riêng`,
  turn: `
    Cả nhà cãi nhau: giống ai nhỉ
    Mũi bên nội, má ngoại, tai ai
    {you} nằm ngáp một hơi thật rộng
    Cái ngáp thì đúng giống bà hai

    Tã phơi như cờ trong ngày hội
    Bay suốt từ hiên ra cổng sau
    Khách tới nhà chơi đi cúi xuống
    Cúi chào từng cái, trắng như nhau

    Ngày xưa ngủ thẳng tám tiếng liền
    Bây giờ thức dậy tám lần đêm
    Mà sáng {you} cười, miệng móm mém
    Bao nhiêu mệt mỏi tự nhiên quên`,
  lift: `
    Khẽ thôi, vừa mới ngủ xong đó
    Đi bằng đầu ngón, nói bằng tay

    Hát cho thật nhỏ, mà hát đủ
    Chào mừng một người mới tới đây`,
  chorus: `
    # Chào {you} bé xíu
    Chào {you} bé xíu, trời đang mở cửa
    Có mưa, có nắng, có cả dế kêu
    Chào {you} bé xíu, từ từ mà ngó
    Cái gì cũng có, mà có thật nhiều

    # Nhà có thêm người
    Nhà có thêm người, thêm đôi tất nhỏ
    Thêm tiếng oa oa, thêm một chỗ nằm
    Nhà có thêm người, mà sao rộng thế
    Rộng ra cả cửa, sáng cả trăng rằm

    # Mừng {call} chào đời
    Mừng {call} chào đời, ông trăng ghé ngó
    Ông sao ghé ngó, cả xóm ghé chơi
    Mừng {call} chào đời, ai cũng xin bế
    Bế một phút thôi, cười suốt một đời`,
  bridge: `
    Rồi {you} sẽ chạy, sẽ leo trèo
    Sẽ hỏi vì sao trăng cứ theo
    Ai cũng lo tìm câu đáp trước
    Thật ra ai cũng chỉ đoán theo

    Chưa biết sau này {you} thích gì
    Thích vẽ, thích hát, hay thích đi
    Cứ ngủ cho no, còn lâu lắm
    Hôm nay chỉ bú, có vội chi`,
}
