import { describe, expect, it } from 'vitest'
import { pronounce } from '#tests/support/dictionary-pronounce.ts'
import { WHOLE_SONG_LYRICS } from '#tests/support/whole-song-lyrics.ts'
import { GENRES } from '../../score/names.ts'
import type { Note, Score } from '../../score/score.ts'
import { singerFor } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'
import { DRUM_KEYS } from '../styles/profile.ts'
import { STYLE_PROFILES } from '../styles/registry.ts'

const compose = (style: string, seed: number, mood?: string) => {
  const song = { title: '', lyrics: WHOLE_SONG_LYRICS, voice: 'f', instrumental: false } as const
  return composeSong({ ...song, style, seed, ...(mood ? { mood } : {}) }, pronounce, singerFor)
}

const drumsOf = ({ tracks }: Score) => tracks.filter(({ stem }) => stem === 'drums').flatMap(({ notes }) => notes)

const HELD_TIME: readonly number[] = [DRUM_KEYS.hat, DRUM_KEYS.openHat, DRUM_KEYS.ride]

function twiceAtOnce(notes: readonly Note[]): number[] {
  const struck = notes.filter(({ pitch }) => HELD_TIME.includes(pitch)).map(({ startBeat }) => startBeat)
  return struck.filter((beat, at) => struck.indexOf(beat) !== at)
}

describe.each([...GENRES])('drummers of %s', (style) => {
  const songs = Promise.all(
    [undefined, 'Energetic', 'Sad'].flatMap((mood) => [1, 2, 3, 4].map((seed) => compose(style, seed, mood))),
  )

  it('keep time on one cymbal at once', async () => {
    for (const score of await songs) expect(twiceAtOnce(drumsOf(score)), `${score.mood} ${score.seed}`).toEqual([])
  })

  it('crash under the last chord only where the kick has played up to there', async () => {
    for (const score of await songs) {
      const drums = drumsOf(score)
      const lastBeat = score.lengthBeats - score.meter.beatsPerBar - 0.05
      const outroBeat = score.sections.at(-1)!.startBeat - 0.05
      const after = (beat: number, key: number) =>
        drums.some(({ startBeat, pitch }) => pitch === key && startBeat > beat && startBeat < lastBeat)
      const crash = drums.some(({ startBeat, pitch }) => pitch === DRUM_KEYS.crash && startBeat > lastBeat)
      if (crash) expect(after(outroBeat, DRUM_KEYS.kick), `${score.mood} ${score.seed}`).toBe(true)
    }
  })
})

it.each(['World', 'Ethnic'])('%s is played with the hands, fills and marks too', async (style) => {
  const kit: readonly number[] = [DRUM_KEYS.snare, DRUM_KEYS.crash, DRUM_KEYS.highTom, DRUM_KEYS.midTom, DRUM_KEYS.hat]
  for (const seed of [1, 2, 3, 4]) {
    const notes = drumsOf(await compose(style, seed))
    expect(notes.length).toBeGreaterThan(100)
    expect(notes.filter(({ pitch }) => kit.includes(pitch))).toEqual([])
  }
})

describe('last chords', () => {
  const softly = GENRES.filter((style) => STYLE_PROFILES[style].ending !== 'hit')

  it.each(softly)('of quiet endings in %s are soft', async (style) => {
    for (const seed of [1, 2, 3, 4]) {
      const score = await compose(style, seed, 'Sad')
      const lastBeat = score.lengthBeats - score.meter.beatsPerBar - 0.05
      const [outro, chorus] = [score.sections.at(-1)!, score.sections.findLast(({ kind }) => kind === 'chorus')!]
      if (outro.energy >= 0.5) continue
      for (const { name, stem, notes } of score.tracks) {
        if (stem !== 'harmony') continue
        const last = notes.filter(({ startBeat }) => startBeat > lastBeat)
        const loud = notes.filter(({ startBeat }) => startBeat >= chorus.startBeat && startBeat < outro.startBeat)
        if (last.length === 0 || loud.length === 0) continue
        const hardest = (some: readonly Note[]) => Math.max(...some.map(({ velocity }) => velocity))
        expect(hardest(last), `${name} ${seed}`).toBeLessThan(hardest(loud) * 0.85)
      }
    }
  })
})
