import type { Hearer } from '../brief.ts'
import { escaped } from '../patterns.ts'
import { isNounToo, isVerb, spokenTo } from './italian-verbs.ts'

/** Several, or a team: they are "voi". */
export const areMany = (hearer: Hearer | null) => hearer?.kind === 'group' || / (?:e|ed) /u.test(hearer?.name ?? '')

/** "il suo cane" is "il tuo cane"; to several "il loro cane" is "il vostro cane". */
function possessed(text: string, isMany: boolean): string {
  const single = text.replace(/(?<!\p{L})su(oi|o|a|e)(?!\p{L})/giu, 'tu$1')
  if (!isMany) return single
  return text.replace(
    /(?<!\p{L})(\p{L}*?)(il|la|i|le|l|lla|lle|gli) loro(?= \p{L})/giu,
    (_, lead: string, article: string) => `${lead}${article} vostr${ENDS[article] ?? 'o'}`,
  )
}
const ENDS: Readonly<Record<string, string>> = { la: 'a', lla: 'a', le: 'e', lle: 'e', i: 'i', gli: 'i' }

/** "con lei" is "con te". */
const withYou = (text: string, you: string) =>
  text.replace(/(?<!\p{L})(con|a|di|da|per|senza|su|in|su di|dietro) (?:lei|lui|loro|sé)(?!\p{L})/giu, `$1 ${you}`)

/** What the hearer does: "si alza e saluta i suoi vicini" with "ti" and "tuoi"; the first verb is turned already. */
export function yours(text: string, isMany: boolean): string {
  const self = isMany ? 'vi' : 'ti'
  const turned = text
    .replace(/(?<!(?:tutto|niente|nessuno|qualcosa|che) )(?<!\p{L})si(?= )/giu, self)
    .replace(/(?<!\p{L})se(?= (?:ne|lo|la|li|le) )/giu, isMany ? 've' : 'te')
    .replace(/(\p{L}+[aei]r)si(?!\p{L})/giu, `$1${self}`)
  const own = withYou(possessed(isMany ? turned : also(turned), isMany), isMany ? 'voi' : 'te')
  return isMany ? own : own.replace(/(?<!\p{L})(?<!(?:quando|mentre|finché|dove) )(?:lei|lui)(?!\p{L})/giu, 'tu')
}

/** "dice che non russa", "ride quando cade" have one subject. */
const also = (text: string) =>
  text.replace(
    /(?<!\p{L})((?:dic|cred|giur|pens|sa|sai)\p{L}* che|mentre|quando|se|anche se|finché) ((?:non |ti |mi |lo |la |ci |sempre |mai )*)(\p{L}+)(?= ?(\p{L}*))/giu,
    (all, join: string, lead: string, verb: string, next: string) => {
      const isOther = /^(?:il|lo|la|i|gli|le|un|una|l|qualcuno)$/iu.test(next) && COMES.test(verb)
      const you = isOther || /^(?:piov|nevic|fa$)/iu.test(verb) ? null : spokenTo(verb)
      return you && !isNounToo(verb) ? `${join} ${lead}${you}` : all
    },
  )
const COMES = /^(?:arriv|suon|fin|cominc|iniz|pass|torn|esc|usc|vien|ven|squill|manc|entr|c)/iu

/** What others do to the hearer: "tutti la chiamano capo", "i suoi nipoti gli scrivono". */
export function others(text: string, isMany: boolean): string {
  const self = isMany ? 'vi' : 'ti'
  const turned = text
    .replace(/(?<!\p{L})(?<!(?:me|te|ce|ve|se) )(?:la|lo|le|li|gli) (?=(\p{L}+))/giu, (all, verb: string) =>
      isVerb(verb) && !isNounToo(verb) ? `${self} ` : all,
    )
    .replace(/(\p{L}+[aei]r)(?:la|lo|le|gli)(?!\p{L})/giu, `$1${self}`)
  return withYou(possessed(turned, isMany), isMany ? 'voi' : 'te')
}

/** "con la panda di Sara" is "con la tua panda". */
const OWN = (_: string, lead: string, article: string, thing: string) =>
  `${lead}${article} ${OWNS[article.toLowerCase()] ?? 'tuo'} ${thing}`
const OWNS: Readonly<Record<string, string>> = { la: 'tua', le: 'tue', i: 'tuoi' }

/** What the singer does: "la amo", "ho promesso di chiamarla", "amo mia nonna". */
export function mine(text: string, hearer: Hearer | null): string {
  if (!hearer) return text
  const isMany = areMany(hearer)
  const spoken = others(text, isMany)
  const names = [hearer.kin, hearer.name].flatMap((one) => (one ? [escaped(one)] : [])).join('|')
  if (isMany || !names) return spoken
  const whole = `(?:(?:il|la|al|alla) )?(?:(?:mi[ao]|nostr[ao]) )?(?:miglior\\p{L}* )?(?:${names})(?: (?:${names}))?(?= |$)`
  return spoken
    .replace(new RegExp(`(?<!\\p{L})(\\p{L}*?)(il|la|i|le|l) (\\p{L}+) (?:di|del|della) ?${whole}`, 'iu'), OWN)
    .replace(new RegExp(`(\\p{L}+[aei]r)e ${whole}`, 'iu'), '$1ti')
    .replace(new RegExp(`(?<!\\p{L})(con|di|da|per|senza|su) ${whole}`, 'iu'), '$1 te')
    .replace(new RegExp(`^((?:io |non |sempre )*)(\\p{L}+) ${whole}`, 'iu'), '$1ti $2')
    .replace(new RegExp(`^((?:io |non )*)(\\p{L}+(?: \\p{L}+)*?) a ${whole}`, 'iu'), '$1ti $2')
}
