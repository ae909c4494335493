import type { Random } from '../../random/random.ts'

/** A syllable as the rhythm sees it. */
export type Weight = {
  /** 0 light … 1 must be heard. */
  readonly stress: number
  readonly startsWord: boolean
  /** A comma or a new line of text stands before it. */
  readonly afterPause: boolean
}

/** The room that a phrase has; positions are beats from the start of its slot. */
export type Slot = {
  readonly lengthBeats: number
  readonly beatsPerBar: number
  readonly secPerBeat: number
  /**
   * How many beats before the slot light first syllables may begin. The slot's end must stay free for as long, for the next
   * phrase.
   */
  readonly pickupBeats: number
  /** Onsets of the phrase that this one repeats with other words. */
  readonly favoured: readonly number[]
  /** How much the positions of the grid please in this song, by sixteenth within the bar: the rhythm of the hook. */
  readonly bias: readonly number[]
  /** How strongly light syllables are kept off the beats: 0 even notes … 2 long and short ones. */
  readonly contrast: number
  /** Seconds between syllables that the phrase aims at. */
  readonly paceSec: number
}

const BREATH_BEATS = 0.5
/** Eighths slower than this plod when they follow one another, so a slow song tries sixteenths too. */
const LONGEST_EVEN_SEC = 0.34
/** Straight; the second of a swung pair is shorter still. */
const SHORTEST_SEC = 0.19
const LONGEST_INSIDE_SEC = 1.15

/**
 * Onsets in beats for every syllable, ascending, or null when the slot is too short: the cheapest way through the
 * grid, where stresses want beats, light syllables want to stay off them, and the pace wants to be even.
 */
export function placeSyllables(weights: readonly Weight[], slot: Slot): number[] | null {
  const eighths = search(weights, slot, 0.5)
  const flowing = slot.secPerBeat / 2 < LONGEST_EVEN_SEC
  if (eighths && flowing && eighths.cost < weights.length * 1.1) return eighths.onsets
  const sixteenths = search(weights, slot, 0.25)
  if (!eighths || !sixteenths) return (sixteenths ?? eighths)?.onsets ?? null
  return sixteenths.cost < eighths.cost ? sixteenths.onsets : eighths.onsets
}

/** Of the syllables of usual lyrics. */
const MEAN_STRESS = 0.4

/** Octaves of length between a light syllable and a stressed one, at a contrast of 1. */
const HELD_ON_STRESS = 0.9

type Path = { readonly cost: number; readonly onsets: number[] }

function search(weights: readonly Weight[], slot: Slot, unit: 0.5 | 0.25): Path | null {
  const first = -slot.pickupBeats / unit
  const lastBeat = slot.lengthBeats - slot.pickupBeats - BREATH_BEATS
  const last = Math.floor((lastBeat - Math.min(0.5, unit * 2)) / unit)
  const positions = last - first + 1
  if (positions < weights.length) return null

  const longest = Math.max(2, Math.floor(LONGEST_INSIDE_SEC / (unit * slot.secPerBeat)))
  const costs = weights.map(() => new Float64Array(positions).fill(Number.POSITIVE_INFINITY))
  const origins = weights.map(() => new Int32Array(positions).fill(-1))
  weights.forEach((weight, index) => {
    for (let at = index; at < positions; at++) {
      const beat = (first + at) * unit
      const own = placeCost(weight, beat, slot)
      if (index === 0) {
        costs[0]![at] = own + startCost(beat, weight)
        continue
      }
      for (let step = 1; step <= longest && step <= at; step++) {
        const cost = costs[index - 1]![at - step]! + own + stepCost(step * unit, weights[index - 1]!, weight, slot)
        if (cost < costs[index]![at]!) {
          costs[index]![at] = cost
          origins[index]![at] = at - step
        }
      }
    }
  })

  const final = costs.at(-1)!
  let end = -1
  let cheapest = Number.POSITIVE_INFINITY
  for (let at = 0; at < positions; at++) {
    const cost = final[at]! + endCost(lastBeat - (first + at) * unit, (first + at) * unit, slot)
    if (cost < cheapest) {
      cheapest = cost
      end = at
    }
  }
  if (end < 0) return null
  const onsets: number[] = []
  for (let index = weights.length - 1; index >= 0; index--) {
    onsets.unshift((first + end) * unit)
    end = origins[index]![end]!
  }
  return { cost: cheapest, onsets }
}

/** 1 on the first beat of a bar, less on the others, least between them. */
export function metricStrength(beat: number, beatsPerBar: number): number {
  const inBar = ((beat % beatsPerBar) + beatsPerBar) % beatsPerBar
  if (inBar === 0) return 1
  if (beatsPerBar === 4 && inBar === 2) return 0.85
  if (Number.isInteger(inBar)) return 0.75
  return Number.isInteger(inBar * 2) ? 0.25 : 0
}

function placeCost({ stress }: Weight, beat: number, slot: Slot): number {
  const strength = metricStrength(beat, slot.beatsPerBar)
  const stressed = stress * (strength >= 0.7 ? (1 - strength) * 0.8 : 4.5 - strength * 4)
  const light = (1 - stress) * strength * slot.contrast * (stress === 0 ? 1 : 0.6)
  const sixteenths = slot.bias.length
  const bias = slot.bias[((Math.round(beat * 4) % sixteenths) + sixteenths) % sixteenths]!
  const repeats = slot.favoured.some((favoured) => Math.abs(favoured - beat) < 0.01)
  return stressed + light - bias - (repeats ? 0.55 : 0) + (slot.favoured.length > 0 && !repeats ? 0.15 : 0)
}

/** What it costs that `weight` begins so many beats after `before`: a stressed syllable is held longer than a light one. */
function stepCost(beats: number, before: Weight, weight: Weight, slot: Slot): number {
  const seconds = beats * slot.secPerBeat
  const pace = Math.log2(seconds / slot.paceSec) - (before.stress - MEAN_STRESS) * slot.contrast * HELD_ON_STRESS
  const hurried = seconds < SHORTEST_SEC ? 5 : 0
  const torn = !weight.startsWord && pace > 0.6 ? pace * 1.2 : 0
  const pause = weight.afterPause ? (pace > 0.4 ? -0.6 : 0.6) : 0
  return 0.9 * pace * pace + hurried + torn + pause
}

function startCost(beat: number, { stress }: Weight): number {
  return Math.abs(beat) * (beat < 0 && stress > 0.5 ? 3 : 0.35)
}

/** The last syllable wants a strong place and some time to ring. */
function endCost(roomBeats: number, beat: number, slot: Slot): number {
  const seconds = roomBeats * slot.secPerBeat
  const short = seconds < 0.45 ? 2.5 : 0
  return short + Math.max(0, seconds - 2) * 0.5 + (1 - metricStrength(beat, slot.beatsPerBar)) * 0.7
}

/** A song's liking for certain places of the bar; seeds differ by it. */
export function createRhythmBias(random: Random, beatsPerBar: number): number[] {
  return Array.from({ length: beatsPerBar * 4 }, (_, step) =>
    step % 2 === 0 ? random.between(0, 0.5) : random.between(-0.2, 0.1),
  )
}
