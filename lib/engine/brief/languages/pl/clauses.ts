import { isMusic } from './notes.ts'
import { hasVerb, PRESENT, spokenTo } from './verbs.ts'

/** What is between punctuation and clauses, and the conjunction before it. */
type Piece = {
  readonly text: string
  readonly isListed: boolean
  readonly isFirst: boolean
  readonly conjunction: string
}

/** Between punctuation and clauses; what is listed behind a colon is told as it stands. */
export function piecesOf(description: string): Piece[] {
  return description.split(/[.!?;\n]/u).flatMap((sentence) => {
    const [head = '', tail = ''] = sentence.split(/:(?!\d)(?=(?:[^,]+,){2})/u)
    const [before, listed] = hasVerb(tail.split(',')[0] ?? '') ? [sentence, ''] : [head, tail]
    const parts = before.replace(OUTCOME_WITHIN, '$1, ').split(SPLIT)
    const pieces = parts.flatMap((part, at): Piece[] => {
      if (at % 2 === 1) return []
      const text = part.trim().replace(/(?: i tak dalej| itd| itp)$/iu, '')
      const conjunction = /^\s+(i|oraz|ale|a|bo)\s+$/iu.exec(parts[at - 1] ?? '')?.[1] ?? ''
      return text === '' ? [] : [{ text, isListed: false, isFirst: false, conjunction }]
    })
    const items = withEnds(listed.split(',').map((item) => item.trim())).map(
      (text): Piece => ({ text, isListed: true, isFirst: false, conjunction: '' }),
    )
    return [...withLists(withOutcomes(pieces)), ...items]
      .filter(({ text }) => text !== '')
      .map((piece, at) => ({ ...piece, isFirst: at === 0 }))
  })
}

/** "Góra, dół i język": the last of a list stands with the others. */
function withEnds(items: readonly string[]): readonly string[] {
  const at = items.findIndex((item) => /^\p{L}+ i \p{L}+$/u.test(item))
  const from = items.findLastIndex((item, index) => index < at && item.includes(' ')) + 1
  return at <= from || at - from > 3
    ? items
    : [...items.slice(0, from), items.slice(from, at + 1).join(', '), ...items.slice(at + 1)]
}

/** "Jak płakałam, to przyjechała w nocy" is one thing. */
function withOutcomes(pieces: readonly Piece[]): readonly Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const before = all.at(-1)
    if (before && OUTCOME.test(piece.text) && WHEN.test(before.text))
      all[all.length - 1] = { ...before, text: `${before.text}, ${piece.text}` }
    else all.push(piece)
  }
  return all
}

/** "Jak wracam z pracy to przynosi kapeć". */
const OUTCOME_WITHIN =
  /((?<!\p{L})(?:jak|gdy|kiedy) (?:(?!to )\p{L}+ ){1,5}?(?:(?!to )\p{L}+)) (?=to (?!jest|był)\p{L}+)/giu
export const WHEN = /^(?:(?:ale|a|i) )?(?:jak|gdy|kiedy) \p{L}+/iu
const OUTCOME = /^to \p{L}+/iu

/** Single things that follow each other share a line: "stodoła, krowy". */
function withLists(pieces: readonly Piece[]): readonly Piece[] {
  const lines: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const last = lines.at(-1)
    if (!isSingle(piece.text)) lines.push(piece)
    else if (last && at > 0 && isSingle(pieces[at - 1]?.text ?? ''))
      lines[lines.length - 1] =
        last.text.split(', ').length < 3 ? { ...last, text: `${last.text}, ${piece.text}`, isListed: true } : last
    else lines.push(piece)
  }
  return lines
}

const isSingle = (piece: string) =>
  /^\p{Ll}{4,}$/u.test(piece) &&
  !/(?:ć|[aeiyąędk]ła?|li|[aeiy]ły|ję|uje|esz|asz|emy|amy|nie|nio|sto|ko|wo|wie|cie|[lnd]ne|sne|wa|na|ny|isz)$/u.test(
    piece,
  ) &&
  spokenTo(piece, null) === null &&
  !isMusic(piece)

/** "Co niedzielę" says how often. */
const HOW_OFTEN =
  'co\\s(?:dzień|dnia|niedziel[ęe]|sobot[ęe]|środ[ęe]|poniedziałek|wtorek|czwartek|piątek|rok(?:u)?|wieczór|wieczora|ran[oa]|noc|tydzień|miesiąc|lato|jesień|zim[ęe]|wiosn[ęe]|święta|drugi|godzin[ęe]|chwil[ęe])(?!\\p{L})'

/** Ends of clauses; "i", "a" and "ale" where a verb follows, or somebody who does it. */
const PIECES = new RegExp(
  `[,:–—()"]|\\s-\\s|\\si\\sże\\s|(?:\\si)?\\s(?:o\\stym|za\\sto)\\s(?:że|ze|jak)\\s|\\s(?:i|a|ale|bo)\\s(?=(?:ja|jak|gdy|kiedy|jeśli)\\s)|\\s(?:że|ze|bo)\\s(?=(?:\\p{L}+\\s){0,2}(?:\\p{L}+(?:łem|łam)|mam|jestem|on|ona)(?:\\s|$))|\\s(?=(?:któr[yae]|(?!${HOW_OFTEN})co\\s(?:nie\\s)?\\p{L}+(?:[aeiy]|[aeiyą]ł))\\s)|\\s(?:i|oraz|ale|a)\\s(?=(?:(?:${HOW_OFTEN}|od\\s\\p{L}+\\s\\p{L}+|nigdzie|jeszcze|zawsze|nigdy|ciągle|codziennie|nie|się|teraz|już|potem|znowu|każd[aye]|wszyscy|nikomu|nikogo|nic|na\\snas|na\\smnie|na\\snikogo|tylko|często|sam|sama|mi|mu|ja|my|go|ją|mnie|nas|on|ona)\\s)*(?:${[...PRESENT].join('|')}|ma|jest|mam|jestem|je(?=\\s(?:tylko|dużo|mało|wszystko|za|co))|\\p{L}{2,}uj[eę]|\\p{Ll}{2,}[aeiyą]ła?|\\p{L}{2,}(?:łem|łam|ają))(?:[\\s,]|$))`,
  'u',
)

/** Those, with what stands between. */
const SPLIT = new RegExp(`(${PIECES.source})`, 'u')
export const COORDINATE = /^(i|oraz|a|ale|lecz|bo|ponieważ|więc|dlatego|a potem|i potem|no i) (?!i |to )(.+)$/iu
export const RELATIVE = new RegExp(`^(?!${HOW_OFTEN})(?:któr[yae]|co)\\s(.+)$`, 'iu')
