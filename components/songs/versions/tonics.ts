import type { SongChange } from '#lib/schemas/rework.ts'

export type Tonic = Extract<SongChange, { kind: 'key' }>['tonic']

const NAMES = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'] as const

export const TONICS = NAMES.map((_, tonic) => tonic as Tonic)

export function tonicName(tonic: Tonic): string {
  return NAMES[tonic]
}

/** Semitones from one tonic to another by the smaller way, −6 … 5: how far the engine moves a song. */
export function semitonesBetween(from: Tonic, to: Tonic): number {
  return ((to - from + 18) % 12) - 6
}
