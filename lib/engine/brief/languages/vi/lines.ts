import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import { capital } from '../../../lyrics/first-letter.ts'
import type { Fact } from '../../brief.ts'
import { escaped, matches, pattern } from '../../patterns.ts'
import { isNote } from './notes.ts'
import { CONJUNCTION, isFrom, MOST_WHOLE, REMEMBERED, speaksOfSong } from './pieces.ts'
import { sung, type Teller } from './teller.ts'
import { LIKE, ME, TIME, US, VERB, WHEN } from './verbs.ts'

/** A long line breaks before what happens then: "Hễ con về quê, là ba ra bến xe". */
export const breathing = (line: string) =>
  line.split(' ').length > MOST_WHOLE && !line.includes(',')
    ? line.replace(pattern(`^((?:${CONJUNCTION} |mà )?(?:${WHEN}) .*?) (?=(?:là|thì) [\\p{L}]+ [\\p{L}])`), '$1, ')
    : line

export type PreviousSubject = 'you' | 'me' | null

const LONGEST = 40
const TITLES: ReadonlySet<string> = new Set('bà ông mẹ má ba bố chị anh cô thầy dì chú bác cậu sếp'.split(' '))
const LONGEST_LIST = 16

export function factOf(piece: string, teller: Teller, before: PreviousSubject): Fact | null {
  if (piece === '' || speaksOfSong(piece) || isNote(piece) || MISSED.test(piece)) return null
  const time = pattern(TIME).exec(piece)?.[0]
  if (time) return withTime(time, piece.slice(time.length), factOf(piece.slice(time.length), teller, before))
  const { you, me, who, isHeard, isLesson, isToOneself, isAnimal } = teller
  const isShop = teller.plot === 'shop'
  const toHearer = (text: string) => sung(text, teller)
  if ((teller.plot === 'nostalgia' || teller.plot === 'home') && REMEMBERED.test(piece))
    return fact('they', toHearer(piece))
  if (
    teller.isBaby &&
    /^(?:anh chị|anh|chị|em|vợ chồng|hai bạn|bạn|cô chú) .* (?:em bé|bé|con|cháu|nhóc)(?!\p{L})/iu.test(piece)
  )
    return fact('they', piece)
  const from = teller.names.find(
    (name) => piece.startsWith(`${name} `) && teller.isHeard && isFrom(piece.slice(name.length + 1)),
  )
  // Elders are called what they are.
  if (from) return fact('you', TITLES.has(you) ? `${you} ${piece}` : piece)
  if (isAnimal && NAMED.test(piece)) return null
  // "Hễ mình buồn là nó lại nằm cạnh": as it was said.
  if (!isLesson && matches(`^(?:${WHEN})(?! nào)(?: .*)? (?:thì|là|mới|vẫn|cũng|lại) `, piece))
    return fact(
      /^(?:sáng|trưa|chiều|tối|đêm|nửa đêm|khuya) thì /iu.test(piece) && before ? before : 'they',
      toHearer(piece),
    )
  if (/^(?:anh ấy|chú rể) /iu.test(piece) && !/^anh/iu.test(you)) return fact('they', piece)
  const several = pattern(`^${US} `).exec(piece)?.[0]
  if (several && teller.isLove && !/mình|hai đứa/iu.test(several))
    return fact('they', `Tụi mình ${toHearer(piece.slice(several.length))}`)
  if (several) return fact('me', `${several}${toHearer(piece.slice(several.length))}`)
  const heard = isHeard
    ? pattern(`^(?:${who}|${escaped(you)}(?![\\p{L}]))(?: (?:thì|là người|người))? ?`).exec(piece)
    : null
  if (heard) {
    const rest = piece
      .slice(heard[0].length)
      .replace(/^(?:năm nay |được |tròn )*\d+ tuổi (?:rồi |mà )?(?=\p{L}+ \p{L})/iu, '')
    // "Chị Hoa kế toán chuyển đi": the name stays where no verb comes next.
    const name = teller.names.find((one) => heard[0].toLowerCase().startsWith(`${you} ${one}`.toLowerCase()))
    const called = name && !matches(`^${VERB}`, rest) ? `${you} ${name}` : you
    return isTold(rest) || LIKE.test(rest) ? fact('you', `${called} ${toHearer(rest)}`) : null
  }
  const own = pattern(`^(${ME}) `).exec(piece)
  if (own) {
    const rest = piece.slice(own[0].length)
    // "Anh Khoa tỏ tình": somebody who is named.
    if (/^\p{Lu}\p{Ll}/u.test(rest) && /^(?:anh|em|con|cháu)$/iu.test(own[1] ?? ''))
      return isTold(rest) ? fact('they', `${own[0]}${toHearer(rest)}`) : null
    // Who cheers themselves up is sung to.
    if (isToOneself) return isTold(rest) ? fact('you', `${you} ${rest}`) : null
    // "Mình quen nhau": both of them.
    if (/^mình/iu.test(own[1] ?? '') && (teller.isLove || /(?<!\p{L})nhau(?!\p{L})/iu.test(rest)))
      return fact('they', `Mình ${rest}`)
    return isTold(rest) ? fact('me', `${isHeard && !own[1]?.includes(' ') ? me : own[1]} ${toHearer(rest)}`) : null
  }
  if (isLesson && !matches('^(?:cảm ơn|chúc|mong) |\\d+ tuổi', piece))
    return fact(/^(?:có|cô|thầy|bạn|lớp|mẹ|ba|bố|trường) /iu.test(piece) ? 'they' : 'thing', piece)
  if (!isTold(piece) && !LIKE.test(piece)) return null
  const subject = before === 'you' ? you : me
  const when = pattern(
    '^((?:sáng|trưa|chiều|tối|đêm|ngày|tuần|lúc|hôm|lần) nào|(?:sáng|trưa|chiều|tối|đêm) \\d\\p{L}*|(?:mỗi|suốt|cả) (?:sáng|trưa|chiều|tối|đêm|ngày|tuần|đời|năm))( .*)$',
  ).exec(piece)
  if (when && before && matches(`(?<!\\p{L})(?:${you}|${me}|${who})(?= )|^ ${ME} `, when[2] ?? ''))
    return fact(before, toHearer(piece))
  if (when && before) return fact(before, `${when[1]} ${subject}${toHearer(when[2] ?? '')}`)
  if (/^chỉ còn /iu.test(piece)) return fact('they', toHearer(piece))
  if (before && /^(?:có|còn có) /iu.test(piece)) return fact('they', toHearer(piece))
  if (/^mở cửa /iu.test(piece)) return fact('thing', piece)
  if (isShop && !matches(`^(?:${ME}) `, piece))
    return fact(
      matches(
        '^(?:chủ|cô|chú|anh|chị|ông|bà|bác|quán|tiệm|shop|nhà hàng|cửa hàng|homestay|spa|salon|xe|công ty|hàng) ',
        piece,
      )
        ? 'they'
        : 'thing',
      toHearer(piece),
    )
  if (LIKE.test(piece) || matches(`^${VERB}`, piece))
    return before ? fact(before, `${subject} ${toHearer(piece)}`) : isHeard ? null : fact('they', piece)
  if (matches(`^[\\p{L}\\d]+(?: [\\p{L}\\d]+){0,7} ${VERB}`, piece)) return fact('they', toHearer(piece))
  const isList =
    piece.split(' ').length <= LONGEST_LIST && piece.includes(' ') && readAttributes([piece]).notUnderstood.length > 0
  return isList && !matches(NO_THING, piece) ? fact('thing', toHearer(piece)) : null
}

/** "Phòng sẽ buồn lắm": the song says so anyway. */
const MISSED = /(?<!\p{L})sẽ (?:rất |luôn |mãi )?(?:buồn|nhớ|thương)(?: \p{L}+){0,3}$/iu

/** "Con bò sữa nhà ông nội tên Đốm": that is told by what it is. */
const NAMED = / tên (?:là |gọi là |ở nhà là )?\p{Lu}\p{L}*$/u

const NO_THING =
  '(?:^| )(?:tuổi|năm nay|ngày mai|tuần sau|cho|về|tên|ở|tại|sinh nhật|đám cưới|lễ|tết)(?= |$)|\\d+ (?:tuổi|tháng|phút|giây)|^\\d+$|^\\D{0,12}\\d+$'

/** "Hôm qua con lớn tiếng". */
const withTime = (time: string, typed: string, told: Fact | null): Fact | null =>
  told && told.of !== 'thing'
    ? fact(
        told.of,
        `${time}${told.of === 'they' && /^\p{Lu}/u.test(typed) ? told.text : `${told.text.charAt(0).toLowerCase()}${told.text.slice(1)}`}`,
      )
    : null

/** More than how old somebody is, what they are called, that they died, or what day it is. */
const isTold = (rest: string) =>
  rest.split(' ').length >= 2 &&
  !matches(
    '^(?:đã |mới |vừa )*(?:mất|qua đời) (?:năm|hồi|tháng|tuần|hôm|được|cách|vì|do|bởi)(?![\\p{L}])|^(?:năm nay |sắp |vừa |mới |được |đã |lên |bước sang )*(?:tròn )?(?:\\d+|\\p{L}+ mươi) tuổi|^tên|^(?:sắp |vừa |mới |đã )*(?:qua đời|mất(?: rồi| năm| hồi| tháng| tuần| hôm| được| cách| lâu|$)|chết|cưới$|sinh nhật|tốt nghiệp(?! (?:đại học|cao đẳng|trường|khoa|ngành|cấp|lớp|loại|thủ khoa|thạc sĩ|y |y$|tiến sĩ))|nghỉ hưu|về hưu|ra trường|lấy chồng|lấy vợ)(?:.{0,12})$|^(?:mới|vừa) (?:sinh|chào đời|đẻ)(?: tên.*)?$|^(?:mong|chúc|ước gì|hy vọng|cầu mong|chắc chắn)(?![\\p{L}])|^(?:đang |mới |vừa )*(?:bị )?(?:ốm|bệnh|ung thư|nằm viện)(?![\\p{L}])|^(?:già |trẻ )?kỷ niệm|^(?:cảm ơn|cám ơn|xin lỗi|yêu|nhớ) \\p{L}+(?: \\p{L}+)?$|^(?:nhân dịp|nhân ngày|nhân|vào|(?:ngày mai|tuần sau|tuần tới|cuối tuần)(?: này| tới)?(?= là |$)|đừng|không (?:nhắc|có lời|hát|có trống))(?![\\p{L}])|^(?:vui|buồn|nhẹ nhàng|cảm động|hài hước|dễ thương|lãng mạn|sâu lắng|sôi động|ngắn|dài|thật|hơi|nghe (?:thật|hơi|cho|vui|buồn))(?= |$)',
    rest,
  )

export function fact(of: Fact['of'], text: string): Fact | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const words = line.split(' ').length
  return words >= 2 && words <= LONGEST ? { of, text: breathing(capital(line)), deed: null } : null
}
