import { capital } from '../../../lyrics/first-letter.ts'
import { plots } from '../../../songwriter/languages/vi/plots.ts'
import { topics } from '../../../songwriter/languages/vi/topics.ts'
import { MARKED } from './marks.ts'
import { withoutLaughter } from './notes.ts'
import { TOLD } from './words.ts'

/** A description with the marks that its writer left out; as it stands where there are some. Names stay as they are typed. */
export function writtenOut(description: string): string {
  const text = withoutLaughter(description)
    .replace(/(?<=(?:dạy|môn|học|giỏi|mê|ghét) )(?:Toán|Văn|Lý|Hóa|Hoá|Sử|Địa|Anh Văn)(?!\p{L})/gu, (word) =>
      word.toLowerCase(),
    )
    // "Bạn em tên Nhung với chồng là Đức": both of them.
    .replace(
      /(?:bạn thân|bạn|chị gái|chị|em gái|em|anh trai|anh|con gái|con trai)(?: (?:em|tôi|mình|tui|anh|chị))? tên (?:là )?(\p{Lu}\p{L}*) (?:với|và) (?:chồng|vợ|chú rể|cô dâu)(?: (?:tên|là|sắp cưới))* (\p{Lu}\p{L}*)/gu,
      '$1 và $2',
    )
    // "Nam – Huyền", "Nam & Huyền", "Nam x Huyền".
    .replace(
      /(?<=(?:anh chị|cô dâu chú rể|vợ chồng|hai bạn|cặp đôi|đám cưới(?: của)?|cưới) (?:\p{Lu}\p{L}* ?){1,3}) ?(?:[-–—&+]|x|với) ?(?=\p{Lu}\p{L}*)/gu,
      ' và ',
    )
    .replace(
      /(?<![\d.,])(?:4(?= mùa)|12(?= tháng(?: trong năm)?(?!\p{L}| tuổi))|7(?= ngày trong tuần))/gu,
      (count) => NUMBERS[count] ?? count,
    )
    .replace(/(?<=\d) ?t(?![\p{L}\d])/gu, ' tuổi')
    .replace(/(?<!\p{L})(k)ỉ (?=niệm|luật|yếu|lục)/giu, '$1ỷ ')
    .replace(/(?:o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?![\p{L}])/giu, (rhyme) => OLDER[rhyme] ?? rhyme)
    .replace(/(?<!\p{L})(?:tiếng|tieng|thứ|mùa|tháng|tết|trung|giáng) \p{Lu}\p{Ll}+/giu, (word) => word.toLowerCase())
    .replace(
      /(?<![\p{L}\d])\p{Ll}{2,4}(?![\p{L}\d])|(?<![\p{L}\d])[jkr](?![\p{L}\d])|(?<=^|[,.;] |\p{L}{2} )[ae](?= \p{L}{2})/gu,
      (short) => SHORT[short] ?? short,
    )
  const words = description.match(/[\p{L}\p{M}]+/gu) ?? []
  const marked = words.filter((word) => withoutMarks(word) !== word)
  if (words.length < 3 || marked.length > words.length * FEW) return text
  return withMarks(text.replace(/(?<=\d )nam(?!\p{L})/gu, 'năm'))
}

/** Whoever writes marks writes them in a third of all words or more. */
const FEW = 0.12

/** Two ways to set the mark: "thuỷ" is found as "thủy". */
const OLDER: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'oà òa',
    'oá óa',
    'oả ỏa',
    'oã õa',
    'oạ ọa',
    'oè òe',
    'oé óe',
    'oẻ ỏe',
    'oẽ õe',
    'oẹ ọe',
    'uỳ ùy',
    'uý úy',
    'uỷ ủy',
    'uỹ ũy',
    'uỵ ụy',
  ].map((pair) => pair.split(' ') as [string, string]),
)

/** As people type on their phones. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ k: 'không', ko: 'không', hok: 'không', hem: 'không', kg: 'không', dc: 'được', đc: 'được', vs: 'với' },
  ...{
    ny: 'người yêu',
    nyc: 'người yêu cũ',
    bff: 'bạn thân',
    ng: 'người',
    mn: 'mọi người',
    cx: 'cũng',
    r: 'rồi',
    j: 'gì',
  },
  ...{ ktx: 'ký túc xá', trg: 'trường', hs: 'học sinh', sn: 'sinh nhật', hpbd: 'sinh nhật', bt: 'biết', lm: 'làm' },
  ...{ nt: 'nhắn tin', đt: 'điện thoại', cf: 'cà phê', cj: 'chị', mk: 'mình', mik: 'mình', ngta: 'người ta' },
  ...{ hnay: 'hôm nay', hqua: 'hôm qua', trc: 'trước', ms: 'mới', nx: 'nữa', khg: 'không', đg: 'đang' },
  ...{ nma: 'nhưng mà', nhma: 'nhưng mà', thik: 'thích', bit: 'biết', bik: 'biết', iu: 'yêu', cug: 'cũng', cg: 'cũng' },
  ...{ lun: 'luôn', wá: 'quá', cty: 'công ty', ngiu: 'người yêu', vch: 'vợ chồng', cta: 'chúng ta', sg: 'Sài Gòn' },
  ...{ a: 'anh', e: 'em' },
  ...{ ck: 'chồng', vk: 'vợ', bn: 'bao nhiêu', hông: 'không' },
}

const NUMBERS: Readonly<Record<string, string>> = { '4': 'bốn', '7': 'bảy', '12': 'mười hai' }

const withoutMarks = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')

const LONGEST = 5

const phrases = new Map<string, string>()

function known(): ReadonlyMap<string, string> {
  if (phrases.size > 0) return phrases
  for (const phrase of `${MARKED},${TOLD}`.split(/\s*[,\n]\s*/u)) {
    const key = withoutMarks(phrase).toLowerCase()
    if (phrase !== '' && !phrases.has(key)) phrases.set(key, phrase)
  }
  for (const [key, phrase] of sungWords()) if (!phrases.has(key)) phrases.set(key, phrase)
  return phrases
}

/** Words of the songwriter's own stanzas, and pairs that come more than once: for each, the most frequent way to mark it. */
function sungWords(): ReadonlyMap<string, string> {
  const lines = JSON.stringify([plots, topics]).split(/\\n|[^\p{L} ]+/u)
  const counts = new Map<string, number>()
  const add = (phrase: string) => counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  for (const line of lines) {
    const words = line.trim().toLowerCase().split(/ +/u)
    for (const [at, word] of words.entries()) {
      add(word)
      if (at > 0) add(`${words[at - 1]} ${word}`)
    }
  }
  const frequent = [...counts]
    .filter(([phrase, count]) => count > 1 || !phrase.includes(' '))
    .sort(([, a], [, b]) => a - b)
  return new Map(frequent.map(([phrase]) => [withoutMarks(phrase), phrase]))
}

/** The longest phrases first, from the left; a capital letter within a sentence is a name's. */
function withMarks(text: string): string {
  const pieces = text.split(/((?<![\p{L}])[\p{L}]+)/u)
  let result = ''
  for (let at = 0; at < pieces.length; at++) {
    const name = /^\p{Ll}+$/u.test(pieces[at] ?? '') && CALLED.test(result) && NAMES.get(pieces[at] ?? '')
    if (
      name &&
      /^(?:$|\s*[\d,.;!?]|\s+(?:nam|tuoi|tron|sap|vua|moi|hay|nhan|va|bi|mat|ngu|nghi|di|thi|la)\b)/u.test(
        pieces.slice(at + 1).join(''),
      )
    ) {
      result += name
      continue
    }
    const lengths = Array.from({ length: LONGEST }, (_, shorter) => LONGEST - shorter)
    const found = lengths.flatMap((count) => {
      const end = at + count * 2 - 1
      const run = pieces.slice(at, end).join('')
      const marked = at % 2 === 1 && end <= pieces.length ? known().get(run.toLowerCase()) : undefined
      return marked && !isName(run, result) ? [{ marked, run, end }] : []
    })[0]
    if (!found) {
      result += pieces[at] ?? ''
      continue
    }
    const isCapital = /^\p{Lu}/u.test(found.run)
    result += isCapital ? capital(found.marked) : found.marked
    at = found.end - 1
  }
  return result
}

/** Behind such a word a name may stand that is another word besides: "mẹ lan". */
const CALLED =
  /(?:^|\s)(?:mẹ|má|bà|ông|chị|anh|em|cô|thầy|dì|chú|bác|cậu|bé|con gái|con trai|bạn|bạn thân|bạn gái|bạn trai|vợ|chồng|tên|tên là|cháu|ba|bố|ngoại|nội|hai|giáo|đồng nghiệp|sếp) $/u

const NAMES: ReadonlyMap<string, string> = new Map(
  'An Anh Bình Châu Chi Cúc Cường Dũng Dung Duyên Đạt Đức Giang Hà Hải Hân Hạnh Hằng Hiền Hiếu Hoa Hòa Hoàng Hồng Huệ Hùng Huy Hương Khánh Khoa Lan Liên Linh Loan Long Ly Mai Mỹ Nam Nga Ngân Ngọc Nhung Oanh Phúc Phương Quân Quang Quyên Sen Sơn Tâm Tân Thảo Thanh Thành Thắng Thu Thúy Thủy Thy Tiến Toàn Trang Trinh Trung Tú Tuấn Tùng Tuyết Vân Vinh Vy Yến Bống Bông Na Tí Sóc Bin Bo Gấu Mít Cún'
    .split(' ')
    .map((name): [string, string] => [withoutMarks(name).toLowerCase(), name]),
)

const isName = (run: string, before: string) =>
  /^\p{Lu}\p{Ll}/u.test(run) && !/(?:^|[.!?\n]\s*)$/u.test(before) && !run.includes(' ')
