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
  meaning: `
    Thế giới hôm qua còn như cũ
    Hôm nay bỗng chật bởi một người
    Một người bé xíu chưa răng tóc
    Mà cả họ hàng đứng quanh cười

    {you} tới chưa mang theo gì cả
    Chỉ có bàn tay nắm thật tròn
    Mà ai nhìn cũng như được tặng
    Món quà quý nhất ở trần gian

    Từ nay giấc ngủ không còn trọn
    Từ nay lo lắng gấp mười lần
    Từ nay hạnh phúc là nhìn {you}
    Thở thật đều đều dưới mái chăn`,
  lift: `
    Suỵt, khẽ thôi nào, bé mở mắt
    Nhìn cả nhà mình, nhìn thật lâu

    Mười ngón tay xinh, mười ngón chân
    Đếm đi đếm lại mấy mươi lần`,
  chorus: `
    # Chào {call} thân yêu
    Chào {call} thân yêu, mừng {you} tới nhà
    Bao người mong đợi từ những ngày xa
    Chào {call} thân yêu, trời hôm nay đẹp
    Đẹp hơn mọi ngày vì có {you} mà

    # {call} tới đây rồi
    {call} tới đây rồi, cả nhà ngẩn ngơ
    Nhìn {you} nhỏ xíu cứ tưởng trong mơ
    {call} tới đây rồi, ngủ ngoan {you} nhé
    Ngoài kia nắng đợi, gió cũng đang chờ`,
  bridge: `
    Mai này {you} lớn, {you} không nhớ
    Ngày đầu gặp gỡ ở nơi đây
    Chẳng sao, {me} nhớ giùm {you} hết
    Nhớ từng hơi thở, nhớ từng giây

    Đường dài phía trước còn nhiều lắm
    Có người dắt {you} mấy bước đầu
    Tới khi {you} chạy, tay buông nhé
    Đứng nhìn theo mãi, chẳng đi đâu`,
}
