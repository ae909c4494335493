import type { Stress, Syllable } from '../lyrics/pronunciation.ts'
import { isVowel, type PhoneSet, phoneClass } from './phones.ts'
import { divideSpelling } from './spelling.ts'

export type StressedPhone = { readonly phone: string; readonly stress: Stress }

/**
 * Divides a word's phones into syllables of one vowel each, consonants going to the following syllable as far as they
 * can begin one (maximal onset, with rising sonority), and its spelling with them. At least one phone must be a vowel.
 */
export function syllabify(text: string, phones: readonly StressedPhone[], set: PhoneSet): Syllable[] {
  const vowels = phones.flatMap(({ phone }, index) => (isVowel(phone, set) ? [index] : []))
  const starts = vowels.map((vowel, index) => {
    const before = vowels[index - 1]
    return before === undefined ? 0 : onsetStart(phones, before + 1, vowel, set)
  })
  const spellings = divideSpelling(text, vowels.length)
  return vowels.map((vowel, index) => ({
    text: spellings[index] ?? '',
    phones: phones.slice(starts[index], starts[index + 1] ?? phones.length).map(({ phone }) => phone),
    stress: phones[vowel]?.stress ?? 0,
  }))
}

function onsetStart(phones: readonly StressedPhone[], from: number, vowel: number, set: PhoneSet): number {
  let start = vowel
  while (start > from && canPrecede(phones[start - 1]!.phone, phones.slice(start, vowel), set)) start--
  return start
}

const GLIDES_AND_LIQUIDS = /^(?:en\/)?(?:[lrRwjyH]|\*+|_j)/
const NEVER_FIRST = /^(?:ng|N|N\\)$/
const STOPS = /^(?:en\/)?[ptkbdgf](?![hs])/

/** Whether a consonant may stand at the start of a syllable before the onset found so far. */
function canPrecede(phone: string, onset: readonly StressedPhone[], set: PhoneSet): boolean {
  const next = onset[0]?.phone
  if (NEVER_FIRST.test(phone)) return false
  if (next === undefined) return true
  if (/^(?:en\/)?s$/.test(phone)) return set === 'arpabet' && onset.length < 3 && /^[ptkmnl]$/.test(next)
  const obstruent = phoneClass(phone, set) !== 'sonorant'
  return (
    onset.length === 1 &&
    obstruent &&
    GLIDES_AND_LIQUIDS.test(next) &&
    (STOPS.test(phone) || /^(?:w|y|j|_j|H)$/.test(next))
  )
}
