import type { Modulator, Source, Zone } from './recording.ts'

/** Numbers of the generators in SoundFont 2.04, chapter 8.1.2, that are used here. */
export const GENERATOR = {
  startOffset: 0,
  startLoopOffset: 2,
  endLoopOffset: 3,
  startCoarseOffset: 4,
  modLfoToPitch: 5,
  vibLfoToPitch: 6,
  modEnvToPitch: 7,
  filterCutoff: 8,
  filterResonance: 9,
  modEnvToFilter: 11,
  modLfoToVolume: 13,
  pan: 17,
  modLfoDelay: 21,
  modLfoFrequency: 22,
  vibLfoDelay: 23,
  vibLfoFrequency: 24,
  modEnv: 25,
  volumeEnv: 33,
  startLoopCoarseOffset: 45,
  attenuation: 48,
  endLoopCoarseOffset: 50,
  coarseTune: 51,
  fineTune: 52,
  sampleModes: 54,
  scaleTuning: 56,
} as const

/** Generators that are not 0 unless a zone says so; times are 1 ms or at once. */
const DEFAULTS: Readonly<Record<number, number>> = {
  [GENERATOR.filterCutoff]: 13_500,
  ...{ 21: -12_000, 23: -12_000, 25: -12_000, 26: -12_000, 27: -12_000, 28: -12_000, 30: -12_000 },
  ...{ 33: -12_000, 34: -12_000, 35: -12_000, 36: -12_000, 38: -12_000 },
  [GENERATOR.scaleTuning]: 100,
}

/** As fluid synthesisers and the cards that the banks were made for count what a zone says itself. */
const ATTENUATION_SCALE = 0.4

export type Generators = (number: number) => number

/** The generators of a zone for one note. Keys and velocities as MIDI has them, 0 to 127, not only whole ones. */
export function generatorsFor(zone: Zone, key: number, velocity: number): Generators {
  const sums = new Map<number, number>()
  for (const { generator, amount, source, secondSource } of zone.modulators) {
    const value = amount * read(source, key, velocity) * read(secondSource, key, velocity)
    sums.set(generator, (sums.get(generator) ?? 0) + value)
  }
  return (number) => {
    const own = zone.generators[number] ?? DEFAULTS[number] ?? 0
    return (number === GENERATOR.attenuation ? own * ATTENUATION_SCALE : own) + (sums.get(number) ?? 0)
  }
}

function read({ of, curve, isBipolar, isNegative }: Source, key: number, velocity: number): number {
  if (of === 0) return 1
  const value = (of === 2 ? velocity : key) / 127
  const directed = isNegative ? 1 - value : value
  if (!isBipolar) return CURVES[curve](directed)
  const swing = 2 * directed - 1
  return Math.sign(swing) * CURVES[curve](Math.abs(swing))
}

/** Chapter 9.5.1, from 0..1 to 0..1. */
const CURVES: Readonly<Record<Modulator['source']['curve'], (value: number) => number>> = {
  linear: (value) => value,
  concave: (value) => (value >= 1 ? 1 : Math.min(1, (-40 / 96) * Math.log10(1 - value))),
  convex: (value) => (value <= 0 ? 0 : Math.max(0, 1 + (40 / 96) * Math.log10(value))),
  switch: (value) => (value >= 0.5 ? 1 : 0),
}
