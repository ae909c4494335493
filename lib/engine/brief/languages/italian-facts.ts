import { readWishes } from '../../compose/wishes.ts'
import type { Fact, Hearer } from '../brief.ts'
import { areMany, escaped, mine, others, yours } from './italian-hearer.ts'
import { isNounToo, isOfSelf, isVerb, spokenBehind, spokenTo, spokenToAll } from './italian-verbs.ts'
import { inWholeWords } from './italian-written-out.ts'

/**
 * What an Italian description tells, as lines of a song to its hearer: "per nonna pina che cucinava la domenica" gives
 * "Cucinavi la domenica", "ho dimenticato il suo compleanno" gives "Ho dimenticato il tuo compleanno". What is not sure is left
 * out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  let before: Before = hearer ? 'you' : null
  for (const piece of piecesOf(inWholeWords(description, names), hearer)) {
    const told = factOf(piece, hearer, before)
    const fact = told?.of === 'thing' && names.some((name) => piece.includes(name)) ? null : told
    if (fact) facts.push(fact)
    if (fact && fact.of !== 'thing') before = fact.of
    else if (hearer && (REQUEST.test(piece) || isNamed(piece, hearer))) before = 'you'
    else if (before !== 'you') before = null
  }
  return joined(facts)
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ of, text }) => text.split(' ').length <= LONGEST && (of === 'thing' || /[ ’']/.test(text)))
    .slice(0, MOST)
}

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
type Before = Fact['of'] | null

/** In words: more make no line. */
const LONGEST = 12
const MOST = 10

const REQUEST =
  /(?<!\p{L})(?:canzon\p{L}+|pezzo|brano|jingle|spot|ballata|inno|ninna|ninnananna|filastrocca|stornello|serenata|rap|strumentale|bpm|tempo|ritmo|stile|genere|testo|ritornello|per favore|scrivi(?:mi)?|fammi|crea|componi|vorrei|voglio (?:una?|qualcosa|che|dedicare)|mi serve|serve|qualcosa|dedicat[ao]|tarantella|valzer|reggae|swing|minut[oi]|cantat[ao]|in (?:inglese|francese|giapponese|spagnolo|italiano|portoghese|tedesco)|buon compleanno|tanti auguri|auguri|compleanno|matrimonio|pensionamento|laurea|anniversario d\p{L}+|grazie|ringraziare|perdono|perdonami|scusa|scusami|scuse|regalo)(?!\p{L})/iu
