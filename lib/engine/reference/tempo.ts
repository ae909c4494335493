import { near, type Periodicity } from './periodicity.ts'

/** Range of the estimates. A slower tempo is nearly always a faster one heard at half of its speed. */
const TEMPO_BPM = { low: 66, high: 205 }

export type TempoEstimate = {
  readonly value: number
  /** How regular its beats are, against all that begins to sound: −1 … 1. */
  readonly pulse: number
  /** Probability of this tempo, its half and its double together. The rest belongs to other tempi that share beats with it. */
  readonly certainty: number
}

type Bands = { readonly all: Periodicity; readonly low: Periodicity }

/** Where the strongest pulse is looked for, and the steps of the search as a share of the tempo. */
const SEARCH = { lowBpm: 54, highBpm: 205, step: 0.006 }
/** Tempi that share beats with the one whose pulse is strongest, as multiples of it. */
const RELATIVES = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 1, 3 / 2, 2, 3, 4]

/**
 * Estimates the tempo from the autocorrelation of onsets. The pulse that repeats best over four beats (a comb, as in Davies &
 * Plumbley 2007) gives a set of tempi that share beats with it. Of these, people prefer a tempo near 120 (Parncutt 1994) whose
 * beats are divided in two rather than in four, and whose bars repeat in the bass.
 */
export function tempoOf(bands: Bands): TempoEstimate {
  let [base, most] = [120, Number.NEGATIVE_INFINITY]
  for (let bpm = SEARCH.lowBpm; bpm <= SEARCH.highBpm; bpm *= 1 + SEARCH.step) {
    const strength = comb(bands.all, 60 / bpm, 0.01)
    if (strength > most) [base, most] = [bpm, strength]
  }
  const tempi = RELATIVES.map((multiple) => base * multiple).filter(
    (bpm) => bpm >= TEMPO_BPM.low && bpm <= TEMPO_BPM.high,
  )
  const beliefs = shared(tempi.map((bpm) => appeal(bands, bpm)))
  const best = tempi[beliefs.indexOf(Math.max(...beliefs))]!
  const certainty = tempi.reduce((sum, bpm, index) => sum + (isOctave(bpm / best) ? beliefs[index]! : 0), 0)
  return { value: refined(bands.all, best), pulse: comb(bands.all, 60 / best, 0.02), certainty }
}

/** The weights are those of a conditional logit model that was fitted to songs of this engine. */
function appeal({ all, low }: Bands, bpm: number): number {
  const beatSec = 60 / bpm
  const octaves = Math.log2(bpm / 100)
  const bar = Math.max(near(low, 3 * beatSec), near(low, 4 * beatSec))
  const beats = Math.max(near(low, beatSec), near(low, 2 * beatSec))
  return (
    10 * comb(all, beatSec, 0.02) +
    3.5 * near(all, beatSec / 2) -
    3 * near(all, beatSec / 4) +
    1.5 * (bar - beats) +
    1.1 * octaves -
    2.5 * octaves ** 2
  )
}

const comb = (periodicity: Periodicity, beatSec: number, tolerance: number) =>
  [1, 2, 3, 4].reduce((sum, beats) => sum + near(periodicity, beats * beatSec, tolerance), 0) / 4

function shared(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const weights = scores.map((score) => Math.exp(score - most))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

function isOctave(ratio: number): boolean {
  const octaves = Math.log2(ratio)
  return Math.abs(octaves - Math.round(octaves)) < 0.05
}

/** Exact over more and more beats: each peak says where the one at twice the distance must be. */
function refined({ at, hopSec }: Periodicity, bpm: number): number {
  let beatFrames = 60 / bpm / hopSec
  for (let beats = 1; beats * beatFrames < at.length - 2; beats *= 2) {
    const reach = beats === 1 ? 0.02 : 0.6 / (beats * beatFrames) + 0.004
    const from = Math.max(1, Math.ceil(beats * beatFrames * (1 - reach)))
    const to = Math.min(at.length - 2, Math.floor(beats * beatFrames * (1 + reach)))
    let peak = from
    for (let lag = from; lag <= to; lag++) if (at[lag]! > at[peak]!) peak = lag
    const [before, top, after] = [at[peak - 1]!, at[peak]!, at[peak + 1]!]
    const curve = before - 2 * top + after
    beatFrames = (peak + (curve < 0 ? (0.5 * (before - after)) / curve : 0)) / beats
  }
  return 60 / (beatFrames * hopSec)
}
