import { clamp } from '../../dsp/interpolate.ts'
import type { VoiceAnalysis } from './analyse-voice.ts'
import { centred, FIRST, hzOfPlace, LAST, PLACES, PLACES_PER_OCTAVE, placeOfHz, valueAt } from './axis.ts'

/** How much higher formants lie than those of the reference vocal tract, in places: all of them, and on top of that the low and the high ones. */
export type FormantShift = { readonly shift: number; readonly low: number; readonly high: number }

/** How a voice fits the sounds of the reference vocal tract. */
export type FormantMatch = FormantShift & {
  /** Decibels a place by which its spectrum rises above the reference. */
  readonly slope: number
  /** Decibels by which it differs from the sounds that it is taken for, its slope included: PLACES values. */
  readonly differenceDb: Float64Array
  /** What is left of single frames between the borders, mean square. */
  readonly error: number
}

/** Frames that are looked at: more of them say nothing new. */
const MOST_FRAMES = 700
/** Shifts that are tried, in places: from a giant's vocal tract to an infant's. */
const SHIFTS = Array.from({ length: 23 }, (_, index) => -5 + index / 2)
/** The same for the low and the high formants alone: as far as the catalogue's voices go. */
const BENDS = [-1.2, -0.6, 0, 0.6, 1.2]
/** Below this nothing is said about the high formants. */
const HIGH_FORMANTS_HZ = 4000
/** Rounds in which frames choose their sounds, and the slope follows. */
const ROUNDS = 2
const FIRST_ROUNDS = 4

/** The scale of formants that places amount to. */
export const scaleOf = (places: number) => 2 ** (places / PLACES_PER_OCTAVE)

/**
 * The vocal tract by which a voice's spectra lie nearest to the sounds of a reference, whatever it says: every frame is
 * compared with the sound that it is nearest to, and a common slope is the voice's and the microphone's own. Vocal
 * tract normalisation (Lee & Rose 1998) with a codebook in place of a model of speech.
 */
export function matchFormants(
  { spectra, bandHz }: Pick<VoiceAnalysis, 'spectra' | 'bandHz'>,
  sounds: readonly ArrayLike<number>[],
): FormantMatch {
  const last = Math.min(LAST, Math.floor(placeOfHz(0.95 * bandHz)))
  const every = Math.max(1, spectra.length / MOST_FRAMES)
  const frames = Array.from({ length: Math.floor(spectra.length / every) }, (_, index) =>
    centred(spectra[Math.floor(index * every)]!, last),
  )
  let best = fitted(frames, sounds, { shift: 0, low: 0, high: 0 }, { slope: 0, last, rounds: FIRST_ROUNDS })
  const tryAll = (number: keyof FormantShift, values: readonly number[]) => {
    const start = { slope: best.slope, last, rounds: ROUNDS }
    const tries = values.map((value) => fitted(frames, sounds, { ...best, [number]: value }, start))
    const least = lowest(tries.map(({ error }) => error))
    const value = values[0]! + least * (values[1]! - values[0]!)
    best = fitted(frames, sounds, { ...best, [number]: value }, start)
  }
  tryAll('shift', SHIFTS)
  tryAll('low', BENDS)
  if (bandHz > HIGH_FORMANTS_HZ) tryAll('high', BENDS)
  return best
}

function fitted(
  frames: readonly Float64Array[],
  sounds: readonly ArrayLike<number>[],
  { shift, low, high }: FormantShift,
  { slope, last, rounds }: { slope: number; last: number; rounds: number },
): FormantMatch {
  const from = Float64Array.from({ length: PLACES }, (_, place) => sourcePlace(place - shift, low, high))
  const moved = sounds.map((sound) => from.map((place) => valueAt(sound, place)))
  let match = { shift, low, high, slope, differenceDb: new Float64Array(PLACES), error: 0 }
  for (let round = 0; round < rounds; round++) {
    const { slope: rise } = match
    const tilted = moved
      .map((sound) => sound.map((value, place) => value + rise * place))
      .map((one) => centred(one, last))
    const { rest, error } = nearest(frames, tilted, last)
    const differenceDb = rest.map((value, place) => value + rise * place)
    match = { ...match, slope: rise + slopeOf(rest, last), differenceDb, error }
  }
  return match
}

/** Where low and high formants lie that have moved by themselves; between the same borders as in the shaper. */
function sourcePlace(place: number, low: number, high: number): number {
  const hz = hzOfPlace(place)
  return place - low * clamp((1600 - hz) / 800, 0, 1) - high * clamp((hz - 2400) / 1200, 0, 1)
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

/** Where a curve is lowest, between its values by a parabola. */
function lowest(values: readonly number[]): number {
  const at = values.indexOf(Math.min(...values))
  const [before, middle, after] = [values[at - 1], values[at], values[at + 1]]
  if (before === undefined || middle === undefined || after === undefined) return at
  const bend = before - 2 * middle + after
  return bend > 0 ? at + (0.5 * (before - after)) / bend : at
}
