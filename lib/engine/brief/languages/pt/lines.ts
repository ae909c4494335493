import { capital, uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact } from '../../brief.ts'
import { isSecond, isThird, LEADS, SUBORDINATES } from './clauses.ts'
import { PORTUGUESE_PLACES } from './names.ts'
import { isMusic, MANNER, SONG } from './songs.ts'
import { lowerFirst, type PieceFacts } from './told.ts'
import * as verbs from './verbs.ts'

/** In words: more make no line. */
export const LONGEST = 24

export const lengthOf = (text: string) => text.split(' ').length

/** What was read, and with what it goes on from what was told before it. */
export type Read = Fact & { readonly conjunction?: string; readonly isElided?: boolean }

/** "E acorda todo mundo às seis" of "Você acorda todo mundo às seis". */
export function withJoin({ conjunction, isElided, ...fact }: Read, names: readonly string[], hasYou: boolean): Fact {
  if (!conjunction) return fact
  // "E tu nunca desististe".
  const isOfYou =
    fact.of === 'you' &&
    !isElided &&
    !hasYou &&
    isSecond(
      lowerFirst(fact.text, [])
        .split(' ')
        .find((word) => !LEADS.test(word)) ?? '',
    )
  if (isOfYou) return { ...fact, joined: `${capital(conjunction)} tu ${lowerFirst(fact.text, names)}` }
  const text = isElided ? fact.text.replace(/^(?:Vocês?|Eles?|Elas?|Nós) /u, '') : fact.text
  const isName =
    names.some((name) => text.startsWith(name)) || PORTUGUESE_PLACES.split(', ').includes(text.split(' ')[0] ?? '')
  return { ...fact, joined: `${capital(conjunction)} ${isName ? text : uncapital(text)}` }
}

/** A fact with what is listed behind it: no clause, and nothing that speaks of the song. */
export function furtherOf(last: Read, text: string, told: PieceFacts, names: readonly string[]): Read | null {
  const words = text.split(' ')
  const isClause = told.facts.some(({ of }) => of !== 'thing')
  const isName = names.some((name) => text.replace(/^(?:[oa]|meu|minha) /u, '') === name)
  if (isName || OPENING.test(last.text)) return null
  if (isClause || last.of === 'thing' || SUBORDINATES.test(last.text) || SONG.test(text) || words.length > 9)
    return null
  if (
    isMusic(text) ||
    words.some((word) => MANNER.test(word)) ||
    /^(?:(?:o |a )?(?:que|quem|né|viu|tá|kk+)|(?:d[oa] )?(?:seu|sua|teu|tua)s? (?:filh|net|amig|irm|namorad|espos|marido|sobrinh|mãe|pai)\p{L}*|ass|assinado|com carinho|com amor|beijos?)(?!\p{L})/iu.test(
      text,
    )
  )
    return null
  if (words.some((word, at) => at > 0 && isThird(word) && verbs.isVerbAlone(word)) && told.facts.length === 0)
    return null
  const whole = `${last.text}, ${told.facts[0] ? lowered(told.facts[0].text, text) : text}`
  return lengthOf(whole) <= LONGEST ? { ...last, text: whole, deed: null } : null
}

/** "Abre às 5 da manhã" has no list of things behind it. */
const OPENING = /^(?:abr(?:e|imos)|abert[oa]|fech(?:a|amos)|fica|funciona|atend(?:e|emos)) /iu

const lowered = (text: string, typed: string) => typed.charAt(0) + text.slice(1)
