import type { Fact, Hearer } from '../../brief.ts'
import { factOf, OF_BOTH, TOLD } from './clause-facts.ts'
import { joinedPieces } from './clauses.ts'
import { fact, goingOn, withNames } from './lines.ts'
import { SONG } from './notes.ts'
import { isNamed, isSeveral, othersThan } from './persons.ts'

/**
 * What a Dutch description tells, as lines of a song to its hearer: "oma riet, ze bakt appeltaart" gives "Je bakt appeltaart", "die
 * altijd te laat komt" gives "Je komt altijd te laat". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  let before: Fact['of'] | null = null
  // Of "hij" and "zij" of a couple nobody knows which is spoken to.
  const ofTwo = names.length > 1 && /\bhij\b/iu.test(description) && /\bzi?j\b|\bze\b/iu.test(description)
  const others = hearer && hearer.kind !== 'group' && !isSeveral(hearer) ? othersThan(hearer) : null
  let isTold = false
  for (const [at, { piece, conjunction }] of joinedPieces(description).entries()) {
    const told: Fact | null =
      others && ofTwo
        ? apart(piece, others, hearer, before)
        : ofTwo && TOLD.test(piece) && !OF_BOTH.test(piece)
          ? fact('they', piece)
          : factOf(piece, hearer, before)
    // What stands first says what song it is to be.
    const found: Fact | null = at === 0 && told?.of === 'thing' ? null : told
    before = found?.of ?? (hearer && (SONG.test(piece) || HEARD.test(piece) || isNamed(piece, hearer)) ? 'you' : null)
    const isSung = found !== null && found.text.split(' ').length <= LONGEST
    if (isSung) {
      const text = withNames(found.text, names)
      facts.push({
        ...found,
        text,
        ...(conjunction && isTold ? { joined: goingOn(conjunction, text, piece, names) } : {}),
      })
    }
    isTold = isSung
  }
  return facts.filter(({ text }, at) => facts.findIndex((one) => one.text === text) === at).slice(0, MOST)
}

const LONGEST = 24
const MOST = 10
const HEARD = /^(?:hij|zij|ze|'?t|het|die)\s/iu

/** What is told of two: only the hearer becomes "je". */
function apart(piece: string, others: RegExp, hearer: Hearer | null, before: Fact['of'] | null): Fact | null {
  const hidden = piece.replace(others, (word) => `${word.charAt(0)}\u2060${word.slice(1)}`)
  const told = /^\p{L}\u2060/u.test(hidden) ? fact('they', piece) : factOf(hidden, hearer, before)
  return told && { ...told, text: told.text.replaceAll('\u2060', '') }
}
