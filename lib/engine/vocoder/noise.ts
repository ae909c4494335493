import type { Fft } from '../dsp/fft.ts'
import type { Random } from '../random/random.ts'
import { glottalOpenness, OPENNESS_PLACES } from './glottal-source.ts'
import { SIZE, type VoiceFrame, type VoiceTrack } from './voice-track.ts'

/** Two values come of one draw, this many bits each. */
const HALF = 2 ** 16
/** Uniform numbers from −0.5 to 0.5 times this have the variance that a bin of white noise has. */
const PER_DRAW = Math.sqrt((12 * SIZE) / 2) / SIZE

/**
 * Noise frame by frame: a random spectrum of the given amplitudes, whose stretch of two hops is windowed so that
 * neighbours add up to constant power. Cut after it was shaped, it begins and ends as sharply as its window.
 */
export function createNoise(fft: Fft, track: VoiceTrack, random: Random, out: Float32Array) {
  const { hopSamples } = track
  const window = Float32Array.from({ length: 2 * hopSamples }, (_, index) =>
    Math.sin((Math.PI * (index + 0.5)) / (2 * hopSamples)),
  )
  const phase = glottalPhase(track, out.length)
  return {
    add(index: number, { voicing, rd }: VoiceFrame, amplitude: Float32Array): void {
      const data = fft.data()
      data[0] = 0
      data[1] = 0
      for (let bin = 1; bin < SIZE / 2; bin++) {
        const draw = random.next() * HALF
        const high = draw | 0
        const gain = amplitude[bin]! * PER_DRAW
        data[2 * bin] = gain * (high / HALF - 0.5)
        data[2 * bin + 1] = gain * (draw - high - 0.5)
      }
      fft.inverse()
      const start = (index - 1) * hopSamples
      if (voicing > 0) addInStep(data, window, phase, glottalOpenness(rd), voicing, start, out)
      else addWindowed(data, window, start, out)
    },
  }
}

function addWindowed(noise: Float32Array, window: Float32Array, start: number, out: Float32Array): void {
  for (let tap = Math.max(0, -start); tap < window.length; tap++) out[start + tap]! += window[tap]! * noise[tap]!
}

/** Adds noise that comes and goes with the glottal cycle, by a share of 0..1. */
function addInStep(
  noise: Float32Array,
  window: Float32Array,
  phase: Float32Array,
  openness: Float32Array,
  share: number,
  start: number,
  out: Float32Array,
): void {
  for (let tap = Math.max(0, -start); tap < window.length; tap++) {
    const place = phase[start + tap]!
    const index = place | 0
    const open = openness[index]! + (place - index) * (openness[index + 1]! - openness[index]!)
    out[start + tap]! += window[tap]! * noise[tap]! * (1 + share * (open - 1))
  }
}

/** Where in its period every sample lies, from the closure (0) to the next one (`OPENNESS_PLACES`). */
function glottalPhase({ frames, hopSamples, f0Hz, sampleRate }: VoiceTrack, lengthSamples: number): Float32Array {
  const result = new Float32Array(lengthSamples)
  let phase = 0
  for (let index = 0; index + 1 < frames; index++) {
    const start = f0Hz[index]! / sampleRate
    const slope = (f0Hz[index + 1]! / sampleRate - start) / hopSamples
    for (let offset = 0; offset < hopSamples; offset++) {
      result[index * hopSamples + offset] = phase * OPENNESS_PLACES
      phase += start + slope * offset
      phase -= phase | 0
    }
  }
  return result
}
