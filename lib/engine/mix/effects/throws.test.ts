import { describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import type { Score } from '../../score/score.ts'
import { createThrows, thrownWords } from './throws.ts'

const BLOCK = 512
/** A beat is half a second. */
const TEMPO_BPM = 120
const ECHO_SEC = 0.5

const word = (startBeat: number, lengthBeats = 1) => ({
  text: 'la',
  syllables: [{ text: 'la', notes: [{ startBeat, lengthBeats, pitch: 60, velocity: 0.8 }] }],
})
const line = (section: number, ...beats: readonly number[]) => ({ section, words: beats.map((beat) => word(beat)) })

const song = (throwBeats: number | undefined) =>
  ({
    tempoBpm: TEMPO_BPM,
    lengthBeats: 48,
    sections: [{ kind: 'verse' }, { kind: 'chorus' }],
    vocal: {
      ...(throwBeats ? { throwBeats } : {}),
      lines: [line(0, 0, 1), line(0, 8, 9), line(1, 16, 17), line(1, 24, 25), line(1, 32, 33), line(1, 34.5, 35.5)],
    },
  }) as unknown as Score

/** What a click on each of these beats becomes, on both sides, in the samples after it. */
function through(score: Score, beats: readonly number[]) {
  const throws = createThrows(score)
  const clicks = beats.map((beat) => Math.round(beat * ECHO_SEC * SAMPLE_RATE))
  const length = Math.ceil((24 * SAMPLE_RATE) / BLOCK) * BLOCK
  const sides = [new Float32Array(length), new Float32Array(length)] as const
  for (const side of sides) for (const click of clicks) side[click] = 1
  for (let at = 0; at < length; at += BLOCK) {
    throws.process(sides[0].subarray(at, at + BLOCK), sides[1].subarray(at, at + BLOCK))
  }
  for (const side of sides) for (const click of clicks) side[click] = 0
  return sides
}

const peak = (samples: Float32Array, fromSec: number, toSec: number) =>
  samples
    .subarray(Math.round(fromSec * SAMPLE_RATE), Math.round(toSec * SAMPLE_RATE))
    .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe('throws', () => {
  it('are the last words of every second chorus line that a rest follows', () => {
    const words = thrownWords(song(1)).map(({ startSample }) => startSample / SAMPLE_RATE / ECHO_SEC)
    expect(words).toEqual([25, 35.5])
    expect(thrownWords(song(undefined))).toEqual([])
  })

  it('come back in time, softer, from one side and then the other, and are over when somebody sings', () => {
    const [left, right] = through(song(1), [25.5])
    const thrownSec = 25.5 * ECHO_SEC
    const [first, second] = [1, 2].map((echo) => {
      const [from, to] = [thrownSec + echo * ECHO_SEC - 0.002, thrownSec + echo * ECHO_SEC + 0.05]
      return { left: peak(left, from, to), right: peak(right, from, to) }
    })
    expect(first!.left).toBeGreaterThan(0.05)
    expect(first!.left).toBeLessThan(0.4)
    expect(first!.left).toBeGreaterThan(2 * first!.right)
    expect(second!.right).toBeGreaterThan(2 * second!.left)
    expect(second!.right).toBeLessThan(0.6 * first!.left)
    expect(peak(left, thrownSec + 0.01, thrownSec + ECHO_SEC - 0.01)).toBe(0)
    const nextSec = 32 * ECHO_SEC
    expect(peak(left, nextSec + 0.05, nextSec + 2)).toBe(0)
    expect(peak(right, nextSec + 0.05, nextSec + 2)).toBe(0)
  })

  it('leave everything else alone', () => {
    for (const score of [song(1), song(undefined)]) {
      const [left, right] = through(score, [1.5, 9.5, 16.5, 17.5, 24.5, 33.5])
      expect(Math.max(peak(left, 0, 24), peak(right, 0, 24))).toBe(0)
    }
  })
})
