import type { ReadingWords } from '../../reading.ts'
import { TEACHING } from './lessons.ts'

/** How somebody asks for a song. */
const ASK =
  '(?:viết|làm|tạo|sáng tác|cho|một|1|bài hát|bài|nhạc|lời|ca khúc|bản|tôi|tui|mình|em|con|cháu|anh|muốn|cần|xin|gửi|giúp|giùm|để|hát|lời)'

/** Of whom it is said that they died. */
const KIN =
  '(?:bà|ông|mẹ|má|mệ|ba|bố|cha|tía|ngoại|nội|cụ|chị|anh|em|cô|thầy|dì|chú|bác|cậu|mợ|vợ|chồng|bạn thân|bạn|chó|mèo|cún|thỏ|con chó|con mèo|bé|nó)'
const DIED =
  '(?:đã |mới |vừa |bị bệnh |bệnh |bị tai nạn |bị xe cán )*(?:qua đời|(?:mất|chết)(?= (?:rồi|năm|hồi|tháng|tuần|hôm|cách|được|vì|do|bởi|lâu|sớm|đột ngột|khi|lúc|vào|từ|ngày|đã|\\d)|\\s*(?:[,.;:!?\\n)]|$)))'

/** The first piece of a description. */
const HEAD = '^[^,.;!?\\n]*'

export const PLOTS: ReadingWords['plots'] = [
  [
    'heartbreak',
    '^(?:anh|em|anh ấy|cô ấy|người yêu) (?:đã )?(?:đi rồi|bỏ đi|đi mất)(?![\\p{L}])|^[^,.;!?\\n]*(?:người yêu|tình|bồ|bạn trai|bạn gái) cũ|(?:nhớ|quên|gửi|gặp lại) người yêu cũ|bị đá|thất tình|bỏ (?:tôi|em|anh|mình) (?:theo|đi (?:lấy|với|rồi|luôn|mất)|đi\\s*(?:[,.]|$))',
  ],
  [
    'lullaby',
    'hát ru|ru con|ru bé|ru ngủ|ru cháu|ru em|bài ru|khúc ru|^ru (?=\\p{L})|dỗ (?:con|bé|cháu) ngủ|à ơi|lullaby|cho (?:con|bé|cháu|em bé)[^,.]{0,15} ngủ',
  ],
  [
    'apology',
    '(?<!(?:chưa|không|chẳng|đừng|lần|hay|biết|nói) )xin lỗi|tạ lỗi|(?:muốn|để|xin|mong|hát) làm (?:lành|hòa)|^làm (?:lành|hòa)|(?:xin|mong|hãy|được) [^,.]{0,15}tha thứ|(?:tôi|em|anh|con|mình|cháu|thấy|tui) có lỗi|hối lỗi|(?<!(?:chưa|không|chẳng|giờ|hề|từng|đừng) )hối hận|lỡ lời|xin tha',
  ],
  // What is asked for at the head is no detail.
  ['thanks', `^(?:${ASK} )*(?:cảm ơn|cám ơn|tri ân|biết ơn)(?![\\p{L}])`],
  [
    'birthday',
    `^(?:${ASK} |chúc |mừng )*(?:sinh nhật|mừng thọ|thôi nôi)(?![\\p{L}])(?!${HEAD.slice(1)}(?:qua đời|đã mất))`,
  ],
  ['encouragement', `^(?:${ASK} )*(?:động viên|cố lên|an ủi|khích lệ|cổ vũ tinh thần)(?![\\p{L}])`],
  ['wedding', `^(?:${ASK} |chúc |mừng |chúc mừng )*(?:đám cưới|lễ cưới|tiệc cưới|hôn lễ)(?![\\p{L}])`],
  ['graduation', `^(?:${ASK} |chúc |mừng |chúc mừng )*(?:lễ )?(?:tốt nghiệp|ra trường|bế giảng)(?![\\p{L}])`],
  [
    'nostalgia',
    `^(?:${ASK} )*nhớ (?:lại |về |hoài |mãi )*(?:mùa|những (?:ngày|năm|mùa|buổi)|thời|cái thời|cái hồi|hồi|tuổi|ngày xưa|năm tháng|cái ngày)(?![\\p{L}])`,
  ],
  ['home', `^(?:${ASK} )*(?:nhớ|thương|về|nỗi nhớ) (?:lắm )?(?:quê|làng|xóm|nhà\\s*(?:[,.]|$))`],
  [
    'memorial',
    `khuất núi|đã khuất|tưởng nhớ|tưởng niệm|đám tang|đám giỗ|ngày giỗ|giỗ (?:đầu|thứ)|đi xa mãi|nơi chín suối|hương hồn|trên thiên đường|${HEAD}(?<!\\p{L})${KIN}(?![\\p{L}])(?: [^\\s,.;!?]+){0,4}? ${DIED}|^(?:\\p{L}+ ){1,4}?(?:đã |mới |vừa )*(?:mất|chết) (?:hôm|năm|tuần|tháng|hồi|cách|được|rồi)|(?<!\\p{L})(${KIN})(?![\\p{L}])[^!?\\n]*?[,.;] ?(?:con |chú |bé )?\\1(?: [^\\s,.;!?]+){0,3}? ${DIED}|[,.;] ?(?:nó|bé|ổng|bả|bạn ấy|anh ấy|em ấy|chị ấy|bà ấy|ông ấy) ${DIED}|[,.;] ?(?:đã |mới |vừa )*(?:mất|qua đời) (?:năm (?:ngoái|trước|kia|nay|\\d)|hôm|hồi|cách đây|(?:do|vì) bệnh)|^từ (?:ngày|khi) (?:mẹ|ba|bố|má|ông|bà) mất`,
  ],
  [
    'wedding',
    '^[^,.;!?\\n]*(?:cưới|lấy) (?:chồng|vợ)(?! (?:rồi|được|sớm))|đám cưới|lễ cưới|(?<!kỷ niệm (?:\\p{L}+ |\\d+ )*)ngày cưới|hôn lễ|tiệc cưới|cô dâu|chú rể|sắp cưới|cưới nhau(?! (?:được |đã )?\\d)|kết hôn|(?:sắp|chuẩn bị|ngày|đi) (?:lấy chồng|lấy vợ)|thành hôn|vu quy|rước dâu',
  ],
  ['falling', `^(?:${ASK} )*tỏ tình(?![\\p{L}])`],
  [
    'shop',
    '^(?:[Qq]uán|[Tt]iệm|[Ss]hop|[Nn]hà hàng|[Cc]ửa hàng|[Hh]omestay|[Ss]pa|[Ss]alon|[Xx]e (?:bánh mì|hủ tiếu|nước))(?: (?!ở |của )\\p{Ll}+){0,3} \\p{Lu}',
  ],
  ['teaching', TEACHING],
  [
    'devotion',
    '(?<!\\p{L})cầu hôn(?!\\p{L})|^(?![^!?\\n]*(?:ba mẹ|bố mẹ|ông bà|cha mẹ|ba má|bố má|anh chị))[^!?\\n]*kỷ niệm (?:\\d+ năm )?(?:ngày |đám )?cưới|(?:nhân|mừng|tròn) \\d+ năm (?:ngày )?(?:cưới|yêu|bên nhau|chung sống)',
  ],
  ['missing', `^(?:${ASK} )*tình ca .*yêu xa`],
  ['devotion', `^(?:${ASK} )*tình ca (?:tặng|cho|gửi|dành)(?![\\p{L}])`],
  [
    'birthday',
    'sinh nhật|mừng thọ|mừng (?:\\p{L}+ ){1,6}\\d+ tuổi|thôi nôi|happy birthday|tròn \\d+ tuổi|lên \\d+(?! ?(?:giờ|h|cấp|lớp))|mừng \\d+ tuổi|bước sang tuổi',
  ],
  [
    'graduation',
    '(?<!(?:chưa|lúc|khi|sau khi|từ ngày|từ lúc|hồi) )(?:tốt nghiệp|ra trường)|bế giảng|cuối cấp|chia tay (?:lớp|trường|mái trường)|kỷ yếu|năm học cuối',
  ],
  [
    'retirement',
    `(?:sắp|vừa|mới|nhân|chúc|mừng|tiễn|chia tay|lễ|tiệc|ngày|hôm nay)[^,.;!?\\n]{0,25}(?:nghỉ|về) hưu|(?:nghỉ|về) hưu (?:sau|tuần|tháng|hôm nay|ngày|vào|năm nay|nhé|nha)|${HEAD}(?:nghỉ|về) hưu|hưu trí`,
  ],
  [
    'new-baby',
    'đầy tháng|mới sinh|vừa sinh|sắp chào đời|chào đời|sắp sinh|mang thai|có bầu|(?:sắp|lên chức|được) làm (?:mẹ|ba|bố|cha)|lên chức (?:mẹ|ba|bố|cha|ông|bà)|(?:vừa|mới|đã|chúc mừng[^,.;]{0,40}) có (?:con|em bé|cháu)|(?:chào đón|mừng|đón) (?:con|bé|cháu|em bé) (?:chào đời|ra đời|đầu lòng|về nhà|đến với)|chào đón (?:con|bé|cháu|em bé)|con đầu lòng|em bé đầu lòng|đứa con đầu',
  ],
  [
    'get-well',
    'mau khỏe|chóng khỏe|mau lành|nằm viện|nhập viện|(?:đang|phải|mới|vừa|bị|sắp|ca) (?:phẫu thuật|mổ)|bị (?:bệnh|ốm|ung thư|tai nạn)|đang (?:ốm|bệnh)|hóa trị|(?:bị|mới|vừa|té|ngã) gãy (?:chân|tay)|hồi phục|(?:đang|phải) điều trị|(?:chữa|trị) ung thư',
  ],
  ['thanks', 'cảm ơn|cám ơn|biết ơn|tri ân|tạ ơn|ngày của mẹ|ngày của cha|nhà giáo|20/11|8/3|20/10|vu lan'],
  [
    'farewell',
    'tạm biệt|chia tay (?:đồng nghiệp|sếp|thầy|cô|bạn|anh|chị|em)|chuyển (?:công ty|trường|việc)|chuyển (?:vào|ra|sang|đi|lên|về) \\p{L}+(?: \\p{L}+)? (?:làm|công tác|sống)|nghỉ việc(?! ở nhà)|ngày làm việc cuối|(?<!\\p{L})tiễn(?! khách)|lên đường (?:đi|sang|qua|nhập ngũ)|(?:^|[,.;] ?)(?:mai|mốt|tuần sau|tháng sau|ngày mai|tuần tới|tháng tới|hôm nay)(?: là)? (?:\\p{L}+ ){1,2}(?:về|đi|sang|qua|bay|dọn) (?:\\p{L}+ ){1,4}(?:rồi|luôn|định cư|du học|sống|ở hẳn|làm việc)(?![\\p{L}])|(?:sắp|chuẩn bị) (?:đi|sang|qua|bay)(?: \\p{L}+){1,2} (?:định cư|du học)',
  ],
  [
    'new-year',
    'năm mới(?! về)|giao thừa|ngày tết|dịp tết|^[^,.;!?\\n]{0,80}(?<!(?:gần|trước|sau|từ|ăn|về|mỗi|năm|cận) )tết(?! trung thu| thiếu nhi| đoan ngọ| này (?:em|anh|con|mẹ|ba|bố))|(?:mừng|chúc|đón|nhạc|bài hát) tết|tất niên|đón xuân|mừng xuân',
  ],
  [
    'holiday',
    'trung thu|giáng sinh|noel|lễ hội|halloween|valentine|quốc khánh|lễ phục sinh|hội làng|(?:đêm|ngày|mừng) rằm|1/6|thiếu nhi 1',
  ],
  [
    'team',
    'cổ động|cổ vũ (?:đội|đt|tuyển)|đội (?:bóng|tuyển|nhà)|bài hát của đội|đội ca|clb|câu lạc bộ|đội (?:của )?(?:tôi|em|mình|chúng)',
  ],
  [
    'shop',
    `quảng cáo|jingle|khai trương|slogan|cho (?:quán|tiệm|shop|cửa hàng|nhà hàng|công ty|thương hiệu|spa|homestay|salon|xe (?:bánh mì|hủ tiếu|nước))|${HEAD}(?:giới thiệu|quảng bá|về) (?:quán|tiệm|shop|cửa hàng|nhà hàng|homestay|spa|thương hiệu)|^(?:${ASK} )*(?:quán|tiệm|shop|cửa hàng|nhà hàng) (?:\\p{L}+ ){0,4}(?:của|tên|nhà|mới)`,
  ],
  [
    'heartbreak',
    'chia tay|thất tình|bị đá|tan vỡ|ly hôn|bỏ tôi|bỏ em|bỏ anh|phản bội|cắm sừng|tình cũ|suy tình|đau lòng|hết yêu|dang dở|lụy tình',
  ],
  [
    'missing',
    '(?:không|chưa|chẳng) về (?:được|kịp|nhà|thăm)|(?:con|em|mình|tôi|cháu|anh) (?:đang )?(?:làm|sống|ở|học)[^,.;]{0,15} (?:bên|tận|nước ngoài) |(?<!kỷ )nhớ (?:mẹ|má|ba|bố|cha|bà|ông|nhà|quê|em|anh|con|bạn|người|vợ|chồng|chị|nó)|yêu xa|xa cách|(?:đang|đi) du học|xa nhà|xa quê|cách xa|mong gặp|^[^,.;!?\\n]*(?:ở xa|đi xa)',
  ],
  [
    'encouragement',
    'động viên|cố lên|đừng bỏ cuộc|không bỏ cuộc|khích lệ|truyền động lực|động lực|vượt qua|thi đại học|đi thi|kỳ thi|sắp thi|phỏng vấn|tự tin|niềm tin|hy vọng|vững tin|chạy marathon',
  ],
  [
    'complaint',
    'than phiền|than thở|phàn nàn|kêu ca|^[^,.;!?\\n]{0,80}(?<![\\p{L}])(?:bực|ghét|kẹt xe|tắc đường|trễ (?:xe|làm|học|giờ|tàu)|lỡ (?:xe|tàu|chuyến)|thứ hai|deadline|họp|tăng ca|hết tiền|ồn ào|mất (?:ví|ngủ|điện|sóng|mạng)|wifi|hỏng|hư rồi|xui)(?![\\p{L}])',
  ],
  [
    'party',
    '(?:bữa|mở|đi|dự|bài|nhạc) tiệc|^tiệc|quẩy|liên hoan|nhảy nhót|nhạc nhảy|bài nhảy|đi bar|cuối tuần (?:này|vui|xả)|bung xõa|tối thứ (?:sáu|bảy)',
  ],
  [
    'friendship',
    'bạn thân|tình bạn|bạn bè|tri kỷ|hội bạn|nhóm bạn|cho bạn(?! gái| trai)|bạn cùng phòng|chơi chung|chơi với nhau|nhóm (?:tụi|bọn) (?:mình|em)|hội (?:chị em|anh em)|mấy đứa bạn',
  ],
  [
    'falling',
    'tỏ tình|thầm thương|yêu thầm|đơn phương|crush|mới yêu|đang yêu|rung động|nụ hôn đầu|tình đầu|cảm nắng|say nắng|thả thính|lần đầu gặp',
  ],
  [
    'devotion',
    'cưới nhau (?:được |đã )?\\d|tình yêu|tình ca|kỷ niệm (?:\\d+ năm|ngày cưới|ngày yêu)|năm bên nhau|năm yêu nhau|cho (?:vợ|chồng|bạn gái|bạn trai|người yêu|bà xã|ông xã|nàng|chàng)|tặng (?:vợ|chồng|bạn gái|bạn trai|người yêu|bà xã|ông xã|nàng|chàng|em|anh)|yêu (?:em|anh|vợ|chồng)|lãng mạn',
  ],
  [
    'nostalgia',
    `${HEAD}(?:tuổi thơ|ngày xưa|hồi (?:nhỏ|xưa|đó)|ký ức|kỷ niệm(?! (?:\\d+ năm )?(?:ngày |đám )?cưới)|hoài niệm|hoài cổ|thời (?:học sinh|sinh viên|áo trắng|bao cấp)|thanh xuân|năm tháng|xưa cũ|thuở)|hoài niệm|hoài cổ|nhớ (?:lại |về )?(?:tuổi thơ|ngày xưa|thời|thuở)`,
  ],
  [
    'home',
    `quê hương|${HEAD}(?:quê (?:tôi|nhà|mình|em)|về quê|về nhà)|làng (?:tôi|quê)|${HEAD}miền (?:tây|trung|bắc|nam)|xứ (?:tôi|quảng|huế|nghệ)|thành phố (?:tôi|quê)|đất nước`,
  ],
  ['freedom', `${HEAD}(?:tự do|phượt|du lịch bụi|bỏ phố|nghỉ việc|phiêu lưu|lên đường|khám phá|rong ruổi|chuyến đi)`],
  ['calm', 'bình yên|thư giãn|thiền|yên tĩnh|yên bình|nhẹ nhõm|tĩnh lặng|chill|thanh thản|an yên|chữa lành'],
]

/** What makes people laugh. */
export const FUNNY =
  'hài hước|vui vui|(?:bài|hát|nhạc) vui nhộn|(?:bài|hát|nhạc|thật|hơi|kiểu) hài|(?:(?:bài|hát|để|muốn|nhạc)(?: hát)? |^)(?:chọc|trêu|ghẹo|dìm|bóc phốt)|chọc (?:thằng|con|bạn|anh|chị|em|ông|bà|chồng|vợ|sếp|đứa|quê)|cà khịa|vui nhộn|bài lầy|tấu hài|mắc cười|^chế|(?:bài|nhạc|lời) chế|buồn cười|vui nhộn về|troll|bựa'
