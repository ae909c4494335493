import type { Pffft, SpeechAssets } from '../assets.ts'
import { createWavFile, FULL_SCALE_16 } from '../codec/wav.ts'
import { createStft } from '../dsp/stft.ts'
import { SAMPLE_RATE, type StereoPcm } from '../pcm/pcm.ts'
import type { CoverStage, TaskOptions } from '../progress.ts'
import type { Part } from './part.ts'

/** Long enough to tell the notes of a bass apart. */
const FRAME_SAMPLES = 4096
const BINS = FRAME_SAMPLES / 2 + 1
const TURN_A_HOP = Math.PI / 2

/** Bins on either side that a peak is higher than. */
const PEAK_REACH = 2

/**
 * Moves everything in a recording by some semitones and leaves its length: the surroundings of every spectral peak are
 * moved together, and turned so that the next frame fits (Laroche and Dolson 1999). Gives a quarter of a frame of each channel at
 * a time, overwritten by the next, as many as cover the recording.
 */
export function* transposed(
  pffft: Pffft,
  recording: StereoPcm,
  semitones: number,
): Generator<readonly [left: Float32Array, right: Float32Array]> {
  const stft = createStft(pffft, FRAME_SAMPLES)
  const ratio = 2 ** (semitones / 12)
  const moved = [new Float32Array(FRAME_SAMPLES), new Float32Array(FRAME_SAMPLES)] as const
  const [addLeft, addRight] = [stft.overlapAdd(), stft.overlapAdd()]
  const power = new Float32Array(BINS)
  const turns = { before: new Float64Array(BINS), now: new Float64Array(BINS) }
  try {
    for (const spectra of stft.spectraOf(recording)) {
      powerOf(spectra, power)
      for (const spectrum of moved) spectrum.fill(0)
      movePeaks(spectra, power, ratio, turns, moved)
      ;[turns.before, turns.now] = [turns.now, turns.before]
      const [left, right] = [addLeft(moved[0]), addRight(moved[1])]
      if (left && right) yield [left, right]
    }
  } finally {
    stft.free()
  }
}

type Channels = readonly [Float32Array, Float32Array]

function powerOf([left, right]: Channels, power: Float32Array): void {
  power[0] = 0
  power[BINS - 1] = 0
  for (let bin = 1; bin < BINS - 1; bin++) {
    const [a, b] = [left[2 * bin]!, left[2 * bin + 1]!]
    const [c, d] = [right[2 * bin]!, right[2 * bin + 1]!]
    power[bin] = a * a + b * b + c * c + d * d
  }
}

function movePeaks(
  from: Channels,
  power: Float32Array,
  ratio: number,
  turns: { before: Float64Array; now: Float64Array },
  to: Channels,
): void {
  let start = 1
  for (let peak = nextPeak(power, 1); peak < BINS; ) {
    const next = nextPeak(power, peak + 1)
    const end = next < BINS ? lowestBetween(power, peak, next) : BINS - 1
    // By whole bins; what is left of the way is in the turn.
    const centre = peakCentre(power, peak)
    const shift = Math.round(centre * (ratio - 1))
    const turn = turns.before[peak]! + TURN_A_HOP * centre * (ratio - 1)
    const angle = turn % (2 * Math.PI)
    turns.now.fill(angle, start, end)
    moveRegion(from, start, end, shift, Math.cos(angle), Math.sin(angle), to)
    start = end
    peak = next
  }
}

function nextPeak(power: Float32Array, from: number): number {
  for (let bin = Math.max(from, PEAK_REACH); bin < BINS - PEAK_REACH; bin++) {
    let highest = power[bin]! > 0
    for (let reach = 1; reach <= PEAK_REACH && highest; reach++) {
      highest = power[bin]! >= power[bin - reach]! && power[bin]! > power[bin + reach]!
    }
    if (highest) return bin
  }
  return BINS
}

function lowestBetween(power: Float32Array, from: number, to: number): number {
  let lowest = from + 1
  for (let bin = from + 1; bin < to; bin++) if (power[bin]! < power[lowest]!) lowest = bin
  return lowest
}

/** Top of the parabola through the peak and its neighbours, in logarithms. */
function peakCentre(power: Float32Array, peak: number): number {
  const before = Math.log(power[peak - 1]! + 1e-20)
  const here = Math.log(power[peak]! + 1e-20)
  const after = Math.log(power[peak + 1]! + 1e-20)
  const bend = before - 2 * here + after
  return bend === 0 ? peak : peak + (0.5 * (before - after)) / bend
}

function moveRegion(
  from: Channels,
  start: number,
  end: number,
  shift: number,
  cos: number,
  sin: number,
  to: Channels,
): void {
  // A frame's phases are counted from its first sample, a bin's own turn included: half of the frame is its middle.
  const sign = shift % 2 === 0 ? 1 : -1
  for (let bin = Math.max(start, 1 - shift); bin < Math.min(end, BINS - 1 - shift); bin++) {
    for (let channel = 0; channel < 2; channel++) {
      const re = sign * from[channel]![2 * bin]!
      const im = sign * from[channel]![2 * bin + 1]!
      to[channel]![2 * (bin + shift)]! += re * cos - im * sin
      to[channel]![2 * (bin + shift) + 1]! += re * sin + im * cos
    }
  }
}

/** A part moved by some semitones, as a WAV file; `note` goes into it. Throws what `signal` throws once it is aborted. */
export function transposePart(
  part: Part,
  semitones: number,
  note: string,
  { fft }: Pick<SpeechAssets, 'fft'>,
  options: TaskOptions<CoverStage> = {},
): Uint8Array<ArrayBuffer> {
  const { lengthSamples } = part
  const file = createWavFile(lengthSamples, note)
  const recording = {
    sampleRate: SAMPLE_RATE,
    left: new Float32Array(lengthSamples),
    right: new Float32Array(lengthSamples),
  }
  part.read(0, recording.left, recording.right)
  let from = 0
  for (const [left, right] of transposed(fft, recording, semitones)) {
    options.signal?.throwIfAborted()
    const to = Math.min(lengthSamples, from + left.length)
    for (let at = from; at < to; at++) {
      file.samples[2 * at] = toInteger(left[at - from]!)
      file.samples[2 * at + 1] = toInteger(right[at - from]!)
    }
    from = to
  }
  return file.cut(lengthSamples)
}

const toInteger = (value: number) =>
  Math.max(-FULL_SCALE_16, Math.min(FULL_SCALE_16, Math.round(value * FULL_SCALE_16)))
