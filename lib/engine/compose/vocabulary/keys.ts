import type { Mode, PitchClass } from '../../score/score.ts'

export type NamedKey = { readonly tonic: PitchClass; readonly mode: Mode }

/** What languages call modes, behind the tonic. */
const MODES: Readonly<Record<'major' | 'minor' | 'dorian' | 'mixolydian', string>> = {
  major: 'major maj dur majeur mayor maior maggiore majör trưởng メジャー 長調 메이저 大调',
  minor: 'minor min moll mineur menor minore minör thứ マイナー 短調 마이너 小调',
  dorian: 'dorian dorisch dorien dórico dorico doryen dorycki dorycka ドリアン 도리안 多利亚',
  mixolydian:
    'mixolydian mixolydisch mixolydien mixolidio mixolídio misolidio miksolidyen miksolidyjski miksolidyjska ミクソリディアン 믹솔리디안 混合利底亚',
}

/** Of German and Polish, which call B flat "B" and B "H". */
const GERMAN_MODES = /^(?:dur|moll|dor[iy](?:sch|ck)|mi(?:x|ks)olyd?i?(?:sch|yjsk))/

const TONICS: Readonly<Record<string, number>> = {
  ...{ do: 0, dó: 0, re: 2, ré: 2, rê: 2, mi: 4, fa: 5, fá: 5, sol: 7, la: 9, lá: 9, si: 11 },
  ...{ c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11, h: 11 },
  ...{ ハ: 0, ニ: 2, ホ: 4, ヘ: 5, ト: 7, イ: 9, ロ: 11 },
}

const SHARP = '# ♯ sharp is dièse diesis sostenido sustenido diyez thăng 升 嬰 シャープ 샤프'
const FLAT = 'b ♭ flat es s bémol bemol bemolle giáng 降 変 フラット 플랫'

const modeOf = new Map(
  Object.entries(MODES).flatMap(([mode, words]) => words.split(' ').map((word) => [word, mode as Mode])),
)
const oneOf = (words: readonly string[]) => `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`
const SHIFT = oneOf(`${SHARP} ${FLAT}`.split(' '))

/** "G major", "d-moll", "Ré bémol majeur", "Gメジャー", "降D大调"; letters behind a mode end it where its letters are Latin. */
const KEY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<before>[降升変嬰]?)(?<tonic>${oneOf(Object.keys(TONICS))})\\s?(?<behind>${SHIFT}?)[\\s-]*(?<mode>${oneOf([...modeOf.keys()])})(?![a-zà-ÿ])`,
  'u',
)

/** The key that a phrase in small letters names, and what it calls it. */
export function keyIn(phrase: string): { key: NamedKey; words: string } | null {
  const found = KEY.exec(phrase)
  const { before = '', tonic = '', behind = '', mode: name = '' } = found?.groups ?? {}
  const [mode, step] = [modeOf.get(name), TONICS[tonic]]
  if (!found || !mode || step === undefined) return null
  const accidental = before || behind
  const plain = tonic === 'b' && !accidental && GERMAN_MODES.test(name) ? 10 : step
  const shift = !accidental ? 0 : SHARP.split(' ').includes(accidental) ? 1 : -1
  return { key: { tonic: ((plain + shift + 12) % 12) as PitchClass, mode }, words: found[0] }
}

/** Whether a phrase is a key and nothing more, but for a word before it: "in G-Dur". */
export function isKey(phrase: string): boolean {
  const said = phrase.toLowerCase().trim()
  const words = keyIn(said)?.words
  return words !== undefined && /^(?:\p{L}+\s)?$/u.test(said.replace(words, ''))
}
