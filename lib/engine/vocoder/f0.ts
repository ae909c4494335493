import { clamp } from '../dsp/interpolate.ts'
import type { MonoPcm } from '../pcm/pcm.ts'

/** F0 in hertz every `hopSec`, frame k at time k · hopSec; 0 where no period is found. */
export type F0Track = { readonly hopSec: number; readonly f0Hz: Float32Array }

export type F0Search = { readonly hopSec: number; readonly lowHz: number; readonly highHz: number }

const WORKING_RATE = 4000
const BANDS_PER_OCTAVE = 3
/** Spread of the four interval estimates against their mean, above which a band holds no fundamental. */
const WORST_SPREAD = 0.1
/** Price of a step between frames, per octave, in units of spread. */
const STEP_PRICE = 0.6
/** Price of being unvoiced for a frame, and of changing between voiced and unvoiced. */
const UNVOICED_PRICE = 0.07
const CHANGE_PRICE = 0.08
/** Frames this far below the loudest hold no voice. */
const SILENCE_DB = -50

type Crossings = { readonly timeSec: Float64Array; readonly f0Hz: Float64Array }

/**
 * Fundamental frequency by zero crossings of low-passed copies of the sound at about 4 kHz: the copy whose four kinds
 * of interval (rising, falling, peaks, dips) agree holds the fundamental alone. After DIO (Morise, Kawahara,
 * Katayose 2009); the path through the candidates is chosen by dynamic programming.
 */
export function estimateF0(sound: MonoPcm, { hopSec, lowHz, highHz }: F0Search): F0Track {
  const factor = Math.max(1, Math.round(sound.sampleRate / WORKING_RATE))
  const rate = sound.sampleRate / factor
  const slow = withoutDrift(decimate(sound.samples, factor), Math.round(rate / lowHz))
  const frames = Math.floor(sound.samples.length / sound.sampleRate / hopSec) + 1
  const bands = Math.ceil(Math.log2(highHz / lowHz) * BANDS_PER_OCTAVE) + 1
  const candidates = new Float64Array(bands * frames)
  const spreads = new Float64Array(bands * frames).fill(1)
  for (let band = 0; band < bands; band++) {
    const cutoffHz = lowHz * 2 ** ((band + 0.5) / BANDS_PER_OCTAVE)
    const filtered = lowPass(slow, rate, cutoffHz)
    const kinds = intervals(filtered, rate)
    if (kinds.some(({ timeSec }) => timeSec.length < 2)) continue
    const range = { lowHz: Math.max(lowHz, cutoffHz / 2), highHz: Math.min(highHz, cutoffHz) }
    const own = (values: Float64Array) => values.subarray(band * frames, (band + 1) * frames)
    findCandidates(
      kinds.map((crossings) => sampleAt(crossings, frames, hopSec)),
      range,
      own(candidates),
      own(spreads),
    )
  }
  const quiet = quietFrames(sound, hopSec, frames)
  return { hopSec, f0Hz: bestPath(candidates, spreads, quiet, bands, frames) }
}

/** Where the mean of the four kinds lies in range it is a candidate, the better the less they spread. */
function findCandidates(
  [one, two, three, four]: readonly Float64Array[],
  { lowHz, highHz }: { lowHz: number; highHz: number },
  candidates: Float64Array,
  spreads: Float64Array,
): void {
  for (let frame = 0; frame < candidates.length; frame++) {
    const a = one![frame]!
    const b = two![frame]!
    const c = three![frame]!
    const d = four![frame]!
    const mean = (a + b + c + d) / 4
    if (mean < lowHz || mean > highHz) continue
    candidates[frame] = mean
    spreads[frame] = Math.sqrt(((a - mean) ** 2 + (b - mean) ** 2 + (c - mean) ** 2 + (d - mean) ** 2) / 3) / mean
  }
}

/** Boxcar low-pass twice, then every `factor`-th sample. */
function decimate(samples: Float32Array, factor: number): Float64Array {
  const count = Math.floor(samples.length / factor)
  const result = new Float64Array(count)
  const half = factor
  for (let index = 0; index < count; index++) {
    let sum = 0
    for (let tap = -half; tap <= half; tap++) {
      sum += (samples[index * factor + tap] ?? 0) * (1 - Math.abs(tap) / (half + 1))
    }
    result[index] = sum / (half + 1)
  }
  return result
}

/** Takes the running mean over one longest period away. */
function withoutDrift(samples: Float64Array, width: number): Float64Array {
  const sums = new Float64Array(samples.length + 1)
  for (let index = 0; index < samples.length; index++) sums[index + 1] = sums[index]! + samples[index]!
  const result = new Float64Array(samples.length)
  for (let index = 0; index < samples.length; index++) {
    const from = Math.max(0, index - width)
    const to = Math.min(samples.length, index + width + 1)
    result[index] = samples[index]! - (sums[to]! - sums[from]!) / (to - from)
  }
  return result
}

/** Zero-phase low-pass: a Nuttall window of two periods of the cutoff, whose first zero is at twice the cutoff. */
function lowPass(samples: Float64Array, rate: number, cutoffHz: number): Float64Array {
  const half = Math.round(rate / cutoffHz)
  const taps = nuttallFromMiddle(half)
  const padded = new Float64Array(samples.length + 2 * half)
  padded.set(samples, half)
  const result = new Float64Array(samples.length)
  for (let index = 0; index < samples.length; index++) {
    const middle = index + half
    let sum = taps[0]! * padded[middle]!
    for (let tap = 1; tap <= half; tap++) sum += taps[tap]! * (padded[middle - tap]! + padded[middle + tap]!)
    result[index] = sum
  }
  return result
}

/** One side of a window of 2 · half + 1 taps, from its middle outwards, brought to a sum of 1. */
function nuttallFromMiddle(half: number): Float64Array {
  const taps = Float64Array.from({ length: half + 1 }, (_, tap) => {
    const phase = Math.PI + (Math.PI * tap) / (half + 1)
    return 0.355768 - 0.487396 * Math.cos(phase) + 0.144232 * Math.cos(2 * phase) - 0.012604 * Math.cos(3 * phase)
  })
  const total = taps.reduce((sum, tap, index) => sum + (index === 0 ? tap : 2 * tap), 0)
  return taps.map((tap) => tap / total)
}

/** Rising and falling crossings of the signal and of its slope, whose distances are periods. */
function intervals(signal: Float64Array, rate: number): Crossings[] {
  const slope = new Float64Array(signal.length)
  for (let index = 1; index < signal.length; index++) slope[index] = signal[index]! - signal[index - 1]!
  return [
    crossings(signal, rate, 1, 0),
    crossings(signal, rate, -1, 0),
    crossings(slope, rate, 1, 0.5),
    crossings(slope, rate, -1, 0.5),
  ]
}

function crossings(signal: Float64Array, rate: number, sign: 1 | -1, delaySamples: number): Crossings {
  const at: number[] = []
  for (let index = 1; index < signal.length; index++) {
    const before = sign * signal[index - 1]!
    const after = sign * signal[index]!
    if (before < 0 && after >= 0) at.push(index - 1 + before / (before - after) - delaySamples)
  }
  const count = Math.max(0, at.length - 1)
  const timeSec = new Float64Array(count)
  const f0Hz = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    timeSec[index] = (at[index]! + at[index + 1]!) / 2 / rate
    f0Hz[index] = rate / (at[index + 1]! - at[index]!)
  }
  return { timeSec, f0Hz }
}

function sampleAt({ timeSec, f0Hz }: Crossings, frames: number, hopSec: number): Float64Array {
  const result = new Float64Array(frames)
  let next = 0
  for (let frame = 0; frame < frames; frame++) {
    const time = frame * hopSec
    while (next < timeSec.length && timeSec[next]! < time) next++
    if (next === 0 || next === timeSec.length) continue
    const share = (time - timeSec[next - 1]!) / (timeSec[next]! - timeSec[next - 1]!)
    result[frame] = f0Hz[next - 1]! * (1 - share) + f0Hz[next]! * share
  }
  return result
}

function quietFrames({ samples, sampleRate }: MonoPcm, hopSec: number, frames: number): Uint8Array {
  const power = new Float64Array(frames)
  const hop = hopSec * sampleRate
  for (let frame = 0; frame < frames; frame++) {
    const from = Math.max(0, Math.round((frame - 2) * hop))
    const to = Math.min(samples.length, Math.round((frame + 2) * hop))
    let sum = 0
    for (let index = from; index < to; index++) sum += samples[index]! * samples[index]!
    power[frame] = sum
  }
  const floor = Math.max(...power) * 10 ** (SILENCE_DB / 10)
  return Uint8Array.from(power, (value) => (value <= floor ? 1 : 0))
}

/** Cheapest way through the candidates (state = band) or silence (last state). */
function bestPath(
  candidates: Float64Array,
  spreads: Float64Array,
  quiet: Uint8Array,
  bands: number,
  frames: number,
): Float32Array {
  const states = bands + 1
  const from = new Int16Array(states * frames)
  let cost = new Float64Array(states)
  for (let frame = 0; frame < frames; frame++) {
    const next = new Float64Array(states).fill(Number.POSITIVE_INFINITY)
    for (let state = 0; state < states; state++) {
      const voiced = state < bands
      const f0 = voiced ? candidates[state * frames + frame]! : 0
      if (voiced && (f0 === 0 || quiet[frame] || spreads[state * frames + frame]! > WORST_SPREAD)) continue
      const own = voiced ? spreads[state * frames + frame]! : quiet[frame] ? 0 : UNVOICED_PRICE
      for (let previous = 0; previous < states; previous++) {
        let price = cost[previous]! + own
        if (price >= next[state]!) continue
        const wasVoiced = previous < bands
        if (voiced !== wasVoiced) price += CHANGE_PRICE
        else if (voiced && frame > 0) {
          const before = candidates[previous * frames + frame - 1]!
          if (before > 0) price += STEP_PRICE * clamp(Math.abs(Math.log2(f0 / before)), 0, 2)
        }
        if (price < next[state]!) {
          next[state] = price
          from[state * frames + frame] = previous
        }
      }
    }
    cost = next
  }
  const f0Hz = new Float32Array(frames)
  let state = cost.indexOf(Math.min(...cost))
  for (let frame = frames - 1; frame >= 0; frame--) {
    if (state < bands) f0Hz[frame] = candidates[state * frames + frame]!
    state = from[state * frames + frame]!
  }
  return f0Hz
}
