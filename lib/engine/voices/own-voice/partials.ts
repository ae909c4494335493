import type { Pffft } from '../../assets.ts'
import { Fft } from '../../dsp/fft.ts'
import type { MonoPcm } from '../../pcm/pcm.ts'
import type { F0Track } from '../../vocoder/f0.ts'

/** 128 ms at 16 kHz, in which the notes of a chord lie apart. */
const WINDOW = 2048
const HOP_SEC = 0.02
/** Where chords are strong. */
const BAND = { lowHz: 70, highHz: 2000 }
/** What is softer than the strongest peak of its frame by more, or than the recording on average, is no partial. */
const PEAK = { belowFrameDb: 35, belowMeanDb: 45 }
/** A partial is steady where it keeps its pitch for so long and does not die away as an echo in a room does. */
const STEADY = { leastSec: 0.3, spreadHz: 3, spreadShare: 0.006, fallDbPerSec: 30 }
/**
 * A partial nearer than this share of the pitch to one of its multiples belongs to the voice. The pitch of this many frames
 * around it counts.
 */
const OWN = { share: 0.12, frames: 4 }

type Peak = { readonly hz: number; readonly power: number }
/** Peaks of one frame after another, which are one sinusoid. */
type Partial = { readonly from: number; readonly peaks: Peak[] }

/**
 * Power of the steady partials that do not belong to the voice, against all sound, in dB. Speech glides, and the steady
 * partials of somebody who sings are multiples of their pitch. All other partials that hold their pitch come from an
 * instrument, however often its chords change. Sinusoids are followed from peak to peak (McAulay & Quatieri 1986).
 */
export function foreignDb({ samples, sampleRate }: MonoPcm, { f0Hz, hopSec }: F0Track, pffft: Pffft): number {
  const { frames, power } = peaksOf({ samples, sampleRate }, pffft)
  const middleOf = (frame: number) => Math.round((frame * HOP_SEC + WINDOW / 2 / sampleRate) / hopSec)
  let foreign = 0
  for (const { from, peaks } of partialsOf(frames)) {
    const isApart = peaks.map(({ hz }, index) => !isOwn(hz, middleOf(from + index), f0Hz))
    const [first, last] = [isApart.indexOf(true), isApart.lastIndexOf(true)]
    const apart = peaks.filter((_, index) => isApart[index])
    if (apart.length <= (last - first + 1) / 2 || !isSteady(peaks.slice(first, last + 1))) continue
    foreign += apart.reduce((sum, peak) => sum + peak.power, 0)
  }
  return 10 * Math.log10(foreign / power + 1e-10)
}

/** The peaks of every frame, and the power of all frames together. */
function peaksOf({ samples, sampleRate }: MonoPcm, pffft: Pffft): { frames: Peak[][]; power: number } {
  const fft = new Fft(pffft, WINDOW)
  const binHz = sampleRate / WINDOW
  const [first, last] = [Math.floor(BAND.lowHz / binHz), Math.ceil(BAND.highHz / binHz)]
  const window = Float32Array.from({ length: WINDOW }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW))
  const spectra: Float64Array[] = []
  for (let at = 0; at + WINDOW <= samples.length; at += HOP_SEC * sampleRate) {
    const data = fft.data()
    for (let index = 0; index < WINDOW; index++) data[index] = samples[at + index]! * window[index]!
    fft.forward()
    spectra.push(Float64Array.from({ length: last + 2 }, (_, bin) => data[2 * bin]! ** 2 + data[2 * bin + 1]! ** 2))
  }
  fft.free()
  const powers = spectra.map((spectrum) => spectrum.subarray(first, last).reduce((sum, value) => sum + value, 0))
  const power = powers.reduce((sum, value) => sum + value, 1e-20)
  const least = (power / spectra.length) * 10 ** (-PEAK.belowMeanDb / 10)
  return { frames: spectra.map((spectrum) => peaksIn(spectrum, { first, last, binHz, least })), power }
}

type Search = { readonly first: number; readonly last: number; readonly binHz: number; readonly least: number }

function peaksIn(spectrum: Float64Array, { first, last, binHz, least }: Search): Peak[] {
  const strongest = spectrum.subarray(first, last).reduce((most, power) => Math.max(most, power), 0)
  const floor = Math.max(least, strongest * 10 ** (-PEAK.belowFrameDb / 10))
  const peaks: Peak[] = []
  for (let bin = first; bin < last; bin++) {
    const [before, here, after] = [spectrum[bin - 1]!, spectrum[bin]!, spectrum[bin + 1]!]
    if (here < floor || here <= before || here < after) continue
    // The top of a parabola through three logarithms.
    const [left, top, right] = [Math.log(before + 1e-30), Math.log(here), Math.log(after + 1e-30)]
    const offset = (0.5 * (left - right)) / (left - 2 * top + right)
    peaks.push({ hz: (bin + offset) * binHz, power: before + here + after })
  }
  return peaks
}

/** How far a steady partial is allowed to move. */
const spreadHz = (hz: number) => STEADY.spreadHz + STEADY.spreadShare * hz

const meanHz = (peaks: readonly Peak[]) => peaks.reduce((sum, { hz }) => sum + hz, 0) / peaks.length

function* partialsOf(frames: readonly Peak[][]): Generator<Partial> {
  let open: Partial[] = []
  for (const [from, peaks] of frames.entries()) {
    const next: Partial[] = []
    const free = new Set(peaks)
    for (const partial of open) {
      const { hz } = partial.peaks.at(-1)!
      const near = nearest(free, hz)
      const reach = 2 * spreadHz(hz)
      if (near && Math.abs(near.hz - hz) < reach && Math.abs(near.hz - meanHz(partial.peaks)) < reach) {
        free.delete(near)
        partial.peaks.push(near)
        next.push(partial)
      } else yield partial
    }
    open = [...next, ...[...free].map((peak) => ({ from, peaks: [peak] }))]
  }
  yield* open
}

function nearest(peaks: Iterable<Peak>, hz: number): Peak | undefined {
  let best: Peak | undefined
  for (const peak of peaks) {
    if (!best || Math.abs(peak.hz - hz) < Math.abs(best.hz - hz)) best = peak
  }
  return best
}

function isSteady(peaks: readonly Peak[]): boolean {
  const seconds = peaks.length * HOP_SEC
  if (seconds < STEADY.leastSec) return false
  const middle = meanHz(peaks)
  const spread = Math.sqrt(peaks.reduce((sum, { hz }) => sum + (hz - middle) ** 2, 0) / peaks.length)
  const fall = (10 * Math.log10(peaks[0]!.power / peaks.at(-1)!.power)) / seconds
  return spread < spreadHz(middle) / 2 && fall < STEADY.fallDbPerSec
}

/** Whether a frequency is a multiple of a pitch that is heard about a frame. */
function isOwn(hz: number, frame: number, f0Hz: Float32Array): boolean {
  const about = f0Hz.subarray(Math.max(0, frame - OWN.frames), frame + OWN.frames + 1)
  return about.some((f0) => f0 > 0 && Math.abs(hz / f0 - Math.round(hz / f0)) < OWN.share)
}
