import type { Plot } from '../../stanzas.ts'

export const shop: Plot = {
  person: 'me',
  open: `
    (Bốn giờ|Năm giờ|Tờ mờ) sáng, phố còn ngáy ngủ
    Cửa cuốn nhà này hát đầu tiên
    Cô lao công hỏi: đèn lên sớm
    Mời cô ly nước, ghế ngoài hiên

    Chuông (cửa|đồng|gió) kêu keng, khách quen vừa tới
    Chưa nói câu nào, món đã bưng
    Hỏi đầu gối bác hôm nay khá
    Bác cười: nghe hỏi, đã hết sưng

    {brand} ngày đầu, (hai cái ghế|một tấm ván|bốn bức vách)
    Bảng hiệu tự tay kẻ hơi nghiêng
    Ai bảo làm lại, thôi không sửa
    Nét nghiêng người nhớ, chẳng đâu riêng`,
  turn: `
    Hôm mưa có người vào đứng trú
    Chẳng mua gì cả, đứng một hồi
    Giờ nắng cũng ghé, ngồi chỗ cũ
    Bảo cơn mưa ấy đúng chỗ rồi

    Người ta khuyên nhủ: làm máy móc
    Vừa nhanh vừa đỡ mỏi cái lưng
    Tính sổ một đêm, rồi lắc đầu
    Tay làm thì tay mới biết mừng

    Sắp khép cửa, có người chạy tới
    Thở không ra tiếng, nắm quai da
    Dưới quầy lấy ra phần để sẵn
    Biết là thế nào cũng ghé qua`,
  meaning: `
    Làm ăn thì dễ, làm lâu mới khó
    Giữ một chữ tin từng bữa từng ngày
    Có sao nói vậy, chẳng thêm chẳng bớt
    Nên ai tới rồi cũng nhớ nơi này

    Người ta nhớ nhau không vì bảng lớn
    Mà vì câu chào lúc bước chân vô
    Khách lạ một lần, lần sau thành bạn
    Bạn dắt bạn tới, đông tự bao giờ

    Đi đâu cũng có người mời người gọi
    Ở đây thì có thêm một tấm lòng
    Về rồi còn nhắc dăm câu với bạn
    Ghé thử nơi này, có thích hay không`,
  lift: `
    Cửa đang mở đó, ghé vào chơi
    Ngó thôi cũng được, có ai cười

    Hôm nay không ghé, mai ghé nghe
    Ghé xong chỉ sợ chẳng muốn về`,
  chorus: `
    # {brand} mời vào
    {brand} mời vào, ghé lại đi thôi
    Đường xa đường gần, tới là vui rồi
    {brand} mời vào, làm ăn thật bụng
    Ghé qua một bận là nhớ cả đời

    # Ghé {brand} đi
    Ghé {brand} đi, ghé liền hôm nay
    Đi ngang thì ghé, có mất gì đây
    Ghé {brand} đi, người quen người lạ
    Ghé qua một lần là nhớ nơi này

    # {brand} ở đây
    {brand} ở đây, bà con mình ơi
    Trẻ già lớn bé, ai cũng xin mời
    {brand} ở đây, có sao nói vậy
    Tới một lần thôi là mến nhau rồi

    # Mời ghé vào đây
    Mời ghé vào đây, cửa mở mời vào
    Khách xa khách gần, ai cũng được chào
    Mời ghé vào đây, làm ăn thật bụng
    Ghé lại một lần, nhớ biết bao nhiêu`,
  bridge: `
    Không phải nơi to, không phải nhất
    Chỉ là tử tế, nói thật lời
    Ai vào cũng được cười một cái
    Ra về còn muốn ghé lại chơi

    Mai kia khách cũ đem con tới
    Chỉ vào bảng hiệu, kể chuyện xưa
    Hồi nhỏ ba mẹ hay dắt tới
    Tới giờ vẫn thế, nắng hay mưa`,
}
