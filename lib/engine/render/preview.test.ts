import { beforeAll, expect, it } from 'vitest'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { codecAssets } from '#server/assets/codec.ts'
import { loadInstruments } from '#server/assets/instruments.ts'
import { bandScore, hum } from '#tests/support/band-score.ts'
import type { CodecAssets } from '../assets.ts'
import { createLoudnessMeter, integratedLufs } from '../mix/meters/loudness.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { secondsAt } from '../score/score.ts'
import { renderSong } from './render-song.ts'

/** What was given to each encoder, one a file. */
const heard: { left: number[]; right: number[] }[] = []

/** The real encoder, overheard. */
const codec: CodecAssets = {
  async createMp3Encoder() {
    const encoder = await codecAssets.createMp3Encoder()
    const file: (typeof heard)[number] = { left: [], right: [] }
    heard.push(file)
    return {
      ...encoder,
      encode([left, right]) {
        file.left.push(...left!)
        file.right.push(...right!)
        return encoder.encode([left!, right!])
      },
    }
  },
}

const score = bandScore(8)
/** How much was played when the previews came. */
const playedAt: number[] = []
let preview: Uint8Array

beforeAll(async () => {
  await buildInstruments()
  let played = 0
  const studio = { sing: hum, instruments: await loadInstruments(), codec }
  await renderSong(score, studio, {
    onProgress: (_, fraction) => {
      played = fraction
    },
    onPreview: (mp3) => {
      playedAt.push(played)
      preview = mp3
    },
  })
})

const samplesOf = ({ left }: (typeof heard)[number], from: number, to: number) =>
  left.slice(from * SAMPLE_RATE, to * SAMPLE_RATE)

function lufsOf(file: (typeof heard)[number], untilSec: number): number {
  const meter = createLoudnessMeter()
  const until = Math.round(untilSec * SAMPLE_RATE)
  meter.push(Float32Array.from(file.left.slice(0, until)), Float32Array.from(file.right.slice(0, until)))
  return integratedLufs(meter.steps)
}

it('comes once, while the song is still being played', () => {
  expect(playedAt).toHaveLength(1)
  expect(playedAt[0]).toBeLessThan(0.4)
})

it('is an MP3 of the first quarter, tagged as the song is', () => {
  expect(heard[0]!.left.length / SAMPLE_RATE).toBeCloseTo(secondsAt(score, score.lengthBeats) / 4, 1)
  const text = new TextDecoder('latin1').decode(preview)
  expect(text.startsWith('ID3')).toBe(true)
  expect(text).toContain('Info')
  expect(preview.length / 24_000).toBeCloseTo(heard[0]!.left.length / SAMPLE_RATE, 0)
})

it('sounds like the master at the same place, about as loud, and ends in silence', () => {
  const [beginning, master] = heard as [(typeof heard)[number], (typeof heard)[number]]
  const endSec = beginning.left.length / SAMPLE_RATE
  expect(Math.abs(lufsOf(beginning, endSec - 1.5) - lufsOf(master, endSec - 1.5))).toBeLessThan(2)
  const [a, b] = [samplesOf(beginning, 1, 2), samplesOf(master, 1, 2)]
  const product = (x: number[], y: number[]) => x.reduce((sum, sample, index) => sum + sample * y[index]!, 0)
  expect(product(a, b) / Math.sqrt(product(a, a) * product(b, b))).toBeGreaterThan(0.98)
  expect(Math.max(...samplesOf(beginning, endSec - 0.01, endSec).map(Math.abs))).toBeLessThan(0.001)
})
