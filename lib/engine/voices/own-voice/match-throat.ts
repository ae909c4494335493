import { FIRST, LAST, PLACES, PLACES_PER_OCTAVE, placeOfHz, valueAt } from './axis.ts'
import type { HeardVoice } from './hear-voice.ts'

/** How a voice fits the sounds of the reference throat. */
export type ThroatMatch = {
  /** Places by which its formants lie higher. */
  readonly shift: number
  /** Decibels a place by which its spectrum rises above the reference. */
  readonly slope: number
  /** Decibels by which it differs from the sounds that it is taken for, their shift and slope not counted: PLACES values. */
  readonly rest: Float64Array
  /** What is left of single frames, rms dB. */
  readonly errorDb: number
}

/** Frames that are looked at: more of them say nothing new. */
const MOST_FRAMES = 700
/** Shifts that are tried, in places: from a giant's throat to an infant's. */
const LOWEST = -5
const HIGHEST = 6
const STEP = 0.5
/** Rounds in which frames choose their sounds, and the slope follows. */
const ROUNDS = 2
const FIRST_ROUNDS = 4

/**
 * The shift by which a voice's spectra lie nearest to the sounds of a reference, whatever it says: every frame is
 * compared with the sound that it is nearest to, and a common slope is the voice's and the microphone's own. Vocal
 * tract normalisation (Lee & Rose 1998) with a codebook in place of a model of speech.
 */
export function matchThroat(
  { spectra, bandHz }: Pick<HeardVoice, 'spectra' | 'bandHz'>,
  sounds: readonly ArrayLike<number>[],
): ThroatMatch {
  const last = Math.min(LAST, Math.floor(placeOfHz(0.95 * bandHz)))
  const every = Math.max(1, spectra.length / MOST_FRAMES)
  const frames = Array.from({ length: Math.floor(spectra.length / every) }, (_, index) =>
    centred(spectra[Math.floor(index * every)]!, last),
  )
  const start = fitAt(frames, sounds, { shift: 0, slope: 0, last, rounds: FIRST_ROUNDS })
  const tries: Fit[] = []
  for (let shift = LOWEST; shift <= HIGHEST; shift += STEP) {
    tries.push(fitAt(frames, sounds, { shift, slope: start.slope, last, rounds: ROUNDS }))
  }
  const best = tries.reduce((least, one, index) => (one.error < tries[least]!.error ? index : least), 0)
  const shift = tries[best]!.shift + STEP * lowestBetween(tries.slice(best - 1, best + 2).map(({ error }) => error))
  const { slope, rest, error } = fitAt(frames, sounds, { shift, slope: tries[best]!.slope, last, rounds: ROUNDS })
  return { shift, slope, rest, errorDb: Math.sqrt(error) }
}

/** The scale of formants that a shift amounts to. */
export const scaleOf = (shift: number) => 2 ** (shift / PLACES_PER_OCTAVE)

type Fit = { readonly shift: number; readonly slope: number; readonly rest: Float64Array; readonly error: number }

function fitAt(
  frames: readonly Float64Array[],
  sounds: readonly ArrayLike<number>[],
  { shift, slope, last, rounds }: { shift: number; slope: number; last: number; rounds: number },
): Fit {
  const shifted = sounds.map((sound) =>
    Float64Array.from({ length: PLACES }, (_, place) => valueAt(sound, place - shift)),
  )
  let fit = { shift, slope, rest: new Float64Array(PLACES), error: 0 }
  for (let round = 0; round < rounds; round++) {
    const tilted = shifted.map((sound) =>
      centred(
        sound.map((value, place) => value + fit.slope * place),
        last,
      ),
    )
    const { rest, error } = nearest(frames, tilted, last)
    fit = { shift, slope: fit.slope + slopeOf(rest, last), rest, error }
  }
  return fit
}

/** Every frame less the sound that is nearest to it, on average, and the mean square of that between the borders. */
function nearest(frames: readonly Float64Array[], sounds: readonly Float64Array[], last: number) {
  const rest = new Float64Array(PLACES)
  let error = 0
  for (const frame of frames) {
    let least = Number.POSITIVE_INFINITY
    let choice = sounds[0]!
    for (const sound of sounds) {
      let sum = 0
      for (let place = FIRST; place <= last; place++) sum += (frame[place]! - sound[place]!) ** 2
      if (sum < least) {
        least = sum
        choice = sound
      }
    }
    error += least
    for (let place = 0; place < PLACES; place++) rest[place]! += (frame[place]! - choice[place]!) / frames.length
  }
  return { rest, error: error / (frames.length * (last - FIRST + 1)) }
}

/** A spectrum about its mean between the borders. */
export function centred(spectrum: ArrayLike<number>, last = LAST): Float64Array {
  let mean = 0
  for (let place = FIRST; place <= last; place++) mean += spectrum[place]! / (last - FIRST + 1)
  return Float64Array.from(spectrum, (value) => value - mean)
}

/** Of the straight line through what lies between the borders. */
function slopeOf(values: Float64Array, last: number): number {
  const middle = (FIRST + last) / 2
  let [product, square] = [0, 0]
  for (let place = FIRST; place <= last; place++) {
    product += (place - middle) * values[place]!
    square += (place - middle) ** 2
  }
  return product / square
}

/** Where a parabola through three neighbours is lowest, from the middle one, in steps; 0 at an end. */
function lowestBetween([before, middle, after]: readonly number[]): number {
  if (before === undefined || middle === undefined || after === undefined) return 0
  const bend = before - 2 * middle + after
  return bend > 0 ? (0.5 * (before - after)) / bend : 0
}
