import { capital } from '../../../lyrics/first-letter.ts'
import { lessons } from '../../../songwriter/languages/it/details.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { joined } from '../fact-lines.ts'
import { factOf } from './clause-facts.ts'
import { verbAt } from './clauses.ts'
import { areMany, genderOf, isNamed } from './hearer.ts'
import { fact, inBreaths, small } from './lines.ts'
import { REQUEST } from './notes.ts'
import type { PreviousSubject } from './persons.ts'
import { piecesOf, THING_OF } from './pieces.ts'
import { inWholeWords } from './written-out.ts'

/**
 * What an Italian description tells, as lines of a song to its hearer: "per nonna pina che cucinava la domenica" gives
 * "Cucinavi la domenica", "ho dimenticato il suo compleanno" gives "Ho dimenticato il tuo compleanno". What is not sure is left
 * out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  let before: PreviousSubject = hearer ? 'you' : null
  /** Whether the piece before told anything. */
  let isTold = false
  const isLesson = LESSON.test(description)
  /** Who is told of besides, as "lui" or "lei". */
  let others: Other | null = null
  const pieces = piecesOf(inWholeWords(description, names), hearer)
  for (const { text: piece, joins } of pieces) {
    const isTaught = isLesson && (IMPERSONAL.test(piece) || isStep(piece))
    const told: Fact | null = isTaught ? fact('thing', piece) : factOf(piece, hearer, before)
    const found: Fact | null =
      told?.of === 'thing' && names.some((name) => isJustNamed(piece, name)) ? null : whoseIs(told, others)
    others = (areMany(hearer) ? null : othersIn(piece, names, hearer)) ?? others
    if (found)
      facts.push(joins && isTold ? { ...found, joined: `${capital(joins)} ${small(found.text, piece)}` } : found)
    isTold = found !== null
    if (found && found.of !== 'thing')
      before = hearer && !(found.of === 'they' && verbAt(piece.split(' ')) < 0) ? 'you' : found.of
    else if (hearer && (REQUEST.test(piece) || isNamed(piece, hearer))) before = 'you'
    else if (!hearer && THING_OF.test(piece)) before = 'they'
    else if (before !== 'you') before = null
  }
  // What a lesson says anyway is not listed besides.
  const isSaid = isLesson && pieces.filter(({ text }) => isStep(text)).length >= facts.length
  if (isSaid && facts.every(({ of }) => of === 'thing') && isTaughtAnyway(description)) return []
  const sold = SOLD.exec(description)?.[1]
  if (sold) facts.unshift(fact('me', `vendiamo ${sold}`))
  return inBreaths(joined(facts, 2))
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ of, text }) => text.split(' ').length <= LONGEST && (of === 'thing' || /[ ’']/.test(text)))
    .slice(0, MOST)
}

/** "su e giù", "due minuti prima della nanna": what is to be learnt, as it was listed. */
const isStep = (piece: string) =>
  /^(?:su|giù|prima|dopo|davanti|dietro|sopra|sotto|(?:due|tre|cinque|dieci|\d+) minuti) \p{L}/iu.test(piece) &&
  piece.split(' ').length <= LONGEST_STEP &&
  !REQUEST.test(piece)
const LONGEST_STEP = 7
const isTaughtAnyway = (description: string) =>
  lessons.some(({ words }) =>
    words.split(' ').some((word) => description.toLowerCase().includes(word.replaceAll('_', ' ').replace('*', ''))),
  )

/** "la mia amica Giulia" tells nothing, "capotreno sulla Roma-Pescara" does. */
const isJustNamed = (piece: string, name: string) =>
  piece.includes(name) &&
  (piece.startsWith(name) || !new RegExp(`(?<!\\p{L})(?:${LEADS_NAME}) ?${escaped(name)}`, 'iu').test(piece))
const LEADS_NAME = "una?|d[ei]|del|della|dei|degli|delle|dell'|su|sul|sulla|sui|a|al|alla|da|dal|dalla|in|nel|nella|con"

/** Somebody else, and as what they are spoken of. */
type Other = { readonly name: string; readonly gender: 'm' | 'f' | null }

/** "mio figlio Tommaso": the last who is spoken of besides the hearer. */
function othersIn(piece: string, names: readonly string[], hearer: Hearer | null): Other | null {
  const found = [...piece.matchAll(OTHER)].at(-1)
  if (!found || !hearer) return null
  const [, own = '', kin = '', name = ''] = found
  if (isNamed(`${kin} ${name}`, hearer)) return null
  const gender = genderOf({ kin, name: null, call: null, kind: null })
  return { name: names.includes(name) ? name : `${own} ${kin}`, gender }
}
const OTHER =
  /(?<!\p{L})((?:su|mi|nostr)[ao]) (figli[ao]|fratell\p{L}+|sorell\p{L}+|marito|moglie|nipotin[ao]|nipote|bambin[ao]|mamma|madre|papà|padre|babbo|nonn[ao]|zi[ao]|cugin[ao])(?: (\p{Lu}\p{L}+))?(?!\p{L})/gu

/** "lui è dislessico", where a teacher is sung to, is "Tommaso è dislessico". */
function whoseIs(told: Fact | null, other: Other | null): Fact | null {
  const [, pronoun = ''] = /^(Lui|Lei) /u.exec(told?.text ?? '') ?? []
  if (told?.of !== 'they' || !other || pronoun === '') return told
  if (other.gender !== (pronoun === 'Lui' ? 'm' : 'f')) return told
  return { ...told, text: capital(told.text.replace(/^(?:Lui|Lei)/u, other.name)) }
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
