import { beforeAll, describe, expect, it } from 'vitest'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { loadFft } from '#server/assets/fft.ts'
import { loadInstruments } from '#server/assets/instruments.ts'
import { spoken } from '#tests/support/spoken.ts'
import type { InstrumentAssets, Pffft } from '../assets.ts'
import { composeSong } from '../compose/compose.ts'
import type { SongRequest } from '../compose/settings/request.ts'
import { createMixer } from '../mix/mixer.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import type { Score } from '../score/score.ts'
import { secondsAt } from '../score/score.ts'
import { estimateReference, measureReference } from './estimate-reference.ts'
import { NO_REFERENCE } from './reference.ts'

let fft: Pffft
let instruments: InstrumentAssets
beforeAll(async () => {
  await buildInstruments()
  ;[fft, instruments] = await Promise.all([loadFft(), loadInstruments()])
})

const nobody = () => {
  throw new Error('Nobody sings here')
}

async function composed(wanted: Partial<SongRequest>): Promise<Score> {
  const song = {
    title: '',
    lyrics: '',
    style: '',
    voice: 'random',
    instrumental: true,
    seed: 1,
    lengthSec: 40,
  } as const
  return await composeSong({ ...song, ...wanted }, nobody, nobody)
}

/** A piece or its beginning as the band plays it, mixed to one channel. */
function played(score: Score, seconds = secondsAt(score, score.lengthBeats)): Float32Array {
  const mixer = createMixer(score, [], instruments)
  const out = new Float32Array(Math.ceil(seconds * SAMPLE_RATE))
  for (let at = 0; at < out.length; ) {
    const { instrumentalLeft: left, instrumentalRight: right } = mixer.render()
    for (let index = 0; index < left.length && at + index < out.length; index++) {
      out[at + index] = (left[index]! + right[index]!) / 2
    }
    at += left.length
  }
  return out
}

const heardIn = (samples: Float32Array) => estimateReference({ samples, sampleRate: SAMPLE_RATE }, { fft })

describe('what a recording sets', () => {
  it.each([
    ['Pop, 104 bpm, A minor', { tempo: 104, key: { tonic: 9, mode: 'minor' }, meter: 4 }],
    ['Folk, 3/4, 92 bpm, D major', { tempo: 92, key: { tonic: 2, mode: 'major' }, meter: 3 }],
    ['Lo-fi, 76 bpm, Eb major', { tempo: 76, key: { tonic: 3, mode: 'major' }, meter: 4 }],
  ])(
    'is what it is in: %s',
    async (style, expected) => {
      expect(heardIn(played(await composed({ style, seed: 4021 })))).toMatchObject(expected)
    },
    60_000,
  )

  it('is counted from its own tuning, and is the same at another level', async () => {
    const samples = played(await composed({ style: 'Country, 112 bpm, G major', seed: 77 }))
    // A third of a semitone lower and slower.
    const slower = Float32Array.from({ length: samples.length }, (_, at) => {
      const place = at / 2 ** (0.33 / 12)
      const before = Math.floor(place)
      return 0.1 * (samples[before]! + ((samples[before + 1] ?? 0) - samples[before]!) * (place - before))
    })
    expect(heardIn(slower)).toMatchObject({ tempo: 110, key: { tonic: 7, mode: 'major' } })
  })

  it('follows how loud it is over time', async () => {
    const samples = played(await composed({ style: 'Pop, 120 bpm', seed: 5 }))
    const swelling = samples.map((value, at) => value * (0.1 + (0.9 * at) / samples.length))
    const { energy } = heardIn(swelling)
    expect(energy).toHaveLength(16)
    expect(energy![14]! - energy![2]!).toBeGreaterThan(0.3)
  })

  it('is never more than these numbers', async () => {
    const heard = heardIn(played(await composed({ style: 'Rock', seed: 9 })))
    expect(Object.keys(heard).sort()).toEqual(Object.keys(NO_REFERENCE).sort())
    expect(JSON.stringify(heard).length).toBeLessThan(400)
  })
})

describe('nothing is set by', () => {
  const random = createRandom('noise')
  const noise = (seconds: number) => Float32Array.from({ length: seconds * SAMPLE_RATE }, () => random.normal() * 0.1)

  it('silence', () => {
    expect(heardIn(new Float32Array(20 * SAMPLE_RATE))).toEqual(NO_REFERENCE)
    expect(measureReference({ samples: new Float32Array(0), sampleRate: SAMPLE_RATE }, { fft })).toBeNull()
  })

  it('noise', () => expect(heardIn(noise(40))).toEqual(NO_REFERENCE))

  it('three seconds of music', async () => {
    expect(heardIn(played(await composed({ style: 'Pop' }), 3))).toEqual(NO_REFERENCE)
  })

  it.each(['rms', 'slt'] as const)('speech (%s)', async (voice) => {
    const text =
      'The kettle stands on the stove, and outside it has begun to rain. Nobody has come home yet. I count the cars that pass, ' +
      'and think of what we said about the garden last summer, when the apples were not ripe and the wasps were everywhere. '
    const wav = await spoken(text.repeat(3), voice)
    const view = new DataView(wav.buffer, wav.byteOffset)
    const at = (index: number) => view.getInt16(44 + 2 * index, true) / 32_768
    const count = (wav.length - 44) / 2
    const samples = Float32Array.from({ length: Math.floor((count / 16_000) * SAMPLE_RATE) }, (_, index) =>
      at(Math.min(count - 1, Math.floor((index / SAMPLE_RATE) * 16_000))),
    )
    expect(samples.length / SAMPLE_RATE).toBeGreaterThan(30)
    expect(heardIn(samples)).toEqual(NO_REFERENCE)
  })
})
