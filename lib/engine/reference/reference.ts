import type { PitchClass } from '../theory/pitch.ts'

/** What a song can take from a recording, in the order in which it is said. */
export const REFERENCE_PARTS = ['tempo', 'key', 'meter', 'energy', 'form', 'drums', 'bass', 'brightness'] as const
export type ReferencePart = (typeof REFERENCE_PARTS)[number]

export const DRUM_LEVELS = ['none', 'soft', 'strong'] as const
export const BASS_LEVELS = ['soft', 'strong'] as const
export const BRIGHTNESSES = ['dark', 'bright'] as const

/**
 * What a recording determines of a new song: numbers about how it goes, none about its melody or its words. Null means not
 * measured well; for drums, bass and brightness it may also mean as usual.
 */
export type Reference = {
  readonly tempo: number | null
  readonly key: { readonly tonic: PitchClass; readonly mode: 'major' | 'minor' } | null
  /** Beats of a bar. */
  readonly meter: 3 | 4 | null
  /** How loud each sixteenth of it is: 1 the loudest, 0 softer by 20 LU. */
  readonly energy: readonly number[] | null
  /** Bars before what follows the intro. */
  readonly form: number | null
  readonly drums: (typeof DRUM_LEVELS)[number] | null
  readonly bass: (typeof BASS_LEVELS)[number] | null
  readonly brightness: (typeof BRIGHTNESSES)[number] | null
}

export const NO_REFERENCE: Reference = {
  tempo: null,
  key: null,
  meter: null,
  energy: null,
  form: null,
  drums: null,
  bass: null,
  brightness: null,
}

export const ENERGY_PARTS = 16
/** Loudness units below the loudest part that are no energy at all. */
export const ENERGY_RANGE_LU = 20

export const ENERGY_SHAPES = ['steady', 'rising', 'falling', 'peak', 'dip', 'waves'] as const
export type EnergyShape = (typeof ENERGY_SHAPES)[number]

/** Thirds that differ by less are alike. */
const ALIKE = 0.08
/** Single parts that stray no further are steady. */
const STEADY = 0.2

/** How the energy goes over the song, in a word. */
export function energyShape(energy: readonly number[]): EnergyShape {
  const third = Math.floor(energy.length / 3)
  const mean = (from: number, to: number) => energy.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from)
  const [first, middle, last] = [
    mean(0, third),
    mean(third, energy.length - third),
    mean(energy.length - third, energy.length),
  ]
  if (middle > first + ALIKE && middle > last + ALIKE) return 'peak'
  if (middle < first - ALIKE && middle < last - ALIKE) return 'dip'
  if (last > first + ALIKE) return 'rising'
  if (last < first - ALIKE) return 'falling'
  return Math.max(...energy) - Math.min(...energy) > STEADY ? 'waves' : 'steady'
}

/** How far a place of a song, 0 … 1, lies above the mean energy of the recording; negative below. */
export function energyAbove(energy: readonly number[], place: number): number {
  const mean = energy.reduce((sum, value) => sum + value, 0) / energy.length
  const at = Math.min(energy.length - 1, Math.max(0, place * energy.length - 0.5))
  const [before, after] = [energy[Math.floor(at)]!, energy[Math.ceil(at)]!]
  return before + (after - before) * (at % 1) - mean
}
