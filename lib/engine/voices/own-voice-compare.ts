import { type HeardVoice, PLACES, PLACES_PER_OCTAVE, placeOfHz } from './own-voice-hear.ts'
import { REFERENCE_DB } from './own-voice-reference.ts'

/** Formants lie between, and most microphones hear them. */
const FIRST = Math.ceil(placeOfHz(300))
const LAST = Math.floor(placeOfHz(4500))
/** Shifts that are tried, in places. */
const FURTHEST = 10
const STEP = 0.25

/** How a voice differs from the reference throat: the scale of its formants, and its tilt. */
export function compareWithReference({ spectra }: HeardVoice): { throat: number; tiltDbPerOctave: number } {
  const mean = meanOf(spectra)
  let best = { shift: 0, error: Number.POSITIVE_INFINITY, slope: 0 }
  for (let shift = -FURTHEST; shift <= FURTHEST; shift += STEP) {
    const line = lineThrough(mean, shift)
    if (line.error < best.error) best = { shift, ...line }
  }
  return { throat: 2 ** (best.shift / PLACES_PER_OCTAVE), tiltDbPerOctave: best.slope * PLACES_PER_OCTAVE }
}

function meanOf(spectra: readonly Float32Array[]): Float64Array {
  const mean = new Float64Array(PLACES)
  for (const spectrum of spectra) {
    for (let place = 0; place < PLACES; place++) mean[place]! += spectrum[place]! / spectra.length
  }
  return mean
}

/** The straight line that lies nearest to the difference from the shifted reference, and what it leaves. */
function lineThrough(mean: Float64Array, shift: number): { slope: number; error: number } {
  let [count, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0]
  for (let place = FIRST; place <= LAST; place++) {
    const from = place - shift
    const index = Math.floor(from)
    const reference = REFERENCE_DB[index]! + (from - index) * (REFERENCE_DB[index + 1]! - REFERENCE_DB[index]!)
    const difference = mean[place]! - reference
    count++
    x += place
    y += difference
    xx += place ** 2
    xy += place * difference
    yy += difference ** 2
  }
  const slope = (count * xy - x * y) / (count * xx - x ** 2)
  return { slope, error: yy - y ** 2 / count - slope * (xy - (x * y) / count) }
}
