import type { Meter } from '../../score/score.ts'
import type { Part } from './profile.ts'

export const FOUR_FOUR: Meter = { beatsPerBar: 4, beatUnit: 4 }
export const THREE_FOUR: Meter = { beatsPerBar: 3, beatUnit: 4 }

type PartDefaults = Omit<Part, 'instruments'>

/** Where players usually sit: level, place and room. A style's parts start from these and say what is their own. */
export const DRUM_DEFAULTS: PartDefaults = {
  ...({ name: 'drums', stem: 'drums', role: 'drums' } as const),
  ...{ centre: 0, gainDb: -6, pan: 0, reverb: 0.08 },
  energy: [0.3, 1],
}

/** Congas, bongos and a low drum, played with the hands. */
export const HAND_DRUM_DEFAULTS: PartDefaults = {
  ...DRUM_DEFAULTS,
  hands: { snare: 'highBongo', highTom: 'highConga', midTom: 'lowConga', crash: null },
}

export const BASS_DEFAULTS: PartDefaults = {
  ...({ name: 'bass', stem: 'bass', role: 'bass' } as const),
  ...{ centre: 36, gainDb: -8, pan: 0, reverb: 0 },
  energy: [0.3, 1],
}

export const CHORD_DEFAULTS: PartDefaults = {
  ...({ name: 'chords', stem: 'harmony', role: 'chords' } as const),
  ...{ centre: 61, voices: 4, gainDb: -12, pan: 0, reverb: 0.15 },
  energy: [0, 1],
}

/** Sustained chords, far back. */
export const PAD_DEFAULTS: PartDefaults = {
  ...({ name: 'pad', stem: 'harmony', role: 'chords' } as const),
  ...{ centre: 66, voices: 4, gainDb: -16, pan: 0, reverb: 0.45 },
  energy: [0.5, 1],
  patterns: { calm: ['o---------------', 'o-----------'], full: ['x---------------', 'x-----------'] },
}

export const LEAD_DEFAULTS: PartDefaults = {
  ...({ name: 'lead', stem: 'lead', role: 'lead' } as const),
  ...{ centre: 74, gainDb: -9, pan: 0.1, reverb: 0.25 },
  energy: [0, 1],
}

/** A countermelody that tops the last chorus. */
export const COUNTER_DEFAULTS: PartDefaults = {
  ...({ name: 'counter', stem: 'harmony', role: 'counter', waits: 'last-chorus' } as const),
  ...{ centre: 74, gainDb: -12, pan: -0.25, reverb: 0.35 },
  energy: [0, 1],
}
