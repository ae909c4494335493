import type { ParseEnglish } from '../../../../assets.ts'
import { capital } from '../../../../lyrics/first-letter.ts'
import type { Fact, Hearer } from '../../../brief.ts'
import { escaped, pattern } from '../../../patterns.ts'
import { bereaved } from '../manners.ts'
import { written } from '../names.ts'
import { isNote } from '../notes.ts'
import { clauseFacts } from './clause-facts.ts'
import { JOINS, type Piece, piecesOf, type Word } from './clauses.ts'
import { furtherOf, linesOf, lowered, withTimes } from './lines.ts'
import { behind, behindDeed, NOTHING, type PreviousClause } from './previous-clause.ts'
import { type HearerContext, isHearer, isNamed, isSpokenOfBefore, othersOf, pronounsOf } from './second-person.ts'
import type { LinesOrClause } from './songs.ts'
import { timesTableIn } from './times-table.ts'
/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer: "my cat Biscuit who sleeps on my
 * keyboard and he hates rain" gives "You sleep on my keyboard" and "You hate rain"; "i forgot our anniversary" gives "I forgot our
 * anniversary". What speaks of the song itself is left out.
 */
export function factsIn(
  description: string,
  hearer: Hearer | null,
  names: readonly string[],
  parse: ParseEnglish,
): Fact[] {
  const facts: Fact[] = []
  const context: HearerContext = {
    ...{ hearer, parse, pronouns: pronounsOf(description, hearer, parse) },
    others: othersOf(description, hearer, names),
    isDead: DEAD.test(description) && !pattern(bereaved).test(description),
    isNamedFirst: hearer !== null && isSpokenOfBefore(/\babout\b/u, hearer, description),
  }
  let before: PreviousClause = { ...NOTHING, of: hearer && 'you' }
  let last: readonly Word[] = []
  /** Whether the piece before told anything. */
  let isTold = false
  for (const piece of piecesOf(inOnePiece(description, names, parse), parse, (words) => isHearer(words, context))) {
    // "I miss my grandma who passed away": she did.
    if (piece.isRelative && hearer && last.length > 1 && isNamed(last.slice(-3), hearer))
      before = { ...before, of: 'you', thing: null }
    // "marrying Desmond, who drives the bus": he does.
    const other = piece.isRelative || /^who$/iu.test(piece.words[0]?.text ?? '') ? othersBefore(last, context) : null
    if (other) before = { ...before, of: 'they', they: other, thing: null }
    if (piece.isRelative && before.deed) before = { ...before, ...behindDeed(before.deed, context) }
    const found = readOn(
      clauseFacts(piece, context, piece.goesOn ? before : { ...NOTHING, last: before.last }),
      context,
    )
    // "the seagull that steals sandwiches".
    if (piece.isRelative && found.length > 0 && facts.at(-1)?.text.toLowerCase() === before.thing?.toLowerCase())
      facts.pop()
    const [head, ...others] = found
    const conjunction = conjunctionOf(piece)
    if (head && conjunction && isTold) {
      const isName = names.some((name) => head.text.startsWith(name))
      const text = isName ? head.text : lowered(head.text)
      found.splice(0, found.length, { ...head, joined: `${capital(conjunction)} ${text}` }, ...others)
    }
    isTold = found.length > 0
    const further =
      found.every(({ of }) => of === 'thing') && piece.goesOn && !isNote(piece.words)
        ? furtherOf(facts.at(-1), piece.words, context)
        : null
    if (further) facts[facts.length - 1] = further
    else facts.push(...found)
    before = behind(piece, found, context, before)
    last = piece.words
  }
  // "no Pluto, he gets upset" tells of whoever the song is for, and nothing that they want to hear.
  const isOfOthers = hearer === null && FOR_SOMEBODY.test(description)
  const sung = isOfOthers ? facts.filter(({ of, text }) => of !== 'they' || !/^(?:He|She)\b/u.test(text)) : facts
  return [...timesTableIn(description), ...linesOf(withTimes(sung, description))]
}

/** What joins a piece to the one before it: "but"; of a sentence of its own nothing does. */
const conjunctionOf = ({ conjunction, goesOn, words: [first] }: Piece): string | null =>
  conjunction ?? (goesOn && first && JOINS.test(first.text) ? first.text.toLowerCase() : null)

/** Somebody else than the hearer, named right before "who". */
const othersBefore = (words: readonly Word[], { others, hearer }: HearerContext): string | null => {
  const name = words.at(-1)?.text ?? ''
  return (
    others.filter((one) => !hearer?.name?.includes(one)).find((one) => one === name || one.endsWith(` ${name}`)) ?? null
  )
}

const FOR_SOMEBODY = /(?<!\b(?:me|us) )\bfor (?:my|our|a|the) (?:\d|\p{L})/iu

/** Of whoever is mourned all is past. */
const DEAD =
  /\b(?:funerals?|died|passed away|in (?:loving )?memory|memorial|rest in peace|r\.?i\.?p|(?:my|our) late)\b/iu

/** Without the commas around a name: "my lawn flamingo, Gerald, is pink". */
function inOnePiece(description: string, names: readonly string[], parse: ParseEnglish): string {
  const text = written(description, names)
  const people = names.filter((name) => !parse(name).flat()[0]?.tags.has('Place'))
  return people.reduce((rest, name) => {
    const between = `, (${escaped(name)}),`
    // "your mug, Jess, the blue one": she is spoken to.
    const addressed = rest.replaceAll(new RegExp(`(?<=\\byour \\p{L}+)${between}`, 'giu'), ',')
    return addressed.replaceAll(new RegExp(`${between}(?= \\p{Ll})`, 'gu'), ' $1')
  }, text)
}

/** Lines as they are, and a clause as a description is read. */
const readOn = (found: LinesOrClause, { hearer, parse }: HearerContext): Fact[] =>
  typeof found === 'string' ? factsIn(found, hearer, [], parse) : [...found]
