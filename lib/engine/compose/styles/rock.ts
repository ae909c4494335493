import { ROCK_PROGRESSIONS } from '../progressions.ts'
import type { StyleProfile } from './profile.ts'
import { BASS_SEAT, CHORD_SEAT, COUNTER_SEAT, DRUM_SEAT, FOUR_FOUR, LEAD_SEAT } from './seats.ts'

export const rock: StyleProfile = {
  name: 'Rock',
  tempoBpm: [116, 146],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0, unit: 0.5 },
  modes: [
    ['major', 2],
    ['minor', 2],
    ['mixolydian', 1],
  ],
  progressions: ROCK_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { kick: 'X.......X.x.....', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
      full: { kick: 'X.....x.X.x.....', snare: '....X.......X...', openHat: 'X.x.X.x.X.x.X.x.' },
      lift: { crash: 'x.......o.......' },
    },
    {
      calm: { kick: 'X...x...X...x...', snare: '....x.......x...', lowTom: 'x.x...x.x.x...x.' },
      full: { kick: 'X.x...x.X.x.....|X.x...x.X.xx..x.', snare: '....X..g....X...', openHat: 'X...X...X...X...' },
    },
    {
      calm: { kick: 'X.....x.X.......', rim: '....x.......x...', hat: 'x.o.x.o.x.o.x.o.' },
      full: { kick: 'X..x..x.X..x..x.', snare: '....X.......X..x', ride: 'X.x.X.x.X.x.X.x.' },
      lift: { openHat: 'x...x...x...x...' },
    },
  ],
  parts: [
    { ...DRUM_SEAT, instruments: ['acoustic-kit', 'power-kit'], gainDb: -3, reverb: 0.14, energy: [0.25, 1] },
    {
      ...BASS_SEAT,
      instruments: ['electric-bass'],
      patterns: {
        calm: ['R---R---R---R---', 'R-R-R-R-R-R-R-R-'],
        full: ['R-R-R-R-R-R-R-a-', 'R-R-R-R-R-R-5-a-', 'R--RR-R-R--RR-a-'],
      },
      gainDb: -6,
      energy: [0.25, 1],
    },
    {
      ...CHORD_SEAT,
      name: 'rhythm-guitar-left',
      strumSec: 0.003,
      instruments: ['distorted-guitar'],
      patterns: {
        calm: ['m.m.m.m.m.m.m.m.', 'm...m...m...X---'],
        full: ['X-x-x-x-X-x-x-x-', 'X-----x-X---x---', 'X--x--x-X--x--x-'],
      },
      centre: 47,
      voices: 3,
      gainDb: -8,
      pan: -0.8,
      reverb: 0.08,
    },
    {
      ...CHORD_SEAT,
      name: 'rhythm-guitar-right',
      strumSec: 0.003,
      instruments: ['distorted-guitar'],
      patterns: { calm: ['................'], full: ['X---------------', 'X-------x-------', 'X-x-x-x-X-x-x-x-'] },
      centre: 50,
      voices: 3,
      energy: [0.55, 1],
      gainDb: -9,
      pan: 0.8,
      reverb: 0.08,
    },
    {
      ...CHORD_SEAT,
      name: 'clean-guitar',
      instruments: ['clean-guitar', 'organ'],
      patterns: {
        calm: ['1-3-4-3-1-3-4-3-', 'x-------x-------'],
        full: ['x---------------', 'x-------x-x-----', '4-5-3-4-4-5-3-4-'],
      },
      centre: 62,
      energy: [0, 1],
      chance: 0.75,
      gainDb: -12,
      pan: 0.4,
    },
    { ...LEAD_SEAT, instruments: ['distorted-guitar'], centre: 69, gainDb: -9, reverb: 0.2 },
    { ...COUNTER_SEAT, instruments: ['organ', 'strings'], gainDb: -10 },
  ],
  vocal: {
    throwBeats: 1,
    syllablesPerSec: 2.6,
    leaps: 0.55,
    reciting: 0.3,
    gainDb: 1,
    reverb: 0.14,
    manners: ['keen', 'broad'],
    backing: { joins: 'thirds', side: 'below', wordless: { vowel: 'aah', voices: 1, sections: ['last-chorus'] } },
  },
  ending: 'hit',
  build: 'swell',
  solo: { chance: 0.85, bars: 8, runBeats: 0.25, climb: 14, leaps: 0.6 },
  looseSec: 0.006,
}
