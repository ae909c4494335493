import type { Pffft } from '../assets.ts'
import { Fft } from '../dsp/fft.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import { pitchOf } from '../theory/pitch.ts'
import { hann } from './spectra.ts'

const FRAME_SAMPLES = 16_384
const HOP_SAMPLES = 4096
/** Where notes have their fundamentals and first partials. */
const BAND = { lowHz: 65, highHz: 2200 }
/** Below this a partial belongs to the bass. */
const BASS_HZ = 200
/** What is softer than the strongest peak of its frame by more is no note. */
const PEAK_DB = 45
/** Steps that the histogram of deviations divides a semitone into. */
const STEPS = 20
/** A peak may be a partial of a lower note: how much of it counts there, by its number (Gómez 2006). */
const PARTIALS = [1, 0.6, 0.36, 0.22]

export type Chroma = {
  /** Seconds between frames. */
  readonly hopSec: number
  /** Strength of the twelve pitch classes, C first, in each frame; the strongest has 1, all are 0 in silence. */
  readonly frames: readonly Float64Array[]
  /** The same of the bass alone, over the whole recording. */
  readonly bass: Float64Array
}

type Peak = { readonly semitones: number; readonly strength: number }

/** Which pitch classes sound, counted from the tuning that the recording has. */
export function chromaOf({ samples, sampleRate }: MonoPcm, pffft: Pffft): Chroma {
  const peaks = peaksOf({ samples, sampleRate }, pffft)
  const tuning = tuningOf(peaks.flat())
  const bass = new Float64Array(12)
  const frames = peaks.map((frame) => {
    const chroma = new Float64Array(12)
    for (const { semitones, strength } of frame) {
      PARTIALS.forEach((share, index) => {
        add(chroma, semitones - tuning - 12 * Math.log2(index + 1), strength * share)
      })
      if (semitones < BASS_NOTE) add(bass, semitones - tuning, strength)
    }
    const most = Math.max(...chroma)
    return most > 0 ? chroma.map((value) => value / most) : chroma
  })
  return { hopSec: HOP_SAMPLES / sampleRate, frames, bass }
}

const BASS_NOTE = pitchOf(BASS_HZ)

/** Between two pitch classes to both, the nearer one more. */
function add(chroma: Float64Array, semitones: number, strength: number): void {
  const nearest = Math.round(semitones)
  const off = Math.abs(semitones - nearest)
  chroma[((nearest % 12) + 12) % 12]! += strength * Math.cos(Math.PI * off) ** 2
}

/** The peaks of every frame, by the square roots of their amplitudes, so that what is loud does not decide alone. */
function peaksOf({ samples, sampleRate }: MonoPcm, pffft: Pffft): Peak[][] {
  const fft = new Fft(pffft, FRAME_SAMPLES)
  const window = hann(FRAME_SAMPLES)
  const binHz = sampleRate / FRAME_SAMPLES
  const [first, last] = [Math.floor(BAND.lowHz / binHz), Math.ceil(BAND.highHz / binHz)]
  const level = new Float64Array(last + 2)
  const frames: Peak[][] = []
  for (let at = 0; at + FRAME_SAMPLES <= samples.length; at += HOP_SAMPLES) {
    const data = fft.data()
    for (let index = 0; index < FRAME_SAMPLES; index++) data[index] = samples[at + index]! * window[index]!
    fft.forward()
    for (let bin = first - 1; bin <= last + 1; bin++) {
      level[bin] = 10 * Math.log10(data[2 * bin]! ** 2 + data[2 * bin + 1]! ** 2 + 1e-12)
    }
    frames.push(peaksIn(level, first, last, binHz))
  }
  fft.free()
  return frames
}

/** Below this, in decibels of a window of a full-scale tone, nothing sounds. */
const SILENCE_DB = 0

function peaksIn(level: Float64Array, first: number, last: number, binHz: number): Peak[] {
  let strongest = SILENCE_DB
  for (let bin = first; bin <= last; bin++) strongest = Math.max(strongest, level[bin]!)
  const floor = Math.max(SILENCE_DB, strongest - PEAK_DB)
  const peaks: Peak[] = []
  for (let bin = first; bin <= last; bin++) {
    const [before, here, after] = [level[bin - 1]!, level[bin]!, level[bin + 1]!]
    if (here < floor || here <= before || here < after) continue
    // The top of a parabola through three levels.
    const offset = (0.5 * (before - after)) / (before - 2 * here + after)
    peaks.push({ semitones: pitchOf((bin + offset) * binHz), strength: 10 ** ((here - strongest) / 40) })
  }
  return peaks
}

/** How far the notes of a recording lie above those of 440 Hz, −0.5 … 0.5 semitones. */
function tuningOf(peaks: readonly Peak[]): number {
  const histogram = new Float64Array(STEPS)
  for (const { semitones, strength } of peaks) {
    const deviation = semitones - Math.round(semitones)
    histogram[Math.min(STEPS - 1, Math.floor((deviation + 0.5) * STEPS))]! += strength
  }
  const smooth = histogram.map((_, at) =>
    [-1, 0, 1].reduce((sum, step) => sum + histogram[(at + step + STEPS) % STEPS]!, 0),
  )
  return (smooth.indexOf(Math.max(...smooth)) + 0.5) / STEPS - 0.5
}
