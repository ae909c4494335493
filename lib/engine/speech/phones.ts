/** What kind of sound a phone is, which decides how it behaves in a sung syllable. */
export type PhoneClass = 'vowel' | 'sonorant' | 'voiced' | 'voiceless'

/** Phones are named as their source names them: ARPAbet for flite, espeak-ng's own mnemonics for the rest. */
export type PhoneSet = 'arpabet' | 'espeak'

const ARPABET: Readonly<Record<string, PhoneClass>> = {
  ...arpabet('vowel', 'aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'),
  ...arpabet('sonorant', 'l m n ng r w y'),
  ...arpabet('voiced', 'b d dh g jh v z zh'),
  ...arpabet('voiceless', 'ch f hh k p s sh t th'),
}

export const PHONES_OF_FLITE: readonly string[] = Object.keys(ARPABET)

/** In espeak-ng's names the first sign tells the kind in every language that is sung here. */
const ESPEAK: readonly (readonly [PhoneClass, RegExp])[] = [
  ['vowel', /^_?[aeiouyAEIOUVWY@03&8]/],
  ['sonorant', /^(?:[lmnrwjNRLMH*]|_j)/],
  ['voiceless', /^[ptkfsSThxXCcqKP]/],
]

/** A phone of another language than the line's, "en/V", is spoken by that language's voice. */
const FOREIGN = /^en\//

export function phoneClass(phone: string, set: PhoneSet): PhoneClass {
  if (set === 'arpabet') return ARPABET[phone] ?? 'voiceless'
  const name = phone.replace(FOREIGN, '')
  return ESPEAK.find(([, pattern]) => pattern.test(name))?.[0] ?? 'voiced'
}

export function isVowel(phone: string, set: PhoneSet): boolean {
  return phoneClass(phone, set) === 'vowel'
}

/** A vowel that moves to another one. */
export function isDiphthong(phone: string, set: PhoneSet): boolean {
  if (set === 'arpabet') return /^(?:ay|aw|ey|ow|oy)$/.test(phone)
  return /^(?:en\/)?[aeiouAEIOUVW@0][iuIUyYV]/.test(phone)
}

/** A sound that closes the mouth and bursts, or hisses on as "ch" does. */
export function isStop(phone: string, set: PhoneSet): boolean {
  return set === 'arpabet' ? /^(?:[ptkbdg]|ch|jh)$/.test(phone) : /^(?:en\/)?[ptkbdgcqK]/.test(phone)
}

/** The vowel of unstressed English syllables, as in "the". Other languages hold theirs like any other. */
export function isSchwa(phone: string): boolean {
  return phone === 'ax'
}

function arpabet(kind: PhoneClass, phones: string): Record<string, PhoneClass> {
  return Object.fromEntries(phones.split(' ').map((phone) => [phone, kind]))
}
