import { FREQUENT_WORDS, LETTER_HINTS } from './frequent-words.ts'
import { LANGUAGES, type Language } from './language.ts'

/**
 * The most likely language of a text, by script first and then by frequent words and letters; 'en' when nothing
 * speaks for any. `assumed` is what a short or doubtful line is taken for.
 */
export function detectLanguage(text: string, assumed: Language = 'en'): Language {
  const script = languageOfScript(text)
  if (script) return script

  const words = [
    ...new Set(
      text
        .toLowerCase()
        .normalize('NFC')
        .match(/[\p{L}'’]+/gu),
    ),
  ]
  const scores = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]))
  const add = (language: Language, points: number) => scores.set(language, scores.get(language)! + points)
  for (const word of words) for (const language of SPEAKERS.get(word) ?? []) add(language, 1)
  for (const [language, letters] of Object.entries(LETTER_HINTS)) {
    const hits = words.filter((word) => letters.test(word)).length
    add(language as Language, hits * 0.8)
  }
  add(assumed, DOUBT)
  return [...scores].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0]
}

/** Points for the assumed language: more than a single shared word gives to another one. */
const DOUBT = 1.2

const SPEAKERS: ReadonlyMap<string, readonly Language[]> = speakers()

function speakers(): Map<string, Language[]> {
  const map = new Map<string, Language[]>()
  for (const [language, words] of Object.entries(FREQUENT_WORDS)) {
    for (const word of words.split(' ')) map.set(word, [...(map.get(word) ?? []), language as Language])
  }
  return map
}

/** Kana means Japanese, Hangul Korean, Han without kana Chinese, where they make up a fair part of the letters. */
function languageOfScript(text: string): Language | null {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const letters = count(/\p{L}/gu)
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const hangul = count(/\p{Script=Hangul}/gu)
  const han = count(/\p{Script=Han}/gu)
  // An ideograph or syllable block says as much as several Latin letters.
  if ((kana + hangul + han) * 3 < letters) return null
  if (letters === 0) return null
  if (hangul > kana + han) return 'ko'
  return kana > 0 && kana * 8 >= han ? 'ja' : 'zh'
}
