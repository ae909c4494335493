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

const KANJI_OR_KATAKANA = '[\\p{Script=Han}々ァ-ヶー]'
/** How words go on that begin with は, so that it is no particle. */
const WORDS_IN_HA =
  '(?:じ[まめ]|や[くいか]|な[れしつびさすせちをや]|ず[れすがもだでのしま]|た[らけち]|る[かこ]|だ[しか]|し[るっりごでがに]|り[きつ]|しゃ|んこ|んぶ|ね[るてたが]|が[きすれし]|げ[ましてた]|ば[たでを]|み[でだ出]|め[るてたらこ]|え[てるたな]|く(?![ぁ-ん])|くしゅ|きなが)'

/** "ごはん", "おはよう", "やはり" and "みはらし" have は within; "海に入る" has it behind に. */
const WITHIN = '(?<![おはをが]|ご(?=は[んつさ])|や(?=はり)|み(?=は[らるりれて])|に(?=はい[るりっらろた]))'
const TOPIC = new RegExp(
  [
    `(?<=[ぁ-ん]|${KANJI_OR_KATAKANA})(?<!は)は(?=${KANJI_OR_KATAKANA})`,
    // Behind somebody's の a noun begins, "橋のはし", but for what is asked, "君のはどこ".
    `(?<=[ぁ-ん]|${KANJI_OR_KATAKANA})(?<!${KANJI_OR_KATAKANA}の(?!は(?:どこ|どれ|だれ|なに|なぜ)))${WITHIN}は(?=[ぁ-ん])(?!${WORDS_IN_HA})`,
    `(?<=[ぁ-ん]|${KANJI_OR_KATAKANA})(?<!は)は(?![ぁ-ん]|${KANJI_OR_KATAKANA})`,
  ].join('|'),
  'gu',
)
const TOWARDS = new RegExp(
  `(?<=[ぁ-ん]|${KANJI_OR_KATAKANA})へ(?![ぁ-んァ-ヶー])|(?<=${KANJI_OR_KATAKANA}|さん|ちゃん|くん|ほう|ここ|そこ|どこ|く)へ(?=[とのもはどほそお]|おいで|いく|いこ|かえ)`,
  'gu',
)

/** The particles は and へ as they sound. */
const withParticles = (text: string) => text.replace(TOPIC, 'わ').replace(TOWARDS, 'え')
