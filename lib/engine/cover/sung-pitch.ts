import type { Pffft } from '../assets.ts'
import { Fft } from '../dsp/fft.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import { BINS, FRAME_SAMPLES } from '../separation/frames.ts'
import { createMelodyPath, HIGHEST_HZ } from '../separation/melody-path.ts'
import { estimateF0, type F0Track } from '../vocoder/f0.ts'

const PATH_HOP = FRAME_SAMPLES / 4
/** Autocorrelation works on every fourth sample: voices have their strongest harmonics below 3 kHz. */
const DECIMATION = 4
/** Cents around the path within which the exact pitch lies, and periods that are compared with the next ones. */
const REACH_CENTS = 150
const PERIODS = 2.5
const LEAST_WINDOW_SEC = 0.012
/** Normalised correlation from which on a frame is voiced, and that at which it no longer is. */
const VOICED = 0.55
const STILL_VOICED = 0.4
/** What zero crossings say counts where the sound is more like itself after that period, by this much. */
const CLEARLY = 0.1
const RANGE = { lowHz: 65, highHz: 1000 }
const SILENT = 1e-9

/**
 * The pitch of a voice that was taken out of a song. The melody path says about where it is, since what is left of the
 * band misleads methods that listen to the voice alone; the normalised cross-correlation around it (Talkin 1995) says
 * exactly where, and whether the frame is voiced. Where a formant has taken the path for itself, zero crossings find the
 * period that it repeats with.
 */
export function trackSungPitch(pffft: Pffft, sound: MonoPcm, hopSec: number): F0Track {
  const path = pathOf(pffft, sound)
  const rate = sound.sampleRate / DECIMATION
  const slow = decimated(sound.samples)
  const crossings = estimateF0(sound, { hopSec, ...RANGE }).f0Hz
  const f0Hz = new Float32Array(crossings.length)
  let wasVoiced = false
  for (const [frame, crossingHz] of crossings.entries()) {
    const at = frame * hopSec * sound.sampleRate
    const aboutHz = path[Math.min(path.length - 1, Math.round(at / PATH_HOP))]!
    const near = (about: number) => bestPeriod(slow, rate, at / DECIMATION, about)
    const onPath = near(aboutHz)
    const other = isElsewhere(crossingHz, onPath.hz) ? near(crossingHz) : onPath
    const { hz, likeness } = other.likeness > onPath.likeness + CLEARLY ? other : onPath
    wasVoiced = likeness > (wasVoiced ? STILL_VOICED : VOICED)
    f0Hz[frame] = wasVoiced ? hz : 0
  }
  return { hopSec, f0Hz }
}

const isElsewhere = (hz: number, fromHz: number) => hz > 0 && Math.abs(1200 * Math.log2(hz / fromHz)) > REACH_CENTS

/** Hertz every PATH_HOP, whether or not anybody sings. */
function pathOf(pffft: Pffft, { sampleRate, samples }: MonoPcm): Float32Array {
  const frames = Math.floor(samples.length / PATH_HOP) + 1
  const melody = createMelodyPath(sampleRate, frames)
  const fft = new Fft(pffft, FRAME_SAMPLES)
  const window = Float32Array.from({ length: FRAME_SAMPLES }, (_, at) => Math.sin((Math.PI * at) / FRAME_SAMPLES))
  const magnitude = new Float32Array(BINS)
  const end = Math.min(BINS - 1, Math.ceil((HIGHEST_HZ * FRAME_SAMPLES) / sampleRate) + 1)
  for (let frame = 0; frame < frames; frame++) {
    const data = fft.data()
    const from = frame * PATH_HOP - FRAME_SAMPLES / 2
    for (let tap = 0; tap < FRAME_SAMPLES; tap++) data[tap] = (samples[from + tap] ?? 0) * window[tap]!
    fft.forward()
    for (let bin = 1; bin < end; bin++) magnitude[bin] = Math.sqrt(data[2 * bin]! ** 2 + data[2 * bin + 1]! ** 2)
    melody.push(magnitude)
  }
  fft.free()
  return Float32Array.from({ length: frames }, (_, frame) => melody.hzOf(frames - 1 - frame))
}

/** A boxcar low-pass, then every DECIMATION-th sample. */
function decimated(samples: Float32Array): Float32Array {
  const slow = new Float32Array(Math.floor(samples.length / DECIMATION))
  for (let index = 0; index < slow.length; index++) {
    let sum = 0
    for (let tap = 0; tap < DECIMATION; tap++) sum += samples[index * DECIMATION + tap]!
    slow[index] = sum / DECIMATION
  }
  return slow
}

/** The lag near a period of `aboutHz` after which the sound around `centre` is most like itself. */
function bestPeriod(samples: Float32Array, rate: number, centre: number, aboutHz: number) {
  const period = rate / aboutHz
  const reach = 2 ** (REACH_CENTS / 1200)
  const first = Math.floor(period / reach) - 1
  const last = Math.ceil(period * reach) + 1
  const length = Math.round(Math.max(PERIODS * period, LEAST_WINDOW_SEC * rate))
  const likeness = (lag: number) => likenessAt(samples, Math.round(centre - (length + lag) / 2), length, lag)
  let best = first + 1
  let most = Number.NEGATIVE_INFINITY
  for (let lag = first + 1; lag < last; lag++) {
    const value = likeness(lag)
    if (value > most) [best, most] = [lag, value]
  }
  const [before, after] = [likeness(best - 1), likeness(best + 1)]
  const bend = before - 2 * most + after
  const off = bend < 0 ? Math.min(0.5, Math.max(-0.5, (0.5 * (before - after)) / bend)) : 0
  return { hz: rate / (best + off), likeness: most }
}

/** Normalised cross-correlation of `length` samples with those `lag` later, −1..1. */
function likenessAt(samples: Float32Array, from: number, length: number, lag: number): number {
  const first = Math.max(0, from)
  const end = Math.min(from + length, samples.length - lag)
  let [product, one, other] = [0, SILENT, SILENT]
  for (let at = first; at < end; at++) {
    const a = samples[at]!
    const b = samples[at + lag]!
    product += a * b
    one += a * a
    other += b * b
  }
  return product / Math.sqrt(one * other)
}
