import type { SungLine } from '#lib/schemas/song.ts'

/** One time that a written line is sung. */
export type TimedLyric = {
  /** Number of the written line. */
  readonly line: number
  readonly startSec: number
  readonly endSec: number
  /** The words of the written line that are sung, with their positions in its text, ascending in time. */
  readonly words: readonly {
    readonly from: number
    readonly to: number
    readonly startSec: number
    readonly endSec: number
  }[]
}

/** How many seconds a line stays marked after its last note, unless the next one begins. */
const HOLD_SEC = 1.5

/**
 * Finds the written line of each sung line. It searches on from the line before; if it finds none, from the beginning,
 * as for a chorus that is written only once.
 */
export function alignLyrics(lines: readonly string[], sung: readonly SungLine[]): TimedLyric[] {
  const written = lines.map(letters)
  let at = 0
  return sung.flatMap(({ text, words }) => {
    const [first, last] = [words[0], words.at(-1)]
    const wanted = letters(text)
    const line =
      first && last && wanted ? lineOf({ wanted, words: words.map((word) => letters(word.text)) }, written, at) : -1
    if (!first || !last || line < 0) return []
    at = line + 1
    return { line, startSec: first.startSec, endSec: last.endSec, words: spans(lines[line] ?? '', words) }
  })
}

type Wanted = { readonly wanted: string; readonly words: readonly string[] }

function lineOf({ wanted, words }: Wanted, written: readonly string[], at: number): number {
  const isIt = (line: string) => line === wanted
  // A long line may be sung as two lines.
  const hasIt = (line: string) => line.includes(wanted)
  // Between its words the written line may have chords, which nobody sings.
  const hasItsWords = (line: string) =>
    words.reduce((from, word) => (from < 0 ? from : afterWord(line, word, from)), 0) >= 0
  for (const [fits, from] of [
    [isIt, at],
    [isIt, 0],
    [hasIt, Math.max(0, at - 1)],
    [hasIt, 0],
    [hasItsWords, at],
    [hasItsWords, 0],
  ] as const) {
    const found = written.findIndex((line, index) => index >= from && fits(line))
    if (found >= 0) return found
  }
  return -1
}

/** The index after a word in a line; -1 if the line does not have it. */
function afterWord(line: string, word: string, from: number): number {
  const found = line.indexOf(word, from)
  return found < 0 ? -1 : found + word.length
}

function spans(line: string, words: SungLine['words']): TimedLyric['words'] {
  const text = line.toLowerCase()
  let at = 0
  return words.flatMap(({ text: word, startSec, endSec }) => {
    const from = text.indexOf(word.toLowerCase(), at)
    if (from < 0) return []
    at = from + word.length
    return { from, to: at, startSec, endSec }
  })
}

/** The current line, and the index of its current word. */
export type CurrentLyric = { readonly timedLyric: TimedLyric; readonly word: number | null }

/** Players round a time that they are set to, possibly to just before the line that begins there. */
const ROUNDED_SEC = 0.02

/** The current line at a moment: the one that began last, unless it has ended. */
export function currentLyricAt(timedLyrics: readonly TimedLyric[], saidSec: number): CurrentLyric | null {
  const seconds = saidSec + ROUNDED_SEC
  const timedLyric = timedLyrics.findLast(({ startSec }) => startSec <= seconds)
  if (!timedLyric || seconds > timedLyric.endSec + HOLD_SEC) return null
  const word = timedLyric.words.findIndex(({ startSec, endSec }) => startSec <= seconds && seconds < endSec)
  return { timedLyric, word: word < 0 ? null : word }
}

/** Where a written line is first sung. If it is never sung, where the next sung line begins; 0 if there is none. */
export function lineStartSec(timedLyrics: readonly TimedLyric[], line: number): number {
  const first =
    timedLyrics.find((timedLyric) => timedLyric.line === line) ??
    timedLyrics.find((timedLyric) => timedLyric.line > line)
  return first?.startSec ?? 0
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
