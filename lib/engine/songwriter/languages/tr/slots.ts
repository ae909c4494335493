import type { Brief, Hearer } from '../../../brief/brief.ts'
import { capitalised } from './capitalised.ts'

/** What Turkish stanzas may ask for, all of it without endings. `age` is in words. */
export function turkishSlots({ hearer, subjects, place, brand, age }: Brief): Record<string, string> {
  const call = callOf(hearer)
  const x = subjects[0]?.text
  return {
    ...(call ? { call } : {}),
    ...(hearer?.name ? { name: hearer.name } : {}),
    ...(place ? { place: capitalised(place) } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 ? { age: inWords(age) } : {}),
    ...(x ? { x } : {}),
  }
}

/** A name, or a word for somebody in small letters; not several people, since stanzas speak to one. */
function callOf(hearer: Hearer | null): string | null {
  if (!hearer?.call) return null
  if (hearer.name) return / (?:ve|ile) |,/.test(hearer.name) ? null : hearer.name
  return hearer.call.charAt(0).toLocaleLowerCase('tr') + hearer.call.slice(1)
}

const ONES = '- bir iki üç dört beş altı yedi sekiz dokuz'.split(' ')
const TENS = '- on yirmi otuz kırk elli altmış yetmiş seksen doksan'.split(' ')

/** "seksen", "yirmi beş". */
function inWords(age: number): string {
  if (age >= 100) return age === 100 ? 'yüz' : `yüz ${inWords(age - 100)}`
  const [tens, ones] = [Math.floor(age / 10), age % 10]
  return [tens > 0 ? TENS[tens] : '', ones > 0 ? ONES[ones] : ''].filter(Boolean).join(' ')
}
