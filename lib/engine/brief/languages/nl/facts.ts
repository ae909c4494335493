import type { Fact, Hearer } from '../../brief.ts'
import { factOf, OF_BOTH, TOLD } from './clause-facts.ts'
import { joinedPieces } from './clauses.ts'
import { toHearer } from './hearer.ts'
import { isLesson, tableIn } from './lessons.ts'
import { fact, goingOn, withNames } from './lines.ts'
import { SONG } from './notes.ts'
import { isNamed, isSeveral, othersThan } from './persons.ts'
import { isVerb } from './words/verbs.ts'

/**
 * What a Dutch description tells, as lines of a song to its hearer: "oma riet, ze bakt appeltaart" gives "Je bakt appeltaart", "die
 * altijd te laat komt" gives "Je komt altijd te laat". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = [...tableIn(description), ...timeSungOf(description, hearer)]
  const isTaught = isLesson(description)
  let before: Fact['of'] | null = null
  // Of "hij" and "zij" of a couple nobody knows which is spoken to.
  const ofTwo = /\bhij\b/iu.test(description) && /\bzi?j\b|\bze\b/iu.test(description)
  const others = hearer && hearer.kind !== 'group' && !isSeveral(hearer) ? othersThan(hearer, description) : null
  let isTold = false
  for (const [at, { piece, conjunction }] of joinedPieces(description).entries()) {
    if (piece === '') continue
    const told: Fact | null = others
      ? apart(piece, others, hearer, before)
      : ofTwo && TOLD.test(piece) && !OF_BOTH.test(piece)
        ? fact('they', piece)
        : factOf(piece, hearer, before)
    // What stands first says what song it is to be.
    const found: Fact | null = at === 0 && told?.of === 'thing' ? null : told
    if (/^(?:(?:van )?\d+ (?:jaar|maanden|weken)(?: oud)?|dat (?:ben|is|was) \p{L}+)$/iu.test(piece) && before) continue
    before =
      (found?.of === 'thing' && before === 'you' ? 'you' : found?.of) ??
      (hearer && (SONG.test(piece) || HEARD.test(piece) || isNamed(piece, hearer)) ? 'you' : null)
    const isSung =
      found !== null && !(isTaught && (found.of === 'thing' || at === 0)) && found.text.split(' ').length <= LONGEST
    if (isSung) {
      const text = withNames(found.text, names)
      facts.push({
        ...found,
        text,
        ...(conjunction && isTold ? { joined: goingOn(conjunction, text, piece, names) } : {}),
        ...(isTold && isVerbless(piece) ? { joined: text } : {}),
      })
    }
    isTold = isSung
  }
  return facts.filter(({ text }, at) => facts.findIndex((one) => one.text === text) === at).slice(0, MOST)
}

/** "zij is altijd te vroeg, hij altijd te laat": leans on what stands before. */
const isVerbless = (piece: string) =>
  /^(?:hij|zij) (?:altijd|nooit|meestal|juist|ook|niet|wel) /iu.test(piece) &&
  !piece
    .split(' ')
    .slice(1, -1)
    .some((word) => isVerb(word.toLowerCase()))

/** When and where a song about it was, sung to somebody: "over de zomer op Terschelling in 1994 met Bas". */
function timeSungOf(description: string, hearer: Hearer | null): Fact[] {
  const [, article = '', time = '', where = ''] =
    /\bover (de|het|die|dat|onze|een) ((?:\p{L}+ )?(?:zomer|winter|lente|herfst|nacht|avond|dag|week|weekend|vakantie|reis|tijd|jaren|ochtend|middag|kerst|zomers|zondagen|zondag))(?!\p{L})((?: (?!met |voor |die |dat |en |waarin |toen )[\p{L}\d'’]+){0,7})/iu.exec(
      description,
    ) ?? []
  if (!hearer || time === '' || isLesson(description)) return []
  const said = /^(?:onze|een)$/iu.test(article) ? article : /^(?:het|dat)$/iu.test(article) ? 'dat' : 'die'
  return [fact('thing', `${said} ${time}${where}`)]
}

const LONGEST = 24
const MOST = 10
const HEARD = /^(?:hij|zij|ze|'?t|het|die)\s/iu

/** What is told of two: only the hearer becomes "je". */
function apart(piece: string, others: RegExp, hearer: Hearer | null, before: Fact['of'] | null): Fact | null {
  const hidden = piece.replace(others, (word) => `${word.charAt(0)}\u2060${word.slice(1)}`)
  const told = /^\p{L}\u2060/u.test(hidden) ? fact('they', toHearer(hidden)) : factOf(hidden, hearer, before)
  return told && { ...told, text: told.text.replaceAll('\u2060', '') }
}
