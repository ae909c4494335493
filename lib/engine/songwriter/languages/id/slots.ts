import type { Brief, Hearer, Subject } from '../../../brief/brief.ts'
import { isElder, you } from '../../../brief/languages/id/address.ts'
import { withDays } from '../../../brief/languages/id/lines.ts'
import { inWords } from '../../../brief/languages/id/spans.ts'

/**
 * What Indonesian stanzas may ask for. `x` is the thing the song is about, as it was written: nouns have one form. `doing`
 * is something somebody does, without who it is: it stands where a noun may, as behind "soal".
 */
export function indonesianSlots({ hearer, subjects, place, brand, age }: Brief): Record<string, string> {
  const isHeard = hearer !== null
  const thing = subjects.find(({ kind }) => kind !== 'deed')
  const deed = subjects.find(({ kind }) => kind === 'deed')
  const call = callOf(hearer)
  return {
    ...(call ? { call } : {}),
    ...(hearer?.name ? { name: hearer.name.replaceAll(' and ', ' dan ') } : {}),
    ...(place ? { place: place.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 && age <= 120 ? { age: inWords(age) } : {}),
    ...(thing ? { x: told(thing, isHeard) } : {}),
    ...(deed ? { doing: told(deed, isHeard) } : {}),
  }
}

function callOf(hearer: Hearer | null): string | null {
  // "Mama" is called as she was spoken of.
  if (hearer && hearer.name === null && isElder(hearer)) return you(hearer)
  return (hearer?.name ?? hearer?.call)?.replaceAll(' and ', ' dan ') ?? null
}

/** "Kebunnya", sung to her, is "kebunmu". */
const told = ({ text }: Subject, isHeard: boolean) =>
  withDays(isHeard ? text.replace(/\b(?!hanya\b|tempatnya\b|tanya\b|punya\b)(\p{L}{2,})nya\b/giu, '$1mu') : text)
