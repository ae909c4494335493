import { clamp } from '../dsp/interpolate.ts'

/**
 * The glottal pulse by one number, Rd (Fant 1995): small in a pressed or belting voice, about 1 in a modal one, large in
 * a soft and breathy one. The spectrum is that of the LF model (Fant, Liljencrants, Lin 1985) in its causal–anticausal
 * form (Doval, d'Alessandro, Henrich 2003, 2006): two poles that run backwards from the closure, the open phase, and one
 * that runs forwards, the return phase. It has none of the ripples of a truncated pulse, and its phase is plain.
 */
export const MODAL_RD = 1
const LEAST_RD = 0.35
const LARGEST_RD = 2.7
/** Steps between them, equal in the logarithm: from one to the next a spectrum changes by at most half a decibel. */
const STEPS = 64
/** Spectra are tabulated up to this multiple of F0, beyond which they run in parallel, and so often between multiples. */
const LAST_MULTIPLE = 64
const PER_MULTIPLE = 4

export type GlottalShape = {
  /** Part of the period in which the glottis is open, 0..1. */
  readonly openQuotient: number
  /** Part of the open phase in which the flow rises, 0.5..1. */
  readonly asymmetry: number
  /** Time constant of the return phase, in periods. */
  readonly returnQuotient: number
}

/** The parameters that usually come with an Rd (Fant 1995, equations 2 to 4). */
export function glottalShape(rd: number): GlottalShape {
  const ra = (4.8 * rd - 1) / 100
  const rk = (22.4 + 11.8 * rd) / 100
  const rg = rk / 4 / ((0.11 * rd) / (0.5 + 1.2 * rk) - ra)
  return { openQuotient: (1 + rk) / (2 * rg), asymmetry: 1 / (1 + rk), returnQuotient: ra }
}

/** The anticausal pair of poles as multiples of F0: `rate` is how fast they turn, `damping` how fast they fade. */
export type GlottalPoles = { readonly rate: number; readonly damping: number }

function polesOf({ openQuotient, asymmetry }: GlottalShape): GlottalPoles {
  const rate = 1 / (2 * openQuotient)
  return { rate, damping: -rate / Math.tan(Math.PI * asymmetry) }
}

/** Natural logarithm of the power of the flow's derivative at a multiple of F0, for equal excitation at the closure. */
export function glottalLogPower(shape: GlottalShape, multiple: number): number {
  const { rate, damping } = polesOf(shape)
  const open = (rate ** 2 + damping ** 2 - multiple ** 2) ** 2 + (2 * damping * multiple) ** 2
  const back = 1 + (2 * Math.PI * shape.returnQuotient * multiple) ** 2
  return 2 * Math.log(Math.max(multiple, 0.05)) - Math.log(open) - Math.log(back)
}

type Step = {
  readonly poles: GlottalPoles
  readonly spectrum: Float32Array
  readonly openness: Float32Array
}

const steps: (Step | undefined)[] = []

/** Tables of the step that is nearest to an Rd. */
function stepOf(rd: number): Step {
  const index = stepIndex(rd)
  steps[index] ??= createStep(LEAST_RD * (LARGEST_RD / LEAST_RD) ** (index / STEPS))
  return steps[index]
}

function stepIndex(rd: number): number {
  const share = Math.log(clamp(rd, LEAST_RD, LARGEST_RD) / LEAST_RD) / Math.log(LARGEST_RD / LEAST_RD)
  return Math.round(STEPS * share)
}

function createStep(rd: number): Step {
  const shape = glottalShape(rd)
  return {
    poles: polesOf(shape),
    spectrum: Float32Array.from({ length: LAST_MULTIPLE * PER_MULTIPLE + 2 }, (_, index) =>
      glottalLogPower(shape, index / PER_MULTIPLE),
    ),
    openness: opennessOf(shape, rd),
  }
}

export function glottalPoles(rd: number): GlottalPoles {
  return stepOf(rd).poles
}

/** Places of a period at which `glottalOpenness` has a value; the two that follow equal the first. */
export const OPENNESS_PLACES = 64
/** Amplitude of the noise of a closed glottis against an open one: a soft voice never closes wholly. */
const LEAK = { least: 0.12, perRd: 0.3, most: 0.6 }

/**
 * Amplitude of aspiration noise over a period that begins at the closure, root mean square 1: air is heard while it
 * flows (Hermes 1991), and little where the glottis is closed.
 */
export function glottalOpenness(rd: number): Float32Array {
  return stepOf(rd).openness
}

function opennessOf({ openQuotient, asymmetry }: GlottalShape, rd: number): Float32Array {
  const leak = clamp(LEAK.least + LEAK.perRd * (rd - 0.5), LEAK.least, LEAK.most)
  const closed = 1 - openQuotient
  const values = Float32Array.from({ length: OPENNESS_PLACES }, (_, place) => {
    const open = (place / OPENNESS_PLACES - closed) / openQuotient
    if (open <= 0) return leak
    const flow = open < asymmetry ? open / asymmetry : (1 - open) / (1 - asymmetry)
    return leak + (1 - leak) * Math.sin((Math.PI / 2) * flow) ** 2
  })
  const meanSquare = values.reduce((sum, value) => sum + value * value, 0) / OPENNESS_PLACES
  const level = 1 / Math.sqrt(meanSquare)
  return Float32Array.from({ length: OPENNESS_PLACES + 2 }, (_, place) => level * values[place % OPENNESS_PLACES]!)
}

/** What another Rd than the voice's own does to its spectrum. */
export type GlottalChange = {
  /** Adds `share` of it, 0..1, in natural log power, to a spectrum in which F0 lies at a bin. */
  add(rd: number, share: number, f0Bins: number, into: Float32Array): void
}

/** `ownRd` is the pulse that a spectrum already holds. */
export function createGlottalChange(ownRd: number): GlottalChange {
  const own = stepOf(ownRd).spectrum
  const changes: (Float32Array | undefined)[] = []
  return {
    add(rd, share, f0Bins, into) {
      const index = stepIndex(rd)
      changes[index] ??= stepOf(rd).spectrum.map((value, at) => value - own[at]!)
      addStretched(changes[index], share, PER_MULTIPLE / f0Bins, into)
    },
  }
}

function addStretched(change: Float32Array, share: number, perBin: number, into: Float32Array): void {
  const last = LAST_MULTIPLE * PER_MULTIPLE
  const inside = Math.min(into.length, Math.floor(last / perBin))
  for (let bin = 0; bin < inside; bin++) {
    const place = bin * perBin
    const index = place | 0
    into[bin]! += share * (change[index]! + (place - index) * (change[index + 1]! - change[index]!))
  }
  for (let bin = inside; bin < into.length; bin++) into[bin]! += share * change[last]!
}
