import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { isNounToo, isVerb } from './verbs.ts'

/** Several, or a team: they are "voi". */
export const areMany = (hearer: Hearer | null) => hearer?.kind === 'group' || / (?:e|ed) /u.test(hearer?.name ?? '')

/** "il suo cane" is "il tuo cane"; to several "il loro cane" is "il vostro cane". */
export function possessed(text: string, isMany: boolean): string {
  const single = text.replace(/(?<!\p{L})su(oi|o|a|e)(?!\p{L})/giu, 'tu$1')
  if (!isMany) return single
  return text.replace(
    /(?<!\p{L})(?!di )(\p{L}*?)(il|la|i|le|l|lla|lle|gli) loro(?= \p{L})/giu,
    (_, lead: string, article: string) => `${lead}${article} vostr${ENDS[article] ?? 'o'}`,
  )
}
const ENDS: Readonly<Record<string, string>> = { la: 'a', lla: 'a', le: 'e', lle: 'e', i: 'i', gli: 'i' }

/** "con lei" is "con te". */
export const withYou = (text: string, you: string) =>
  text.replace(/(?<!\p{L})(con|a|di|da|per|senza|su|in|su di|dietro) (?:lei|lui|loro|sé)(?!\p{L})/giu, `$1 ${you}`)

/** What the hearer does, whose verb is turned already: "rotto la sua tazza" with "tua". */
export function yours(text: string, isMany: boolean): string {
  const self = isMany ? 'vi' : 'ti'
  const turned = text.replace(/(\p{L}+[aei]r)si(?!\p{L})/giu, `$1${self}`)
  return withYou(possessed(turned, isMany), isMany ? 'voi' : 'te')
}

/** "Nonna" and "Pina" are "lei"; null for whoever may be either. */
export function genderOf(hearer: Hearer | null): 'm' | 'f' | null {
  const of = (word: string) => {
    if (/^(?:moglie|madre|nuora|.*(?:trice|essa))$/iu.test(word) || HERS.test(word)) return 'f'
    if (/^(?:marito|padre|papà|genero|.*tore)$/iu.test(word) || HIS.test(word)) return 'm'
    return /a$/iu.test(word) ? 'f' : /o$/iu.test(word) ? 'm' : null
  }
  if (!hearer || areMany(hearer)) return null
  const kin =
    hearer.kin && !/^(?:collega|barista|tata|prof|ex|capo|coach|mister)$/iu.test(hearer.kin) ? of(hearer.kin) : null
  return kin ?? (hearer.name ? of(hearer.name.split(' ')[0] ?? '') : null)
}
const HERS =
  /^(?:alice|beatrice|irene|adele|agnese|matilde|rachele|noemi|ines|miriam|clotilde|nicole|denise|zoe|ester|carmen|isabel|consuelo|rosi|mery|cleo|dafne)$/iu
const HIS =
  /^(?:luca|andrea|mattia|nicola|elia|gianluca|battista|tobia|enea|leonida|gianmaria|isaia|geremia|davide|gabriele|michele|samuele|daniele|raffaele|simone|giuseppe|cesare|ettore|oreste|leone|emanuele|pasquale|salvatore|gaspare|oscar|kevin|samuel|manuel|giovanni|luigi|gianni|omar|ivan|igor|hassan|ahmed|karim|thomas|denis)$/iu

/** What others do to the hearer: "tutti la chiamano capo", "i suoi nipoti gli scrivono". */
export function others(text: string, isMany: boolean): string {
  const self = isMany ? 'vi' : 'ti'
  const turned = text
    .replace(
      /(?<!\p{L})(?<!(?:me|te|ce|ve|se) )(la|lo|le|li|gli) (?=(\p{L}+))/giu,
      (all, whom: string, verb: string) =>
        isVerb(verb) && !isNounToo(verb) && !(isMany && ONE.test(whom)) ? `${self} ` : all,
    )
    .replace(/(\p{L}+[aei]r)(la|lo|le|gli|li)(?!\p{L})/giu, (all, verb: string, whom: string) =>
      isMany && ONE.test(whom) ? all : `${verb}${self}`,
    )
  return withYou(possessed(turned, isMany), isMany ? 'voi' : 'te')
}

/** Of one alone, who is none of several. */
const ONE = /^(?:la|lo|le)$/iu

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
    .replace(
      new RegExp(`(?<!\\p{L})(con|di|da|per|senza|su) ${whole}( del| della| dell| dei)?`, 'iu'),
      (_, of: string, from = '') => {
        const gender = genderOf(hearer)
        return `${of} te${from && gender ? `, quell${gender === 'f' ? 'a' : 'o'}` : ''}${from}`
      },
    )
    .replace(new RegExp(`^((?:io |non |sempre )*)(\\p{L}+) ${whole}`, 'iu'), '$1ti $2')
    .replace(new RegExp(`^((?:io |non )*)((?:ho|abbiamo) \\p{L}+[tos][ao]) ${whole}`, 'iu'), '$1ti $2')
    .replace(new RegExp(`^((?:io |non )*)(\\p{L}+(?: \\p{L}+)*?) a ${whole}`, 'iu'), '$1ti $2')
}

export const namesOf = ({ kin, name }: Hearer) =>
  [name, ...(name?.split(/, | e | ed /) ?? []), kin].flatMap((one) => (one ? [escaped(one)] : [])).join('|')

export const isNamed = (text: string, hearer: Hearer) => {
  const names = namesOf(hearer)
  return names !== '' && new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu').test(text)
}

/** "per mia nonna pina", "la mia amica del liceo". */
export const endsNamed = (text: string, hearer: Hearer | null) => {
  const names = hearer ? namesOf(hearer) : ''
  return names !== '' && new RegExp(`(?<!\\p{L})(?:${names})(?: (?:d\\p{L}+ )?\\p{L}+)?$`, 'iu').test(text)
}
