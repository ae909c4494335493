import { capital } from '../../../lyrics/first-letter.ts'
import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated, signed } from './dedicated.ts'
import { animalDetails, details, lessons } from './details.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { vietnameseSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const vietnamese: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, signed, factHooks, leadIns, details, lessons, animalDetails },
  slots: vietnameseSlots,
  denied:
    /(?:cho (?:\p{L}+ )?mượn(?! (?:ô|dù)(?!\p{L}))|sợ(?! (?:ma|sấm|bóng|tối|gián|chuột)(?!\p{L}))|ghét|dị ứng(?: với)?|(?:không|chẳng|chưa) (?:thích|biết|dám|chịu|ăn được|uống được|bao giờ|từng)|(?<!ngủ |hay |bỏ )quên(?! (?:chìa|trả)(?!\p{L}))) \p{L}+(?: \p{L}+){0,3}/giu,
  leftOpen:
    /^(?:khi|lúc|hễ|mỗi khi|mỗi lần|lần nào|nếu|hồi|tuy|dù|mặc dù|từ (?:khi|ngày|hồi)|sau khi|trước khi|để) (?!.* (?:thì|là) \p{L}+ \p{L})|(?:vì|nhưng|mà|và|nên|thì)$/iu,
  unkind:
    /(?<!\p{L})(?:bệnh|ốm|mờ|điếc|đụng|tự ti|vụng|thua|rớt|trượt|ung thư|mất|chết|béo|mập|ly hôn|khóc|say|nghiện|bỏ đi|nghèo)(?!\p{L})|^(?:\S+ ){1,3}(?:phòng|cùng (?:phòng|lớp|bàn|xóm|quê|công ty)|lớp|chủ nhiệm|trường|khoa|tổ) (?:\S+ ?){1,4}$/iu,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' và '),
  headline: (title) => capital(title),
}
