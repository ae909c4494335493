import type { Fact, Hearer } from '../../brief.ts'
import { factOf } from './clause-facts.ts'
import { verbAt } from './clauses.ts'
import { isNamed } from './hearer.ts'
import { capital, fact, inBreaths, joined, small } from './lines.ts'
import { REQUEST } from './notes.ts'
import type { Before } from './persons.ts'
import { piecesOf, THING_OF } from './pieces.ts'
import { inWholeWords } from './written-out.ts'

/**
 * What an Italian description tells, as lines of a song to its hearer: "per nonna pina che cucinava la domenica" gives
 * "Cucinavi la domenica", "ho dimenticato il suo compleanno" gives "Ho dimenticato il tuo compleanno". What is not sure is left
 * out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  let before: Before = hearer ? 'you' : null
  /** Whether the piece before told anything. */
  let isTold = false
  const isLesson = LESSON.test(description)
  for (const { text: piece, joins } of piecesOf(inWholeWords(description, names), hearer)) {
    const told: Fact | null = isLesson && IMPERSONAL.test(piece) ? fact('thing', piece) : factOf(piece, hearer, before)
    const found: Fact | null = told?.of === 'thing' && names.some((name) => piece.includes(name)) ? null : told
    if (found)
      facts.push(joins && isTold ? { ...found, joined: `${capital(joins)} ${small(found.text, names)}` } : found)
    isTold = found !== null
    if (found && found.of !== 'thing')
      before = hearer && !(found.of === 'they' && verbAt(piece.split(' ')) < 0) ? 'you' : found.of
    else if (hearer && (REQUEST.test(piece) || isNamed(piece, hearer))) before = 'you'
    else if (!hearer && THING_OF.test(piece)) before = 'they'
    else if (before !== 'you') before = null
  }
  const sold = SOLD.exec(description)?.[1]
  if (sold) facts.unshift(fact('me', `vendiamo ${sold}`))
  return inBreaths(joined(facts))
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ of, text }) => text.split(' ').length <= LONGEST && (of === 'thing' || /[ ’']/.test(text)))
    .slice(0, MOST)
}

/** "si guarda a sinistra": in a lesson that is anybody. */
const LESSON =
  /(?<!\p{L})(?:canzon\p{L}+|filastrocca|rap|pezzo|brano|qualcosa|per) [^.]{0,30}?(?:insegn(?:i|are)|spieg(?:hi|are)|impar(?:are|i|ino))(?!\p{L})/iu
const IMPERSONAL = /^(?:(?:e|poi|alla fine|prima|dopo|infine|non|\p{L}+dì|sabato|domenica) )*si \p{L}/iu

/** "il mio negozio di fiori". */
const SOLD =
  /(?<!\p{L})(?:negozio|bottega|negozietto|bancarella|banco) di (?!famiglia|quartiere|paese|mi[ao]|su[ao]|nostr[ao]|proprietà|successo|zona)(\p{Ll}{3,}(?: (?:e|da|per|usat[ie]|a mano|antich[ie]) \p{Ll}+)?)(?![\p{L}'’])/iu

/** In words: more make no line. */
const LONGEST = 34
const MOST = 10
