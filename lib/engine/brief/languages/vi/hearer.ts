import { LEARNERS, LESSON } from './lessons.ts'

/** Group 1 is whom a song is for, or about. */
export const HEARER: readonly string[] = [
  // Who is to learn something.
  `^(?:(?:viết|làm|tạo|sáng tác|cho|một|1|bài hát|bài|nhạc|lời|ca khúc|tôi|tui|mình|em|muốn|cần|xin|rap|vè|vui|nhộn|ngắn|thiếu nhi|để|chế) )*(?:dạy|hướng dẫn|giúp|nhắc|tập)(?: cho)? (${LEARNERS})`,
  `^[^.!?\\n]*${LESSON}[^.!?\\n]*? cho (${LEARNERS})`,
  // A child that is born: its parents are told of.
  '(?:có|sinh|đón|đẻ|chào đón)(?: được| thêm)? ((?:em bé|bé|con|cháu|nhóc|công chúa|hoàng tử)(?: (?:trai|gái|đầu lòng|thứ hai|út|con|bé)){0,2},? (?:tên|tên là|tên ở nhà|tên ở nhà là|đặt tên là) \\p{Lu}\\p{L}*(?: \\p{Lu}\\p{L}*)*)',
  // A toy, and not whose it is.
  '(?:ru|cho|tặng|về|của) ((?:chú |con |bé |em )?(?:thỏ|gấu|mèo|chó|cún|voi|vịt|heo|lợn|gà|khỉ|nhím|rùa|khủng long|búp bê)(?: bông| con| nhỏ| nhồi bông)*)(?= của )',
  '(?<![\\p{L}])((?:bà ngoại|bà nội|ông ngoại|ông nội|bà|ông|mẹ|má|ba|bố)(?![\\p{L}])[^!?\\n]{0,60}?[,.] ?(?:bà|ông|mẹ|má|ba|bố)(?: (?:tôi|tui|em|mình|con|cháu))? tên (?:là )?\\p{L}+)',
  `(?:^|[,.;!?\\n(]|tưởng nhớ |nhớ |về )\\s*((?:bà ngoại|bà nội|ông ngoại|ông nội|bà|ông|mẹ|má|bố|ba|cha|tía|ngoại|nội|chị|anh|cô|thầy|dì|chú|bác|cậu|mợ|vợ|chồng|bạn thân|bạn|chó|mèo|cún|con chó|con mèo|em gái|em trai|chị gái|anh trai)(?: (?!(?:mất|qua|chết|hay|đã|vừa|mới)(?![\\p{L}]))\\p{L}+){0,3}) (?:đã |vừa |mới )*(?:qua đời|chết|mất(?! (?:ví|tiền|ngủ|điện|sóng|mạng|chìa|điện thoại|công|thời)))`,
  '(?:^|(?:cho|tặng|về|mừng|của|ru|nhớ) )([^,.;!?\\n]{1,30}? tên (?:là )?\\p{L}+)',
  `(?<!(?:hay|luôn|vẫn|thường) [^,.;!?\\n]{0,20})(?:tỏ tình với|cầu hôn|trêu|chọc|ghẹo|kính tặng|kính gửi|dành tặng|dành cho|gửi tặng|gửi cho|gửi tới|gửi|tặng cho|tặng|cho|ru|hát cùng|chúc mừng|mừng sinh nhật|sinh nhật|mừng thọ|mừng thôi nôi|thôi nôi|đầy tháng|mừng|đám cưới(?: của)?|cảm ơn|cám ơn|biết ơn|tri ân|xin lỗi|tưởng nhớ|nhớ thương|nhớ về|nhớ|thương|tạm biệt|chia tay|tiễn|động viên|cố lên|chúc|cổ vũ|về|yêu|(?<!(?:nhà|vườn|quán|tiệm|xe|bếp|ngõ|xóm|làng|giếng|phòng) (?:[\\p{L}\\d]+ ){0,2})của) ((?!tôi\\b|mình\\b|(?:căn |ngôi |khu |cái |chiếc |con )?(?:xe|nhà|vườn|bếp|sân|ngõ|xóm|làng)(?: [\\p{L}\\d]+){0,2} của |(?:em|con|cháu|chị|anh|bé|tụi|cả|các) (?:cái|chiếc|đôi|bộ|cuốn|quyển|cây|tấm|bó|gói|ly|ổ|áo|tiền|kẹo|bánh|quà|ăn|uống|xem|nghe|đi|mượn|thấy|biết|cháu|tổ|xóm|nhà|con diều|hôm|lúc|mỗi|bao giờ)(?![\\p{L}])|\\p{L}+ (?:khi làm|khi ngủ|khi ăn))[^,.;:!?\\n]{1,40}?)(?=\\s+(?:nhân|vào|vì|để|khi|lúc|đã|đang|sắp|hay|luôn|người|mới|vừa|năm nay|tròn|bị|rất|thích|gồm|có|sinh nhật|cho|về|là|\\d)(?![\\p{L}])|\\s*[,.;:!?\\n]|\\s*$)`,
  `(?:^|[,.;!?\\n])\\s*((?:hai vợ chồng|vợ chồng|ông bà|bố mẹ|ba mẹ|ba má|cha mẹ|bà|ông|mẹ|má|bố|ba|cha|chị|vợ|chồng|bạn(?! bè)|cô|thầy|dì|chú|bác|chó|mèo|cún|con gái|con trai|em gái|em trai|anh trai|người yêu)(?![\\p{L}])(?! (?:là|thì|ơi|chủ|ấy))(?: \\p{L}+){0,3})`,
]

/** Group 1 is what a shop or a team is called. */
export const BRAND: readonly string[] = [
  '(?:quảng cáo|giới thiệu|quảng bá|jingle|[Qq]uảng cáo|[Gg]iới thiệu)(?: cho| về)? (?!quán|tiệm|shop|nhà hàng|cửa hàng|homestay|spa|công ty)(?:\\p{Ll}+ ){1,5}(\\p{Lu}\\p{L}*(?: \\p{Lu}\\p{L}*){0,3})',
  '(?:[Qq]uán|[Tt]iệm|[Ss]hop|[Nn]hà hàng|[Cc]ửa hàng|[Ss]pa|[Cc]ông ty)(?: (?!ở |tại |của |cho |tên |từ |gần |trên )\\p{Ll}+){0,3} (\\p{Lu}[\\p{L}\\d]*(?: \\p{Lu}[\\p{L}\\d]*){0,3})(?=\\s*[,.;!?\\n]|\\s*$| ở | tại | của | cho | giọng | bằng )',
  '(?:quán|tiệm|hàng|shop|công ty|đội|đội bóng|clb|câu lạc bộ|lớp|nhà hàng|thương hiệu|ban nhạc)(?: \\p{L}+){0,4} (?:tên là|tên|mang tên|có tên là|hiệu) ["“]?([^,.;!?\\n"”]{2,25}?)["”]?(?= ở| tại| cho| bằng|\\s*[,.;!?\\n"”]|\\s*$)',
  '(?:quán|tiệm|shop|nhà hàng|cửa hàng) (?:phở|cà phê|cafe|trà sữa|bánh mì|bánh|bún|cơm|hoa|tóc|nail|chè|nhậu|lẩu|ăn|sách|quần áo|thú cưng|bún bò) ((?!của|nhà|mới|sắp|ở|tại|cho|tôi|em|mình|vừa|gia đình|online|nhỏ)[^,.;!?\\n]{2,20}?)(?= ở| tại| của| cho| bằng| giọng| vui| mới| sắp|\\s*[,.;!?\\n]|\\s*$)',
  '(?:đội bóng đá|đội bóng rổ|đội bóng chuyền|đội bóng|đội tuyển|đội|clb|câu lạc bộ) (?:nam |nữ )?((?!chuyền|rổ|đá|bàn|ném|của|lớp|nhà|tôi|em|mình|trường|công ty|xóm|làng|bóng|bọn|chúng|chơi|nam|nữ|thiếu|cổ|thắng|thua)[^,.;!?\\n]{2,20}?)(?= ở| tại| cho| bằng| giọng| vô| thắng| của| sắp|\\s*[,.;!?\\n]|\\s*$)',
  '(?:đội bóng|đội tuyển|đội)(?: (?!xóm |làng |trường )\\p{Ll}+){0,3}(?: \\d+\\p{L}?\\d*)? ((?:xóm |làng |trường )?\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+){0,2})(?=\\s*[,.;!?\\n]|\\s*$)',
]
