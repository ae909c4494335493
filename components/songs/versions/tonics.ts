import type { SongChange } from '#lib/schemas/rework.ts'

export type Tonic = Extract<SongChange, { kind: 'key' }>['tonic']

/** The tonics. Their names are in `song.versions.tonic` of the messages, because languages name notes differently. */
export const TONICS = Array.from({ length: 12 }, (_, tonic) => tonic as Tonic)

/** The smaller interval from one tonic to another in semitones, −6 … 5. The engine moves a song by this. */
export function semitonesBetween(from: Tonic, to: Tonic): number {
  return ((to - from + 18) % 12) - 6
}
