import type { Pffft } from '../assets.ts'
import { createFft, type Fft } from '../dsp/fft.ts'
import type { Random } from '../random/random.ts'

/** What a frame of voice is made of, on `SYNTHESIS_BINS` frequencies from 0 Hz to half the sample rate. */
export type VoiceFrame = {
  /** Natural logarithm of power. */
  readonly logPower: Float32Array
  /** 1 sounds as its F0, 0 as noise; between, noise takes over from the top, as in "z". */
  voicing: number
}

export type VoiceTrack = {
  readonly sampleRate: number
  readonly frames: number
  /** Frame k stands at sample k · hopSamples. */
  readonly hopSamples: number
  /** Hertz, one a frame, above 0 everywhere. */
  readonly f0Hz: Float32Array
  /** Share of noise in a voiced spectrum, see `noiseShare`. */
  readonly noiseShare: Float32Array
  /** Fills in frame `index`; called once for each, in order. */
  readonly fill: (index: number, frame: VoiceFrame) => void
}

const SIZE = 1024
export const SYNTHESIS_BINS = SIZE / 2 + 1
const RESPONSE = 1024
/** Power at which the logarithm stops, so that silence stays finite. */
const FLOOR = -46
/** The voiced share of a half-voiced sound halves about once in this band. */
const NOISE_TAKES_OVER_HZ = 700
/** How far the noise of a voiced frame swells and fades with every period: air passes while the glottis is open. */
const NOISE_PULSE = 0.6

export type Synthesizer = {
  /** frames · hopSamples samples, and the tail of the last response. */
  synthesize(track: VoiceTrack, random: Random): Float32Array
}

/**
 * Voice from F0, spectral envelope and a share of noise. Pulses answered by the minimum-phase response of the envelope
 * (cepstral folding, Oppenheim & Schafer), computed once a frame, blended between frames and shifted by fractions of a
 * sample (Lagrange, Laakso et al. 1996); noise shaped frame by frame in zero phase. After WORLD's synthesis
 * (Morise, Yokomori, Ozawa 2016), which works pulse by pulse.
 */
export function createSynthesizer(pffft: Pffft): Synthesizer {
  const fft = createFft(pffft, SIZE)
  return {
    synthesize(track, random) {
      const out = new Float32Array(track.frames * track.hopSamples + SIZE)
      const pulses = createPulses(track, out)
      const noise = createNoise(fft, track, random, out)
      const share = createPeriodicShare(track)
      const frame: VoiceFrame = { logPower: new Float32Array(SYNTHESIS_BINS), voicing: 0 }
      for (let index = 0; index < track.frames; index++) {
        frame.voicing = 0
        track.fill(index, frame)
        const { periodic, logPeriodic } = share(frame.voicing)
        noise.add(index, frame, periodic)
        pulses.turn()
        if (frame.voicing > 0) {
          minimumPhase(fft, frame.logPower, logPeriodic, pulses.response)
        } else pulses.response.fill(0)
        if (index > 0) pulses.add(index - 1)
      }
      return out
    },
  }
}

type Share = { readonly periodic: Float32Array; readonly logPeriodic: Float32Array }

/** Share of the power that follows F0 at every frequency, and its logarithm; valid until the next call. */
function createPeriodicShare({ noiseShare, sampleRate }: VoiceTrack): (voicing: number) => Share {
  const binHz = sampleRate / SIZE
  const plain = noiseShare.map((share) => 1 - share)
  const voiced = { periodic: plain, logPeriodic: plain.map(Math.log) }
  const silent = { periodic: plain.map(() => 0), logPeriodic: plain.map(() => FLOOR) }
  const partly = { periodic: plain.slice(), logPeriodic: plain.slice() }
  return (voicing) => {
    if (voicing === 1) return voiced
    if (voicing === 0) return silent
    const log = Math.log(voicing)
    for (let bin = 0; bin < plain.length; bin++) {
      const level = voiced.logPeriodic[bin]! + log * (1 + (bin * binHz) / NOISE_TAKES_OVER_HZ)
      partly.logPeriodic[bin] = level
      partly.periodic[bin] = Math.exp(level)
    }
    return partly
  }
}

/** Impulse response of least delay whose power spectrum is the product of the given ones. */
function minimumPhase(fft: Fft, logPower: Float32Array, logShare: Float32Array, response: Float32Array): void {
  const data = fft.data()
  const half = SIZE / 2
  data[0] = (logPower[0]! + logShare[0]!) / 2
  data[1] = (logPower[half]! + logShare[half]!) / 2
  for (let bin = 1; bin < half; bin++) {
    data[2 * bin] = Math.max(FLOOR, logPower[bin]! + logShare[bin]!) / 2
    data[2 * bin + 1] = 0
  }
  fft.inverse()
  data[0]! /= SIZE
  for (let index = 1; index < half; index++) data[index]! *= 2 / SIZE
  data[half]! /= SIZE
  data.fill(0, half + 1)
  fft.forward()
  data[0] = Math.exp(data[0]!)
  data[1] = Math.exp(data[1]!)
  for (let bin = 1; bin < half; bin++) {
    const amplitude = Math.exp(data[2 * bin]!)
    const phase = data[2 * bin + 1]!
    data[2 * bin] = amplitude * Math.cos(phase)
    data[2 * bin + 1] = amplitude * Math.sin(phase)
  }
  fft.inverse()
  const fade = RESPONSE / 4
  for (let index = 0; index < RESPONSE; index++) {
    const rest = RESPONSE - index
    response[index] = (data[index]! / SIZE) * (rest < fade ? 0.5 - 0.5 * Math.cos((Math.PI * rest) / fade) : 1)
  }
}

/** Adds the pulses between two frames, each answered by a blend of the two frames' responses. */
function createPulses(track: VoiceTrack, out: Float32Array) {
  let before = new Float32Array(RESPONSE)
  let after = new Float32Array(RESPONSE)
  const between = new Float32Array(RESPONSE)
  let lastPhase = 0

  return {
    /** Where the newer frame's response belongs, after `turn`. */
    get response() {
      return after
    },
    turn() {
      ;[before, after] = [after, before]
    },
    /** Pulses from frame `index` to the next. */
    add(index: number) {
      const { hopSamples, f0Hz, sampleRate } = track
      const start = f0Hz[index]! / sampleRate
      const slope = (f0Hz[index + 1]! / sampleRate - start) / hopSamples
      let phase = lastPhase
      for (let offset = 0; offset < hopSamples; offset++) {
        const step = start + slope * offset
        phase += step
        if (phase < 1) continue
        phase -= 1
        const exact = offset + 1 - phase / step
        blend(before, after, exact / hopSamples, Math.sqrt(1 / step), between)
        addBetweenSamples(between, index * hopSamples + exact, out)
      }
      lastPhase = phase
    },
  }
}

function blend(before: Float32Array, after: Float32Array, share: number, gain: number, into: Float32Array): void {
  for (let index = 0; index < RESPONSE; index++) {
    into[index] = gain * (before[index]! + share * (after[index]! - before[index]!))
  }
}

/** Adds a response from a fractional place on: cubic Lagrange interpolation. */
function addBetweenSamples(response: Float32Array, at: number, out: Float32Array): void {
  const whole = Math.floor(at)
  const d = at - whole
  const h0 = (-d * (d - 1) * (d - 2)) / 6
  const h1 = ((d + 1) * (d - 1) * (d - 2)) / 2
  const h2 = (-(d + 1) * d * (d - 2)) / 2
  const h3 = ((d + 1) * d * (d - 1)) / 6
  let x0 = 0
  let x1 = 0
  let x2 = 0
  for (let index = 0; index < RESPONSE; index++) {
    const x3 = response[index]!
    out[whole + index]! += h0 * x3 + h1 * x2 + h2 * x1 + h3 * x0
    x0 = x1
    x1 = x2
    x2 = x3
  }
}

/** Adds a frame's noise: white, shaped in zero phase, windowed so that neighbours add up to constant power. */
function createNoise(fft: Fft, track: VoiceTrack, random: Random, out: Float32Array) {
  const { hopSamples } = track
  const window = Float32Array.from({ length: 2 * hopSamples }, (_, index) =>
    Math.sin((Math.PI * (index + 0.5)) / (2 * hopSamples)),
  )
  const margin = (SIZE - 2 * hopSamples) >> 1
  const uniform = Math.sqrt(3)
  const cycle = glottalCycle(track, out.length)
  return {
    add(index: number, { logPower, voicing }: VoiceFrame, periodic: Float32Array) {
      const data = fft.data()
      data.fill(0)
      for (let tap = 0; tap < window.length; tap++) {
        data[margin + tap] = window[tap]! * uniform * (2 * random.next() - 1)
      }
      fft.forward()
      shapeNoise(data, logPower, periodic)
      fft.inverse()
      addInStep(data, cycle, voicing * NOISE_PULSE, (index - 1) * hopSamples - margin, out)
    },
  }
}

/** Gives a white spectrum the power that does not follow F0. */
function shapeNoise(spectrum: Float32Array, logPower: Float32Array, periodic: Float32Array): void {
  const last = SIZE / 2
  for (let bin = 0; bin <= last; bin++) {
    const gain = Math.sqrt((1 - periodic[bin]!) * Math.exp(logPower[bin]!)) / SIZE
    if (bin === 0) spectrum[0]! *= gain
    else if (bin === last) spectrum[1]! *= gain
    else {
      spectrum[2 * bin]! *= gain
      spectrum[2 * bin + 1]! *= gain
    }
  }
}

/** Adds noise that comes and goes with the glottal cycle. */
function addInStep(noise: Float32Array, cycle: Float32Array, depth: number, start: number, out: Float32Array): void {
  for (let tap = Math.max(0, -start); tap < SIZE; tap++) {
    out[start + tap]! += noise[tap]! * (1 + depth * cycle[start + tap]!)
  }
}

/** A wave of parabolas in step with the pulses, a value a sample: 1 at a pulse, −1 half-way to the next. */
function glottalCycle({ frames, hopSamples, f0Hz, sampleRate }: VoiceTrack, lengthSamples: number): Float32Array {
  const cycle = new Float32Array(lengthSamples)
  let phase = 0
  for (let index = 0; index + 1 < frames; index++) {
    const start = f0Hz[index]! / sampleRate
    const slope = (f0Hz[index + 1]! / sampleRate - start) / hopSamples
    for (let offset = 0; offset < hopSamples; offset++) {
      phase += start + slope * offset
      phase -= phase | 0
      cycle[index * hopSamples + offset] = 1 - 8 * phase * (1 - phase)
    }
  }
  return cycle
}
