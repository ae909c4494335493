import {
  BASS_DEFAULTS,
  CHORD_DEFAULTS,
  COUNTER_DEFAULTS,
  DRUM_DEFAULTS,
  FOUR_FOUR,
  LEAD_DEFAULTS,
} from '../part-defaults.ts'
import type { StyleProfile } from '../profile.ts'
import { BLUES_PROGRESSIONS } from '../progressions.ts'

export const blues: StyleProfile = {
  name: 'Blues',
  tempoBpm: [80, 112],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 1, unit: 0.5 },
  modes: [
    ['mixolydian', 3],
    ['dorian', 1],
  ],
  progressions: BLUES_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { kick: 'X.......x.......', snare: '....o.......o...', hat: 'x...o...x...o.x.' },
      full: { kick: 'X.....x.X.......', snare: '....X.......X...', ride: 'X.x.X.x.X.x.X.x.' },
      lift: { openHat: '..............x.', pedalHat: '....x.......x...' },
    },
    {
      calm: { kick: 'X...x...x...x...', rim: '....x.......x...', hat: 'x...x...x...x.o.' },
      full: { kick: 'X...X...X...X...', snare: '....X.g.....X.g.', hat: 'X.x.X.x.X.x.X.x.' },
    },
    {
      calm: { kick: 'X.......x.......', rim: '....x.......x...', ride: 'x...x.o.x...x.o.' },
      full: { kick: 'X.....x.X.....x.', snare: '....X.......X...', hat: 'X.o.X.o.X.o.X.o.' },
      lift: { ride: 'X.x.X.x.X.x.X.x.' },
    },
  ],
  parts: [
    { ...DRUM_DEFAULTS, instruments: ['acoustic-kit'], gainDb: -8, reverb: 0.12, energy: [0.25, 1] },
    {
      ...BASS_DEFAULTS,
      instruments: ['upright-bass', 'electric-bass'],
      patterns: {
        calm: ['R---3---5---3---', 'R---R---5---5---'],
        full: ['R---3---5---a---', 'R-R-3-3-5-5-a---', 'R---w---5---a---', 'R---3---5-6-8-a-'],
      },
      gainDb: -5,
      energy: [0.25, 1],
    },
    {
      ...CHORD_DEFAULTS,
      name: 'guitar',
      strumSec: 0.005,
      instruments: ['clean-guitar'],
      patterns: {
        calm: ['x-..m...x-..m...', '1-3-x---....m...'],
        full: ['x-x-x-x-x-x-x-x-', 'm.x-m.x-m.x-m.x-', 'X---..x---x-....'],
      },
      centre: 54,
      voices: 3,
      gainDb: -9,
      pan: 0.35,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'piano',
      rests: ['bridge'],
      instruments: ['piano', 'organ'],
      patterns: {
        calm: ['......o---......', 'o---------------'],
        full: ['..x-..x-..x-..x-', 'x---..x-x---..x-', '4-5-6-5-4-5-6-5-'],
      },
      centre: 63,
      voices: 3,
      energy: [0.42, 1],
      gainDb: -13,
      pan: -0.4,
    },
    {
      ...LEAD_DEFAULTS,
      instruments: ['clean-guitar', 'distorted-guitar', 'harmonica', 'saxophone'],
      centre: 67,
      gainDb: -8,
      reverb: 0.2,
    },
    { ...COUNTER_DEFAULTS, instruments: ['organ', 'brass'] },
  ],
  vocal: {
    syllablesPerSec: 2.4,
    leaps: 0.5,
    reciting: 0.35,
    gainDb: 1,
    reverb: 0.14,
    manners: ['deep', 'low', 'earthy'],
    backing: { joins: 'sixths', side: 'below', answers: ['verse', 'chorus'] },
  },
  ending: 'hit',
  solo: { chance: 1, bars: 8, runBeats: 0.5, climb: 12, leaps: 0.6 },
  swell: 0.9,
  looseSec: 0.012,
}
