import type { WordAssets } from '../../assets.ts'

/** Phones of a word as the CMU dictionary writes them; null for words it does not have. */
export type PronunciationOf = WordAssets['pronunciationOf']

/** The end of a line: from its last stressed vowel on, and that vowel with the family of the consonant behind it. */
export type Rhyme = { readonly perfect: string; readonly family: string }

/** Consonants that songs let rhyme with each other ("family rhyme": Pattison, Songwriting: Essential Guide to Rhyming). */
const FAMILIES = [
  ['P', 'T', 'K'],
  ['B', 'D', 'G'],
  ['M', 'N', 'NG'],
  ['F', 'TH', 'S', 'SH', 'CH'],
  ['V', 'DH', 'Z', 'ZH', 'JH'],
] as const
const FAMILY = new Map<string, string>(FAMILIES.flatMap((family) => family.map((phone) => [phone, family[0]] as const)))

const VOWEL = /\d$/

/** How a line ends; null where its last word is unknown, or ends on a vowel without stress ("garden"). */
export function rhymeOf(line: string, pronunciationOf: PronunciationOf): Rhyme | null {
  const phones = pronunciationOf(lastWord(line))?.split(' ') ?? []
  const at = phones.findLastIndex((phone) => VOWEL.test(phone))
  const vowel = phones[at] ?? ''
  const isAlone = phones.filter((phone) => VOWEL.test(phone)).length === 1
  if (vowel === '' || (vowel.endsWith('0') && !isAlone)) return null
  const [sound, behind = ''] = [broad(vowel.slice(0, -1), phones[at + 1]), phones[at + 1]]
  return { perfect: [sound, ...phones.slice(at + 1)].join(' '), family: `${sound} ${FAMILY.get(behind) ?? behind}` }
}

/** Last words as the dictionary has them: "barbecue!" is "barbecue", "night-light" "light". */
export const lastWord = (line: string): string =>
  (
    line
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z']+(?=[^a-z']*$)/)?.[0] ?? ''
  ).replace(/^'+|'+$/g, '')

/** "Clock" and "talk" rhyme for whoever hears the song, "here" and "years" too; "star" and "more" do not. */
const broad = (vowel: string, next = '') => {
  if (next === 'R') return vowel === 'IY' ? 'IH' : vowel
  return vowel === 'AO' ? 'AA' : vowel
}
