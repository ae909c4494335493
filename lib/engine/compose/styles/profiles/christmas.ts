import {
  BASS_DEFAULTS,
  CHORD_DEFAULTS,
  COUNTER_DEFAULTS,
  DRUM_DEFAULTS,
  FOUR_FOUR,
  LEAD_DEFAULTS,
  PAD_DEFAULTS,
  THREE_FOUR,
} from '../part-defaults.ts'
import type { StyleProfile } from '../profile.ts'
import { CHRISTMAS_PROGRESSIONS } from '../progressions.ts'

/** A lilting carol: bells above, a hymn below, and a sleigh that passes. */
export const christmas: StyleProfile = {
  name: 'Christmas',
  tempoBpm: [92, 112],
  meters: [
    [FOUR_FOUR, 4],
    [THREE_FOUR, 1],
  ],
  swing: { amount: 0.45, unit: 0.5 },
  modes: [
    ['major', 7],
    ['minor', 1],
  ],
  progressions: CHRISTMAS_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { sleighBells: 'x...o...x...o...' },
      full: { kick: 'x.......x.......', rim: '....o.......o...', sleighBells: 'x.o.x.o.x.o.x.o.' },
      lift: { snare: '....x.......x..g', triangle: 'o...............' },
    },
    {
      calm: { triangle: 'o.......o.......', tambourine: '....o.......o...' },
      full: {
        kick: 'x.....x.x.......',
        snare: '....x.......x...',
        sleighBells: 'o.o.x.o.o.o.x.o.',
        ride: 'o...o...o...o...',
      },
      lift: { triangle: 'x.......x.......' },
    },
    {
      calm: { tambourine: '....x.......x...' },
      full: {
        kick: 'x...o...x...o...',
        snare: '....o..g....o..g',
        tambourine: 'o...x.o.o...x.o.',
        pedalHat: '....o.......o...',
      },
      lift: { sleighBells: 'x.o.x.o.x.o.x.o.' },
    },
    {
      calm: { triangle: 'o...........' },
      full: { kick: 'x...........', sleighBells: '....x.g.x.g.' },
      lift: { sleighBells: 'o.g.x.o.x.o.', triangle: 'x...........' },
    },
    {
      calm: { tambourine: '....o...o...' },
      full: { kick: 'x.......o...', snare: '....o...o..g', ride: 'x...o.g.o...' },
      lift: { sleighBells: 'x.o.x.o.x.o.' },
    },
  ],
  parts: [
    { ...DRUM_DEFAULTS, instruments: ['brush-kit', 'acoustic-kit'], gainDb: -8, reverb: 0.2 },
    {
      ...BASS_DEFAULTS,
      instruments: ['upright-bass'],
      patterns: {
        calm: ['R-------5-------', 'R-------R-------', 'R-----------'],
        full: ['R---5---R---w-a-', 'R---R---5---R-a-', 'R-------5-a-'],
      },
      centre: 38,
      gainDb: -9,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'hymn',
      instruments: ['piano', 'piano', 'organ'],
      patterns: {
        calm: ['x-------o-------', 'x---o---x---o---', 'x-------o---'],
        full: ['X---x---X---x---', 'X---x---X-x-x---', 'X---x---x---'],
      },
      voices: 4,
      centre: 62,
      gainDb: -8,
      pan: -0.2,
      reverb: 0.28,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'chimes',
      instruments: ['bells'],
      patterns: {
        calm: ['6-......5-......', '4---5---6---5---', '4---5---6---'],
        full: ['4-5-6-5-4-5-6-5-', '6---5---4---5---', '4-5-6-5-4-5-'],
      },
      centre: 74,
      gainDb: -13,
      pan: 0.35,
      reverb: 0.4,
    },
    { ...PAD_DEFAULTS, name: 'strings', instruments: ['strings'], centre: 68, energy: [0.48, 1], gainDb: -13 },
    {
      ...PAD_DEFAULTS,
      name: 'brass',
      instruments: ['brass', 'french-horns'],
      leadsIn: true,
      centre: 60,
      voices: 3,
      energy: [0.78, 1],
      chance: 0.5,
      gainDb: -17,
      pan: 0.2,
    },
    { ...PAD_DEFAULTS, name: 'choir', instruments: ['choir'], centre: 65, energy: [0.5, 1], chance: 0.65, gainDb: -11 },
    { ...LEAD_DEFAULTS, instruments: ['flute', 'fiddle'], centre: 79, gainDb: -11, reverb: 0.35 },
    { ...COUNTER_DEFAULTS, instruments: ['flute', 'choir'] },
  ],
  vocal: {
    syllablesPerSec: 2.4,
    leaps: 0.3,
    reciting: 0.1,
    gainDb: 0,
    reverb: 0.3,
    manners: ['light', 'tender', 'warm'],
    backing: {
      joins: 'sixths',
      side: 'below',
      wordless: { vowel: 'aah', voices: 2, sections: ['bridge', 'last-chorus'] },
    },
  },
  ending: 'ring',
  build: 'swell',
  lift: { chance: 0.35, semitones: [1, 2] },
  swell: 1.1,
  looseSec: 0.008,
}
