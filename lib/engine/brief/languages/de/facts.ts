import type { Fact, Hearer } from '../../brief.ts'
import { factOf, SCENE } from './clause-facts.ts'
import { isVerbFinal, type Piece, piecesOf } from './clauses.ts'
import { fitted, joinedTo, LEAST, smallWithin, withNames } from './lines.ts'
import { behindTurned } from './persons.ts'
import { NOBODY, type Reader, strangersIn, subjectOf } from './reader.ts'
import { isKnownLesson } from './reading/lessons.ts'
import { asAddressed } from './spoken.ts'
import { goneOnBehind, withClauseBefore } from './subordinate-clauses.ts'

/**
 * What a German description tells, as lines of a song to its hearer: "oma hilde, sie backt pflaumenkuchen" gives "Du backst
 * Pflaumenkuchen", "der jeden Tag pünktlich kommt" gives "Du kommst jeden Tag pünktlich". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const { text, written } = sayingsAsOne(description)
  const asSaid = (line: string) => written(asAddressed(line, hearer))
  const strange = strangersIn(text, hearer)
  const reader: Reader = { hearer, names, strange, rivals: '', before: NOBODY, isInRelative: false, isOwn: false }
  const facts: Fact[] = []
  let told: Fact | null = null
  const pieces = piecesOf(text)
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece
    if (piece.begins) reader.rivals = ''
    reader.rivals += ` ${piece.text}`
    const last = pieces[at - 1]?.text ?? ''
    const longer: Fact | null = told && !piece.begins ? goneOnBehind(told, piece, last, reader) : null
    if (longer) {
      const known = facts.at(-1)
      const end = withNames(longer.text.slice(told?.text.length), names)
      if (known)
        facts[facts.length - 1] = {
          ...known,
          text: `${known.text}${end}`,
          ...(known.joined ? { joined: `${known.joined}${end}` } : {}),
        }
      told = longer
      continue
    }
    const turned = withClauseBefore(piece.text, pieces[at + 1], reader)
    const ofThing = !hearer && !piece.begins && OF_THING.test(last) && /^(?:der|die|das)\s/iu.test(piece.text)
    const said = turned ?? factOf(ofThing ? `${last} ${piece.text}` : piece.text, reader)
    // What stands first says what song it is to be.
    reader.isInRelative =
      said?.of === 'you' &&
      (piece.conjunction ? reader.isInRelative : IN_RELATIVE.test(piece.text) && isVerbFinal(piece.text))
    const found =
      at === 0 && said?.of === 'thing' && !SCENE.test(piece.text) && !(!hearer && PLACE.test(piece.text))
        ? null
        : said && (turned ?? fitted(said))
    const before = told
    told = found
    if (found?.of === 'me') reader.isOwn = true
    reader.before = turned ? behindTurned(turned, pieces[at + 1]?.text ?? '') : subjectOf(piece.text, said, reader)
    if (turned) at++
    if (!found) continue
    const known = facts.at(-1)
    if (known && SAYS_SAME.test(found.text) && known.text.split(' ').length <= LEAST)
      facts[facts.length - 1] = { ...known, text: `${known.text}, ${smallWithin(found.text)}` }
    else if (known && isListed(known) && isListed(found) && before)
      facts[facts.length - 1] = { ...known, text: `${known.text}, ${found.text}` }
    else facts.push(joinedTo(before, piece, { ...found, text: withNames(found.text, names) }))
  }
  const isLesson = isKnownLesson(description)
  return facts
    .filter(({ of }) => !(isLesson && (hearer === null || of === 'thing')))
    .filter(({ text }) => !/^Du (?:sagst|sagtest|meinst|meintest|fragst|fragtest)$/u.test(text))
    .filter(({ text }, at) => facts.findIndex((one) => one.text === text) === at)
    .slice(0, MOST)
    .map((one) => ({ ...one, text: asSaid(one.text), ...(one.joined ? { joined: asSaid(one.joined) } : {}) }))
}

/** "Waschen", "Schneiden": things of one word are one line. */
const isListed = ({ of, text }: Fact) =>
  of === 'thing' && text.split(', ').every((one) => !/[\s-]/u.test(one)) && text.split(', ').length < LONGEST_LIST
const LONGEST_LIST = 4

/** "sie tanzt gern, er kann es gar nicht" is one line. */
const SAYS_SAME =
  /^(?:Er|Sie|Du|Ich|Wir) \p{Ll}+ (?:es|das) (?:gar |überhaupt |leider |eigentlich |auch |nur )*(?:nicht|kaum|nie)$/u
const IN_RELATIVE = /(?:^|\s)(?:der|die|das)\s/iu
/** "ein Lied über einen Dachs", before ", der …". */
const OF_THING = /(?:über|von)\s(?:ein|mein|unser)\p{L}*\s(?:\p{L}+\s)?\p{L}+$/iu
/** "Reparaturcafé im Stadtteil Linden". */
const PLACE = /^\p{L}*(?:café|laden|werkstatt|kneipe|salon|studio|markt|treff) (?:in|im|am|an der|auf) /iu
const MOST = 10

/** "Sie sagt immer: Wer rastet, der rostet": what is said is one word. */
function sayingsAsOne(description: string): { readonly text: string; readonly written: (text: string) => string } {
  const sayings: string[] = []
  const text = description.replace(SAYING, (_, says: string, said: string) => {
    sayings.push(said)
    return `${says} ${String.fromCharCode(FIRST_SIGN + sayings.length - 1)}`
  })
  const written = (line: string) =>
    line
      .replace(/,? ?([\uF000-\uF0FF])/gu, (_, sign: string) => `: ${sayings[sign.charCodeAt(0) - FIRST_SIGN] ?? ''}`)
      .replace(/[.\s]+$/u, '')
  return { text, written }
}
const SAYING =
  /((?<!\p{L})(?:sag(?:t|te|en|e)|mein(?:t|te)|ruf(?:t|e)|rief|schrei(?:t|e)|brüllt|gesagt|Spruch (?:ist|war)|Motto (?:ist|war))(?: (?:immer|dann|stets|oft|jedes Mal|nur|gern))*): (?!["“„»«])([^.!?\n"“„]{3,70})/giu
/** One sign for each saying. */
const FIRST_SIGN = 0xf000
