import type { Brief, Hearer, Subject } from '../../../brief/brief.ts'
import { ELDERS, teacherCall } from '../../../brief/languages/zh/reading/elders.ts'

/**
 * What Chinese stanzas may ask for. `x` is the thing the song is about, as it was written: nouns have one form. `doing` is
 * something somebody does, without who it is: it goes before 这件事 and behind 说起 and 提起.
 */
export function chineseSlots({ hearer, subjects, place, brand, age }: Brief): Record<string, string> {
  const isHeard = hearer !== null
  const thing = subjects.find(({ kind }) => kind !== 'deed')
  const deed = subjects.find(({ kind }) => kind === 'deed')
  return {
    ...(hearer?.call ? { call: calledAs(hearer, hearer.call) } : {}),
    ...(hearer?.name ? { name: hearer.name } : {}),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 && age <= 120 ? { age: inWords(age) } : {}),
    ...(thing ? { x: told(thing, isHeard) } : {}),
    ...(deed ? { doing: told(deed, isHeard).replace(/^我们?(?=.)/u, '') } : {}),
  }
}

/** An elder is called what they are, and a teacher by the family name. */
function calledAs({ kin, name }: Hearer, call: string): string {
  if (!kin || !name) return call
  if (ELDERS.kin.test(kin) && ELDERS.full.test(name)) return ELDERS.call(kin)
  return teacherCall(kin, name) ?? call
}

/** "她的花园", sung to her, is "你的花园". */
const told = ({ text }: Subject, isHeard: boolean) => (isHeard ? text.replace(/[她他它]/gu, '你') : text)

const DIGITS = '零一二三四五六七八九'

/** "八十", "三十五", "一百零二". */
function inWords(age: number): string {
  if (age >= 100) {
    const rest = age - 100
    return rest === 0 ? '一百' : rest < 10 ? `一百零${DIGITS[rest]}` : `一百${rest < 20 ? '一' : ''}${inWords(rest)}`
  }
  const ten = Math.floor(age / 10)
  const one = age % 10
  return `${ten > 1 ? DIGITS[ten] : ''}${ten > 0 ? '十' : ''}${one > 0 ? DIGITS[one] : ''}`
}
