import { LONGEST_SEC } from '../compose/compose.ts'
import { notesOf } from '../compose/transposition/transpose.ts'
import type { Note, Score } from '../score/score.ts'
import { CannotRework } from './refusal.ts'

const SLOWEST_BPM = 40
const FASTEST_BPM = 220
/** Nine of ten syllables must last so long to be understood. */
const SHORTEST_SEC = 0.14
/** A melody written for one pace turns into a patter at another. */
const MOST_HASTE = 1.6
/** No line may ask for more than one breath. */
const LONGEST_BREATH_SEC = 12

export type TempoLimits = { readonly lowBpm: number; readonly highBpm: number }

/** Between which tempi a song can be played, and its words sung. Its own tempo is always among them. */
export function tempoLimits(score: Score): TempoLimits {
  const lines = (score.vocal?.lines ?? []).map(notesOf).filter((notes) => notes.length > 0)
  const slowest = Math.max(
    SLOWEST_BPM,
    (score.lengthBeats * 60) / LONGEST_SEC,
    ...lines.map((notes) => (lastingBeats(notes) * 60) / LONGEST_BREATH_SEC),
  )
  const lengths = lines.flatMap((notes) => notes.map((note) => note.lengthBeats)).sort((a, b) => a - b)
  const short = lengths[Math.floor(lengths.length / 10)] ?? Number.POSITIVE_INFINITY
  const fastest = Math.min(FASTEST_BPM, score.tempoBpm * MOST_HASTE, (short * 60) / SHORTEST_SEC)
  return {
    lowBpm: Math.min(Math.ceil(slowest), score.tempoBpm),
    highBpm: Math.max(Math.floor(fastest), score.tempoBpm),
  }
}

function lastingBeats(notes: readonly Note[]): number {
  const last = notes.at(-1)!
  return last.startBeat + last.lengthBeats - notes[0]!.startBeat
}

/** The same song, faster or slower: every beat stays where it is, and beats take another time. */
export function atTempo(score: Score, { tempoBpm }: { readonly tempoBpm: number }): Score {
  const limits = tempoLimits(score)
  if (!(tempoBpm >= limits.lowBpm && tempoBpm <= limits.highBpm)) {
    throw new CannotRework({ reason: 'tempoUnsingable', ...limits })
  }
  return { ...score, tempoBpm }
}
