import { LN_PER_DB } from '../dsp/decibels.ts'
import { clamp } from '../dsp/interpolate.ts'
import type { TrustedBand } from '../speech/source.ts'
import { fastExp } from '../vocoder/fast-math.ts'
import { FRICTIONS, type Friction, frictionDb, ownBand } from './friction.ts'

/** Fall of a voice above the trusted band, decibels an octave. */
const VOICED_FALL_DB = 14
/** The level at the edge is the mean from this share of it upwards. */
const REFERENCE = 0.75
/** Octaves over which the drawn spectrum takes over. */
const BLEND_OCTAVES = 0.15

/**
 * Continues a spectrum above the band in which its source can be trusted. The voice falls evenly there. Noise gets the spectrum
 * of its place of articulation, towards which it is drawn within the band as well. `position[bin]` is the place of an output
 * bin among the source's bins.
 */
export function createUpperBand(position: Float32Array, sourceBinHz: number, { voicedHz, noiseHz }: TrustedBand) {
  const axis = { hz: position.map((at) => at * sourceBinHz), sourceBinHz }
  const voice = voicedDrawing(axis, voicedHz)
  const noises = Object.fromEntries(FRICTIONS.map((kind) => [kind, noiseDrawing(axis, kind, noiseHz)]))

  /** `into` holds the warped spectrum and receives the result; `source` is the spectrum before warping. */
  return (source: Float32Array, voicing: number, kind: Friction, into: Float32Array): void => {
    const noise = noises[kind]!
    if (voicing === 1) draw(voice, levelOf(source, voice), into)
    else if (voicing === 0) draw(noise, levelOf(source, noise), into)
    else drawBoth(voice, levelOf(source, voice), noise, levelOf(source, noise), voicing, into)
  }
}

/** The frequencies at which the output is read in the source, and the step of the source's own. */
type Axis = { readonly hz: Float32Array; readonly sourceBinHz: number }

type Drawing = {
  /** The first bin that is drawn. */
  readonly first: number
  /** How far each bin is drawn, 0..1, and to where: natural log power against the level of the source. */
  readonly share: Float32Array
  readonly course: Float32Array
  /** Bins of the source whose mean is its level: the mean power, or that of its logarithm. */
  readonly levelFrom: number
  readonly levelTo: number
  readonly isPower: boolean
}

function voicedDrawing(axis: Axis, edgeHz: number): Drawing {
  const fall = (hz: number) => -VOICED_FALL_DB * octavesAbove(hz, edgeHz)
  return drawing(axis, { fromHz: REFERENCE * edgeHz, edgeHz, isPower: false, db: fall, share: () => 0 })
}

/**
 * Noise of a certain phone keeps the power of its whole band; other noise continues from the upper end of the source's band.
 */
function noiseDrawing(axis: Axis, kind: Friction, edgeHz: number): Drawing {
  const own = ownBand(kind)
  const fromHz = own ? own.fromHz : REFERENCE * edgeHz
  const places = Array.from({ length: 17 }, (_, index) => fromHz + ((edgeHz - fromHz) * index) / 16)
  const mean = own
    ? 10 * Math.log10(places.reduce((sum, hz) => sum + 10 ** (frictionDb(kind, hz) / 10), 0) / places.length)
    : places.reduce((sum, hz) => sum + frictionDb(kind, hz), 0) / places.length
  const share = (hz: number) => (own ? own.share * clamp(2 * (hz / own.fromHz) - 1, 0, 1) : 0)
  return drawing(axis, { fromHz, edgeHz, isPower: own !== undefined, db: (hz) => frictionDb(kind, hz) - mean, share })
}

type Plan = {
  readonly fromHz: number
  readonly edgeHz: number
  readonly isPower: boolean
  /** The course, in decibels against the mean level from `fromHz` to `edgeHz`. */
  readonly db: (hz: number) => number
  /** Below the edge; above it everything is drawn. */
  readonly share: (hz: number) => number
}

function drawing({ hz, sourceBinHz }: Axis, { fromHz, edgeHz, isPower, db, share }: Plan): Drawing {
  const shares = hz.map((at) => Math.max(share(at), clamp(octavesAbove(at, edgeHz) / BLEND_OCTAVES, 0, 1)))
  const first = shares.findIndex((one) => one > 0)
  return {
    first: first < 0 ? hz.length : first,
    share: shares,
    course: hz.map((at) => LN_PER_DB * db(at)),
    levelFrom: Math.round(fromHz / sourceBinHz),
    levelTo: Math.round(edgeHz / sourceBinHz),
    isPower,
  }
}

function octavesAbove(hz: number, edgeHz: number): number {
  return Math.max(0, Math.log2(Math.max(hz, 1) / edgeHz))
}

function levelOf(source: Float32Array, { levelFrom, levelTo, isPower }: Drawing): number {
  const to = Math.min(levelTo, source.length)
  let sum = 0
  for (let index = levelFrom; index < to; index++) sum += isPower ? fastExp(source[index]!) : source[index]!
  const mean = sum / (to - levelFrom)
  return isPower ? Math.log(mean) : mean
}

function draw({ first, share, course }: Drawing, level: number, into: Float32Array): void {
  for (let bin = first; bin < into.length; bin++) into[bin]! += share[bin]! * (level + course[bin]! - into[bin]!)
}

/** Draws voice and noise each as if it were alone, and blends both by voicing. */
function drawBoth(
  voice: Drawing,
  voiceLevel: number,
  noise: Drawing,
  noiseLevel: number,
  voicing: number,
  into: Float32Array,
): void {
  for (let bin = Math.min(voice.first, noise.first); bin < into.length; bin++) {
    const own = into[bin]!
    const voiced = voice.share[bin]! * (voiceLevel + voice.course[bin]! - own)
    const breath = noise.share[bin]! * (noiseLevel + noise.course[bin]! - own)
    into[bin] = own + breath + voicing * (voiced - breath)
  }
}
