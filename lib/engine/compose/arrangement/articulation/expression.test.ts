import { describe, expect, it } from 'vitest'
import { pronounce } from '#tests/support/dictionary-pronounce.ts'
import { WHOLE_SONG_LYRICS } from '#tests/support/whole-song-lyrics.ts'
import { instrumentNamed } from '../../../instruments/registry.ts'
import { createRandom } from '../../../random/random.ts'
import { GENRES } from '../../../score/names.ts'
import type { ExpressionPoint, Note, Section, Track } from '../../../score/score.ts'
import { singerFor } from '../../../voices/singers.ts'
import { composeSong } from '../../compose.ts'
import { withExpression } from './expression.ts'

const SECTIONS: readonly Section[] = [
  { kind: 'verse', startBeat: 0, lengthBeats: 16, energy: 0.5 },
  { kind: 'chorus', startBeat: 16, lengthBeats: 16, energy: 0.9 },
]
const SONG = { sections: SECTIONS, tempoBpm: 120, beatsPerBar: 4, depth: 1 }

const note = (startBeat: number, lengthBeats: number, pitch = 64): Note => ({
  ...{ startBeat, lengthBeats, pitch },
  velocity: 0.7,
})

function curveOf(instrument: string, notes: readonly Note[], depth = 1): readonly ExpressionPoint[] {
  const track: Track = { name: 'part', stem: 'harmony', instrument, gainDb: 0, pan: 0, reverb: 0, notes }
  return withExpression(track, { ...SONG, depth }, createRandom(1)).expression ?? []
}

function dbAt(curve: readonly ExpressionPoint[], beat: number): number {
  const next = curve.findIndex((point) => point.beat >= beat)
  const [from, to] = [curve[Math.max(0, next - 1)]!, curve[next] ?? curve.at(-1)!]
  const part = to.beat > from.beat ? Math.min(1, (beat - from.beat) / (to.beat - from.beat)) : 0
  return from.gainDb + part * (to.gainDb - from.gainDb)
}

describe('the expression of a part', () => {
  it.each(['strings', 'choir', 'accordion', 'saxophone', 'flute', 'fiddle', 'organ'])(
    'has long notes of %s begin softer, grow and fall',
    (instrument) => {
      const curve = curveOf(instrument, [note(0, 8)])
      const [start, middle, end] = [0, 4.5, 8].map((beat) => dbAt(curve, beat))
      expect(middle! - start!).toBeGreaterThan(3.5)
      expect(middle! - end!).toBeGreaterThan(2)
    },
  )

  it('has phrases of short notes rise to their middle and fall', () => {
    const curve = curveOf(
      'flute',
      Array.from({ length: 12 }, (_, at) => note(at * 0.5, 0.48, 70 + (at % 3))),
    )
    expect(dbAt(curve, 3) - dbAt(curve, 0)).toBeGreaterThan(2)
    expect(dbAt(curve, 3) - dbAt(curve, 5.5)).toBeGreaterThan(1.5)
  })

  it('has everybody who holds grow into a chorus, and brass strike, fall back and grow', () => {
    const held = [0, 4, 8, 12].map((beat) => note(beat, 3.9))
    const strings = curveOf('strings', held)
    expect(dbAt(strings, 15.5)).toBeGreaterThan(dbAt(strings, 7.5) + 1.5)
    const brass = curveOf('brass', held)
    expect(dbAt(brass, 12) - dbAt(brass, 12.4)).toBeGreaterThan(5)
    expect(dbAt(brass, 15.8) - dbAt(brass, 12.4)).toBeGreaterThan(7)
    expect(dbAt(brass, 4) - dbAt(brass, 4.4)).toBeLessThan(0)
  })

  it('is none for what is struck or plucked, nor where a style wants none', () => {
    for (const instrument of ['piano', 'steel-guitar', 'pizzicato', 'harp', 'electric-bass', 'vibraphone'])
      expect(curveOf(instrument, [note(0, 8)])).toEqual([])
    expect(curveOf('strings', [note(0, 8)], 0)).toEqual([])
  })
})

describe.each(['Jazz', 'Disco', 'Christmas'])('brass of %s', (style) => {
  it('holds a chord before a chorus with which it begins, struck, soft and growing', async () => {
    const song = { title: '', lyrics: WHOLE_SONG_LYRICS, voice: 'f', instrumental: false, style } as const
    const songs = await Promise.all(
      Array.from({ length: 12 }, (_, seed) => composeSong({ ...song, seed }, pronounce, singerFor)),
    )
    const swells = songs.flatMap(({ tracks, sections, meter }) =>
      sections.flatMap(({ kind, startBeat }) => {
        const from = startBeat - meter.beatsPerBar
        const brass = tracks.find(({ name }) => name === 'brass' || name === 'horns')
        const held = brass?.notes.find((one) => Math.abs(one.startBeat - from) < 0.1 && one.lengthBeats > 1.8)
        if (kind !== 'chorus' || !brass?.expression || !held) return []
        const soft = Math.min(...[0.2, 0.4, 0.6].map((beat) => dbAt(brass.expression!, held.startBeat + beat)))
        const end = dbAt(brass.expression, held.startBeat + held.lengthBeats - 0.2)
        return [{ fallen: dbAt(brass.expression, held.startBeat) - soft, grown: end - soft }]
      }),
    )
    expect(swells.length).toBeGreaterThan(2)
    for (const { fallen, grown } of swells) {
      expect(fallen).toBeGreaterThan(1.5)
      expect(grown).toBeGreaterThan(2.5)
    }
  })
})

describe.each([...GENRES])('songs of %s', (style) => {
  const song = { title: '', lyrics: WHOLE_SONG_LYRICS, voice: 'f', instrumental: false, style, seed: 1 } as const
  const compose = () => composeSong(song, pronounce, singerFor)

  it('swell by the same curves each time, around the loudness that velocities say', async () => {
    const { tracks } = await compose()
    expect((await compose()).tracks).toEqual(tracks)
    for (const { name, instrument, expression = [], notes } of tracks) {
      if (expression.length === 0) continue
      expect(instrumentNamed(instrument).expression, name).toBeDefined()
      expect(expression.every(({ beat }, at) => at === 0 || beat > expression[at - 1]!.beat)).toBe(true)
      const sounding = notes.flatMap(({ startBeat, lengthBeats }) =>
        Array.from({ length: Math.ceil(lengthBeats * 4) }, (_, at) => dbAt(expression, startBeat + at / 4)),
      )
      const power = sounding.reduce((sum, db) => sum + 10 ** (db / 10), 0) / sounding.length
      expect(Math.abs(10 * Math.log10(power)), name).toBeLessThan(1)
    }
  })
})
