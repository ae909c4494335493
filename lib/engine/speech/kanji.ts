import { KANJI_READINGS } from './kanji-readings.ts'

const READINGS: ReadonlyMap<string, string> = new Map(
  KANJI_READINGS.trim()
    .split(/,\s*|\s*\n\s*/)
    .map((entry) => entry.split(' '))
    .map(([written = '', spoken = '']) => [written, spoken]),
)
const LONGEST = Math.max(...Array.from(READINGS.keys(), (written) => written.length))

const HAN = /\p{Script=Han}/u

/**
 * The same text in kana as it is spoken: "君は" is "きみわ". A kanji without a reading becomes "あ", so that no word is lost.
 */
export function toKana(text: string): string {
  let rest = withParticles(withNumerals(text))
  let kana = ''
  while (rest !== '') {
    const lengths = Array.from({ length: LONGEST }, (_, shorter) => LONGEST - shorter)
    const written = lengths.map((length) => rest.slice(0, length)).find((start) => READINGS.has(start))
    const sign = rest[0] ?? ''
    kana += written ? READINGS.get(written) : HAN.test(sign) ? 'あ' : sign
    rest = rest.slice(written?.length ?? 1)
  }
  return kana
}

const DIGITS = '〇一二三四五六七八九'

/** "80歳" as "八十歳", which is listed. */
const withNumerals = (text: string) =>
  text.replace(/(?<![\d.])\d{1,4}(?![\d.])/gu, (number) =>
    number.length > 1 && number.startsWith('0') ? number : inKanji(Number(number)),
  )

function inKanji(number: number): string {
  if (number === 0) return 'ゼロ'
  const places = ['千', '百', '十', '']
  return places
    .map((place, at) => {
      const digit = Math.floor(number / 10 ** (3 - at)) % 10
      return digit === 0 ? '' : `${digit === 1 && place !== '' ? '' : DIGITS[digit]}${place}`
    })
    .join('')
}

/** What stands before the particles は and へ: kanji, katakana, or words in hiragana that they follow. */
const NOUN =
  '(?<=[\\p{Script=Han}々ァ-ヶー]|それ|これ|あれ|どれ|ここ|そこ|どこ|きみ|ぼく|わたし|あなた|だれ|みんな|ひと|こっち|そっち|ほう|こと|もの|とき|さん|ちゃん|くん|たび|まま|ころ|うち|わけ|ため|はず|ところ|ほど|だけ|より|から|まで|など|ばかり|くらい|[ぁ-ん](?:に|で|と|の))'
/** Words that begin with は and not the particle before others. */
const OTHERS =
  '(?!は|じ[まめ]|や[くいか]|な[れしつびさ]|ず[れす]|た[らけ]|る[かこ]|だ[しか]|し[るっり]|りき|しゃ|んこ|んぶ|い[るりっらろ]|ね[るて]|が[きすれ]|げ[まし]|ばた)'
const TOPIC = new RegExp(`${NOUN}は${OTHERS}|(?<=[ぁ-ん])(?<!は)は(?![ぁ-んァ-ヶー\\p{Script=Han}])`, 'gu')
const TOWARDS = new RegExp(
  `${NOUN}へ(?![ぁ-ん])|(?<=[ぁ-ん])へ(?![ぁ-んァ-ヶー\\p{Script=Han}])|${NOUN}へ(?=[とのもは]|おいで|いく|いこ|かえ)`,
  'gu',
)

/** The particles は and へ as they sound. */
const withParticles = (text: string) => text.replace(TOPIC, 'わ').replace(TOWARDS, 'え')
