import {
  BASS_DEFAULTS,
  CHORD_DEFAULTS,
  COUNTER_DEFAULTS,
  FOUR_FOUR,
  HAND_DRUM_DEFAULTS,
  LEAD_DEFAULTS,
  PAD_DEFAULTS,
} from '../part-defaults.ts'
import type { StyleProfile } from '../profile.ts'
import { MODAL_PROGRESSIONS } from '../progressions.ts'

/** Plucked strings and frame drums over a drone. */
export const ethnic: StyleProfile = {
  name: 'Ethnic',
  tempoBpm: [84, 102],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0, unit: 0.25 },
  modes: [
    ['dorian', 3],
    ['minor', 2],
  ],
  progressions: MODAL_PROGRESSIONS,
  barsPerChord: 2,
  grooves: [
    {
      calm: { lowTom: 'X.....o.o...o...', lowConga: '....g.......g...' },
      full: {
        lowTom: 'X...x.o.X...x...',
        highConga: '..o...o.x.o...ox',
        tambourine: 'o...x...o...x.o.',
        triangle: 'o.......o.......',
      },
      lift: { kick: 'X.......x.......', highBongo: '..xo..xo..xo..xo' },
    },
    {
      calm: { lowTom: 'X...o.o.x...o...', tambourine: '............o...' },
      full: {
        lowTom: 'X...x...X.x.x...',
        highBongo: '..o...o...o...xx',
        lowBongo: 'x...x...x...x...',
        tambourine: '..o...o...o...o.',
      },
      lift: { kick: 'X...x...X...x...' },
    },
    {
      calm: { lowTom: 'X.o...o.X...o...' },
      full: { lowTom: 'X.x...x.X...x...', lowConga: '....o.......o.oo', tambourine: 'x.o.x.o.x.o.x.o.' },
      lift: { kick: 'X.......X.......', highConga: 'o.oxo.oxo.oxo.ox' },
    },
  ],
  parts: [
    {
      ...HAND_DRUM_DEFAULTS,
      name: 'hand-drums',
      instruments: ['brush-kit', 'acoustic-kit'],
      gainDb: -5,
      reverb: 0.25,
      energy: [0.3, 1],
    },
    {
      ...BASS_DEFAULTS,
      name: 'drone',
      instruments: ['strings'],
      patterns: { calm: ['T---------------'], full: ['T-------T-------', 'T---------------'] },
      centre: 45,
      gainDb: -12,
      energy: [0, 1],
      reverb: 0.35,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'lute',
      instruments: ['sitar', 'koto', 'banjo', 'nylon-guitar'],
      patterns: {
        calm: ['1--3--4-..3-4---', '1-..1-4-3-..1---'],
        full: ['1.113.334.443.33', '1-143-144-133-34', '1.343.451.343.46'],
      },
      centre: 57,
      voices: 3,
      gainDb: -8,
      pan: -0.3,
      reverb: 0.2,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'harp',
      instruments: ['harp'],
      patterns: { calm: ['5---4---........'], full: ['543454345434543.', '5-6-5-4-3-4-5-..'] },
      centre: 70,
      voices: 3,
      energy: [0.5, 1],
      gainDb: -11,
      pan: 0.4,
      reverb: 0.35,
    },
    { ...PAD_DEFAULTS, instruments: ['strings', 'organ'], energy: [0.7, 1], chance: 0.5 },
    { ...LEAD_DEFAULTS, instruments: ['flute', 'erhu', 'shakuhachi'], centre: 76, gainDb: -7, reverb: 0.4 },
    { ...COUNTER_DEFAULTS, instruments: ['strings', 'flute'] },
  ],
  vocal: {
    syllablesPerSec: 2.3,
    leaps: 0.3,
    reciting: 0.4,
    gainDb: 1,
    reverb: 0.3,
    manners: ['low', 'keen', 'earthy'],
    backing: { joins: 'fifths', side: 'below' },
  },
  ending: 'thin-out',
  solo: { chance: 0.5, bars: 8, runBeats: 0.25, climb: 9, leaps: 0.3 },
  swell: 1.1,
  looseSec: 0.009,
}
