import { type PitchClass, pitchClass, pitchClassName } from './pitch.ts'

export type Mode = 'major' | 'minor' | 'dorian' | 'mixolydian'

export type Key = { readonly tonic: PitchClass; readonly mode: Mode }

const STEPS: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
}

/** Semitones from the tonic of the major scale with the same notes. */
const RELATIVE_MAJOR: Readonly<Record<Mode, number>> = { major: 0, minor: 3, dorian: 10, mixolydian: 5 }

const ALL_KEYS: readonly Key[] = (['major', 'minor', 'dorian', 'mixolydian'] as const).flatMap((mode) =>
  Array.from({ length: 12 }, (_, tonic) => ({ tonic: pitchClass(tonic), mode })),
)

const SHARP_MAJORS: ReadonlySet<number> = new Set([7, 2, 9, 4, 11])

/** The seven pitch classes of a key, ascending from the tonic. */
export function scaleOf(key: Key): PitchClass[] {
  return STEPS[key.mode].map((step) => pitchClass(key.tonic + step))
}

/** "sharp" or "flat", as the key's signature is written. */
export function spellingOf(key: Key): 'sharp' | 'flat' {
  return SHARP_MAJORS.has(pitchClass(key.tonic + RELATIVE_MAJOR[key.mode])) ? 'sharp' : 'flat'
}

/** The key signature: sharps above 0, flats below; the modes have that of the major scale with the same notes. */
export function fifthsOf(key: Key): number {
  return ((pitchClass(key.tonic + RELATIVE_MAJOR[key.mode]) * 7 + 5) % 12) - 5
}

/** The key of a name as keyName writes it; null for anything else. */
export function keyNamed(name: string): Key | null {
  return ALL_KEYS.find((key) => keyName(key) === name) ?? null
}

/** "A minor", "Bb major". */
export function keyName(key: Key): string {
  return `${pitchClassName(key.tonic, spellingOf(key))} ${key.mode}`
}
