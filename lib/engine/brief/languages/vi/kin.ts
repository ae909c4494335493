import type { HearerKind } from '../../brief.ts'
import type { ReadingWords } from '../../reading.ts'

type Kin = ReadingWords['kin'][number]

/** Each word is called as it is written. */
const asWritten = (words: string, kind: HearerKind): Kin[] =>
  words.split(', ').map((word): Kin => [word, word.replace(/\(\?.*/, ''), kind])

/** "Minh Anh" is nobody's brother. */
const NAMED_ANH =
  '(?<!(?<![\\p{L}])(?:minh|vân|thùy|phương|quỳnh|hoàng|bảo|lan|mai|ngọc|tuấn|đức|việt|thế|hải|nam|trâm|châu|kim|tú|trúc|quế|hồng|diệu|duy|nhật|tường|huyền|mỹ|diễm|kiều|hà|linh|quốc|thái|hoài|trung|tâm|bích|vy|phúc|thị|văn|đỗ|lê|trần|phạm) )'

const LOVE = '(?= ?(?:$|[.,!?]| (?:vì|bằng|nhé|nha|để|nhân|giọng|sinh nhật|đi rồi|bỏ đi|đi mất|đã đi)))'

export const KIN: readonly Kin[] = [
  ['ông chồng|lão chồng|thằng chồng|bà vợ|con vợ', 'người thương', 'love'],
  [
    '(?:các |những |đội ngũ )(?:y bác sĩ|bác sĩ|y tá|điều dưỡng|cô chú|tình nguyện viên|chú công an|anh lính cứu hỏa)|y bác sĩ',
    'mọi người',
    'group',
  ],
  ...asWritten('bà ngoại, bà nội, bà cố, bà cụ', 'grandmother'),
  ...asWritten(
    '(?<!hai )bà(?! (?:trưng|triệu|nà|rịa|điểm|chiểu|quẹo|vợ|chủ|bán|xã|con|bầu|mẹ|hàng|già|ngoại|nội))',
    'grandmother',
  ),
  ...asWritten('ông ngoại, ông nội, ông cố, ông cụ', 'grandfather'),
  ...asWritten('ông(?! (?:chồng|chủ|xã|trời|trăng|bán|bà|già noel|hàng|ngoại|nội))', 'grandfather'),
  ...asWritten('ngoại(?! (?:hình|tình|ngữ|ô|khóa))', 'grandmother'),
  ...asWritten('nội(?! (?:dung|tâm|trợ|thất|tướng))', 'grandmother'),
  ...asWritten('mẹ, má(?! hồng)', 'mother'),
  ['mẹ (?:chồng|vợ)', 'mẹ', 'mother'],
  ['bố (?:chồng|vợ)|ba (?:chồng|vợ)', 'bố', 'father'],
  ...asWritten('bố, cha, tía', 'father'),
  [
    'ba(?! (?:con|người|mẹ|má|đứa|năm|ngày|chú|cái|bạn|chị|anh|cô|lần|tháng|phút|tuổi|chữ|bài|lan|đứa))',
    'ba',
    'father',
  ],
  [
    'con gái|con trai|em bé|cô bé|cậu bé|thằng bé|con bé|thằng nhóc|nhóc|con đầu lòng|con út|bé con|con yêu|bé yêu',
    'con',
    'child',
  ],
  ['bé(?! (?:mèo|cún|chó|nhỏ))', 'bé', 'child'],
  [`con(?= (?:tôi|mình|em|anh|yêu|tròn|sinh|ngủ|ngoan|của)(?![\\p{L}])|\\s*(?:$|[.,!?]))`, 'con', 'child'],
  ['cháu gái|cháu trai|cháu nội|cháu ngoại|cháu', 'cháu', 'child'],
  ['chị gái|chị ruột|chị cả', 'chị', 'sister'],
  ['chị hai', 'chị hai', 'sister'],
  ['chị(?! (?:em|ấy))', 'chị', 'sister'],
  ['em gái', 'em', 'sister'],
  ['anh trai|anh ruột|anh cả', 'anh', 'brother'],
  ['anh hai', 'anh hai', 'brother'],
  ['em trai', 'em', 'brother'],
  [`${NAMED_ANH}(?:anh yêu|anh ấy|anh${LOVE})`, 'anh', 'love'],
  [`em yêu|em ấy|em${LOVE}`, 'em', 'love'],
  [`${NAMED_ANH}anh(?! (?:chị|em|ấy|hùng ca|văn|lông ngắn))`, 'anh', 'brother'],
  ['em(?! (?:bé|gái|trai|yêu|muốn|cần|là|có))', 'em', 'sister'],
  [
    '(?:người yêu|người thương|người ấy|crush|hôn thê|hôn phu|vợ sắp cưới|chồng sắp cưới|vợ|bà xã|bạn gái|chồng|ông xã|bạn trai|nửa kia|nàng|chàng)(?! cũ)',
    'người thương',
    'love',
  ],
  ['bạn thân|bạn cùng lớp|đứa bạn|cậu bạn|cô bạn|hội bạn thân|tri kỷ|bạn cùng phòng|bạn học|bạn cũ', 'bạn', 'friend'],
  ['bạn(?! (?:gái|trai|bè|nhỏ|thân))', 'bạn', 'friend'],
  ['(?<=(?:cho|tặng|lỗi|ơn) (?:\\p{L}+ )?)hàng xóm|đồng nghiệp', null, 'friend'],
  ['cô giáo|cô chủ nhiệm|cô(?! (?:ấy|gái|đơn|dâu|bé|nhóc|út|nàng|bạn|giáo|chú|chủ))', 'cô', 'teacher'],
  ['thầy giáo|thầy chủ nhiệm|thầy(?! (?:cô|u))|huấn luyện viên', 'thầy', 'teacher'],
  ...asWritten('dì, mợ, thím', 'aunt'),
  ['bác gái|bác(?! sĩ)|cô ruột|cô út', 'bác', 'aunt'],
  ...asWritten('chú(?! (?:mèo|chó|cún|rể|ý|thỏ|chim|voi|gà|vịt|heo|rùa|trọng)), dượng', 'uncle'),
  ['cậu(?! (?:bé|bạn|ấy|chủ))', 'cậu', 'uncle'],
  ['ông bà(?: nội| ngoại)?', 'ông bà', 'group'],
  ...asWritten('bố mẹ, ba mẹ, ba má, cha mẹ, thầy cô, cả nhà', 'group'),
  ['(?:các|mấy|tụi|bọn) (?:bé|bạn nhỏ|nhóc|nhỏ)|trẻ (?:em|nhỏ|mầm non|mẫu giáo)|thiếu nhi(?! 1)', 'các bé', 'group'],
  ['(?<!(?:hay|luôn|vẫn) [^,.;]{0,20})mọi người', 'mọi người', 'group'],
  ['cô dâu chú rể|cô dâu|chú rể|vợ chồng|cặp đôi|hai vợ chồng', 'hai bạn', 'group'],
  [
    'gia đình|(?<!cùng |cuối |học |trên |từ |hồi |năm |vào |lên )lớp(?! học)|các bạn|các em|các con|các cháu|(?<!du )học sinh|học trò|đội|team|nhóm|công ty|hội bạn|bạn bè|anh chị em|anh chị|chị em|anh em|câu lạc bộ',
    null,
    'group',
  ],
  ['(?:chú |con |bé |em |nàng )?mèo(?: con| mướp| tam thể| hoang)?', 'mèo', 'cat'],
  [
    '(?:chú |con |bé |em )?(?:chó|cún)(?: con| cỏ| phú quốc)?|poodle|corgi|husky|golden|becgie|phốc|chihuahua|pug|shiba',
    'cún',
    'dog',
  ],
  [
    '(?:chú |con )?(?:thỏ|chuột hamster|hamster|vẹt|rùa|cá vàng|cá cảnh|chim|gà|vịt|heo|lợn|trâu|bò|nghé|ngựa|dê|voi|khủng long|nhím|khỉ|rô-?bốt|robot)(?: bông| nhồi bông| con)*(?![\\p{L}])|(?:chú |con )(?:gấu|cáo|cú mèo|cú|rồng|chim cánh cụt|sóc|hươu|nai|hổ|sư tử|cá voi)(?: bông| nhồi bông| con)*(?![\\p{L}])|gấu (?:bông|con|trúc|trắng)|chim cánh cụt',
    'bé',
    'pet',
  ],
  ['sếp|giám đốc', 'sếp'],
  ['bác sĩ|y tá|người yêu cũ|vợ cũ|chồng cũ|bạn trai cũ|bạn gái cũ|khách hàng|bảo vệ|tài xế', null],
]
