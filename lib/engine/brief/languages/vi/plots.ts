import type { ReadingWords } from '../../reading.ts'

/** How somebody asks for a song. */
const ASK =
  '(?:viết|làm|tạo|sáng tác|cho|một|1|bài hát|bài|nhạc|lời|ca khúc|bản|tôi|tui|mình|em|con|cháu|anh|muốn|cần|xin|gửi|giúp|giùm|để|hát|lời)'

export const PLOTS: ReadingWords['plots'] = [
  [
    'heartbreak',
    '^(?:anh|em|anh ấy|cô ấy|người yêu) (?:đã )?(?:đi rồi|bỏ đi|đi mất)(?![\\p{L}])|(?:người yêu|tình|bồ|bạn trai|bạn gái) cũ|bị đá|thất tình|bỏ (?:tôi|em|anh|mình) (?:theo|đi)',
  ],
  [
    'lullaby',
    'hát ru|ru con|ru bé|ru ngủ|ru cháu|ru em|bài ru|khúc ru|dỗ (?:con|bé|cháu) ngủ|à ơi|lullaby|cho (?:con|bé|cháu|em bé)[^,.]{0,15} ngủ',
  ],
  [
    'apology',
    '(?<!(?:chưa|không|chẳng|đừng|lần|hay) )xin lỗi|tạ lỗi|làm lành|làm hòa|tha thứ|(?<!không )có lỗi|hối lỗi|(?<!(?:chưa|không|chẳng|giờ|hề|từng|đừng) )hối hận|lỡ lời|xin tha',
  ],
  [
    'memorial',
    'qua đời|đã mất|mới mất|vừa mất|mất rồi|mất năm|mất hồi|mất tháng|mất tuần|mất hôm|mất cách|(?:mới|vừa|đã|bị xe cán) chết|đã khuất|khuất núi|tưởng nhớ|tưởng niệm|đám tang|đám giỗ|ngày giỗ|đi xa mãi|(?:bà|ông|mẹ|má|ba|bố|cha|ngoại|nội|chó|cún|mèo|anh|chị)(?: \\p{L}+){0,2} (?:đã )?(?:mất|chết)(?! ví| tiền| ngủ| điện| sóng)|từ ngày (?:mẹ|ba|bố|ông|bà) mất|thiên đường|nơi chín suối|hương hồn',
  ],
  [
    'wedding',
    'đám cưới|lễ cưới|(?<!kỷ niệm (?:\\p{L}+ |\\d+ )*)ngày cưới|hôn lễ|tiệc cưới|cô dâu|chú rể|sắp cưới|cưới nhau(?! (?:được |đã )?\\d)|kết hôn|(?:sắp|chuẩn bị|ngày|đi) (?:lấy chồng|lấy vợ)|thành hôn|vu quy|rước dâu',
  ],
  // What is asked for at the head is no detail.
  ['thanks', `^(?:${ASK} )*(?:cảm ơn|cám ơn|tri ân|biết ơn)(?![\\p{L}])`],
  ['birthday', `^(?:${ASK} |chúc |mừng )*(?:sinh nhật|mừng thọ)(?![\\p{L}])`],
  ['falling', `^(?:${ASK} )*tỏ tình(?![\\p{L}])`],
  [
    'shop',
    '^(?:[Qq]uán|[Tt]iệm|[Ss]hop|[Nn]hà hàng|[Cc]ửa hàng|[Hh]omestay|[Ss]pa|[Ss]alon)(?: (?!ở |của )\\p{Ll}+){0,3} \\p{Lu}',
  ],
  ['devotion', 'kỷ niệm (?:\\d+ năm )?(?:ngày |đám )?cưới'],
  ['missing', `^(?:${ASK} )*tình ca .*yêu xa`],
  ['devotion', `^(?:${ASK} )*tình ca (?:tặng|cho|gửi|dành)(?![\\p{L}])`],
  [
    'birthday',
    'sinh nhật|mừng thọ|mừng (?:\\p{L}+ ){1,6}\\d+ tuổi|thôi nôi|đầy tháng|happy birthday|tròn \\d+ tuổi|lên \\d+(?! ?(?:giờ|h|cấp|lớp))|mừng \\d+ tuổi|bước sang tuổi',
  ],
  [
    'graduation',
    'tốt nghiệp|ra trường|bế giảng|cuối cấp|chia tay (?:lớp|trường|mái trường)|kỷ yếu|lễ ra trường|năm học cuối',
  ],
  ['retirement', 'nghỉ hưu|về hưu|hưu trí'],
  [
    'new-baby',
    'mới sinh|vừa sinh|sắp chào đời|chào đời|sắp sinh|mang thai|có bầu|sắp làm (?:mẹ|ba|bố|cha)|vừa có con|đón con đầu lòng|mới có (?:con|em bé|cháu)',
  ],
  [
    'get-well',
    'mau khỏe|chóng khỏe|mau lành|nằm viện|bệnh viện|bị bệnh|bị ốm|đang ốm|ung thư|phẫu thuật|mổ|hóa trị|gãy (?:chân|tay)|hồi phục|điều trị',
  ],
  ['thanks', 'cảm ơn|cám ơn|biết ơn|tri ân|tạ ơn|ngày của mẹ|ngày của cha|nhà giáo|20/11|8/3|20/10|vu lan'],
  [
    'farewell',
    'tạm biệt|chia tay (?:đồng nghiệp|sếp|thầy|cô|bạn|anh|chị|em)|chuyển (?:công ty|trường|nhà|việc)|chuyển (?:vào|ra|sang|đi|lên|về) \\p{L}+(?: \\p{L}+)? (?:làm|công tác|sống)|nghỉ việc(?! ở nhà)|ngày làm việc cuối|tiễn|lên đường',
  ],
  [
    'new-year',
    'năm mới(?! về)|giao thừa|ngày tết|dịp tết|^[^,.;!?\\n]{0,80}(?<!(?:gần|trước|sau|từ|ăn|về|mỗi|năm|cận) )tết(?! trung thu| thiếu nhi| đoan ngọ| này (?:em|anh|con|mẹ|ba|bố))|(?:mừng|chúc|đón|nhạc|bài hát) tết|tất niên|đón xuân|mừng xuân',
  ],
  [
    'holiday',
    'trung thu|giáng sinh|noel|lễ hội|halloween|valentine|quốc khánh|lễ phục sinh|hội làng|rằm|1/6|thiếu nhi 1',
  ],
  [
    'team',
    'cổ động|cổ vũ (?:đội|đt|tuyển)|đội (?:bóng|tuyển|nhà)|bài hát của đội|đội ca|clb|câu lạc bộ|vô địch|đội (?:của )?(?:tôi|em|mình|chúng)',
  ],
  [
    'shop',
    'quảng cáo|jingle|khai trương|slogan|cho (?:quán|tiệm|shop|cửa hàng|nhà hàng|công ty|thương hiệu|spa|xe (?:bánh mì|hủ tiếu|nước))|(?:quán|tiệm|shop|cửa hàng|nhà hàng) (?:\\p{L}+ ){0,4}(?:của|tên|nhà|mới)',
  ],
  [
    'teaching',
    'dạy (?:trẻ|bé|các|học sinh|con|cháu)|giúp (?:bé|các bé|trẻ|học sinh|các con)[^,.]{0,20} (?:nhớ|học|thuộc|biết)|bảng chữ|giải thích|bảng cửu chương|vòng tuần hoàn|hệ mặt trời|bảng chữ cái|chữ cái|học (?:toán|đếm|màu|từ vựng|thuộc)|an toàn giao thông|rửa tay|đánh răng|giáo dục|quang hợp|nhớ công thức',
  ],
  [
    'heartbreak',
    'chia tay|thất tình|bị đá|tan vỡ|ly hôn|người yêu cũ|bỏ tôi|bỏ em|bỏ anh|phản bội|cắm sừng|tình cũ|suy tình|đau lòng|hết yêu|dang dở|lụy tình',
  ],
  [
    'missing',
    '(?<!kỷ )nhớ (?:mẹ|má|ba|bố|cha|bà|ông|nhà|quê|em|anh|con|bạn|người|vợ|chồng|chị|nó)|yêu xa|xa cách|du học|xa nhà|đi xa|xa quê|ở xa|cách xa|mong gặp',
  ],
  [
    'encouragement',
    'động viên|cố lên|đừng bỏ cuộc|không bỏ cuộc|khích lệ|truyền động lực|động lực|vượt qua|thi đại học|đi thi|kỳ thi|sắp thi|phỏng vấn|tự tin|niềm tin|hy vọng|vững tin|chạy marathon',
  ],
  [
    'complaint',
    'than phiền|than thở|phàn nàn|kêu ca|^[^,.;!?\\n]{0,80}(?<![\\p{L}])(?:bực|ghét|kẹt xe|tắc đường|trễ (?:xe|làm|học|giờ|tàu)|lỡ (?:xe|tàu|chuyến)|thứ hai|deadline|họp|tăng ca|hết tiền|ồn ào|mất (?:ví|ngủ|điện|sóng|mạng)|wifi|hỏng|hư rồi|xui)',
  ],
  [
    'party',
    '(?:bữa|mở|đi|dự|bài|nhạc) tiệc|^tiệc|quẩy|liên hoan|(?<!hát )karaoke|nhảy nhót|nhạc nhảy|bài nhảy|đi bar|cuối tuần (?:này|vui|xả)|bung xõa|sôi động|xập xình|tối thứ (?:sáu|bảy)|lên đồ',
  ],
  [
    'friendship',
    'bạn thân|tình bạn|bạn bè|tri kỷ|hội bạn|nhóm bạn|cho bạn(?! gái| trai)|bạn cùng phòng|chơi chung|chơi với nhau|nhóm (?:tụi|bọn) (?:mình|em)|hội (?:chị em|anh em)|mấy đứa bạn',
  ],
  [
    'falling',
    'tỏ tình|thầm thương|yêu thầm|đơn phương|crush|mới yêu|đang yêu|rung động|cầu hôn|nụ hôn đầu|tình đầu|cảm nắng|say nắng|thả thính|lần đầu gặp',
  ],
  [
    'devotion',
    'cưới nhau (?:được |đã )?\\d|tình yêu|tình ca|kỷ niệm (?:\\d+ năm|ngày cưới|ngày yêu)|năm bên nhau|năm yêu nhau|cho (?:vợ|chồng|bạn gái|bạn trai|người yêu|bà xã|ông xã|nàng|chàng)|tặng (?:vợ|chồng|bạn gái|bạn trai|người yêu|bà xã|ông xã|nàng|chàng|em|anh)|yêu (?:em|anh|vợ|chồng)|lãng mạn',
  ],
  [
    'nostalgia',
    'tuổi thơ|ngày xưa|hồi (?:nhỏ|xưa|đó)|ký ức|kỷ niệm|hoài niệm|hoài cổ|thời (?:học sinh|sinh viên|áo trắng|bao cấp)|thanh xuân|năm tháng|xưa cũ|thuở',
  ],
  [
    'home',
    'quê hương|quê (?:tôi|nhà|mình|em)|về quê|về nhà|làng (?:tôi|quê)|miền (?:tây|trung|bắc|nam)|xứ (?:tôi|quảng|huế|nghệ)|thành phố (?:tôi|quê)|đất nước',
  ],
  ['freedom', 'tự do|phượt|du lịch bụi|bỏ phố|nghỉ việc|phiêu lưu|lên đường|khám phá|rong ruổi|chuyến đi'],
  ['calm', 'bình yên|thư giãn|thiền|yên tĩnh|yên bình|nhẹ nhõm|tĩnh lặng|chill|thanh thản|an yên|chữa lành'],
]

/** What makes people laugh. */
export const FUNNY =
  'hài hước|vui vui|(?:bài|hát|nhạc) vui nhộn|(?:bài|hát|nhạc|thật|hơi|kiểu) hài|chọc (?:thằng|con|bạn|anh|chị|em|ông|bà|chồng|vợ|sếp|đứa|quê)|trêu|ghẹo|cà khịa|vui nhộn|lầy|tấu hài|mắc cười|chế|buồn cười|vui nhộn về|troll|bựa'
