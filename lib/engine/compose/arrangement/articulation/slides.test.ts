import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../random/random.ts'
import type { Note, Track } from '../../../score/score.ts'
import { withSlides } from './slides.ts'

const note = (startBeat: number, lengthBeats: number, pitch: number): Note => ({
  startBeat,
  lengthBeats,
  pitch,
  velocity: 0.7,
})

/** At 60 beats a minute, so that beats are seconds. */
function slidesOf(notes: readonly Note[], instrument = 'electric-bass', seed = 1): (number | undefined)[] {
  const track: Track = { name: 'bass', stem: 'bass', instrument, gainDb: 0, pan: 0, reverb: 0, notes }
  return withSlides(track, { tempoBpm: 60 }, createRandom(seed)).notes.map(({ slideSemitones }) => slideSemitones)
}

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)
const everSlid = (notes: readonly Note[], at: number, instrument?: string) =>
  SEEDS.filter((seed) => slidesOf(notes, instrument, seed)[at] !== undefined).length / SEEDS.length

describe('a finger slides along the string', () => {
  it('to some of the notes that the one before leads to, from that one’s place', () => {
    const line = [note(0, 0.98, 40), note(1, 0.98, 42)]
    expect(everSlid(line, 1)).toBeGreaterThan(0.1)
    expect(everSlid(line, 1)).toBeLessThan(0.4)
    expect(new Set(SEEDS.map((seed) => slidesOf(line, 'electric-bass', seed)[1]))).toEqual(new Set([undefined, -2]))
  })

  it('into some held notes after a rest, from a tone below', () => {
    const held = [note(0, 0.5, 40), note(2, 1, 45)]
    expect(everSlid(held, 1)).toBeGreaterThan(0.03)
    expect(new Set(SEEDS.map((seed) => slidesOf(held, 'electric-bass', seed)[1]))).toEqual(new Set([undefined, -2]))
  })

  it.each([
    ['to a chord', [note(0, 0.98, 50), note(1, 1, 52), note(1, 1, 55)]],
    ['from a chord', [note(0, 0.98, 50), note(0, 0.98, 47), note(1, 1, 52)]],
    ['far along the string', [note(0, 0.98, 40), note(1, 1, 47)]],
    ['to the same note', [note(0, 0.98, 40), note(1, 1, 40)]],
    ['to a short note', [note(0, 0.98, 40), note(1, 0.2, 42)]],
    ['under a note that rings on', [note(0, 3, 40), note(1, 1, 42)]],
    ['below its lowest string', [note(1, 1, 28)]],
  ])('never %s', (_, notes) => {
    expect(everSlid(notes, notes.length - 1)).toBe(0)
  })

  it('on frets and necks alone', () => {
    const line = [note(0, 0.98, 60), note(1, 0.98, 62)]
    expect(everSlid(line, 1, 'distorted-guitar')).toBeGreaterThan(0.1)
    for (const instrument of ['piano', 'synth-bass', 'banjo', 'flute']) expect(everSlid(line, 1, instrument)).toBe(0)
  })
})
