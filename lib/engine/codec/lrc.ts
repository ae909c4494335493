import { isDuet, type Score, type SungLine, type SungWord, secondsAt, type Vocal } from '../score/score.ts'
import { singerNamed } from '../voices/singers.ts'

/**
 * Timed lyrics: a sung line a row, and the time of each of its words. '' when nobody sings. Where a woman and a man take
 * turns, rows say at each change whose they are, "F:", "M:" or "D:" for both, as in Walaoke's files.
 */
export function lrcText(score: Score): string {
  const { vocal } = score
  if (!vocal) return ''
  let before: string | null = null
  const rows: string[] = []
  for (const line of vocal.lines) {
    const timed = timedWords(line)
    if (timed.length === 0) continue
    const turn = turnOf(line, vocal)
    rows.push(rowOf(score, timed, turn === before ? '' : ` ${turn}:`))
    before = turn
  }
  return [`[ti:${score.title}]`, '[ar:Canto]', '[re:Canto]', ...rows, ''].join('\n')
}

/** Whose line it is; null where one alone sings in front, or two of one gender do. */
function turnOf({ by, behind }: SungLine, vocal: Vocal): 'F' | 'M' | 'D' | null {
  const { singer, second = singer } = vocal
  if (!isDuet(vocal) || singerNamed(singer).gender === singerNamed(second).gender) return null
  if (by === 'both' && !behind) return 'D'
  return singerNamed(by === 'second' ? second : singer).gender === 'f' ? 'F' : 'M'
}

type TimedWord = { readonly text: string; readonly startBeat: number; readonly endBeat: number }

function timedWords({ words }: SungLine): TimedWord[] {
  return words.flatMap((word) => {
    const beats = wordBeats(word)
    return beats ? [{ text: word.text, ...beats }] : []
  })
}

function rowOf(score: Score, timed: readonly TimedWord[], turn: string): string {
  const stamp = (beat: number) => clock(secondsAt(score, beat))
  const words = timed.map((word) => `<${stamp(word.startBeat)}> ${word.text}`)
  return `[${stamp(timed[0]!.startBeat)}]${turn} ${words.join(' ')} <${stamp(timed.at(-1)!.endBeat)}>`
}

function wordBeats(word: SungWord): { startBeat: number; endBeat: number } | null {
  const notes = word.syllables.flatMap((syllable) => syllable.notes)
  const first = notes[0]
  const last = notes.at(-1)
  return first && last ? { startBeat: first.startBeat, endBeat: last.startBeat + last.lengthBeats } : null
}

/** mm:ss.xx */
function clock(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(hundredths / 6000))}:${pad(Math.floor(hundredths / 100) % 60)}.${pad(hundredths % 100)}`
}
