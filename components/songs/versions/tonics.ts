import type { SongChange } from '#lib/schemas/rework.ts'

export type Tonic = Extract<SongChange, { kind: 'key' }>['tonic']

/** Their names stand in `song.versions.tonic` of the messages: languages call notes differently. */
export const TONICS = Array.from({ length: 12 }, (_, tonic) => tonic as Tonic)

/** Semitones from one tonic to another by the smaller way, −6 … 5: how far the engine moves a song. */
export function semitonesBetween(from: Tonic, to: Tonic): number {
  return ((to - from + 18) % 12) - 6
}
