import type { DemoSong } from './demo-song.ts'

/** Two lines of a song, as its singer sings them and in two voices of the gallery. */
const SOURCE = {
  title: 'Eleven Floors',
  style: 'R&B, 92 bpm',
  voice: 'f',
  seed: 36,
  lyrics: `[Chorus]
City lights, hold a candle for me
Eleven floors, and nobody can see`,
} as const satisfies DemoSong

export const COVER_SONGS = {
  'eleven-floors-first': SOURCE,
  'eleven-floors-crooner': { ...SOURCE, cover: { slug: 'halson-satinette', name: 'Halson Satinette', semitones: -12 } },
  'eleven-floors-sprite': { ...SOURCE, cover: { slug: 'dotbelle-moonmoth', name: 'Dotbelle Moonmoth', semitones: 0 } },
} as const satisfies Readonly<Record<string, DemoSong>>
