import { type PitchClass, pitchClass } from '../theory/pitch.ts'
import type { Chroma } from './chroma.ts'

/** How often each step of a key sounds in common-practice music, tonic first (Albrecht & Shanahan 2013). */
const PROFILES = {
  major: [0.238, 0.006, 0.111, 0.006, 0.137, 0.094, 0.016, 0.214, 0.009, 0.08, 0.008, 0.081],
  minor: [0.22, 0.006, 0.104, 0.123, 0.019, 0.103, 0.012, 0.214, 0.062, 0.022, 0.061, 0.052],
} as const

/** How much more the bass counts, and the end, where music comes home. */
const MORE = { bass: 0.2, end: 0.2 }
const END_SEC = 5

export type EstimatedKey = { readonly tonic: PitchClass; readonly mode: 'major' | 'minor' }

/** The key whose profile the pitch classes are most like, how much they are, and how much less like the next one. */
export function keyOf({ frames, bass, hopSec }: Chroma): { value: EstimatedKey; likeness: number; lead: number } {
  const whole = shares(sumOf(frames))
  const end = shares(sumOf(frames.slice(-Math.round(END_SEC / hopSec))))
  const low = shares(bass)
  const heard = whole.map((value, at) => value + MORE.bass * low[at]! + MORE.end * end[at]!)
  const keys = (['major', 'minor'] as const).flatMap((mode) =>
    Array.from({ length: 12 }, (_, tonic) => ({
      value: { tonic: pitchClass(tonic), mode },
      likeness: correlation(heard, PROFILES[mode], tonic),
    })),
  )
  const [best, next] = keys.sort((a, b) => b.likeness - a.likeness) as [(typeof keys)[number], (typeof keys)[number]]
  return { ...best, lead: best.likeness - next.likeness }
}

function sumOf(frames: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(12)
  for (const frame of frames) for (let at = 0; at < 12; at++) sum[at]! += frame[at]!
  return sum
}

function shares(values: Float64Array): Float64Array {
  const sum = values.reduce((total, value) => total + value, 0)
  return sum > 0 ? values.map((value) => value / sum) : values
}

/** Pearson's, of the pitch classes from a tonic upwards. */
function correlation(heard: Float64Array, profile: readonly number[], tonic: number): number {
  const meanHeard = heard.reduce((sum, value) => sum + value, 0) / 12
  const meanProfile = profile.reduce((sum, value) => sum + value, 0) / 12
  let [both, ofHeard, ofProfile] = [0, 0, 0]
  for (let step = 0; step < 12; step++) {
    const [a, b] = [heard[(tonic + step) % 12]! - meanHeard, profile[step]! - meanProfile]
    both += a * b
    ofHeard += a * a
    ofProfile += b * b
  }
  return ofHeard > 0 ? both / Math.sqrt(ofHeard * ofProfile) : 0
}
