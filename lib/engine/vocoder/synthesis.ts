import type { Pffft } from '../assets.ts'
import { Fft } from '../dsp/fft.ts'
import type { Random } from '../random/random.ts'
import { fastExp } from './fast-math.ts'
import { MODAL_RD } from './glottal-source.ts'
import { createNoise } from './noise.ts'
import { createPulses, openBeforeClosure } from './pulses.ts'
import { SIZE, SYNTHESIS_BINS, type VoiceFrame, type VoiceTrack } from './voice-track.ts'

/** Logarithm of power at which silence stops, so that it stays finite. */
const FLOOR = -46
/** The voiced share of a half-voiced sound halves about once in this band. */
const NOISE_TAKES_OVER_HZ = 700
/** No voice is more noise than this, as a share of power. */
const MOST_NOISE = 0.98
/** Aspiration is told apart in steps of half a decibel. */
const STEPS_PER_DB = 2

export type Synthesizer = {
  /** frames · hopSamples samples, and the tail of the last response. */
  synthesize(track: VoiceTrack, random: Random): Float32Array
}

/**
 * Voice from F0, spectral envelope and a share of noise: pulses with the phase of a glottis (see pulses.ts) and noise
 * that follows its opening (see noise.ts). After WORLD's synthesis (Morise, Yokomori, Ozawa 2016), which works pulse by
 * pulse and in minimum phase.
 */
export function synthesizerOf(pffft: Pffft): Synthesizer {
  const synthesizer = synthesizers.get(pffft) ?? createSynthesizer(pffft)
  synthesizers.set(pffft, synthesizer)
  return synthesizer
}

/** One for each module, since the module's memory is not given back by itself; it holds nothing between two calls. */
const synthesizers = new WeakMap<Pffft, Synthesizer>()

function createSynthesizer(pffft: Pffft): Synthesizer {
  const fft = new Fft(pffft, SIZE)
  return {
    synthesize(track, random) {
      const out = new Float32Array(track.frames * track.hopSamples + SIZE)
      const voice = new Float32Array(out.length)
      const pulses = createPulses(fft, track, voice)
      const noise = createNoise(fft, track, random, out)
      const split = createSplit(track)
      const rd = new Float32Array(track.frames)
      const frame: VoiceFrame = { logPower: new Float32Array(SYNTHESIS_BINS), voicing: 0, rd: MODAL_RD, breathDb: 0 }
      for (let index = 0; index < track.frames; index++) {
        Object.assign(frame, { voicing: 0, rd: MODAL_RD, breathDb: 0 })
        track.fill(index, frame)
        rd[index] = frame.rd
        const { pulse, noiseAmplitude } = split(frame)
        noise.add(index, frame, noiseAmplitude)
        pulses.next(frame.voicing > 0 ? pulse : null)
        if (index > 0) pulses.add(index - 1)
      }
      openBeforeClosure(track, rd, voice)
      for (let index = 0; index < out.length; index++) out[index]! += voice[index]!
      return out
    },
  }
}

/** Shares of a voiced sound that follow F0, as amplitudes and as half the logarithm of power, and that are noise. */
type Shares = Readonly<Record<'pulse' | 'logPulse' | 'noise', Float32Array>>

/** Parts a frame into what follows F0 and what is noise; the result is valid until the next call. */
function createSplit({ noiseShare, sampleRate }: VoiceTrack) {
  const binHz = sampleRate / SIZE
  const byBreath = new Map<number, Shares>()
  const pulse = { amplitude: new Float32Array(SYNTHESIS_BINS), logAmplitude: new Float32Array(SYNTHESIS_BINS) }
  const noiseAmplitude = new Float32Array(SYNTHESIS_BINS)
  const parts = { pulse, noiseAmplitude }

  function sharesOf(breathDb: number): Shares {
    const step = Math.round(STEPS_PER_DB * breathDb)
    const known = byBreath.get(step) ?? sharesWith(noiseShare, step / STEPS_PER_DB)
    byBreath.set(step, known)
    return known
  }

  return ({ logPower, voicing, breathDb }: VoiceFrame) => {
    if (voicing === 0) amplitudes(logPower, noiseAmplitude)
    else {
      amplitudes(logPower, pulse.amplitude)
      if (voicing === 1) splitVoiced(logPower, sharesOf(breathDb), pulse, noiseAmplitude)
      else splitPartly(logPower, sharesOf(breathDb), voicing, binHz / NOISE_TAKES_OVER_HZ, pulse, noiseAmplitude)
    }
    return parts
  }
}

function sharesWith(noiseShare: Float32Array, breathDb: number): Shares {
  const noise = noiseShare.map((share) => Math.min(MOST_NOISE, share * 10 ** (breathDb / 10)))
  return {
    pulse: noise.map((share) => Math.sqrt(1 - share)),
    logPulse: noise.map((share) => Math.log(1 - share) / 2),
    noise: noise.map(Math.sqrt),
  }
}

function amplitudes(logPower: Float32Array, into: Float32Array): void {
  for (let bin = 0; bin < into.length; bin++) into[bin] = fastExp(Math.max(FLOOR, logPower[bin]!) / 2)
}

type Pulse = ReturnType<ReturnType<typeof createSplit>>['pulse']

/** `pulse.amplitude` holds the amplitudes of the whole. */
function splitVoiced(logPower: Float32Array, shares: Shares, pulse: Pulse, noiseAmplitude: Float32Array): void {
  const { amplitude, logAmplitude } = pulse
  for (let bin = 0; bin < amplitude.length; bin++) {
    const whole = amplitude[bin]!
    noiseAmplitude[bin] = whole * shares.noise[bin]!
    amplitude[bin] = whole * shares.pulse[bin]!
    logAmplitude[bin] = Math.max(FLOOR, logPower[bin]!) / 2 + shares.logPulse[bin]!
  }
}

/** The same for a frame of which noise takes a part from the top down. */
function splitPartly(
  logPower: Float32Array,
  shares: Shares,
  voicing: number,
  takesOver: number,
  { amplitude, logAmplitude }: Pulse,
  noiseAmplitude: Float32Array,
): void {
  const halfLog = Math.log(voicing) / 2
  for (let bin = 0; bin < amplitude.length; bin++) {
    const whole = amplitude[bin]!
    const less = halfLog * (1 + bin * takesOver)
    const own = fastExp(Math.max(less, -50)) * shares.pulse[bin]!
    noiseAmplitude[bin] = whole * Math.sqrt(1 - own * own)
    amplitude[bin] = whole * own
    logAmplitude[bin] = Math.max(FLOOR, logPower[bin]! + 2 * (less + shares.logPulse[bin]!)) / 2
  }
}
