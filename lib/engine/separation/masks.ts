import { clamp } from '../dsp/interpolate.ts'
import type { Stft } from '../dsp/stft.ts'
import type { StereoPcm } from '../pcm/pcm.ts'
import { BINS, FRAME_SAMPLES } from './frames.ts'
import { createRunningMedian } from './running-median.ts'

/** What share of each bin of a frame is taken for the voice, before its pitch is known. */
export type MaskedFrame = {
  /** Magnitude of the sum of both channels, BINS values. */
  readonly magnitude: Float32Array
  /** 0..1, BINS values. */
  readonly mask: Float32Array
}

/** Frames, and bins, that a median is taken over. */
const SPAN = 17
const LATE = SPAN >> 1
const SIMILARITY_POWER = 1.5
const HARMONIC_POWER = 0.15

type Kept = MaskedFrame & {
  /** Twice the real part of the cross spectrum, and the power of both channels. */
  readonly common: Float32Array
  readonly power: Float32Array
  /** Median along the frequencies. */
  readonly struck: Float32Array
}

/**
 * What is in the middle (similarity of the channels, Avendano and Jot 2004), lasts rather than strikes (medians along
 * time and frequency, FitzGerald 2010) and lies where voices are. What is given is overwritten by the next frames.
 */
export function* maskedFrames(stft: Stft, song: StereoPcm): Generator<MaskedFrame> {
  const ring = Array.from({ length: LATE + 2 }, newFrame)
  const at = (frame: number) => ring[(frame + ring.length) % ring.length]!
  const medians = Array.from({ length: BINS }, () => createRunningMedian(SPAN))
  const across = createRunningMedian(SPAN)
  const band = voiceBand(song.sampleRate)
  const lasting = new Float32Array(BINS)
  let frame = 0

  const push = (left: Float32Array, right: Float32Array) => {
    const kept = at(frame)
    measure(left, right, kept)
    across.clear()
    for (let bin = 0; bin < BINS + LATE; bin++) {
      const median = across.push(kept.magnitude[bin] ?? 0)
      if (bin >= LATE) kept.struck[bin - LATE] = median
    }
    for (let bin = 0; bin < BINS; bin++) lasting[bin] = medians[bin]!.push(kept.magnitude[bin]!)
    frame++
  }

  /** The frame LATE frames ago, whose surroundings are known now. */
  const finished = (): MaskedFrame => {
    const index = frame - 1 - LATE
    const kept = at(index)
    const neighbours = [at(index - 1), kept, at(index + 1)]
    for (let bin = 0; bin < BINS; bin++) {
      const similarity = clamp(around(neighbours, 'common', bin) / (around(neighbours, 'power', bin) + 1e-12), 0, 1)
      const held = lasting[bin]! ** 2
      const harmonic = held / (held + kept.struck[bin]! ** 2 + 1e-20)
      kept.mask[bin] = band[bin]! * similarity ** SIMILARITY_POWER * harmonic ** HARMONIC_POWER
    }
    return kept
  }

  for (const [left, right] of stft.spectraOf(song)) {
    push(left, right)
    if (frame > LATE) yield finished()
  }
  const silence = new Float32Array(FRAME_SAMPLES)
  for (let rest = 0; rest < LATE; rest++) {
    push(silence, silence)
    yield finished()
  }
}

const newFrame = (): Kept => ({
  ...{ magnitude: new Float32Array(BINS), mask: new Float32Array(BINS) },
  ...{ common: new Float32Array(BINS), power: new Float32Array(BINS), struck: new Float32Array(BINS) },
})

function measure(left: Float32Array, right: Float32Array, { magnitude, common, power }: Kept): void {
  for (let bin = 0; bin < BINS; bin++) {
    const edge = bin === 0 || bin === BINS - 1
    const real = bin === BINS - 1 ? 1 : 2 * bin
    const [a, b] = [left[real]!, edge ? 0 : left[real + 1]!]
    const [c, d] = [right[real]!, edge ? 0 : right[real + 1]!]
    magnitude[bin] = Math.hypot(a + c, b + d) / 2
    common[bin] = 2 * (a * c + b * d)
    power[bin] = a * a + b * b + c * c + d * d
  }
}

function around(frames: readonly Kept[], what: 'common' | 'power', bin: number): number {
  let sum = 0
  for (const frame of frames) {
    const values = frame[what]
    sum += values[bin]!
  }
  return sum
}

/** Nothing below any voice, little above its consonants. */
function voiceBand(sampleRate: number): Float32Array {
  return Float32Array.from({ length: BINS }, (_, bin) => {
    const hz = (bin * sampleRate) / FRAME_SAMPLES
    return clamp((hz - 90) / 60, 0, 1) * consonantShare(hz)
  })
}

/** Little of what is higher than consonants is a voice's. */
export const consonantShare = (hz: number) => clamp((11_000 - hz) / 3000, 0.2, 1)
