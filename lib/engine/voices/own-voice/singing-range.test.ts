import { expect, it } from 'vitest'
import { singingRange, vibratoOf } from './singing-range.ts'

const hzOf = (note: number) => 440 * 2 ** ((note - 69) / 12)

/** Twenty seconds, a hundred frames each, a tenth of it without a voice. */
const pitches = (noteAt: (timeSec: number) => number) =>
  Float32Array.from({ length: 2000 }, (_, frame) => (frame % 100 < 10 ? 0 : hzOf(noteAt(frame / 100))))

/** Speech glides all the time, over an octave a second. */
const speaking = (middle: number) => pitches((timeSec) => middle + 2 * Math.sin(2 * Math.PI * 1.7 * timeSec))

/** A note a second, up and down, each with a vibrato. */
const singing = (notes: readonly number[], cents: number) =>
  pitches(
    (timeSec) => notes[Math.floor(timeSec) % notes.length]! + (cents / 100) * Math.sin(2 * Math.PI * 5.5 * timeSec),
  )

it('lies mostly above the pitch of speech', () => {
  const { lowNote, highNote, medianHz } = singingRange(speaking(48))
  expect(lowNote).toBe(46)
  expect(highNote).toBe(64)
  expect(medianHz).toBeCloseTo(hzOf(48), -1)
})

it('lies about the notes that somebody sings, and holds them all', () => {
  expect(singingRange(singing([60, 62, 64, 65, 67], 0))).toMatchObject({ lowNote: 55, highNote: 73 })
  expect(singingRange(singing([50, 57, 64, 69, 74], 0))).toMatchObject({ lowNote: 50, highNote: 74 })
})

it('is one that people have', () => {
  expect(singingRange(speaking(33)).lowNote).toBeGreaterThanOrEqual(33)
  expect(singingRange(singing([80, 84, 88], 0)).highNote).toBeLessThanOrEqual(86)
})

it('hears vibrato in long notes alone', () => {
  expect(vibratoOf(singing([60, 62, 64], 40))).toBeCloseTo(40, -1)
  expect(vibratoOf(singing([60, 62, 64], 0))).toBe(0)
  expect(vibratoOf(speaking(50))).toBeNull()
})
