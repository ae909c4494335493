import type { Pffft } from '../assets.ts'
import { estimateEnvelopes } from '../vocoder/envelope.ts'
import { type MonoReader, STRETCH_SAMPLES } from './convert-voice.ts'
import { soundingSpans } from './sounding-spans.ts'
import { trackSungPitch } from './sung-pitch.ts'

/** One who sings, as all that is voiced shows them. */
export type SingerAnalysis = {
  /** The median of what is sung. */
  readonly middleHz: number
  /** Mean envelope, natural log power from 0 Hz to half the sample rate; loud frames weigh as much as they are loud. */
  readonly spectrum: Float32Array
}

/** Every so many stretches one is listened to. */
export const LISTEN_EVERY = 3
const HOP_SEC = 0.02

/** Hears a voice before it is converted; null where nothing is sung. */
export function analyseSinger(pffft: Pffft, { sampleRate, lengthSamples, read }: MonoReader): SingerAnalysis | null {
  const pitches: number[] = []
  let power: Float64Array | null = null
  for (let from = 0; from < lengthSamples; from += LISTEN_EVERY * STRETCH_SAMPLES) {
    const samples = read(from, Math.min(lengthSamples, from + STRETCH_SAMPLES))
    for (const span of soundingSpans(samples, sampleRate)) {
      const sound = { sampleRate, samples: samples.subarray(span.from, span.to) }
      const track = trackSungPitch(pffft, sound, HOP_SEC)
      const { logPower, bins } = estimateEnvelopes(pffft, sound, track)
      power ??= new Float64Array(bins)
      for (const [frame, hz] of track.f0Hz.entries()) {
        if (hz === 0) continue
        pitches.push(hz)
        addPower(power, logPower[frame]!)
      }
    }
  }
  const middleHz = pitches.sort((a, b) => a - b)[pitches.length >> 1]
  if (middleHz === undefined || power === null) return null
  return { middleHz, spectrum: Float32Array.from(power, (sum) => Math.log(sum / pitches.length)) }
}

function addPower(sums: Float64Array, logPower: Float32Array): void {
  for (let bin = 0; bin < sums.length; bin++) sums[bin]! += Math.exp(logPower[bin]!)
}
