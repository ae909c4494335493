import { CLASSICAL_PROGRESSIONS } from '../progressions.ts'
import type { StyleProfile } from './profile.ts'
import { BASS_SEAT, CHORD_SEAT, COUNTER_SEAT, FOUR_FOUR, LEAD_SEAT, PAD_SEAT, THREE_FOUR } from './seats.ts'

export const classical: StyleProfile = {
  name: 'Classical',
  tempoBpm: [72, 92],
  meters: [
    [FOUR_FOUR, 2],
    [THREE_FOUR, 1],
  ],
  swing: { amount: 0, unit: 0.5 },
  modes: [
    ['major', 1],
    ['minor', 1],
  ],
  progressions: CLASSICAL_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [{ calm: {}, full: {} }],
  parts: [
    {
      ...BASS_SEAT,
      name: 'low-strings',
      instruments: ['strings'],
      patterns: {
        calm: ['R---------------', 'R-----------'],
        full: ['R-------5---a---', 'R-------a---', 'R-------3---5---'],
      },
      centre: 43,
      energy: [0.4, 1],
      gainDb: -11,
      reverb: 0.35,
    },
    {
      ...CHORD_SEAT,
      name: 'piano',
      instruments: ['piano'],
      patterns: {
        calm: ['1-3-4-3-2-3-4-3-', '0---3-4-5-4-3---', '0---h---h---', '0-3-4-5-4-3-'],
        full: ['0-3-4-5-6-5-4-3-', '0345643503456435', '0-3-4-5-4-3-', '0---h---0---h---'],
      },
      centre: 62,
      gainDb: -8,
      pan: -0.1,
      reverb: 0.3,
    },
    {
      ...CHORD_SEAT,
      name: 'strings',
      instruments: ['strings'],
      patterns: {
        calm: ['o---------------', 'o-----------'],
        full: ['x---------------', 'x-----------', 'x-------x-------'],
      },
      centre: 66,
      energy: [0.5, 1],
      gainDb: -9,
      pan: 0.15,
      reverb: 0.45,
    },
    {
      ...CHORD_SEAT,
      name: 'harp',
      instruments: ['harp'],
      patterns: { calm: ['........1-3-4-5-', '......1-3-4-'], full: ['1-3-4-5-6-5-4-3-', '1-3-4-5-4-3-'] },
      centre: 65,
      voices: 3,
      energy: [0.55, 1],
      chance: 0.7,
      gainDb: -13,
      pan: 0.45,
      reverb: 0.35,
    },
    { ...PAD_SEAT, name: 'choir', instruments: ['choir'], centre: 65, energy: [0.7, 1], chance: 0.5, gainDb: -10 },
    { ...LEAD_SEAT, instruments: ['flute', 'strings'], centre: 76, gainDb: -9, reverb: 0.4 },
    { ...COUNTER_SEAT, instruments: ['flute', 'choir'] },
  ],
  vocal: {
    alone: true,
    syllablesPerSec: 2.2,
    leaps: 0.5,
    reciting: 0,
    gainDb: 1,
    reverb: 0.38,
    manners: ['clear', 'deep', 'tender'],
  },
  ending: 'ring',
  looseSec: 0.01,
}
