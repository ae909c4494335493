import { beforeAll, expect, it } from 'vitest'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { codecAssets } from '#server/assets/codec.ts'
import { loadInstruments } from '#server/assets/instruments.ts'
import { bandScore, hum } from '#tests/support/band-score.ts'
import { samplesOfWav } from '../codec/wav.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { Score, Track } from '../score/score.ts'
import { renderSong, type Studio } from './render-song.ts'
import { renderStems, StemsDiffer } from './render-stems.ts'

let studio: Studio
let instrumental: Int16Array
let stems: ReadonlyMap<string, Int16Array>

/** Loud enough that the bus compressor works, in a room, with rain. */
const score: Score = {
  ...bandScore(4),
  sections: [
    { kind: 'verse', startBeat: 0, lengthBeats: 8, energy: 0.4 },
    { kind: 'chorus', startBeat: 8, lengthBeats: 8, energy: 0.9 },
  ],
  place: { room: 'hall', ambience: 'rain', ambienceGainDb: -20, wet: 1.5 },
  tracks: bandScore(4).tracks.map((track) => ({ ...track, pumpDb: 3, gainDb: track.gainDb + 6 })),
}
const NAMES = ['drums', 'bass', 'guitar', 'pad', 'piano', 'ambience']

beforeAll(async () => {
  await buildInstruments()
  studio = { sing: hum, instruments: await loadInstruments(), codec: codecAssets }
  const song = await renderSong(score, studio)
  instrumental = samplesOfWav(song.stems.find(({ name }) => name === 'instrumental')!.wav)
  stems = stemsOf(score)
})

/** Samples of each stem by its name. */
function stemsOf(song: Score): Map<string, Int16Array> {
  const pieces = new Map<string, Uint8Array[]>()
  renderStems(song, instrumental, studio, {
    onStem: (name, piece) => pieces.set(name, [...(pieces.get(name) ?? []), piece]),
  })
  return new Map([...pieces].map(([name, parts]) => [name, samplesOfWav(new Uint8Array(Buffer.concat(parts)))]))
}

const power = (samples: ArrayLike<number>) =>
  Array.from(samples).reduce((sum, sample) => sum + sample ** 2, 0) / samples.length

it('gives every instrument a file, which add up to the instrumental', () => {
  expect([...stems.keys()]).toEqual(NAMES)
  const rest = Float64Array.from(instrumental)
  for (const samples of stems.values()) {
    expect(samples).toHaveLength(instrumental.length)
    expect(10 * Math.log10(power(samples) / power(instrumental))).toBeGreaterThan(-45)
    samples.forEach((sample, index) => {
      rest[index]! -= sample
    })
  }
  expect(10 * Math.log10(power(rest) / power(instrumental))).toBeLessThan(-70)
})

it('has nothing of the others in a stem', () => {
  const barSamples = Math.floor(((4 * 60) / score.tempoBpm) * SAMPLE_RATE)
  // The piano rests in the first bar.
  const [rest, played] = [0, 1].map((bar) =>
    stems.get('piano')!.subarray(2 * bar * barSamples, 2 * (bar + 1) * barSamples - 5000),
  )
  expect(power(rest!)).toBeLessThan(1)
  expect(power(played!)).toBeGreaterThan(10_000)
})

it('refuses a song that the engine would play differently now', { timeout: 60_000 }, () => {
  const louder = ({ gainDb, ...track }: Track) => ({ ...track, gainDb: gainDb + (track.name === 'bass' ? 0.5 : 0) })
  expect(() => stemsOf({ ...score, tracks: score.tracks.map(louder) })).toThrow(StemsDiffer)
})

it('stops once it is told to', { timeout: 60_000 }, () => {
  const told = { onStem: () => {}, signal: AbortSignal.abort() }
  expect(() => renderStems(score, instrumental, studio, told)).toThrow(/abort/i)
})
