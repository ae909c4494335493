import { type Score, type SungLine, type SungWord, secondsAt } from '../score/score.ts'

/** Timed lyrics: a sung line a row, and the time of each of its words. '' when nobody sings. */
export function lrcText(score: Score): string {
  if (!score.vocal) return ''
  const rows = score.vocal.lines.flatMap((line) => lineOf(score, line) ?? [])
  return [`[ti:${score.title}]`, '[ar:Canto]', '[re:Canto]', ...rows, ''].join('\n')
}

function lineOf(score: Score, line: SungLine): string | null {
  const timed = line.words.flatMap((word) => {
    const beats = wordBeats(word)
    return beats ? [{ text: word.text, ...beats }] : []
  })
  const first = timed[0]
  const last = timed.at(-1)
  if (!first || !last) return null
  const stamp = (beat: number) => clock(secondsAt(score, beat))
  const words = timed.map((word) => `<${stamp(word.startBeat)}> ${word.text}`)
  return `[${stamp(first.startBeat)}] ${words.join(' ')} <${stamp(last.endBeat)}>`
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
