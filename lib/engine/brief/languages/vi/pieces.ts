import { escaped, matches, pattern } from '../../patterns.ts'
import { LESSON, TEACHES } from './lessons.ts'
import type { Teller } from './teller.ts'
import { ME, VERB } from './verbs.ts'

/** A clause, and the conjunction by which it is joined to the one before it in its sentence. */
export type Piece = { readonly text: string; readonly conjunction: string | null }

/** As many words are sung as they were said, whatever joins them. */
export const MOST_WHOLE = 12

export const CONJUNCTION = '(?:nhưng mà|thế mà|vậy mà|nhưng|bởi vì|tại vì|vì vậy|vì thế|vì|nên|thế là|rồi|và)'

/**
 * Pieces between commas, and in long sentences before words behind which a clause begins; of what is asked for, only what is told of
 * the hearer.
 */
export function piecesOf(description: string, teller: Teller): Piece[] {
  const { who } = teller
  const joints = pattern(
    `\\s+(nhưng mà|thế mà|vậy mà|nhưng|bởi vì|tại vì|(?<!bị [^,.;]{0,60} )(?<!bởi |tại )vì|nên)\\s+|\\s+(rồi)\\s+(?=${who} |${ME} )|\\s+(mà|thế mà)\\s+(?=(?:hễ|khi|lúc|vẫn|không|chưa|chẳng|cũng)(?![\\p{L}])|(?:${who}|${ME}) )|\\s+(và)\\s+(?=${VERB}|${who}|${ME})|\\s+(còn)\\s+(?=(?:${who}|${ME}) )|\\s+(?=(?:cả hai|hai đứa|tụi mình) ${VERB})`,
  )
  const sentences = description.split(/(\s*(?:[;!?\n()]|[,.:](?!\d)|(?<!\d)[,.:])+\s*|\s+[-–—]\s+)/u)
  const pieces: Piece[] = []
  for (let at = 0; at < sentences.length; at += 2) {
    const whole = (sentences[at] ?? '').trim()
    if (whole === '') continue
    const mark = sentences[at - 1] ?? ''
    const own = pattern(`^(?!vì (?:\\p{L}+ ){1,2}mà )${CONJUNCTION}(?= \\p{L})`).exec(whole)?.[0] ?? null
    const head =
      /^(?:thế là|rồi)$/iu.test(own ?? '') && !matches(`^\\p{L}+(?: \\p{L}+)? (?:${who}|${ME}|${VERB})`, whole)
        ? null
        : own
    const rest = head === null ? whole : whole.slice(head.length).trim()
    const isRequest = (at === 0 && matches(REQUEST, rest)) || speaksOfSong(rest)
    const isWhole = (teller.isBaby && at === 0) || (!isRequest && rest.split(' ').length <= MOST_WHOLE)
    const parts = isWhole ? [rest] : rest.split(joints).filter((part) => part !== undefined)
    let conjunction = head !== null && mark.trim() === ',' ? head : null
    for (const [number, part] of parts.entries()) {
      if (JOINT.test(part)) {
        conjunction = part
        continue
      }
      const text = toldIn(part, at === 0 && number === 0, teller)
      if (text !== null) pieces.push({ text, conjunction })
      conjunction = null
    }
  }
  return pieces
}

const JOINT = /^(?:nhưng mà|thế mà|vậy mà|nhưng|bởi vì|tại vì|vì|nên|rồi|và|còn|mà)$/iu

function toldIn(piece: string, isFirst: boolean, teller: Teller): string | null {
  const { you, me, who, isAnimal, isHeard, isLesson, isLove, isBaby, names, plot } = teller
  const told = piece.trim().replace(/^(?:và|mà|là|thì|do|dù|mặc dù|với lại|ngoài ra|hồi xưa|kể về chuyện) /iu, '')
  const isAddressed =
    isHeard && matches(`^(?:kính |dành |xin )*(?:gửi tới|gửi tặng|gửi|tặng|dành cho|cho) ${who}`, told)
  const isAsked = (isFirst && matches(REQUEST, told)) || isAddressed
  if (isLesson && (isAsked || speaksOfSong(told) || isFirst)) return taughtIn(told)
  if (!isAsked && !speaksOfSong(told)) return told
  if (plot === 'shop' || plot === 'team') return placeIn(told)
  if (isBaby) return pattern(PARENTS).exec(told)?.[1] ?? null
  if ((plot === 'nostalgia' || plot === 'home') && REMEMBERED.test(told)) return told
  const years = YEARS.exec(told)?.[1]
  if (years && (isLove || COUPLES.has(you))) return `${isLove ? 'Mình' : you} bên nhau ${years} năm`
  if (plot === 'complaint') return COMPLAINED.exec(told)?.[1] ?? null
  const tail = pattern(
    `${who}(?: (?:yêu quý|thân yêu|kính yêu|tròn \\d+ tuổi|\\d+ tuổi|mới mất|đã mất)|(?: [^\\s,.;]+){1,4}(?= đã ))?(?:,? (?:là )?(?:một )?người(?: mà)?)? (${VERB}.*)$`,
  ).exec(told)?.[1]
  const found = isAnimal ? FOUND.exec(told) : null
  if (found)
    return found[1]
      ? `${you} ${found[1]}, ${me} ${found[2]}`
      : `${me} ${found[2]?.replace(/^(\S+(?: được| về)?)/u, `$1 ${you}`)}`
  if (tail) return isHeard ? `${you} ${tail.replace(/ (?:năm nay )?\d+ tuổi$/u, '')}` : null
  // "Thằng Hùng phòng kế toán": from where somebody is known.
  return (
    names.flatMap((name) => pattern(`(?<![\\p{L}])${escaped(name)} (?:${FROM}) .*$`).exec(told)?.[0] ?? [])[0] ?? null
  )
}

/** "Con mèo bị bỏ rơi em nhặt ngoài mưa": who found it. */
const FOUND =
  /(?<!\p{L})(?:(bị \S+(?: \S+)?) )?(?:em|mình|tôi|tui|nhà em|nhà mình) ((?:nhặt|lượm|mua|xin|cứu|nuôi)(?!\p{L}).*)$/iu

const FROM = 'phòng|cùng (?:phòng|lớp|bàn|xóm|quê|công ty|cơ quan|đội|tổ|nhóm)|lớp|tổ|khoa|bộ phận|trường|khu|xóm|ở|bên'

export const isFrom = (text: string): boolean => matches(`^(?:${FROM}) [^,]+$`, text) && text.split(' ').length <= 6

/** "Nhớ mùa hè năm lớp 11 với Minh Anh" is told as it was written. */
export const REMEMBERED =
  /^nhớ (?:lại |về |hoài |lắm )*(?:mùa|những|thời|cái|hồi|tuổi|ngày|năm|quê|làng|xóm)(?!\p{L})(?: \S+){1,11}$/iu

/** Who has had a child, without what it is called. */
const PARENTS =
  '((?:anh chị|chị \\S+ và anh|anh \\S+ và chị|anh|chị|em|vợ chồng|hai bạn|bạn|cô chú|con|cháu)(?: [^\\s,.;]+){0,6}? (?:vừa |mới )?(?:có|sinh|đón|chào đón)(?: được| thêm)? (?:em bé|bé|con|cháu|nhóc|công chúa|hoàng tử)(?: (?:trai|gái|đầu lòng|thứ hai|út|con|bé)){0,2})'

/** "Nhân 10 năm cưới". */
const YEARS = /(?<!\p{L})(\d+) năm (?:ngày )?(?:cưới|yêu|bên nhau|chung sống|quen)(?!\p{L})/iu
const COUPLES: ReadonlySet<string> = new Set(['ông bà', 'ba mẹ', 'bố mẹ', 'cha mẹ', 'ba má', 'anh chị', 'hai bạn'])

/** What is complained of, where it is told and not only named. */
const COMPLAINED =
  /^(?:\p{L}+ ){0,5}?(?:than thở|than phiền|phàn nàn|kêu ca|than|bực mình|bực) (?!về )(?:chuyện |vụ |là |vì |rằng )*(\S+(?: \S+){2,})$/iu

/** A shop or a team as it was written, with what it sells and where it is: "Tiệm bánh mì Cô Ba ở hẻm 42 Cần Thơ". */
function placeIn(told: string): string | null {
  const found = pattern(
    `(?<![\\p{L}])((?:quán|tiệm|shop|nhà hàng|cửa hàng|homestay|spa|salon|xe|công ty|hàng|đội(?: bóng| tuyển)?|clb|câu lạc bộ) .*?|(?<=(?:quảng cáo|giới thiệu|quảng bá|jingle) (?:cho |về )?)(?!cho |về ).*?)(?=,|\\s+(?:giọng|bằng|theo|kiểu|nhạc|thật|vui|dễ|dài|để|nhân|dịp)(?![\\p{L}])|$)`,
  ).exec(told)?.[1]
  const bare = found?.replace(
    / của (?:em|mình|tôi|tui|nhà em|nhà mình|tụi mình|bọn mình|vợ chồng (?:em|mình))(?!\p{L})/iu,
    '',
  )
  return bare && bare.split(' ').length > 2 ? bare : null
}

/** Of what a lesson teaches, what is not named as its subject: "rửa tay trước khi ăn" teaches to do so before meals. */
function taughtIn(told: string): string | null {
  const taught = pattern(`${TEACHES} (.*)$`).exec(told)?.[1]
  const rest = pattern(`${LESSON}(.*)$`).exec(told)?.[1]
  if (rest === undefined) return taught && !speaksOfSong(taught) ? taught : null
  return /(?<!\p{L})((?:trước khi|sau khi|mỗi khi|khi|mỗi) .*)$/iu.exec(rest)?.[1] ?? null
}

const SONG =
  '(?:^| )(?:bài hát|bài ca|tình ca|bài nhạc|bài rap|ca khúc|bản nhạc|bài ru|bài thơ|một bài|1 bài|viết (?:cho|về|lời|tặng|giúp|một|bài|nhạc)|(?<!(?:nghe|mê|chơi|dạy|mở|bật|thích|tập|học) )nhạc|giọng (?:nam|nữ|hát|ca|trầm|cao|ấm|miền)|giai điệu|tiết tấu|nhịp|điệp khúc|phong cách|thể loại|ballad|bolero|rap|pop|rock|jazz|lofi|edm|remix|acoustic|hát (?:ru|tặng|mừng)|(?:hãy|xin|nhờ|muốn) (?:hát|làm)|(?:hát|làm) (?:cho|giúp|giùm) (?:tôi|tui|mình|em|tớ) (?:một|1|bài)|tạo|sáng tác|lời bài|bài tiếng|tiếng (?:nhật|anh|hàn|pháp|trung)|bằng tiếng|jingle|quảng cáo|chủ đề|nội dung|tông|không lời|kiểu nhạc|kiểu bài|theo kiểu|xin (?:một|bài)|cần (?:một|bài)|muốn (?:một|bài|có|tặng|gửi|viết)|dành tặng|tặng cho|gửi tặng|chúc mừng|mừng)(?= |$)'

/** How a description begins that asks for a song. */
const REQUEST =
  '^(?:kính (?:tặng|gửi|dâng)|giới thiệu|quảng bá|chào|hát|nhạc|bài|tình ca|viết|hãy|xin|tặng|gửi|cho|chúc|mừng|xin lỗi|cảm ơn|cám ơn|biết ơn|nhớ|thương|than|phàn nàn|cổ vũ|cổ động|cố lên|động viên|đám cưới|lễ cưới|tiệc cưới|sinh nhật|mừng thọ|dạy|giúp|tiễn|ru|tưởng nhớ|ca ngợi|tạm biệt|chia tay|tiễn|về|kể|nói|tỏ tình|cầu hôn|kỷ niệm|lời|tết(?! này| năm nay)|trung thu|giáng sinh|quê|một|1|em muốn|tôi muốn|mình muốn|muốn|cần|làm|tạo|giải thích|quảng cáo|khai trương|tri ân|rap|vè|chế|chọc|trêu|cổ|nhân|dành|ký)(?![\\p{L}])'

export const speaksOfSong = (piece: string) => matches(SONG, piece) && !matches(LISTENS, piece)

/** "Hay hát karaoke bolero": that is told of somebody. */
const LISTENS =
  '(?:^| )(?:hay|thích|mê|nghiện|ghiền|suốt ngày|luôn|cũng) (?:nghe|hát|chơi|mở|bật|ca|nhảy)(?![\\p{L}])(?!.*(?:nha|nhé|giùm|giúp)$)'
