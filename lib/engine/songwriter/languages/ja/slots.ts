import type { Brief, Hearer, HearerKind, Subject } from '../../../brief/brief.ts'

/**
 * What Japanese stanzas may ask for. `x` is a noun, or what was done with "koto" behind it; `did` is what was done as a clause
 * in the past that can stand before "no" and "koto". `kin` is an elder of the family, never an animal.
 */
export function japaneseSlots({ hearer, subjects, place, brand, age, plot }: Brief): Record<string, string> {
  // Who has a baby is not welcomed like one.
  const isOther = plot === 'new-baby' && hearer?.kind !== 'child' && hearer?.kind !== null
  const called = hearer && !isOther ? callOf(hearer) : null
  // Only small children are called so.
  const call = called === 'かわいい子' && plot !== 'lullaby' && plot !== 'new-baby' ? 'きみ' : called
  const things = subjects.filter(isSingable).map((one) => ({ ...one, text: toHearer(one.text, hearer) }))
  const did = things
    .map(({ text }) => /^(.+[ただ])(?:こと|の)?$/u.exec(text)?.[1] ?? null)
    .find((text) => text !== null)
  const thing = things[0]
  const kin = hearer?.kind && hearer.kind !== 'teacher' && Object.hasOwn(ELDERS, hearer.kind) ? call : null
  return {
    ...(call ? { call } : {}),
    ...(hearer?.name && call ? { name: call } : {}),
    ...(kin ? { kin } : {}),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 0 && age <= 120 ? { age: inWords(age) } : {}),
    ...(thing ? { x: thing.kind === 'deed' ? asNoun(thing.text) : thing.text } : {}),
    ...(did && thing?.kind === 'deed' ? { did } : {}),
  }
}

/** What is put behind the bare name of somebody older; a mother is not called by her name alone. */
const ELDERS: Readonly<Partial<Record<HearerKind, string>>> = {
  ...{ grandmother: 'おばあちゃん', grandfather: 'おじいちゃん' },
  ...{ mother: 'さん', father: 'さん', aunt: 'さん', uncle: 'さん', teacher: '先生' },
}

const TITLED = /(?:さん|ちゃん|くん|君|様|さま|先生|先輩|姉|兄|ママ|パパ|ばあば|じいじ)$/u

function callOf({ name, call, kind }: Hearer): string | null {
  const elder = kind ? ELDERS[kind] : undefined
  return name && elder && !TITLED.test(name) ? `${name}${elder}` : call
}

/** "妻の誕生日を忘れたこと" is "誕生日を忘れたこと" to her. */
const toHearer = (text: string, hearer: Hearer | null) =>
  hearer?.kin
    ? text.replace(new RegExp(`(?:私の|僕の|俺の)?${hearer.kin}(?:さん|ちゃん)?[のにをとへが](?=.)`, 'u'), '')
    : text

/** Words of another language are sung only one at a time. */
const isSingable = ({ text }: Subject) => /[\u3040-\u30ff\u3400-\u9fff]/u.test(text) || /^\p{L}{2,12}$/u.test(text)

/** "バスに遅れた" is "バスに遅れたこと". */
const asNoun = (text: string) => (/(?:こと|の|話|日)$/u.test(text) ? text : `${text}こと`)

const DIGITS = '〇一二三四五六七八九'

function inWords(age: number): string {
  if (age === 20) return 'はたち'
  const [hundreds, tens, ones] = [Math.floor(age / 100), Math.floor(age / 10) % 10, age % 10]
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : DIGITS[tens]}十`
  return `${hundreds > 0 ? '百' : ''}${ten}${ones > 0 ? DIGITS[ones] : ''}歳`
}
