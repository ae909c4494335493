import { HAS_WORD } from './has-words.ts'

/** A stretch of a line; `behind` where it stands in parentheses, which another voice sings behind the first one. */
export type LinePiece = { readonly text: string; readonly behind?: true }

const PARENTHESES = /([(（][^()（）]*[)）][.,;:!?…。、，！？]*)/u

/** A line in the order of singing: what stands in parentheses, with them, and what stands around it. */
export function piecesOf(line: string): LinePiece[] {
  return line
    .split(PARENTHESES)
    .map((text, index): LinePiece => (index % 2 === 1 ? { text, behind: true } : { text: text.trim() }))
    .filter(({ text }) => HAS_WORD.test(text))
}
