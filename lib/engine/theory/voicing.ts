import { type ChordTones, chordClasses } from './chord.ts'
import { nearestPitch } from './pitch.ts'

export type VoicingOptions = {
  /** MIDI note that the voicing should stay around. */
  readonly centre: number
  /** Number of voices, at least 2. */
  readonly voices: number
  /** Leave the root to the bass when there are more tones than voices. */
  readonly rootless?: boolean
}

/**
 * Places a chord so that its voices move as little as possible from the previous voicing: of all the inversions near
 * the centre, the one with the smallest sum of movements. Ascending MIDI notes without doublings.
 */
export function voiceLead(
  chord: Pick<ChordTones, 'root' | 'intervals'>,
  previous: readonly number[] | null,
  options: VoicingOptions,
): number[] {
  const tones = selectTones(chord, options)
  let best: number[] = []
  let bestCost = Number.POSITIVE_INFINITY
  for (let start = options.centre - 9; start <= options.centre + 4; start++) {
    const voicing = stackFrom(tones, start)
    const middle = voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length
    const movement = previous ? distance(previous, voicing) : 0
    const cost = movement + Math.abs(middle - options.centre) * 0.6
    if (cost < bestCost) {
      best = voicing
      bestCost = cost
    }
  }
  return best
}

/** The tones that matter most: third and seventh, then root, then fifth and colours, as many as there are voices. */
function selectTones(chord: Pick<ChordTones, 'root' | 'intervals'>, { voices, rootless }: VoicingOptions): number[] {
  const classes = chordClasses(chord)
  if (classes.length <= voices) return classes
  const importance = (interval: number) => {
    const simple = interval % 12
    if (simple === 3 || simple === 4 || simple === 5) return 0
    if (simple === 10 || simple === 11) return 1
    if (simple === 0) return rootless ? 5 : 2
    return simple === 7 ? 4 : 3
  }
  const ranked = [...chord.intervals].sort((a, b) => importance(a) - importance(b)).slice(0, voices)
  return ranked.map((interval) => (chord.root + interval) % 12)
}

/** Every tone once, each at its lowest place at or above `start`. */
function stackFrom(tones: readonly number[], start: number): number[] {
  return [...new Set(tones.map((tone) => start + ((((tone - start) % 12) + 12) % 12)))].sort((a, b) => a - b)
}

function distance(from: readonly number[], to: readonly number[]): number {
  let sum = 0
  for (const pitch of to) sum += Math.min(...from.map((old) => Math.abs(old - pitch)))
  for (const old of from) sum += Math.min(...to.map((pitch) => Math.abs(old - pitch)))
  return sum / 2
}

/** The bass note of a chord within an octave around `centre`, near the previous one. */
export function bassNote(chord: Pick<ChordTones, 'bass'>, centre: number, previous: number | null): number {
  const pitch = nearestPitch(chord.bass, previous === null ? centre : Math.round((previous + centre * 2) / 3))
  return pitch < centre - 7 ? pitch + 12 : pitch > centre + 7 ? pitch - 12 : pitch
}
