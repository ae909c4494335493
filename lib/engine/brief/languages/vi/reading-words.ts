import type { ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { BRAND, HEARER } from './hearer.ts'
import { KIN } from './kin.ts'
import { LEARNERS, LESSON, TEACHES } from './lessons.ts'
import { FUNNY, PLOTS } from './plots.ts'
import { writtenOut } from './written-out.ts'

/** Where somebody or something ends of which is told. */
const END =
  '(?=\\s+(?:cho|tặng|gửi|với|bằng|theo|kiểu|phong cách|giọng|do|nhé|nha|ạ|giúp|giùm|hay kể|để|vì|nhưng|không có|không nhắc|đừng|thể loại|tiết tấu|nhịp|dài|thật|có lời)(?![\\p{L}])|\\s*[,.;:!?\\n"“(]|\\s*$)'

/** What is to be learnt ends as well where it says when. */
const LESSON_END = END.replace('(?:cho|', '(?:cho|trước khi|sau khi|mỗi|khi|có|cùng|gồm|đúng cách|')

export const vi: ReadingWords = {
  writtenOut,
  factsIn,
  spaced: true,
  subject: [
    `${TEACHES} ([^,.;!?\\n]{2,60}?)${LESSON_END}`,
    `(?:bài hát|bài|nhạc|rap|vè|lời|hát|ca khúc|học thuộc|học|dạy|thuộc|ôn|về|tập)(?: (?:vui|nhộn|ngắn|thiếu nhi|cho|một|để|lòng|về|học|dạy|nhớ|thuộc|tập|ôn|hướng dẫn|cách|các|bài|thứ tự|tên|${LEARNERS}))* ((?<!(?<![\\p{L}])(?:hay|tự|biết|đã|được|đi|chịu) )${LESSON}[^,.;!?\\n]{0,30}?)${LESSON_END}`,
    `(?:^|[,.;] ?)(${LESSON}) cho ${LEARNERS}`,
    `(?:nói về|kể về|hát về|viết về|nhạc về|bài về|(?:hài|vui|buồn|chế|chill) về|hát về|ca về|lời về|rap về|ballad về|^về|[,.] ?về) ((?!quê\\s*$|nhà\\s*$)[^,.;!?\\n]{1,60}?)${END}`,
    `(?:chủ đề|đề tài|nội dung|ca ngợi|tôn vinh|than phiền về|than thở về|phàn nàn về|giải thích(?: về)?)(?: là|:)? ([^,.;!?\\n]{2,50}?)${END}`,
  ],
  hearer: HEARER,
  besides:
    '(?:của|cô|thầy|anh|chị|ông|bà|chú|bác|dì|cậu|mợ|bạn)(?: (?:bé|em|anh|chị|con|cháu|bạn|giáo))?|với|cùng|tên con|(?:cưới|yêu|lấy)(?: anh| chị| em)?',
  without: [
    `(?:đừng|không|tránh|chớ|khỏi) (?:được )?(?:(?:nhắc|đề cập|đả động)(?: gì)?(?: đến| tới| về)?|nói(?: gì)? (?:đến|tới|về|từ|chữ)) ([^,.;!?\\n]{1,40}?)(?=\\s*[,.;!?\\n]|\\s*$|\\s+nhé|\\s+nha)`,
    `(?:(?:không|đừng) (?:có|dùng|thêm)|(?:^|[,.;!?\\n] ?)(?:không|đừng) (?:cần|cho))(?: từ| chữ| tiếng)? ((?![^,.;!?\\n]{1,24} (?:là|thì) (?:không|khóc|mất))(?!lời|hát|giọng|ai|gì|bao giờ|tiền|con|nhà|thời gian)[^,.;!?\\n]{1,30}?)(?=\\s*[,.;!?\\n]|\\s*$|\\s+nhé|\\s+nha)`,
  ],
  place: [
    '(?<![\\p{L}])(?:đường|con đường|phố|hẻm|chợ|ngã tư) (\\p{Lu}[\\p{L}]+(?: \\p{Lu}[\\p{L}]+){0,2})',
    '(?<![\\p{L}])(?:ở|tại|quê|từ|bệnh viện|thành phố|tỉnh|xứ|làng|huyện|phố cổ) (\\p{Lu}[\\p{L}]+(?: \\p{Lu}[\\p{L}]+){0,2})',
  ],
  brand: BRAND,
  age: [
    '(?:tròn |lên |mừng )?(\\d{1,3}) ?tuổi',
    '(?<![\\p{L}])lên (\\d{1,2})(?! ?(?:giờ|h|cấp|lớp))(?![\\p{L}\\d])',
    '(?:thọ|sinh nhật(?: lần)?(?: thứ)?) (\\d{1,3})\\b',
  ],
  length: ['(\\d(?:[.,]5)?) ?phút', '(\\d{2,3}) ?giây'],
  instrumental:
    'không lời|không có lời|không cần lời|không hát|không có giọng|không giọng hát|nhạc nền|hòa tấu|độc tấu|chỉ nhạc|chỉ có nhạc|khí nhạc|instrumental',
  voice: {
    f: 'giọng nữ|nữ hát|giọng (?:con gái|phụ nữ|cô gái|chị|bà)|ca sĩ nữ|nữ ca sĩ|do nữ|con gái hát',
    m: 'giọng nam|nam hát|giọng (?:con trai|đàn ông|chàng trai|ông|trầm nam)|ca sĩ nam|nam ca sĩ|do nam|con trai hát',
  },
  languages: {
    en: 'tiếng anh|lời anh|english',
    es: 'tiếng tây ban nha',
    ja: 'tiếng nhật',
    pt: 'tiếng bồ(?: đào nha)?',
    fr: 'tiếng pháp',
    de: 'tiếng đức',
    zh: 'tiếng (?:trung|hoa|tàu|quan thoại)',
    ko: 'tiếng hàn',
    id: 'tiếng in-?đô(?:-?nê-?xi-?a)?|tiếng indo(?:nesia)?',
    it: 'tiếng ý|tiếng italia',
    nl: 'tiếng hà lan',
    pl: 'tiếng ba lan',
    tr: 'tiếng thổ(?: nhĩ kỳ)?',
    vi: 'tiếng việt|lời việt',
  },
  misfortune:
    '(?:bị (?:đuổi việc|sa thải|cho nghỉ việc|mất việc|phá sản|bồ đá|người yêu (?:bỏ|đá))|(?<!\\p{L})mất việc|thất nghiệp|phá sản|(?:rớt|trượt) (?:đại học|tốt nghiệp|phỏng vấn|kỳ thi)|thi (?:rớt|trượt)|(?:mới|vừa) (?:chia tay|ly hôn))',
  teasing:
    '(?:đi (?:trễ|muộn)|trễ hẹn|ngủ (?:nướng|quên|gật|ngáy)|(?<!\\p{L})ngáy|quên trả|mượn tiền|quỵt|đổ (?:thừa|lỗi)|càm ràm|lười|ăn vụng|nói nhiều|bừa bộn|lung tung|hay quên|ở dơ|lười tắm|kẹt xe|chém gió|nổ banh|xỉn|hậu đậu|bánh bèo|keo kiệt|sợ vợ|hát dở|hát sai|lạc giọng|đi lạc|giành)',
  funny: FUNNY,
  plots: PLOTS,
  kin: KIN,
  determiners:
    'cho|tặng|về|của|với|ru|mừng|nhớ|thương|yêu|gửi|người|thằng|những|là|ơn|lỗi|từ|và|mất|nhật|nôi|tháng|thọ|chúc|cưới|biệt|viên|vũ|tay|có|mà|rằng|dạy|chúc|hai|tới|đến|hôn|kính|trêu|chọc|ghẹo',
  sender: [
    '(?:^|[,.;(] ?)(?:mình|tôi|tui|tớ|người gửi|ký tên|từ|con gái|con trai|cháu)(?: gái| trai)? (?:tên|là)?:? ?(?:là )?(\\p{Lu}\\p{L}*(?: \\p{Lu}\\p{L}*)?)\\s*$',
  ],
  named: 'tên là|tên|tên gọi là|tên thật là|gọi là|biệt danh',
  saying: '(?:nói|bảo|hỏi|hô|gọi|kêu|câu)(?:,? \\p{L}+){0,2}:?',
  titles: '(?!)',
  goesOn:
    'là|hay|luôn|đã|đang|sắp|sẽ|rất|thích|yêu|và|với|tròn|bị|ở|tuổi|nhân|năm|người|vừa|mới|không|của|ngủ|lên|bước|bằng|giọng|vì|để|nhé|nha|sinh|cưới|tốt|nghỉ|mau|mất|\\d+',
  unlikeNames:
    '^(?:rồi|yếu|kém|giỏi|nghèo|khó|xinh|hiểu|thấy|khóc|cười|biết|quen|thua|thắng|bệnh|ốm|ngồi|đứng|chạy|la|mắng|chờ|đợi|nói|kể|gọi|tới|hỏi|bảo|dặn|sống|ăn|uống|mua|bán|bông|từng|mọi|hết|ai|nghịch|ham|cưng|dễ|hiền|yêu|quý|tròn|nhân|hay|luôn|sinh|ngủ|ngoan|dấu|thân|mến|bị|đã|đang|sắp|vừa|mới|mất|tôi|mình|em|con|ngoại|nội|gái|trai|giáo|chồng|vợ|cũ|hai|út|cả|tư|nhà|thích|thương|kính|mèo|chó|cún|lười|mập|béo|vàng|đen|trắng|rất|không|được|của|tuổi|năm|ruột|hàng|cùng|lớp|học|bè|đời|già|trẻ|nhỏ|lớn|một|ấy|này|kia|đó|nó|đi|về|ra|làm|ăn|nấu|hát|quê|bằng|vui|buồn|đã|đám|giọng|phong|với|nghe|cho|tặng|nhạc|chủ|mừng|nghỉ|tốt|gì|sao|qua|vì|và|dịp|ngày|bao|trong|các)$',
  notNames:
    'viết bài hát một cho tặng tôi em chị con mẹ ba má bố cha bà ông bé cháu cô thầy dì chú bác cậu mợ thím bạn ngoại nội nhân mừng chúc sinh nhật nhạc về hãy làm tạo xin muốn giúp người yêu vợ chồng mèo chó cún con chúng mình tui nó khi vì những các hai giọng nữ tiếng việt nhật hàn trung pháp ý tết giáng noel quốc khánh hè thứ chủ nhật pop rock jazz ballad bolero rap edm lofi lo-fi indie folk acoustic r&b remix nhẹ không đừng có là của và với nhớ thương cảm ơn lỗi đám cưới ngày đêm trời lời ca khúc bản điệu ru à ơi ngủ đội lớp công ty quán tiệm phở ai gì sao quê trường nhà tổ quốc chuyện kể hôm nay sáng tối chiều mưa nắng tp đh ok ai app karaoke facebook tiktok zalo cub wave dream vespa honda yamaha sirius toyota u23',
  places:
    'Hà Nội, Sài Gòn, Đà Nẵng, Huế, Hải Phòng, Cần Thơ, Đà Lạt, Nha Trang, Hội An, Hạ Long, Vũng Tàu, Phú Quốc, Quy Nhơn, Sa Pa, Sapa, Hà Giang, Cao Bằng, Lạng Sơn, Nam Định, Thái Bình, Ninh Bình, Thanh Hóa, Nghệ An, Hà Tĩnh, Quảng Bình, Quảng Trị, Quảng Nam, Quảng Ngãi, Bình Định, Phú Yên, Khánh Hòa, Ninh Thuận, Bình Thuận, Phan Thiết, Buôn Ma Thuột, Pleiku, Kon Tum, Gia Lai, Đắk Lắk, Đồng Nai, Biên Hòa, Bình Dương, Tây Ninh, Long An, Tiền Giang, Mỹ Tho, Bến Tre, Vĩnh Long, Trà Vinh, Đồng Tháp, Sa Đéc, An Giang, Châu Đốc, Kiên Giang, Rạch Giá, Hậu Giang, Sóc Trăng, Bạc Liêu, Cà Mau, Bắc Ninh, Bắc Giang, Thái Nguyên, Phú Thọ, Việt Trì, Hưng Yên, Hải Dương, Quảng Ninh, Điện Biên, Sơn La, Lào Cai, Yên Bái, Tuyên Quang, Hòa Bình, Việt Nam, Nhật Bản, Hàn Quốc, Trung Quốc, Paris, London, New York, Tokyo, Seoul, Berlin, Sydney, Melbourne, Singapore, Bangkok, California, Úc, Canada, Đài Loan, Hoa Kỳ, Hoàng Sa, Trường Sa, Tây Nguyên, Tây Bắc',
  and: 'và|hay là|hoặc|cùng với',
  relative: '(?:^| )(?:mà|người|vì|bởi vì|tại vì|khi|lúc|nhưng|để|hay|luôn|đã|đang|cứ|thường)(?= )',
  deed: '^(?:lỡ|trễ|quên|mất|đi|bị|thi|học|tập|làm|nấu|trồng|chờ|đợi|ngủ|dậy|mua|bán|sửa|rửa|đánh|kẹt|tắc|leo|chạy|bơi|câu|yêu|xoa|đếm|nhường|chào|qua|gấp|phân loại|tiết kiệm|súc|chia tay|nghỉ|bỏ|thức|hết|dọn|xếp|đạp) \\p{L}+',
  weak: 'nhà phố đường đêm trời ngủ hát nhạc đàn lớp học bếp cơm ăn nấu trăng sao gió nắng hoa xe tàu chợ khuya giấc_ngủ trường cô_giáo thầy_giáo bạn guitar piano trống sáo kèn làm_việc ướt trà phở bánh_mì đồng_hồ',
  small:
    'một những các cái chiếc này kia đó ấy của tôi tui mình em anh con tụi chúng và với là thì mà cho ở tại về rất lắm quá nhé nha ạ cuộc sự việc chuyện',
}
