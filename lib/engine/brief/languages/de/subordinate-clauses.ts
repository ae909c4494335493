import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { isVerbFinal, last, type Piece } from './clauses.ts'
import { isNamed } from './hearer.ts'
import { fact, LONGEST, smallWithin } from './lines.ts'
import { withNouns } from './nouns.ts'
import { subjectOfTurned, toldOf, turnedTo } from './persons.ts'
import type { Reader } from './reader.ts'
import { REQUEST, SONG } from './requests.ts'
import { spoken } from './spoken.ts'
import { isFiniteVerb, isOwnVerb, isSecondPerson, isVerb, isVerbOfSeveral } from './verbs.ts'

/** "Als ich krank war, hat sie gekocht" is one line: the clause, and the sentence that begins with its verb. */
export function withClauseBefore(clause: string, main: Piece | undefined, reader: Reader): Fact | null {
  if (!main || main.begins || main.conjunction || !OPEN.test(clause) || !isVerbFinal(clause)) return null
  const [, filler = '', rest = ''] = /^((?:dann|da|so|dafür|trotzdem) )?(.+)$/iu.exec(main.text) ?? []
  const words = rest.split(/\s+/)
  const [verb = '', subject = ''] = words.map((word) => word.toLowerCase())
  if (!isFiniteVerb(verb) && !isOwnVerb(verb) && !isSecondPerson(verb) && !isVerbOfSeveral(verb)) return null
  if ((SONG.test(main.text) && !/^(?:er|sie|ich|wir)$/u.test(subject)) || REQUEST.test(main.text) || words.length < 2)
    return null
  const { hearer } = reader
  const of = subjectOfTurned(subject, verb, words.slice(1), reader)
  const said =
    of === 'you' && /^(?:er|sie|es)$/u.test(subject) ? turnedTo([], words, reader) : spoken(rest, 'me', reader)
  const open = hearer ? spoken(clause, of === 'you' ? 'you' : 'me', reader) : withNouns(clause)
  const text = `${open}, ${filler.toLowerCase()}${smallWithin(said)}`
  return text.split(' ').length > LONGEST_WITH_CLAUSE ? null : fact(of, text)
}
const OPEN =
  /^(?:(?:immer|jedes mal|auch|sogar|selbst|erst|und) )?(?:wenn|als|weil|obwohl|bevor|nachdem|während|sobald|solange|falls|wer|wo(?: immer)?|(?:seit|seitdem|bis|da) (?:ich|wir|er|sie|es|du|man|mein\p{L}*|unser\p{L}*|die|der|das))\s/iu
const LONGEST_WITH_CLAUSE = 32

/** "…, weil der Führerschein weg ist" belongs to what it is the cause of; null where it does not go on with it. */
export function goneOnBehind(
  told: Fact,
  { text: piece, conjunction }: Piece,
  last: string,
  reader: Reader,
): Fact | null {
  const { hearer } = reader
  const isLong = `${told.text} ${piece}`.split(' ').length > LONGEST
  if (told.of === 'thing' || SONG.test(piece) || conjunction) return null
  if (ONLY.test(piece)) return { ...told, text: `${told.text}, ${withNouns(piece)}` }
  if (
    FRAGMENT.test(piece) &&
    told.text.split(' ').length > 2 &&
    !/\d\s*$|zu[mr]? /u.test(piece) &&
    !piece.split(/\s+/).some((word) => isFiniteVerb(word.toLowerCase())) &&
    readAttributes([piece]).notUnderstood.length > 0
  )
    return isLong ? null : { ...told, text: `${told.text}, ${spoken(piece, told.of === 'you' ? 'you' : 'me', reader)}` }
  const [who = '', ...rest] = piece.split(/\s+/)
  const isReported = REPORTS.test(told.text) && !/,/u.test(told.text)
  // "er hat gesagt, er will keine Geschenke".
  if (isReported && told.of === 'you' && /^(?:er|sie)$/iu.test(who) && !reader.strange.has(who.toLowerCase())) {
    const reported = toldOf(rest, reader)
    if (reported) return { ...told, text: `${told.text}, ${smallWithin(reported.text)}` }
  }
  if (isReported) return { ...told, text: `${told.text}, ${spoken(piece, 'me', reader)}` }
  if (isLong || (told.text.match(/,/gu)?.length ?? 0) >= MOST_BEHIND) return null
  const as = told.of === 'you' ? 'you' : 'me'
  if (GOES_ON.test(piece)) {
    const text = `${told.text}, ${spoken(piece, as, reader)}`
    return { ...told, text }
  }
  if (OF_WHAT.test(piece) && isRelative(piece) && !(hearer && isNamedLast(last, hearer)))
    return { ...told, text: `${told.text}, ${spoken(piece, 'me', reader)}` }
  return null
}
/** Clauses behind one fact. */
const MOST_BEHIND = 2

/** "die kratzen", "mit dem er schläft": the verb is last, and no other. */
function isRelative(piece: string): boolean {
  const words = piece.toLowerCase().split(/\s+/)
  return (
    words.length > 1 &&
    isVerbFinal(piece) &&
    !words.slice(1, -1).some((word) => isFiniteVerb(word)) &&
    (words.length > 2 || isVerbOfSeveral(last(words)) || isVerb(last(words)))
  )
}
const OF_WHAT = /^(?:(?:in|mit|auf|an|bei|von|für|aus|über|unter|zu) )?(?:der|die|das|den|dem|deren|dessen|denen)\s/iu

/** "…, meine Oma Hilde": what follows with "die" tells of her. */
const isNamedLast = (text: string, hearer: Hearer) => isNamed(text.split(/\s+/).slice(-2).join(' '), hearer)

/** "…, einen auf jede Backe". */
const FRAGMENT =
  /^(?:einen|einer|eins|keinen|mal|erst|im|am|beim|auf|bis|wie|egal|meistens|jeden|jedes|immer|sogar|auch|außer) (?!(?:lied|song|stil)\b)\S+(?: \S+){0,9}$/iu
/** "du sagst, das wird schon". */
const REPORTS =
  /(?:^|\s)(?:dachte|glaubte|meinte|hoffte|sag(?:t|st|te|test)|mein(?:t|st|test)|gesagt|gemeint|gerufen|behaupte(?:t|st)|frag(?:t|st|te)|ruf(?:t|st)|rief|denk(?:t|st)|glaub(?:t|st))(?: (?:immer|dann|nur|oft|jedes Mal|jetzt|noch|bestimmt))?$/u
/** "du hast nie geweint, nur im Keller". */
const ONLY =
  /^aus (?:versehen|spaß)$|^(?:(?:ein|zwei|drei|vier|fünf|sechs|\d+|paar|ein paar) )?(?:tage?|wochen?|monate?|jahre?|stunden?|minuten?) (?:vor|nach) (?:de[mr]|unsere[mr]|meine[mr]|seine[mr]|ihre[mr]) \p{L}+$|^(?:mitten|genau|ausgerechnet|direkt|kurz) (?:in|im|am|an|auf|vor|nach|beim|zu) .{3,40}$|^(?:auch|sogar|selbst|nur|außer|höchstens|besonders|meistens|am liebsten) (?:im|in|am|an|auf|beim|bei|unter|hinter|mit|ohne|nach|vor|zu|zum|zur|heimlich|nachts|wenn)(?: [\p{L}\d]+){0,5}$/iu
const GOES_ON =
  /^(?:(?:auch nicht|auch|sogar|selbst|gerade|besonders|nur|außer|immer) (?:als|wenn)|weil|obwohl|damit|bis|während|als|bevor|nachdem|sobald|um|wenn|dass|ob|was|wann|wie|wo|warum|wohin|womit|seit|seitdem|sodass|statt|ohne)\s(?=\S+\s\S+)/iu
