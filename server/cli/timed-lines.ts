import type { TimedLine } from '#lib/catalog/demo-songs.ts'
import { type Score, secondsAt } from '#lib/engine/index.ts'

type SungLine = NonNullable<Score['vocal']>['lines'][number]
type Syllable = SungLine['words'][number]['syllables'][number]

/** When each note of a song is sung, under its syllable, and how high it lies. */
export function timedLines(score: Score): TimedLine[] {
  const lines = score.vocal?.lines ?? []
  const lowest = Math.min(...lines.flatMap(notesOf).map(({ pitch }) => pitch))
  const seconds = (beat: number) => Math.round(secondsAt(score, beat) * 100) / 100
  return lines.map((line) => {
    const notes = notesOf(line)
    return {
      text: divided(line),
      stanza: line.section,
      starts: notes.map(({ startBeat }) => seconds(startBeat)),
      ends: notes.map(({ startBeat, lengthBeats }) => seconds(startBeat + lengthBeats)),
      heights: notes.map(({ pitch }) => pitch - lowest),
    }
  })
}

const notesOf = ({ words }: SungLine) => words.flatMap(({ syllables }) => syllables).flatMap(({ notes }) => notes)

/** The line as it is written, with a "·" between syllables and one for each further note of a syllable. Throws Error for words that are not in it. */
function divided({ text, words }: SungLine): string {
  let [result, at] = ['', 0]
  for (const { text: word, syllables } of words) {
    const from = text.indexOf(word, at)
    if (from < 0) throw new Error(`“${word}” is sung, and not written in “${text}”`)
    const between = text.slice(at, from)
    // Words may stand side by side, as in "a.m.".
    result += between + (at > 0 && !/\s/.test(between) ? '·' : '') + syllables.map(withNotes).join('·')
    at = from + word.length
  }
  return result + text.slice(at)
}

const withNotes = ({ text, notes }: Syllable) => text + '·'.repeat(Math.max(0, notes.length - 1))
