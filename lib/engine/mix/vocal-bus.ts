import type { InstrumentAssets } from '../assets.ts'
import { BLOCK_SAMPLES, createEffect } from '../instruments/program.ts'
import type { Score } from '../score/score.ts'
import type { VocalPart } from '../singing/contract.ts'
import { createChannel } from './channel.ts'
import { createCompressor } from './compressor.ts'
import { gainOf } from './decibels.ts'
import { createLoudnessMeter, integratedLufs } from './loudness.ts'
import { VOCAL_COMPRESSOR, VOCAL_EQ, VOCAL_PLATE } from './profile.ts'

/** Loudness that the lead voice is brought to, the same as every instrument's. */
const VOCAL_LUFS = -20

/** All sung parts through one strip: level, equaliser, compressor, plate. Silence when nobody sings. */
export function createVocalBus(score: Score, parts: readonly VocalPart[], assets: InstrumentAssets) {
  const lead = parts.find((part) => part.name === 'lead') ?? parts[0]
  const levelDb = lead ? VOCAL_LUFS - loudnessOf(lead.samples) : 0
  const voices = Number.isFinite(levelDb) ? parts : []
  const gains = voices.map((part) => {
    const angle = ((part.pan + 1) * Math.PI) / 4
    const gain = gainOf(levelDb + part.gainDb) * Math.SQRT2
    return { samples: part.samples, left: gain * Math.cos(angle), right: gain * Math.sin(angle) }
  })
  const strip = createChannel({ eq: VOCAL_EQ, gainDb: 0, pan: 0 })
  const compressor = createCompressor(VOCAL_COMPRESSOR)
  const output = gainOf(score.vocal?.gainDb ?? 0)
  const plate = createEffect(assets, { program: 'room', settings: VOCAL_PLATE })
  const send = (score.vocal?.reverb ?? 0) * (score.place?.wet ?? 1)
  const plateLeft = new Float32Array(BLOCK_SAMPLES)
  const plateRight = new Float32Array(BLOCK_SAMPLES)
  let position = 0

  return {
    /** The next block, overwriting both channels. */
    render(left: Float32Array, right: Float32Array): void {
      left.fill(0)
      right.fill(0)
      if (gains.length === 0) return
      for (const voice of gains) {
        const until = Math.min(left.length, voice.samples.length - position)
        for (let index = 0; index < until; index++) {
          const sample = voice.samples[position + index]!
          left[index]! += sample * voice.left
          right[index]! += sample * voice.right
        }
      }
      position += left.length
      strip.process(left, right)
      compressor.process(left, right)
      for (let index = 0; index < left.length; index++) {
        left[index]! *= output
        right[index]! *= output
        plateLeft[index] = left[index]! * send
        plateRight[index] = right[index]! * send
      }
      plate.process(plateLeft, plateRight)
      for (let index = 0; index < left.length; index++) {
        left[index]! += plateLeft[index]!
        right[index]! += plateRight[index]!
      }
    },
  }
}

function loudnessOf(samples: Float32Array): number {
  const meter = createLoudnessMeter()
  for (let from = 0; from < samples.length; from += BLOCK_SAMPLES) {
    const block = samples.subarray(from, from + BLOCK_SAMPLES)
    meter.push(block, block)
  }
  return integratedLufs(meter.steps)
}
