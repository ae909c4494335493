import { createFilter, highpass, highShelf } from '../../dsp/biquad.ts'
import { gainOf } from '../../dsp/decibels.ts'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { type Score, type SungLine, secondsAt } from '../../score/score.ts'

/** Echoes of single words: what is thrown into a delay comes back darker and softer, from side to side. */
export type Throws = { process(left: Float32Array, right: Float32Array): void }

/** A thrown word, and when the next words need the room again, in samples. */
export type Throw = { readonly startSample: number; readonly endSample: number; readonly untilSample: number }

const FIRST_DB = -9
const EACH_DB = -8
const TONE = [highpass(320), highShelf(3200, -7)]
/** How quickly the delay opens, and falls silent when somebody sings again. */
const FADE_SEC = 0.04
/** A rest holds at least one echo, and a breath. */
const LEAST_REST_SEC = 0.6

/** The last words of every second chorus line, where a rest follows and the song throws words at all. */
export function thrownWords(score: Pick<Score, 'vocal' | 'sections' | 'tempoBpm' | 'lengthBeats'>): Throw[] {
  const { vocal, sections } = score
  const { throwBeats } = vocal ?? {}
  if (!vocal || !throwBeats) return []
  const sample = (beat: number) => Math.round(secondsAt(score, beat) * SAMPLE_RATE)
  return vocal.lines.flatMap((line, index): Throw[] => {
    const word = notesOf(line.words.slice(-1))
    const [first, last] = [word[0], word.at(-1)]
    const isSecond = vocal.lines.slice(0, index).filter(({ section }) => section === line.section).length % 2 === 1
    if (sections[line.section]?.kind !== 'chorus' || !isSecond || !first || !last) return []
    const end = last.startBeat + last.lengthBeats
    const next = followingBeat(vocal.lines, index) ?? score.lengthBeats
    const isRest = next - end >= throwBeats && secondsAt(score, next - end) >= LEAST_REST_SEC
    return isRest ? [{ startSample: sample(first.startBeat), endSample: sample(end), untilSample: sample(next) }] : []
  })
}

const notesOf = (words: SungLine['words']) => words.flatMap(({ syllables }) => syllables.flatMap(({ notes }) => notes))

function followingBeat(lines: readonly SungLine[], index: number): number | undefined {
  return lines.slice(index + 1).flatMap(({ words }) => notesOf(words))[0]?.startBeat
}

/** Adds the echoes of a song's thrown words to the voice, block after block, in place. */
export function createThrows(score: Score): Throws {
  const thrown = thrownWords(score)
  const delay = Math.round(secondsAt(score, score.vocal?.throwBeats ?? 0) * SAMPLE_RATE)
  if (thrown.length === 0 || delay === 0) return { process: () => {} }
  const lines = [new Float32Array(delay), new Float32Array(delay)] as const
  const tones = [createFilter(TONE), createFilter(TONE)] as const
  const fade = 1 / (FADE_SEC * SAMPLE_RATE)
  const [first, each] = [gainOf(FIRST_DB), gainOf(EACH_DB)]
  let position = 0
  let current = 0
  let sent = 0
  let heard = 0
  const silentAfter = delay + FADE_SEC * SAMPLE_RATE
  return {
    process(left, right) {
      const start = position
      position += left.length
      while (current + 1 < thrown.length && thrown[current + 1]!.startSample < position) current++
      const { startSample, endSample, untilSample } = thrown[current]!
      if (position <= startSample || start >= untilSample + silentAfter) return
      const back = lines.map((line, side) => {
        const echo = new Float32Array(left.length)
        for (let index = 0; index < echo.length; index++) echo[index] = line[(start + index) % delay]!
        tones[side]!.process(echo)
        return echo
      })
      for (let index = 0; index < left.length; index++) {
        const now = start + index
        sent = toward(sent, now >= startSample && now < endSample ? 1 : 0, fade)
        heard = toward(heard, now >= startSample && now < untilSample ? 1 : 0, fade)
        const [backLeft, backRight] = [back[0]![index]!, back[1]![index]!]
        const word = ((left[index]! + right[index]!) / 2) * sent * first
        // The first echo on the left; each goes over to the other side.
        lines[0][now % delay] = word + backRight * each * heard
        lines[1][now % delay] = backLeft * each * heard
        left[index]! += (backLeft + 0.35 * backRight) * heard
        right[index]! += (backRight + 0.35 * backLeft) * heard
      }
    },
  }
}

const toward = (value: number, aim: number, step: number) =>
  value < aim ? Math.min(aim, value + step) : Math.max(aim, value - step)
