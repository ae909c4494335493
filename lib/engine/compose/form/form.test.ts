import { describe, expect, it } from 'vitest'
import { pronounce } from '#tests/support/dictionary-pronounce.ts'
import { GENRES } from '../../score/names.ts'
import { keyAt, type Note, type Score, secondsAt } from '../../score/score.ts'
import { pitchClass } from '../../theory/pitch.ts'
import { singerFor } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'
import type { SongRequest } from '../settings/request.ts'

const LYRICS = `[Verse]
Streetlights hum a low refrain
Footprints fading in the rain

[Chorus]
Run with me till morning
Run without a warning

[Verse]
Coffee cooling in the cup
Half the city waking up

[Chorus]
Run with me till morning
Run without a warning`

const compose = (changes: Partial<SongRequest>) =>
  composeSong(
    { ...{ title: '', lyrics: LYRICS, style: 'Pop', voice: 'f', instrumental: false, seed: 1 }, ...changes },
    pronounce,
    singerFor,
  )

const SEEDS = [1, 2, 3, 4, 5]

const introSec = (score: Score) => {
  const [intro] = score.sections
  expect(intro!.kind).toBe('intro')
  return secondsAt(score, intro!.lengthBeats)
}

const inLastBar = ({ lengthBeats, meter }: Score, notes: readonly Note[]) =>
  notes.filter(({ startBeat }) => startBeat > lengthBeats - meter.beatsPerBar - 0.05)

describe('intros', () => {
  it.each([...GENRES])('of %s are over in less than ten seconds, at every tempo and length', async (style) => {
    for (const seed of SEEDS) {
      const tempi = [style, `${style}, 44 bpm`, `${style}, 95 bpm`]
      for (const wished of tempi) expect(introSec(await compose({ style: wished, seed })), wished).toBeLessThan(10)
      expect(introSec(await compose({ style, seed, lengthSec: 300 }))).toBeLessThan(10)
      expect(introSec(await compose({ style, seed, instrumental: true, lengthSec: 90 }))).toBeLessThan(10)
    }
  })
})

describe('endings', () => {
  it.each([...GENRES])('of %s come home together: bass and lead in the last bar, on the tonic chord', async (style) => {
    for (const seed of SEEDS) {
      for (const instrumental of [false, true]) {
        const score = await compose({ style, seed, instrumental })
        const last = (stem: string) => {
          const tracks = score.tracks.filter((track) => track.stem === stem)
          return tracks.flatMap(({ notes }) => inLastBar(score, notes)).map(({ pitch }) => pitchClass(pitch))
        }
        const { root, intervals } = score.chords.at(-1)!
        expect(root).toBe(keyAt(score, score.lengthBeats).tonic)
        expect(last('bass'), `bass, seed ${seed}`).toEqual([root])
        const tones = intervals.map((interval) => pitchClass(root + interval))
        expect(tones, `lead, seed ${seed}`).toContain(last('lead').at(-1))
      }
    }
  })
})
