import { clamp } from '../dsp/interpolate.ts'
import type { TrustedBand } from '../speech/source.ts'

/** Fall of the spectrum above the trusted band, decibels an octave. */
const VOICED_FALL_DB = 14
const NOISE_FALL_DB = 9
/** The level at the edge is the mean from this share of it upwards. */
const REFERENCE = 0.75
const DB = Math.LN10 / 10
/** Octaves over which the drawn spectrum takes over. */
const BLEND_OCTAVES = 0.15

/**
 * Draws a spectrum on above the band in which its source can be trusted, voice and noise each with its own fall.
 * `position[bin]` is the place of an output bin among the source's bins.
 */
export function createUpperBand(position: Float32Array, sourceBinHz: number, { voicedHz, noiseHz }: TrustedBand) {
  const voiced = edgeOf(position, voicedHz / sourceBinHz)
  const noise = edgeOf(position, noiseHz / sourceBinHz)

  /** `into` holds the warped spectrum and receives the result; `source` is the spectrum before warping. */
  return (source: Float32Array, voicing: number, into: Float32Array): void => {
    draw(
      { ...voiced, level: levelBelow(source, voicedHz / sourceBinHz) },
      { ...noise, level: levelBelow(source, noiseHz / sourceBinHz) },
      voicing,
      into,
    )
  }
}

type Edge = {
  /** The first bin above it. */
  readonly first: number
  /** How far above it every bin lies, and how much is drawn there, 0..1. */
  readonly octaves: Float32Array
  readonly share: Float32Array
}

type Fall = Edge & { readonly level: number }

function draw(voiced: Fall, noise: Fall, voicing: number, into: Float32Array): void {
  for (let bin = Math.min(voiced.first, noise.first); bin < into.length; bin++) {
    const own = into[bin]!
    const drawnVoice = voiced.level - DB * VOICED_FALL_DB * voiced.octaves[bin]!
    const drawnNoise = noise.level - DB * NOISE_FALL_DB * noise.octaves[bin]!
    const voice = own + voiced.share[bin]! * (drawnVoice - own)
    const breath = own + noise.share[bin]! * (drawnNoise - own)
    into[bin] = breath + voicing * (voice - breath)
  }
}

function edgeOf(position: Float32Array, edge: number): Edge {
  const beyond = position.findIndex((at) => at > edge)
  const octaves = position.map((at) => Math.max(0, Math.log2(Math.max(at, 1) / edge)))
  return {
    first: beyond < 0 ? position.length : beyond,
    octaves,
    share: octaves.map((octave) => clamp(octave / BLEND_OCTAVES, 0, 1)),
  }
}

function levelBelow(source: Float32Array, edge: number): number {
  const to = Math.min(Math.round(edge), source.length)
  const from = Math.round(REFERENCE * edge)
  let sum = 0
  for (let index = from; index < to; index++) sum += source[index]!
  return sum / (to - from)
}
