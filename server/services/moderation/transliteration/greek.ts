import { spell, tableOf } from './table.ts'

const LETTERS = tableOf(
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξks οo πp ρr σs ςs τt υi φf χQ ψps ωo άa έe ήi ίi όo ύi ώo ϊi ϋi ΐi ΰi',
)
/** Two letters for one sound; with an accent on the first, or two dots, each has its own: "Μάικλ". */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/^μπ/u, 'b'],
  [/μπ/u, 'Nb'],
  [/^ντ/u, 'd'],
  [/ντ/u, 'Nd'],
  [/^γκ|γγ/u, 'g'],
  [/γκ/u, 'Ng'],
  [/τζ/u, 'j'],
  [/γο[υύ](?=[αάεέιίοόη])/u, 'W'],
  [/ο[υύ]/u, 'u'],
  [/α[ιί]/u, 'e'],
  [/[εο][ιί]/u, 'i'],
  [/α[υύ]/u, 'av'],
  [/ε[υύ]/u, 'ev'],
  [/γ(?=[ιίεέη])/u, 'y'],
]
const ENDS = new Map(PAIRS.map(([pattern, latin]) => [new RegExp(pattern.source, 'gu'), latin]))

/** A Greek word in Latin letters; N is a nasal that foreign names may lack. */
export function greek(word: string): string {
  let text = word
  for (const [pattern, latin] of ENDS) text = text.replace(pattern, latin)
  return [...text].map((letter) => (/[a-zA-Z]/.test(letter) ? letter : spell(letter, LETTERS))).join('')
}
