import { beforeAll, describe, expect, it } from 'vitest'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { codecAssets } from '#server/assets/codec.ts'
import { loadInstruments } from '#server/assets/instruments.ts'
import { bandScore, hum } from '#tests/support/band-score.ts'
import { createMixer } from '../mix/mixer.ts'
import { STAGES } from '../progress.ts'
import type { Score } from '../score/score.ts'
import { PEAK_COUNT } from './encode-song.ts'
import { type RenderedSong, renderSong, type Studio } from './render-song.ts'

let studio: Studio
let song: Whole
const score = bandScore(4)

beforeAll(async () => {
  await buildInstruments()
  studio = { sing: hum, instruments: await loadInstruments(), codec: codecAssets }
  song = await rendered(score, studio)
})

type Whole = RenderedSong & { readonly wav: Uint8Array }

/** A song with its WAV file put together. */
async function rendered(score: Score, studio: Studio): Promise<Whole> {
  const pieces: Uint8Array[] = []
  const song = await renderSong(score, studio, { onWav: (piece) => pieces.push(piece) })
  return { ...song, wav: Buffer.concat(pieces) }
}

/** Both channels in turn, −1..1. */
function samplesOf(wav: Uint8Array): Float32Array {
  const data = new TextDecoder('latin1').decode(wav.subarray(0, 400)).indexOf('data') + 8
  const view = new DataView(wav.buffer, wav.byteOffset + data)
  return Float32Array.from({ length: (wav.length - data) / 2 }, (_, index) => view.getInt16(index * 2, true) / 32_767)
}

const decibels = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

describe('a rendered song', () => {
  it('is as loud as streaming services want it, under its true-peak ceiling, with the voice in front', () => {
    expect(song.integratedLufs).toBeGreaterThan(-14.3)
    expect(song.integratedLufs).toBeLessThan(-13.7)
    expect(song.truePeakDbtp).toBeLessThan(-2)
    expect(song.voiceAboveLu).toBeGreaterThanOrEqual(-2)
    expect(song.voiceAboveLu).toBeLessThanOrEqual(2)
  })

  it('lasts as long as its score and a tail, and ends in silence', () => {
    const scoreSec = (16 * 60) / score.tempoBpm
    expect(song.durationSec).toBeGreaterThan(scoreSec)
    expect(song.durationSec).toBeLessThan(scoreSec + 4.5)
    const samples = samplesOf(song.wav)
    expect(samples.length / 2 / 44_100).toBeCloseTo(song.durationSec, 3)
    expect(decibels(samples.subarray(-400))).toBeLessThan(-80)
  })

  it('comes apart into stems that are what went into the limiter, to the last bit of 16', async () => {
    const mixer = createMixer(score, hum(score), studio.instruments)
    const parts = { vocals: new Float32Array(COMPARED * 2), instrumental: new Float32Array(COMPARED * 2) }
    for (let from = 0; from < COMPARED; from += 512) {
      const block = mixer.render()
      for (let index = 0; index < 512; index++) {
        parts.vocals[2 * (from + index)] = block.vocalsLeft[index]!
        parts.vocals[2 * (from + index) + 1] = block.vocalsRight[index]!
        parts.instrumental[2 * (from + index)] = block.instrumentalLeft[index]!
        parts.instrumental[2 * (from + index) + 1] = block.instrumentalRight[index]!
      }
    }
    for (const { name, wav } of song.stems) {
      const stem = samplesOf(wav).subarray(0, COMPARED * 2)
      const gain = fittedGain(stem, parts[name])
      expect(decibels(stem)).toBeGreaterThan(-40)
      expect(decibels(stem.map((sample, index) => sample - gain * parts[name][index]!))).toBeLessThan(-94)
    }
  })

  it('carries its words, its makers and its drawing', () => {
    const tag = new TextDecoder().decode(song.mp3.subarray(0, 800))
    expect(tag).toContain(score.title)
    expect(tag).toContain('We fold a paper boat')
    expect(tag).toMatch(/by a machine/)
    expect(song.lrc).toContain('<00:02.18> paper')
    expect(song.peaks).toHaveLength(PEAK_COUNT)
    expect(Math.max(...song.peaks)).toBe(255)
  })
})

describe('rendering', () => {
  it('gives the same bytes for the same score and others for another seed', async () => {
    const again = await rendered(score, studio)
    expect(Buffer.compare(again.mp3, song.mp3)).toBe(0)
    expect(Buffer.compare(again.wav, song.wav)).toBe(0)
    const other = await rendered({ ...score, seed: 2 }, studio)
    expect(Buffer.compare(other.wav, song.wav)).not.toBe(0)
  })

  it('leaves the band’s file as it was, to the byte, when another voice sings', async () => {
    const softer: Studio['sing'] = function* (sung) {
      for (const parts of hum(sung)) {
        yield parts.map((part) => ({ ...part, samples: part.samples.map((sample) => sample * sample * 3) }))
      }
    }
    const other = await renderSong(score, { ...studio, sing: softer })
    const [vocals, instrumental] = song.stems.map(({ wav }) => wav)
    expect(Buffer.compare(other.stems[0]!.wav, vocals!)).not.toBe(0)
    expect(Buffer.compare(other.stems[1]!.wav, instrumental!)).toBe(0)
  })

  it('works without a voice', async () => {
    const instrumental = await renderSong(bandScore(2, { sung: false }), studio)
    expect(instrumental.voiceAboveLu).toBeNull()
    expect(instrumental.lrc).toBe('')
    expect(instrumental.integratedLufs).toBeGreaterThan(-14.4)
    expect(samplesOf(instrumental.stems[0]!.wav).every((sample) => sample === 0)).toBe(true)
  })

  it('reports its stages in order, each up to its end', async () => {
    const reports: [string, number][] = []
    await renderSong(bandScore(2), studio, { onProgress: (stage, fraction) => reports.push([stage, fraction]) })
    const stages = [...new Set(reports.map(([stage]) => stage))]
    expect(stages).toEqual(STAGES.filter((stage) => stages.includes(stage)))
    for (const stage of ['play', 'master', 'encode']) expect(reports).toContainEqual([stage, 1])
  })

  it('times its stages by the clock that it is given', async () => {
    let reading = 0
    const { timings } = await renderSong(bandScore(1), { ...studio, now: () => (reading += 500) })
    expect(timings).toEqual({ sing: 0.5, play: 1.5, master: 0.5, encode: 0.5 })
  })

  it('stops between blocks once it is told to', async () => {
    const abort = new AbortController()
    const played: number[] = []
    const rendering = renderSong(score, studio, {
      signal: abort.signal,
      onProgress: (_, fraction) => {
        played.push(fraction)
        abort.abort()
      },
    })
    await expect(rendering).rejects.toThrow(/abort/i)
    expect(played).toHaveLength(1)
  })

  it('names an instrument that does not exist', async () => {
    const [first, ...rest] = score.tracks
    const wrong = { ...score, tracks: [{ ...first!, instrument: 'kazoo' }, ...rest] }
    await expect(renderSong(wrong, studio)).rejects.toThrow(/No instrument "kazoo"/)
  })
})

const COMPARED = 512 * 400

/** The factor that brings `of` nearest to `samples`. */
function fittedGain(samples: Float32Array, of: Float32Array): number {
  const cross = samples.reduce((sum, sample, index) => sum + sample * of[index]!, 0)
  return cross / of.reduce((sum, sample) => sum + sample ** 2, 0)
}
