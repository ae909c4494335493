import type { Brief, Hearer } from '../../../brief/brief.ts'
import { capitalised } from './capitalised.ts'

/** What Turkish stanzas may ask for, all of it without endings. `age` is in words. */
export function turkishSlots({ hearer, subjects, place, brand, age, request }: Brief): Record<string, string> {
  const call = callOf(hearer, request.description)
  const subject = subjects[0]?.text
  // What a description begins with has a capital letter there alone.
  const x =
    subject && request.description.startsWith(subject)
      ? subject.charAt(0).toLocaleLowerCase('tr') + subject.slice(1)
      : subject
  return {
    ...(call ? { call } : {}),
    ...(hearer?.name ? { name: hearer.name } : {}),
    ...(place ? { place: capitalised(place) } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 ? { age: inWords(age) } : {}),
    ...(x ? { x } : {}),
  }
}

/**
 * A name, with "abla" or "öğretmenim" for whoever is not called by it alone, or a word for somebody in small letters; not several
 * people, since stanzas speak to one.
 */
function callOf(hearer: Hearer | null, description: string): string | null {
  if (!hearer?.call) return null
  const { kin } = hearer
  // "Levent Bey Ankara'ya tayin oldu"
  const name = hearer.name?.replace(/ \p{Lu}\p{L}*['’]\p{L}+$/u, '')
  if (!name) return hearer.call.charAt(0).toLocaleLowerCase('tr') + hearer.call.slice(1)
  if (/ (?:ve|ile) |,/.test(name)) return null
  if (TITLE.test(name)) return name
  const title = new RegExp(
    `(?<!\\p{L})${name} (${TITLES})(?:m|m[ıiuü]z)?(?:y[aeıiuü]|[aeıiuü]|n[ıiuü]n|l[ae]|d[ae]n?)?(?!\\p{L})`,
    'iu',
  ).exec(description)?.[1]
  if (title) return `${name} ${/^(?:hanım|bey)$/i.test(title) ? capitalised(title) : title.toLocaleLowerCase('tr')}`
  const [, mine] = KIN.find(([pattern]) => kin !== null && pattern.test(kin)) ?? []
  return mine ? `${name} ${mine}` : name
}

const TITLES = 'abla|abi|teyze|amca|usta|hoca|hanım|bey'
const TITLE = new RegExp(` (?:${TITLES}|öğretmen)$`, 'iu')

/** Whoever is older is not called by a name alone. */
const KIN: readonly (readonly [RegExp, string])[] = [
  [/^(?:anneanne|ananem|anane)/iu, 'anneannem'],
  [/^(?:babaanne|babanne|b[üu]y[üu]kanne)/iu, 'babaannem'],
  [/^nine/iu, 'ninem'],
  [/^(?:dede|b[üu]y[üu]kbaba)/iu, 'dedem'],
  [/^ann/iu, 'annem'],
  [/^baba/iu, 'babam'],
  [/^abla/iu, 'ablam'],
  [/^(?:abi|a[ğg]abey)/iu, 'abim'],
  [/^teyze/iu, 'teyzem'],
  [/^hala/iu, 'halam'],
  [/^yenge/iu, 'yengem'],
  [/^eni[şs]te/iu, 'eniştem'],
  [/^day[ıi]/iu, 'dayım'],
  [/^amca/iu, 'amcam'],
  [/^[öo][ğg]retmen/iu, 'öğretmenim'],
  [/^(?:hoca|antren[öo]r)/iu, 'hocam'],
]

const ONES = '- bir iki üç dört beş altı yedi sekiz dokuz'.split(' ')
const TENS = '- on yirmi otuz kırk elli altmış yetmiş seksen doksan'.split(' ')

/** "seksen", "yirmi beş". */
function inWords(age: number): string {
  if (age >= 100) return age === 100 ? 'yüz' : `yüz ${inWords(age - 100)}`
  const [tens, ones] = [Math.floor(age / 10), age % 10]
  return [tens > 0 ? TENS[tens] : '', ones > 0 ? ONES[ones] : ''].filter(Boolean).join(' ')
}
