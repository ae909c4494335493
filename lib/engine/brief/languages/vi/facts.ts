import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import { type Pronouns, pronounsOf } from '../../../songwriter/languages/vi/pronouns.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped, matches, pattern } from '../../patterns.ts'
import { PLOTS } from './plots.ts'

const MOST = 10
const LONGEST = 24

/**
 * What a description tells, sung to its hearer: whoever it calls "mẹ tôi", "bà ấy" or by name is called as a song calls them, and
 * "tôi" is what the singer is to them.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const plot = PLOTS.find(([, source]) => matches(source, description))?.[0] ?? null
  const isLost = plot !== null && OF_SOMEBODY.has(plot) && (hearer === null || hearer.kind === 'love')
  const found = wordsFor(hearer, names)
  const teller = {
    ...pronounsOf({ hearer, plot, voice: null, description }),
    ...{ who: isLost ? `(?:${LOST}|${found})` : found, isHeard: hearer !== null || isLost },
    names,
    isEm:
      hearer?.kind != null &&
      OF_ELDERS.has(hearer.kind) &&
      matches('(?<![\\p{L}])(?:ba|bố|cha|mẹ|má|ông|bà|ngoại|nội|tía) em(?![\\p{L}])', description),
    isLove: hearer?.kind === 'love',
    isMine:
      matches(
        '(?<![\\p{L}])(?:ba|mẹ|bố|má|cha|ông|bà|ngoại|nội|chồng|vợ|bạn|nhà|của|chị|anh|thân|gái|trai|yêu) mình(?![\\p{L}])',
        description,
      ) || matches('(?:^|[,.;!?] ?)mình [\\p{L}]', description),
    isLesson: plot === 'teaching',
    isToOneself: plot === 'encouragement' && hearer === null,
  }
  const facts: Fact[] = []
  let before: Before = plot === 'apology' || isLost ? 'me' : hearer ? 'you' : null
  let other: string | null = null
  let isBefore = false
  for (const { text: piece, conjunction } of piecesOf(description, teller)) {
    const isOthers = other !== null && matches(`^(?!có )(?:${VERB})`, piece)
    const fact = factOf(isOthers ? `${other} ${piece}` : piece, teller, before)
    const isJoined = isBefore && conjunction !== null
    isBefore = fact !== null
    if (!fact || facts.some(({ text }) => text === fact.text)) continue
    if (fact.of === 'you' || fact.of === 'me') before = fact.of
    other = fact.of === 'they' ? (pattern(OTHER).exec(piece)?.[0] ?? null) : null
    facts.push(isJoined ? { ...fact, joined: joinedTo(conjunction, fact.text, names) } : fact)
  }
  return listed(facts).slice(0, MOST)
}

/** "Nhưng mẹ thương": names keep their capitals. */
function joinedTo(conjunction: string, text: string, names: readonly string[]): string {
  const isName = names.some((name) => text.startsWith(name)) || /^\p{L}+ \p{Lu}/u.test(text)
  const said = isName ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return breathing(`${conjunction.charAt(0).toUpperCase()}${conjunction.slice(1)} ${said}`)
}

/** A long line breaks before what happens then: "Hễ con về quê, là ba ra bến xe". */
const breathing = (line: string) =>
  line.split(' ').length > MOST_WHOLE && !line.includes(',')
    ? line.replace(pattern(`^((?:${CONJUNCTION} |mà )?(?:${WHEN}) .*?) (?=(?:là|thì) [\\p{L}]+ [\\p{L}])`), '$1, ')
    : line

/** Somebody else, who does the next thing as well: "Minh đưa ô cho Thảo, chạy về ướt hết". */
const OTHER =
  '^(?:(?:[Aa]nh|[Cc]hị|[Ee]m|[Bb]a|[Bb]ố|[Mm]ẹ|[Mm]á|[Ôô]ng|[Bb]à|[Cc]ô|[Tt]hầy|[Cc]hú|[Bb]ác|[Dd]ì|[Cc]ậu|[Cc]on)(?: (?:ấy|nội|ngoại|gái|trai|hai|ba|tư|út|chồng|vợ))?|\\p{Lu}\\p{Ll}+)(?= )'

type Before = 'you' | 'me' | null

/** How a description and a song speak of hearer and singer. */
type Teller = Pronouns & {
  readonly who: string
  readonly isHeard: boolean
  readonly names: readonly string[]
  readonly isEm: boolean
  readonly isLove: boolean
  /** Whether "mình" is whoever tells, and nobody's self. */
  readonly isMine: boolean
  readonly isLesson: boolean
  readonly isToOneself: boolean
}

const OF_ELDERS: ReadonlySet<string> = new Set(['mother', 'father', 'grandmother', 'grandfather'])

const OF_SOMEBODY: ReadonlySet<string> = new Set(['heartbreak', 'missing', 'falling'])

/** Whoever left, or does not know yet. */
const LOST =
  '(?:người yêu cũ|người yêu|người ấy|anh ấy|cô ấy|em ấy|bạn ấy|bạn trai|bạn gái|nàng|chàng|crush|ảnh|ẻm|cổ|nó)(?: (?:của )?(?:tôi|mình|em|anh))?(?![\\p{L}])'

/** Things that follow each other share a line: "Bay hơi, ngưng tụ, mưa". */
function listed(facts: readonly Fact[]): Fact[] {
  const lines: Fact[] = []
  for (const fact of facts) {
    const last = lines.at(-1)
    const joined = `${last?.text}, ${fact.text.charAt(0).toLowerCase()}${fact.text.slice(1)}`
    const isOneLine = last?.of === 'thing' && fact.of === 'thing' && !fact.joined && joined.split(' ').length <= LONGEST
    if (isOneLine) lines[lines.length - 1] = { ...fact, text: joined }
    else lines.push(fact)
  }
  return lines
}

const OWNED = '(?: (?:của )?(?:tôi|tui|mình|em|con|anh|cháu|chúng tôi|nhà tôi|nhà tui|nhà mình|nhà em|yêu|ấy|nhà))?'

/** A pattern for whoever hears the song, as a description speaks of them; nobody where there is no hearer. */
function wordsFor(hearer: Hearer | null, names: readonly string[]): string {
  if (!hearer) return '(?!)'
  const kin = hearer.kin?.toLowerCase() ?? ''
  const short = kin.split(' ')[0] ?? ''
  const isPronoun = /^(?:em|anh|con|bạn|người|các|hai|đội|lớp)$/.test(short)
  const own = names.filter((name) => hearer.name?.includes(name))
  const several = own.length > 1 || hearer.kind === 'group'
  const words = [
    ...(own.length > 1 || /^(?:lớp|nhóm|đội|hội|công ty|câu lạc bộ|gia đình|bạn bè)/.test(kin) ? [] : [kin]),
    ...(isPronoun || own.length > 1 || hearer.kind === 'group' ? [] : [short]),
    ...(several ? ['hai đứa', 'cả hai', 'hai người', 'tụi nó'] : own),
  ]
    .filter(Boolean)
    .map(escaped)
  const others =
    hearer.kind === 'group'
      ? ['họ', 'tụi nó']
      : [
          'bà ấy',
          'ông ấy',
          'cô ấy',
          'anh ấy',
          'chị ấy',
          'em ấy',
          'bạn ấy',
          'cậu ấy',
          'thầy ấy',
          'bả',
          'ổng',
          'cổ',
          'ảnh',
          'ẻm',
          'nó',
          'họ',
        ]
  const all = [...new Set([...words, ...others, ...(kin.startsWith('con ') ? ['con'] : [])])]
  const name = own.length > 0 && !several ? `(?: (?:tên là |tên )?(?:${own.map(escaped).join('|')}))?` : ''
  return `(?:${all.sort((a, b) => b.length - a.length).join('|')})${OWNED}${name}${OWNED}${hearer.kind === 'group' ? '(?! \\d)' : ''}(?![\\p{L}])`
}

const VERB =
  '(?:hay|luôn|thường|vẫn|cứ|đã|đang|sắp|sẽ|rất|không|chưa|chẳng|chỉ|lúc nào|ngày nào|sáng nào|tối nào|đêm nào|một mình|từng|toàn|mê|thích|yêu|ghét|thương|sợ|làm|nấu|đi|chạy|ngủ|dậy|thức|dạy|chăm|nuôi|trồng|tưới|bán|mua|sửa|may|đan|thêu|câu|đánh|đá|chơi|hát|kể|nói|cười|khóc|la|mắng|rầy|giúp|cho|chở|đón|đưa|chờ|đợi|lái|ăn|uống|nhậu|đọc|viết|vẽ|học|thi|gói|kho|giặt|quét|dọn|nằm|ngồi|đứng|nhảy|leo|bơi|cắn|cào|sủa|vẫy|bắt|tha|trốn|phá|để|giấu|giữ|mang|mặc|đeo|đội|có|biết|bị|được|quên|nhớ|mất|lỡ|ở|sống|về|ra|vô|vào|lên|xuống|gọi|hỏi|dặn|bảo(?! vệ)|tin|lo|hiền|khó tính|nóng tính|vui tính|lười|ngáy|cằn nhằn|hy sinh|vất vả|gặp|lấy|quen|cưới|yêu nhau|bên nhau|tặng|pha|hút|bế|ru|ôm|nhường|xa|làm việc|dắt|bỏ|đuổi|canh|giận|nghỉ|tập|tự|lớn|sinh ra|nhìn|nghe|xem|gáy|vẽ|thấy|ít|nhiều|tính|giỏi|nghiêm khắc|siêng|chịu|dám|giấu|mượn|khoe|vừa|cũng|súc|chải|đòi|cố|thèm|rửa|ninh|hầm|huýt|chào|thắng|thua|xin|trả|dời|rớt|đậu|bấm|chụp|thổi|trông|đội|gánh|cày|cấy|thuộc|tắm|chạm|khen|chê|đẻ|cõng|nắm|chia|nợ|giành|chọc|ghẹo|trêu|khiêng|xây|dệt|lượm|nhặt|gom|xách|vá|khâu|phơi|hâm|nhai|gặm|kêu|réo|quậy|dành|đào|chôn|vác|đẩy|kéo|quạt|gãi|xoa|bóp|đấm|che|lau|chép|đếm|trèo|té|ngã|rơi|lạc|thiếu|hết|mở|đóng|bày|chiên|luộc|hấp|xào|nướng|muối|phát|thêm|truyền|rủ|dẫn|ghé|hẹn|hứa|thề|liếm|rên|hú|bò|tập tễnh|nói dối|tiết kiệm|nhịn|gom góp|làm thêm|chăm sóc|lo lắng|ủng hộ|tin tưởng|trực|chửi|nhại|bắt chước|cãi)(?![\\p{L}])'

const ME =
  '(?:chúng tôi|chúng mình|chúng em|chúng con|tụi mình|tụi em|bọn mình|bọn em|hai đứa|cả hai|cả lớp|cả đội|tôi|tui|mình|em(?! (?:út|gái|trai|họ|bé|dâu|rể|ấy))|anh(?! (?:trai|cả|hai|ba|họ|rể|ấy))|con(?! (?:gái|trai|út|bé|mèo|chó))|cháu(?! (?:gái|trai|nội|ngoại))|tao|tớ)(?![\\p{L}])'

/** A clause, and the conjunction by which it is joined to the one before it in its sentence. */
type Piece = { readonly text: string; readonly conjunction: string | null }

/** As many words are sung as they were said, whatever joins them. */
const MOST_WHOLE = 12

const CONJUNCTION = '(?:nhưng mà|thế mà|vậy mà|nhưng|bởi vì|tại vì|vì vậy|vì thế|vì|nên|thế là|rồi|và)'

/**
 * Pieces between commas, and in long sentences before words behind which a clause begins; of what is asked for, only what is told of
 * the hearer.
 */
function piecesOf(description: string, teller: Teller): Piece[] {
  const { who } = teller
  const joints = pattern(
    `\\s+(nhưng mà|thế mà|vậy mà|nhưng|bởi vì|tại vì|(?<!bị [^,.;]{0,60} )(?<!bởi |tại )vì|nên)\\s+|\\s+(rồi)\\s+(?=${who} |${ME} )|\\s+(mà|thế mà)\\s+(?=(?:hễ|khi|lúc|vẫn|không|chưa|chẳng|cũng)(?![\\p{L}])|(?:${who}|${ME}) )|\\s+(và)\\s+(?=${VERB}|${who}|${ME})|\\s+(còn)\\s+(?=(?:${who}|${ME}) )|\\s+(?=(?:cả hai|hai đứa|tụi mình) ${VERB})`,
  )
  const sentences = description.split(/(\s*[,.;:!?\n()]+\s*|\s+[-–]\s+)/u)
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
    const isWhole = !isRequest && rest.split(' ').length <= MOST_WHOLE
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

function toldIn(piece: string, isFirst: boolean, { who, isLesson }: Teller): string | null {
  const told = piece.trim().replace(/^(?:và|mà|là|thì|do|dù|mặc dù|với lại|ngoài ra|hồi xưa|kể về chuyện) /iu, '')
  const isAsked = isFirst && matches(REQUEST, told)
  if (!isAsked && !speaksOfSong(told)) return told
  const tail = isLesson
    ? pattern(`${TAUGHT} (${VERB}.*)$`).exec(told)?.[1]
    : pattern(
        `${who}(?: (?:yêu quý|thân yêu|kính yêu|tròn \\d+ tuổi|\\d+ tuổi|mới mất|đã mất)|(?: [^\\s,.;]+){1,4}(?= đã ))?(?:,? (?:là )?(?:một )?người(?: mà)?)? (${VERB}.*)$`,
      ).exec(told)?.[1]
  return tail ?? null
}

/** "Dạy các bé mẫu giáo rửa tay trước khi ăn". */
const TAUGHT =
  '(?:dạy|giúp) (?:cho )?(?:trẻ|bé|các (?:em|bé|con|cháu)|học sinh|con|cháu)(?: em| nhỏ| mẫu giáo| mầm non| tiểu học| lớp \\d+)?(?: biết| cách)?'

const SONG =
  '(?:^| )(?:bài hát|bài ca|tình ca|bài nhạc|bài rap|ca khúc|bản nhạc|bài ru|bài thơ|một bài|1 bài|viết (?:cho|về|lời|tặng|giúp|một|bài|nhạc)|(?<!(?:nghe|mê|chơi|dạy|mở|bật|thích|tập|học) )nhạc|giọng (?:nam|nữ|hát|ca|trầm|cao|ấm|miền)|giai điệu|tiết tấu|nhịp|điệp khúc|phong cách|thể loại|ballad|bolero|rap|pop|rock|jazz|lofi|edm|remix|acoustic|hát (?:ru|tặng|mừng)|(?:hãy|xin|nhờ|muốn) (?:hát|làm)|(?:hát|làm) (?:cho|giúp|giùm) (?:tôi|tui|mình|em|tớ) (?:một|1|bài)|tạo|sáng tác|lời bài|bài tiếng|tiếng (?:nhật|anh|hàn|pháp|trung)|bằng tiếng|jingle|quảng cáo|chủ đề|nội dung|tông|không lời|kiểu nhạc|kiểu bài|theo kiểu|xin (?:một|bài)|cần (?:một|bài)|muốn (?:một|bài|có|tặng|gửi|viết)|dành tặng|tặng cho|gửi tặng|chúc mừng|mừng)(?= |$)'

/** How a description begins that asks for a song. */
const REQUEST =
  '^(?:chào|hát|nhạc|bài|tình ca|viết|hãy|xin|tặng|gửi|cho|chúc|mừng|xin lỗi|cảm ơn|cám ơn|biết ơn|nhớ|thương|than|phàn nàn|cổ vũ|cổ động|cố lên|động viên|đám cưới|lễ cưới|tiệc cưới|sinh nhật|mừng thọ|dạy|giúp|tiễn|ru|tưởng nhớ|ca ngợi|tạm biệt|chia tay|tiễn|về|kể|nói|tỏ tình|cầu hôn|kỷ niệm|lời|tết|trung thu|giáng sinh|quê|một|1|em muốn|tôi muốn|mình muốn|muốn|cần|làm|tạo|giải thích|quảng cáo|khai trương|tri ân)(?![\\p{L}])'

const speaksOfSong = (piece: string) => matches(SONG, piece) && !matches(LISTENS, piece)

/** "Hay hát karaoke bolero": that is told of somebody. */
const LISTENS =
  '(?:^| )(?:hay|thích|mê|nghiện|ghiền|suốt ngày|luôn|cũng) (?:nghe|hát|chơi|mở|bật|ca|nhảy)(?![\\p{L}])(?!.*(?:nha|nhé|giùm|giúp)$)'

function factOf(piece: string, teller: Teller, before: Before): Fact | null {
  if (piece === '' || speaksOfSong(piece) || HOW.test(piece) || MISSED.test(piece)) return null
  const time = pattern(TIME).exec(piece)?.[0]
  if (time) return withTime(time, piece.slice(time.length), factOf(piece.slice(time.length), teller, before))
  const { you, me, who, isHeard, isLesson, isToOneself } = teller
  const toHearer = (text: string) => sung(text, teller)
  // "Hễ mình buồn là nó lại nằm cạnh": as it was said.
  if (!isLesson && matches(`^(?:${WHEN})(?! nào)(?: .*)? (?:thì|là|mới|vẫn|cũng|lại) `, piece))
    return fact(
      /^(?:sáng|trưa|chiều|tối|đêm|nửa đêm|khuya) thì /iu.test(piece) && before ? before : 'they',
      toHearer(piece),
    )
  if (/^(?:anh ấy|chú rể) /iu.test(piece) && !/^anh/iu.test(you)) return fact('they', piece)
  const several = pattern(`^${US} `).exec(piece)?.[0]
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
    return isTold(rest) ? fact('you', `${called} ${toHearer(rest)}`) : null
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
  if (isLesson && !matches('^(?:cảm ơn|chúc|mong) |\\d+ tuổi', piece)) return fact('thing', piece)
  if (!isTold(piece)) return null
  const subject = before === 'you' ? you : me
  const when = pattern(
    '^((?:sáng|trưa|chiều|tối|đêm|ngày|tuần|lúc|hôm|lần) nào|(?:sáng|trưa|chiều|tối|đêm) \\d\\p{L}*|(?:mỗi|suốt|cả) (?:sáng|trưa|chiều|tối|đêm|ngày|tuần|đời|năm))( .*)$',
  ).exec(piece)
  if (when && before && matches(`(?<!\\p{L})(?:${you}|${me}|${who})(?= )`, when[2] ?? ''))
    return fact(before, toHearer(piece))
  if (when && before) return fact(before, `${when[1]} ${subject}${toHearer(when[2] ?? '')}`)
  if (/^chỉ còn /iu.test(piece)) return fact('they', toHearer(piece))
  if (before && /^(?:có|còn có) /iu.test(piece)) return fact('they', toHearer(piece))
  if (/^mở cửa /iu.test(piece)) return fact('thing', piece)
  if (matches(`^${VERB}`, piece))
    return before ? fact(before, `${subject} ${toHearer(piece)}`) : isHeard ? null : fact('they', piece)
  if (matches(`^[\\p{L}\\d]+(?: [\\p{L}\\d]+){0,7} ${VERB}`, piece)) return fact('they', toHearer(piece))
  const isList = piece.split(' ').length <= 8 && piece.includes(' ') && readAttributes([piece]).notUnderstood.length > 0
  return isList && !matches(NO_THING, piece) ? fact('thing', toHearer(piece)) : null
}

/** How the song is to be: "viết vui nha". */
const HOW =
  /^(?:hài|vui|buồn|ngắn|nhẹ nhàng|cảm động|dễ thương)(?: (?:hước|nhộn|vui|nha|nhé|nghen|nghe|ạ|chút|xíu|thôi|lắm|tí|vào)){1,3}$|^(?:viết|làm|hát) (?:cho |thật |hơi )?(?:vui|buồn|hài|nhẹ|nhanh|chậm|dễ thương|cảm động)(?:\p{L}|\s){0,12}$/iu

/** "Phòng sẽ buồn lắm": the song says so anyway. */
const MISSED = /(?<!\p{L})sẽ (?:rất |luôn |mãi )?(?:buồn|nhớ|thương)(?: \p{L}+){0,3}$/iu

/** Words that wait for what happens then. */
const WHEN =
  'khi|lúc|hễ|mỗi khi|mỗi lần|mỗi lúc|lần nào|nếu|hồi|tuy|dù|mặc dù|từ khi|từ ngày|từ lúc|sau khi|trước khi|những lúc|những khi|sáng|trưa|chiều|tối|đêm|nửa đêm|khuya'

const TIME =
  '^(?:hôm qua|hôm nay|hôm kia|hôm trước|ngày xưa|ngày ấy|hồi nhỏ|hồi xưa|hồi đó|năm ngoái|bây giờ|giờ|sáng nay|tối qua|đêm qua|có lần|có hôm|mấy hôm nay|dạo này|lúc nhỏ),? '

const US =
  '(?:nhóm |hội |cả nhóm |cả lớp |lớp |đội )?(?:chúng tôi|chúng mình|chúng em|chúng con|tụi mình|tụi em|tụi con|bọn mình|bọn em|bọn con)(?![\\p{L}])'

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

/** "Ba em": whoever says so is "em" in the rest as well, and no younger sibling. */
const EM = /(?<!\p{L})(?<!(?:chúng|tụi|bọn|các|hai|chị|anh|cô|trẻ) )em(?! (?:gái|trai|họ|bé|út|dâu|rể|ấy))(?!\p{L})/giu

/** Words for the hearer and the singer as a song has them. A noun in small letters is nobody's name: "con thỏ bông". */
const sung = (text: string, { you, me, who, isHeard, names, isEm, isMine }: Teller) =>
  (isHeard
    ? text.replace(
        pattern(`(?<![\\p{L}])(?<!(?:một|các|những|hai|đứa|mấy|áo|sợ|ăn|bắt|đuổi|nuôi|thấy) )${who}`, 'g'),
        (said) => (names.some((name) => name !== said && name.toLowerCase() === said.toLowerCase()) ? said : you),
      )
    : text
  )
    .replace(isEm ? EM : /(?!)/g, me)
    .replace(/(?<!\p{L})(?<!chúng |nhà )(?:tôi|tui)(?!\p{L})/giu, isHeard ? me : '$&')
    .replace(
      /(?<=(?:cho|nuôi|dạy|với|giúp|thương|đưa|đón|chở|dắt|bế|ôm|gọi|chờ|đợi|bỏ) )mình(?!\p{L})/giu,
      isHeard && isMine ? me : '$&',
    )

/** More than how old somebody is, what they are called, that they died, or what day it is. */
const isTold = (rest: string) =>
  rest.split(' ').length >= 2 &&
  !matches(
    '^(?:đã |mới |vừa )*(?:mất|qua đời) (?:năm|hồi|tháng|tuần|hôm|được|cách|vì|do|bởi)(?![\\p{L}])|^(?:năm nay |sắp |vừa |mới |được |đã |lên |bước sang )*(?:tròn )?(?:\\d+|\\p{L}+ mươi) tuổi|^tên|^(?:sắp |vừa |mới |đã )*(?:qua đời|mất(?: rồi| năm| hồi| tháng| tuần| hôm| được| cách| lâu|$)|chết|cưới$|sinh nhật|tốt nghiệp|nghỉ hưu|về hưu|ra trường|lấy chồng|lấy vợ)(?:.{0,12})$|^(?:mới|vừa) (?:sinh|chào đời|đẻ)(?: tên.*)?$|^(?:mong|chúc|ước gì|hy vọng|cầu mong|chắc chắn)(?![\\p{L}])|^(?:đang |mới |vừa )*(?:bị )?(?:ốm|bệnh|ung thư|nằm viện)(?![\\p{L}])|^(?:già |trẻ )?kỷ niệm|^(?:cảm ơn|cám ơn|xin lỗi|yêu|nhớ) \\p{L}+(?: \\p{L}+)?$|^(?:nhân dịp|nhân ngày|nhân|vào|ngày mai|tuần sau|tuần tới|cuối tuần|đừng|không (?:nhắc|có lời|hát|có trống))(?![\\p{L}])|^(?:vui|buồn|nhẹ nhàng|cảm động|hài hước|dễ thương|lãng mạn|sâu lắng|sôi động|ngắn|dài|thật|hơi|nghe (?:thật|hơi|cho|vui|buồn))(?= |$)',
    rest,
  )

function fact(of: Fact['of'], text: string): Fact | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const words = line.split(' ').length
  return words >= 2 && words <= LONGEST
    ? { of, text: breathing(line.charAt(0).toUpperCase() + line.slice(1)), deed: null }
    : null
}
