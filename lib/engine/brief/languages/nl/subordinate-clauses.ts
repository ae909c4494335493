import type { Fact, Hearer } from '../../brief.ts'
import { toHearer } from './hearer.ts'
import { fact } from './lines.ts'
import { isSeveral } from './persons.ts'
import { toldOf } from './second-person.ts'
import { mainClause, ownClause } from './word-order.ts'
import { beforeYou, divided, isVerb } from './words/verbs.ts'

export const CLAUSE = /(?:^|\s)(?:omdat|dat|want|toen)\s(ik|we|wij|hij|zij|ze|je|jij)\s(.+)$/iu

/** What a clause behind "omdat" or "dat" tells of whoever is its subject, the verb no longer at its end. */
export function clauseFact(who: string, clause: string, hearer: Hearer | null): Fact | null {
  const words = mainClause(clause)
  if (/^(?:hij|zij|ze)$/iu.test(who)) return hearer && hearer.kind !== 'group' ? toldOf(words) : null
  if (/^(?:je|jij)$/iu.test(who)) return words.length > 1 ? fact('you', `je ${words.join(' ')}`) : null
  const own = ownClause(clause)
  return own ? fact('me', `${who} ${hearer ? toHearer(own) : own}`) : null
}

/** "Als ik langskwam, zette hij koffie": of whoever is meant by "hij". */
export const OPENED =
  /^(?:als|toen|wanneer|zodra|zolang|elke keer als|telkens als)\s.*\b(?:hij|zij|ze)\b.*‚ |‚ \p{L}+ (?:hij|zij|ze)\b/iu

export function openedFact(piece: string, hearer: Hearer | null, isOfHearer: boolean): Fact {
  const text = piece.replace('‚ ', ', ')
  const isSingle = hearer !== null && hearer.kind !== 'group' && !isSeveral(hearer)
  if (!isOfHearer) return fact(/\b(?:ik|we|wij)\b/iu.test(text) ? 'me' : 'they', isSingle ? toHearer(text) : text)
  const turned = text
    .replace(/^(als|toen|wanneer|zodra|zolang) zij\b/iu, '$1 je')
    .replace(/, (\p{L}+) (?:hij|zij|ze)\b/iu, (_, verb: string) => `, ${beforeYou(verb.toLowerCase())} je`)
  return fact('you', toHearer(turned))
}

/** "als Ajax verliest mag niemand tegen hem praten": the comma that people leave out. */
export function marked(piece: string): string | null {
  if (piece.includes('‚') || !/^(?:als|toen|wanneer|zodra|elke keer als|telkens als)\s/iu.test(piece)) return null
  const words = piece.split(/\s+/)
  const at = words.findIndex(
    (word, i) =>
      i > 1 && divided(word.toLowerCase()) && isVerb((words[i + 1] ?? '').toLowerCase()) && i + 2 < words.length,
  )
  return at < 0 ? null : `${words.slice(0, at + 1).join(' ')}‚ ${words.slice(at + 1).join(' ')}`
}

export const MAIN_FIRST =
  /^(?:niemand|iedereen|alles|(?:de|het|mijn|onze|ons|haar|zijn) \p{L}+|papa|mama|opa|oma) \p{L}+ (?:\p{L}+ ){0,3}?(?:dat|omdat) (?:ik|we|wij|het|de|er) |^die (?!.{0,3}$).+ (?:omdat|terwijl) (?:hij|zij|ze) |^(?:(?:hij|zij|ze|ik|we|wij|je|jij) (?!.{0,3}$)\p{L}+|(?:die|dat) (?:\p{L}+ ){0,6}?(?:zegt|zei|denkt|dacht|vindt|vond|weet|wist|roept|riep|belooft|beloofde)) .*(?:omdat|dat|want|toen)\s/iu

/** "Dennis die al vier jaar zegt dat hij de schuur gaat opruimen". */
export const RELATIVE_TELLS =
  /\sdie\s((?:\p{L}+ ){0,6}(?:zegt|zei|denkt|dacht|vindt|vond|weet|wist|roept|riep|belooft|beloofde|\p{L}+t|\p{L}+de|\p{L}+te) (?:dat|omdat) .+)$/iu
