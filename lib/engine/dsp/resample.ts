/** Changes the rate of one channel. Samples are written into the caller's array, which must have room for them. */
export type Resampler = {
  /** The next samples; gives how many were written at `at`. */
  push(input: Float32Array, into: Float32Array, at: number): number
  /** The rest, once all samples are in; gives how many were written at `at`. */
  finish(into: Float32Array, at: number): number
}

/** Depth of the stop band, and half the width of the transition as a part of the lower Nyquist frequency. */
const STOP_DB = 90
const HALF_TRANSITION = 0.093
const PIECE_SAMPLES = 8192
/** Above this many filters, an odd rate is taken for the nearest multiple of 10 Hz: a cent at most, and a small table. */
const MOST_PHASES = 4410

/**
 * Band-limited interpolation between two rates in hertz: a polyphase windowed sinc (Smith and Gossett 1984) with the
 * window of Kaiser (1974). Flat to 20 kHz between 44.1 and 48 kHz, what would fold back below is 90 dB down. Without
 * delay: the first sample that comes out is the first that went in.
 */
export function createResampler(fromHz: number, toHz: number): Resampler {
  if (fromHz === toHz) return { push: copy, finish: () => 0 }
  const { phases, step, table, taps } = kernelFor(fromHz, toHz)
  const before = taps / 2 - 1
  const held = new Float64Array(taps + PIECE_SAMPLES)
  /** Samples in `held`; the window of the next one that comes out begins at `start`, between two of them by `phase`. */
  let count = before
  let start = 0
  let phase = 0
  let received = 0
  let written = 0

  function drain(into: Float32Array, at: number, most: number): number {
    const steady = steadyValue(held, start, count)
    const wholeSteps = Math.floor(step / phases)
    const restSteps = step % phases
    let out = at
    while (start + taps <= count && out - at < most) {
      if (steady === null) {
        into[out++] = weighted(held, start, table, phase * taps, taps)
      } else into[out++] = steady
      start += wholeSteps
      phase += restSteps
      if (phase >= phases) {
        phase -= phases
        start++
      }
    }
    const gone = Math.min(start, count)
    held.copyWithin(0, gone, count)
    count -= gone
    start -= gone
    written += out - at
    return out - at
  }

  function push(input: Float32Array, into: Float32Array, at: number): number {
    let out = at
    for (let from = 0; from < input.length; ) {
      const piece = input.subarray(from, from + Math.min(PIECE_SAMPLES, held.length - count))
      held.set(piece, count)
      count += piece.length
      from += piece.length
      received += piece.length
      out += drain(into, out, Number.POSITIVE_INFINITY)
    }
    return out - at
  }

  return {
    push,
    finish(into, at) {
      const wanted = Math.round((received * toHz) / fromHz) - written
      held.fill(0, count, count + taps / 2 + 1)
      count += taps / 2 + 1
      return drain(into, at, wanted)
    },
  }
}

function copy(input: Float32Array, into: Float32Array, at: number): number {
  into.set(input, at)
  return input.length
}

/** Four sums at a time, since each waits for its last addition; `count` is a multiple of four. */
function weighted(samples: Float64Array, from: number, weights: Float64Array, row: number, count: number): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  for (let tap = 0; tap < count; tap += 4) {
    a += weights[row + tap]! * samples[from + tap]!
    b += weights[row + tap + 1]! * samples[from + tap + 1]!
    c += weights[row + tap + 2]! * samples[from + tap + 2]!
    d += weights[row + tap + 3]! * samples[from + tap + 3]!
  }
  return a + b + (c + d)
}

/** The value of all samples, if they are the same: no filter changes it. Else null. */
function steadyValue(samples: Float64Array, from: number, to: number): number | null {
  const value = samples[from]!
  for (let at = from + 1; at < to; at++) if (samples[at] !== value) return null
  return value
}

type Kernel = { phases: number; step: number; taps: number; table: Float64Array }

const kernels = new Map<string, Kernel>()

function kernelFor(fromHz: number, toHz: number): Kernel {
  const key = `${fromHz}:${toHz}`
  const known = kernels.get(key)
  if (known) return known
  if (kernels.size > 8) kernels.clear()
  const kernel = makeKernel(fromHz, toHz)
  kernels.set(key, kernel)
  return kernel
}

function makeKernel(fromHz: number, toHz: number): Kernel {
  const exact = greatestDivisor(fromHz, toHz)
  const from = toHz / exact > MOST_PHASES ? Math.round(fromHz / 10) * 10 : fromHz
  const divisor = greatestDivisor(from, toHz)
  const phases = toHz / divisor
  const cutoff = Math.min(1, toHz / from)
  const widthRadians = 2 * Math.PI * HALF_TRANSITION * cutoff
  const taps = 4 * Math.ceil(((STOP_DB - 8) / (2.285 * widthRadians) + 1) / 4)
  const beta = 0.1102 * (STOP_DB - 8.7)
  const table = new Float64Array(phases * taps)
  for (let phase = 0; phase < phases; phase++) {
    const row = table.subarray(phase * taps, (phase + 1) * taps)
    let sum = 0
    for (let tap = 0; tap < taps; tap++) {
      const x = tap - (taps / 2 - 1) - phase / phases
      const edge = (2 * x) / taps
      const window = Math.abs(edge) >= 1 ? 0 : bessel(beta * Math.sqrt(1 - edge * edge))
      row[tap] = window * (x === 0 ? 1 : Math.sin(Math.PI * cutoff * x) / (Math.PI * cutoff * x))
      sum += row[tap]!
    }
    for (let tap = 0; tap < taps; tap++) row[tap]! /= sum
  }
  return { phases, step: from / divisor, taps, table }
}

/** Modified Bessel function of the first kind, order zero, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1]
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
