import { sungOf } from './notes.ts'
import { VERB } from './verbs.ts'

/** At punctuation and at small words behind which another sentence begins. */
export function piecesOf(description: string, who: string): Piece[] {
  const own = who ? `|(?:${who})` : ''
  const start = `(?=(?:aku|kami|kita|dia|ia|beliau|mereka|ku\\p{L}{4,}|\\p{L}+\uE100?nya${own}|${VERB})(?!\\p{L}))`
  const said = description
    .replace(new RegExp(`(?<!\\p{L})((?:${who || '(?!)'})(?: itu)?) yang `, 'giu'), '$1, ')
    .replace(
      new RegExp(
        `(?<!\\p{L})((?:${who || '(?!)'})) (?=(?:guru|wali kelas|dosen|pelatih|pensiunan|satpam|sopir|supir|tukang|kepala|penjual|penjaga|pemilik|ketua) )`,
        'giu',
      ),
      '$1, ',
    )
    .replace(
      / yang (?:mau|akan|baru|sudah|bakal) (?:pensiun|resign|pindah|nikah|menikah|wisuda|lulus|ulang tahun|ultah)(?=\s*(?:[,.;]|$))/giu,
      ' ',
    )
    .replace(/ (?=(?:umur|usia) \d+ bulan|(?:tgl|tanggal) \d)/giu, ', ')
    .replace(ADDRESS, SELLING.test(description) ? ', ' : ' ')
  const ends = new RegExp(
    `(?:[;:!?\\n()"“”]|(?<!\\d)[.,]|[.,](?!\\d))+|\\s[-–—]\\s|(?<!cuma|hanya|bukan)\\s(?:karena|soalnya|gara-gara|sebab|tapi(?!\\s\\p{L}+(?:\\s(?:hati|hatinya|sekali|juga))?\\s*(?:[,.;!]|$))|padahal|(?<!tahun |minggu |bulan |hari )lalu|sambil(?=\\s(?:aku|dia))|walaupun|meskipun|walau|meski|namun)\\s|\\s(?:dan|(?:terus|trus)(?! (?:tiap|setiap|kalau|kalo|sampai|sejak|waktu|padahal|pas) )|serta|sama(?!\\s(?:${who || '(?!)'})|\\s\\p{L}+nya|\\s(?:dia|aku|kamu|beliau|mereka|kami)(?!\\p{L})))(?: yang)?\\s${start}|\\syang\\s(?=(?:${who ? `${VERB}|` : ''}selalu|sering|suka|tak|udah|sudah|pernah|jago|hobi|masih|baru)\\s)`,
    'giu',
  )
  const pieces: Piece[] = []
  let at = 0
  let end = ''
  for (const { 0: found, index } of [...said.matchAll(ends), { 0: '', index: said.length }]) {
    const sofar = said.slice(at, index)
    if (/^\syang\s$/iu.test(found) && (sofar.trim() === '' || !isRelative(sofar))) continue
    const [, first = '', text = ''] =
      /^(?:(dan|yang|tapi|karena|terus|soalnya|padahal|oh ya|btw)\s+)?(.*)$/isu.exec(said.slice(at, index).trim()) ?? []
    const joint = JOINT.exec(`${end.trim()} ${first}`.trim())?.[1] ?? null
    const relative = who === '' && /^yang$/iu.test(first) && /[.,;!?\n]/u.test(end) ? `${first} ` : ''
    const before = pieces.at(-1)
    if (before && joint === 'dan' && SAME.test(text) && before.text.split(' ').length <= MOST_BEFORE)
      pieces[pieces.length - 1] = { ...before, text: `${before.text} dan ${text}` }
    else if (before && joint && /^\p{L}+$/u.test(text) && /^(?:karena|gara-gara|sebab)$/iu.test(joint))
      pieces[pieces.length - 1] = { ...before, text: `${before.text} ${joint} ${text}` }
    else if (text)
      pieces.push({
        text: `${relative}${text}`,
        joint: /[.!?\n]/u.test(end) ? null : joint,
        isRelative: /^yang$/iu.test(end.trim()) || /^yang$/iu.test(first),
      })
    at = index + found.length
    end = found
  }
  return pieces
}

/** Where a shop is. */
const SELLING = /(?<!\p{L})(?:jingle|iklan|promosi|promo|warung|toko|kedai|kafe|bengkel|laundry|salon)(?!\p{L})/iu

const ADDRESS =
  /(?<!(?<!\p{L})(?:di|dekat|deket|depan|sebelah|samping|seberang|belakang)) (?=(?:di )?(?:depan|samping|sebelah|belakang|seberang|pojok|perempatan|pertigaan|ruko|komplek) (?:\p{L}+ ?){1,3}|(?:di )?(?:jalan|jln|jl) \p{L}+ )/giu

/** "Buat perawat di RSUD yang menjaga bapak" goes on of whoever it is for, "mau sama cowok yang suka touring" does not. */
const isRelative = (before: string) =>
  sungOf(before) ||
  (!/^\s*(?:dan )?(?:(?:bu|pak|mas|mbak|kak|bang) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?\s*$/u.test(before) &&
    !new RegExp(`(?<!\\p{L})(?:aku|kami|kita|dia|kamu|kau|${VERB})(?!\\p{L})`, 'iu').test(
      before.replace(/(?:terima ?kasih|makasih|mengenang|menyemangati|merindukan)/giu, ''),
    ))

/** Of a sentence, with what joins it to the one before: "tapi". */
export type Piece = {
  readonly text: string
  readonly joint: string | null
  /** Whether it stands behind "yang". */
  readonly isRelative: boolean
}

/** What is done to the same thing, "meminjamkan payung dan tak pernah diminta balik", is one sentence. */
const SAME =
  /^(?:(?:tak |belum |nggak |sudah |selalu |pernah |langsung )*di(?!a |ri |am )\p{L}{4,}(?: (?:balik|lagi|kembali|semua))?)$/iu
const MOST_BEFORE = 6

const JOINT =
  /^(?:[,;] ?)?(karena|soalnya|gara-gara|sebab|tapi|padahal|lalu|sambil|walaupun|meskipun|walau|meski|namun|dan|terus)$/iu
