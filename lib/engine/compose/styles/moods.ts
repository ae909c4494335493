import type { MoodName } from '../../score/names.ts'

/** How a mood bends a style. Moods compare: a larger number always means more of it. */
export type MoodProfile = {
  readonly tempoFactor: number
  /** Weight of major and mixolydian against minor and dorian: 1 leaves the style's own, 0 never major. */
  readonly brightMode: number
  readonly darkMode: number
  /** Added to the energy of every section. */
  readonly energy: number
  /** Semitones by which accompaniment parts are moved up. */
  readonly register: number
  /** Factor on velocities: how hard people play. */
  readonly force: number
  /** Factor on the density of sung syllables. */
  readonly density: number
}

export const NEUTRAL_MOOD: MoodProfile = {
  tempoFactor: 1,
  brightMode: 1,
  darkMode: 1,
  energy: 0,
  register: 0,
  force: 1,
  density: 1,
}

export const MOOD_PROFILES: Readonly<Record<MoodName, MoodProfile>> = {
  Relaxed: {
    tempoFactor: 0.86,
    brightMode: 1.5,
    darkMode: 0.6,
    energy: -0.15,
    register: -2,
    force: 0.82,
    density: 0.9,
  },
  Happy: { tempoFactor: 1.06, brightMode: 6, darkMode: 0, energy: 0.08, register: 3, force: 1.03, density: 1.05 },
  Energetic: { tempoFactor: 1.14, brightMode: 1.2, darkMode: 1, energy: 0.2, register: 2, force: 1.12, density: 1.1 },
  Romantic: {
    tempoFactor: 0.89,
    brightMode: 1.6,
    darkMode: 0.7,
    energy: -0.08,
    register: 0,
    force: 0.9,
    density: 0.92,
  },
  Sad: { tempoFactor: 0.82, brightMode: 0, darkMode: 6, energy: -0.18, register: -3, force: 0.8, density: 0.88 },
  Angry: { tempoFactor: 1.1, brightMode: 0, darkMode: 6, energy: 0.22, register: 1, force: 1.15, density: 1.1 },
  Inspired: { tempoFactor: 1.02, brightMode: 2.5, darkMode: 0.5, energy: 0.06, register: 2, force: 1.02, density: 1 },
  Warm: { tempoFactor: 0.93, brightMode: 2, darkMode: 0.5, energy: -0.06, register: -1, force: 0.92, density: 0.95 },
  Passionate: { tempoFactor: 1.04, brightMode: 0.6, darkMode: 1.6, energy: 0.12, register: 1, force: 1.08, density: 1 },
  Joyful: { tempoFactor: 1.09, brightMode: 6, darkMode: 0, energy: 0.14, register: 4, force: 1.06, density: 1.05 },
  Longing: { tempoFactor: 0.87, brightMode: 0.5, darkMode: 2, energy: -0.1, register: -1, force: 0.88, density: 0.9 },
}

/**
 * What songs of moods differ in: beats a minute; note onsets a second; where the spectrum has its centre; how far loud
 * and soft parts lie apart (EBU Tech 3342), which is little in music that drives all the time; major rather than minor.
 */
export type MoodMeasure = 'tempo' | 'density' | 'brightness' | 'loudnessRange' | 'mode'

export type MoodPair = { readonly more: MoodName; readonly less: MoodName; readonly in: readonly MoodMeasure[] }

/** What must hold of songs that differ in nothing but their mood, on the average of a few seeds; for judges. */
export const MOOD_ORDER: readonly MoodPair[] = [
  { more: 'Energetic', less: 'Relaxed', in: ['tempo', 'density', 'brightness'] },
  { more: 'Energetic', less: 'Romantic', in: ['tempo', 'density', 'brightness'] },
  { more: 'Happy', less: 'Sad', in: ['tempo', 'density', 'brightness', 'mode'] },
  { more: 'Happy', less: 'Longing', in: ['tempo', 'density', 'brightness', 'mode'] },
  { more: 'Joyful', less: 'Longing', in: ['tempo', 'density', 'brightness', 'mode'] },
  { more: 'Joyful', less: 'Sad', in: ['tempo', 'density', 'brightness', 'mode'] },
  { more: 'Angry', less: 'Warm', in: ['tempo', 'density', 'brightness'] },
  { more: 'Angry', less: 'Sad', in: ['tempo', 'density', 'brightness'] },
  { more: 'Passionate', less: 'Relaxed', in: ['tempo', 'density', 'brightness'] },
  { more: 'Passionate', less: 'Longing', in: ['tempo', 'density', 'brightness'] },
  { more: 'Inspired', less: 'Sad', in: ['tempo', 'density', 'brightness', 'mode'] },
  { more: 'Warm', less: 'Angry', in: ['mode'] },
  { more: 'Romantic', less: 'Sad', in: ['mode'] },
  { more: 'Relaxed', less: 'Energetic', in: ['loudnessRange'] },
  { more: 'Sad', less: 'Energetic', in: ['loudnessRange'] },
  { more: 'Warm', less: 'Angry', in: ['loudnessRange'] },
]
