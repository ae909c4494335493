import type { Fact } from '../../brief.ts'
import { behindSubject, toHearer } from './hearer.ts'
import { fact } from './lines.ts'
import { NO_FACT } from './notes.ts'
import { mainClause } from './word-order.ts'
import { beforeYou, behindYou, isVerb } from './words/verbs.ts'

/** Words that follow the subject, the verb first, said to the hearer. */
export function toldOf([verb = '', ...rest]: readonly string[]): Fact | null {
  if (!isVerb(verb.toLowerCase()) || NO_FACT.test([verb, ...rest].join(' '))) return null
  if (rest.length === 0 && verb.length < MIN_ALONE) return null
  return fact('you', `je ${behindYou(verb.toLowerCase())} ${behindSubject(rest.join(' '))}`)
}

/** Letters of a verb that says something by itself: "snurkt". */
const MIN_ALONE = 5

/** Behind "hij" stands its verb, known or not; what is not surely one stays as it was typed. */
export function toldOrTyped([first = '', verb = '', ...rest]: readonly string[], piece: string): Fact | null {
  const known = toldOf(mainClause([verb, ...rest].join(' ')))
  if (
    known ||
    /^die$/iu.test(first) ||
    /^(?:nooit|niet|altijd|vaak|soms|ook|nog|nu|toch|met|in|op|er|echt|zelf|elke|alles|graag|dat)$/iu.test(verb) ||
    NO_FACT.test(`${verb} ${rest.join(' ')}`) ||
    rest.length === 0
  )
    return known
  return /[^aeiou]t$|(?:aa|ee|oo|uu|ie|oe|ij|ui|eu|ou)\p{L}*t$/iu.test(verb)
    ? fact('you', `je ${verb.toLowerCase()} ${toHearer(rest.join(' '))}`)
    : fact('they', piece)
}

/** "ze leerden elkaar kennen" of two who are sung to. */
export const coupleFact = (words: readonly string[], subject = 'jullie'): Fact | null =>
  NO_FACT.test(words.join(' ')) ? null : fact('you', `${subject} ${words.join(' ').replace(/\bhun\b/giu, 'jullie')}`)

export const turnedFact = ([, time = '', verb = '', rest = '']: readonly string[]): Fact =>
  fact('you', `${time}${beforeYou(verb.toLowerCase())} je ${toHearer(rest)}`)
