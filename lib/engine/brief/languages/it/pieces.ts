import type { Hearer } from '../../brief.ts'
import {
  BARE_ARTICLE,
  BINDS,
  CLITIC,
  hasVerb,
  isLead,
  isVerbAt,
  LINK,
  OF_MINE,
  SOMEBODY,
  TIME,
  verbAt,
} from './clauses.ts'
import { endsNamed } from './hearer.ts'
import { REQUEST } from './notes.ts'
import { isToYou } from './verbs.ts'

type Piece = {
  readonly text: string
  /** What joins it to the piece before: "ma". */
  readonly joins: string | null
}

/** Between punctuation, where "e" is followed by a verb, behind whoever hears the song, and where somebody begins anew. */
export function piecesOf(text: string, hearer: Hearer | null): Piece[] {
  const marks = text.match(new RegExp(CUT, 'gu')) ?? []
  return text.split(CUT).flatMap((part, place) => {
    const words = part.trim().split(/\s+/).filter(Boolean)
    const pieces: Piece[] = []
    let piece: string[] = []
    let joined: string | null = null
    const begins = place === 0 || /[.;:!?\n]/u.test(marks[place - 1] ?? '')
    const close = () => {
      if (piece.length > 0) pieces.push({ text: piece.join(' '), joins: joined })
      if (piece.length > 0) joined = null
      piece = []
    }
    words.forEach((word, at) => {
      const rest = words.slice(at + 1)
      const said = piece.join(' ')
      const isOpen =
        piece.length === 0 || REQUEST.test(said) || (!hearer && THING_OF.test(said)) || endsNamed(said, hearer)
      const isRelative = /^(?:che|chi|dove)$/iu.test(word)
      const joins =
        JOINS.test(word) &&
        !(piece.length === 1 && SAID_TO_YOU.test(rest.join(' '))) &&
        !(/^chi$/iu.test(word) && /^per$/iu.test(words[at - 1] ?? '')) &&
        (!isRelative || isOpen) &&
        (!/^(?:e|ed)$/iu.test(word) ||
          hasVerb(piece) ||
          (piece.length > 1 && SAID_TO_YOU.test(`${said} `)) ||
          isOpen) &&
        (beginsClause(rest) || ((hasVerb(piece) || piece.length === 0) && LINK.test(rest.join(' ')) && hasVerb(rest)))
      const isAside =
        (/^(?:e|ed|ma|però|perché)$/iu.test(word) && (hasVerb(piece) || piece.length === 0) && beginsAside(rest)) ||
        (/^(?:e|ed)$/iu.test(word) && piece.length > 0 && !hasVerb(piece) && OF_MINE.test(rest.join(' ')))
      const isFree = piece.length > 0 && !BINDS.test(words[at - 1] ?? '') && beginsClause([word, ...rest])
      const isAnew = /^(?:si|non)$/iu.test(word) || SOMEBODY.test(word)
      const isLed = CLITIC.test(words[at - 1] ?? '') || TIME.test(words[at - 1] ?? '')
      if (joins || isAside) {
        close()
        joined = isRelative || (begins && pieces.length === 0) ? null : word.toLowerCase()
      } else {
        const isLedName = endsNamed(said, hearer) && piece.length > 2 && isLead(piece.slice(0, -1))
        if (isFree && !isLed && !isLedName && ((isOpen && endsNamed(said, hearer)) || (isAnew && hasVerb(piece))))
          close()
        piece.push(word)
      }
    })
    close()
    return pieces
  })
}

const JOINS = /^(?:e|ed|ma|però|perché|poi|quindi|anche se|che|chi|dove|infatti)$/iu
const CUT = /[.,;:!?\n()–—"“”«»…]+|\s-\s/u

/** "il caffè sa di plastica": somebody else and a verb at once. */
const beginsAside = (words: readonly string[]) => {
  if (!BARE_ARTICLE.test(words[0] ?? '') && !/^\p{Lu}/u.test(words[0] ?? '')) return false
  const at = words.findIndex(
    (word, place) => place > 0 && (isVerbAt(words, place) || /^c'(?:è|era|erano)$/iu.test(word)),
  )
  return (
    at >= 1 &&
    at <= LONGEST_SUBJECT &&
    words.length > at + 1 &&
    words.slice(1, at).every((word) => !BINDS.test(word) || /^(?:di|da|non)$/iu.test(word))
  )
}
/** In words: "il mio vecchio socio Renzo". */
const LONGEST_SUBJECT = 5

/** "non ti sei mai comprata un vestito". */
const SAID_TO_YOU = /^(?:(?:non|mi|ti|ci|la|lo|li|me|te|l'|ce|poi|ancora|sempre) ?)*(?:hai|sei|eri|avevi) \p{L}+ /iu

/** "le piace …", "la sera canta …", "io cucino …". */
function beginsClause(words: readonly string[]): boolean {
  if (/^(?:tu|voi)$/iu.test(words[0] ?? '') && isToYou(words[1] ?? '')) return true
  if (SAID_TO_YOU.test(words.join(' '))) return true
  const isAny = /^(?:nessuno|ognuno|qualcuno)$/iu.test(words[0] ?? '')
  const from = isAny || SOMEBODY.test(words[0] ?? '') ? 1 : 0
  const at = verbAt(words.slice(from))
  return at >= 0 && (isAny || words.length > from + 1 || at > 0)
}

/** "su un fantasma", "sul mio vicino": what goes on tells of it. */
export const THING_OF =
  /(?<!\p{L})(?:su (?:un|uno|una|due|tre|mi[ao])|su un'\p{L}+|sul|sullo|sulla|sui|sugli|sulle)(?!\p{L})/iu
