/** A logarithmic axis of frequencies, on which another length of vocal tract is a shift: 200 Hz to 7.2 kHz. */
const LOWEST_HZ = 200
export const PLACES_PER_OCTAVE = 12
export const PLACES = 63

export const hzOfPlace = (place: number) => LOWEST_HZ * 2 ** (place / PLACES_PER_OCTAVE)
export const placeOfHz = (hz: number) => PLACES_PER_OCTAVE * Math.log2(hz / LOWEST_HZ)

/** Places between which voices are compared: formants lie there, and every microphone hears them. */
export const FIRST = Math.ceil(placeOfHz(300))
export const LAST = Math.floor(placeOfHz(4500))

/** A value between two places; held at the ends. */
export function valueAt(values: ArrayLike<number>, place: number): number {
  const index = Math.min(Math.max(Math.floor(place), 0), PLACES - 2)
  const share = Math.min(Math.max(place - index, 0), 1)
  return values[index]! + share * (values[index + 1]! - values[index]!)
}

/** A spectrum about its mean between the borders. */
export function centred(spectrum: ArrayLike<number>, last = LAST): Float64Array {
  let mean = 0
  for (let place = FIRST; place <= last; place++) mean += spectrum[place]! / (last - FIRST + 1)
  return Float64Array.from(spectrum, (value) => value - mean)
}
