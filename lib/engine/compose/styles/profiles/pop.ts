import {
  BASS_DEFAULTS,
  CHORD_DEFAULTS,
  COUNTER_DEFAULTS,
  DRUM_DEFAULTS,
  FOUR_FOUR,
  LEAD_DEFAULTS,
  PAD_DEFAULTS,
} from '../part-defaults.ts'
import type { StyleProfile } from '../profile.ts'
import { POP_PROGRESSIONS } from '../progressions.ts'

export const pop: StyleProfile = {
  name: 'Pop',
  tempoBpm: [98, 120],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0, unit: 0.5 },
  modes: [
    ['major', 3],
    ['minor', 1],
  ],
  progressions: POP_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { kick: 'X.......x.......', rim: '....x.......x...', hat: 'x.o.x.o.x.o.x.o.' },
      full: {
        kick: 'X.....x.X.......|X.....x.X..x....',
        snare: '....X.......X...|....X.......X..g',
        hat: 'x.o.x.o.x.o.x.o.',
      },
      lift: { openHat: '..............x.', tambourine: '....x.......x...' },
    },
    {
      calm: { kick: 'X..........x....', snare: '....o.......o...', shaker: 'o.g.o.g.o.g.o.g.' },
      full: { kick: 'X..x..x...x.....', clap: '....X.......X...', snare: '....x..g.g..x...', hat: 'xoxoxoxoxoxoxoxo' },
      lift: { openHat: '..x...x...x...x.' },
    },
    {
      calm: { kick: 'X.......X.......', snare: '............x...', shaker: 'g.x.g.x.g.x.g.x.' },
      full: {
        kick: 'X...X...X...X...',
        snare: '....X.......X...',
        openHat: '..x...x...x...x.',
        hat: 'o...o...o...o...',
      },
      lift: { clap: '....x.......x...' },
    },
  ],
  parts: [
    { ...DRUM_DEFAULTS, instruments: ['acoustic-kit'] },
    {
      ...BASS_DEFAULTS,
      instruments: ['electric-bass', 'electric-bass', 'synth-bass'],
      patterns: {
        calm: ['R-----------....', 'R-------5---a...', 'R-----R-....R-a-'],
        full: ['R-R-R-R-R-R-R-a-', 'R--R--R-R-5-8-a-', 'R---..R-R---5-a-', 'R-..R-R-..R-R-a-'],
      },
    },
    {
      ...CHORD_DEFAULTS,
      name: 'piano',
      instruments: ['piano'],
      patterns: {
        calm: ['x---------------', '1-3-4-3-1-3-4-3-', 'x-------o-------', '0---h-----h-----'],
        full: ['X---x---X---x---', 'X--x--x-X--x--x-', '1-3-4-3-2-4-3-4-', 'X-----x-X---x---'],
      },
      pan: -0.25,
      reverb: 0.2,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'guitar',
      instruments: ['steel-guitar'],
      patterns: {
        calm: ['1-3-4-3-2-3-4-3-', 'x---....x---..x-'],
        full: ['X-x-X-xxX-x-X-xx', 'X---x-x-..x-x-x-'],
      },
      centre: 51,
      voices: 5,
      energy: [0.45, 1],
      chance: 0.6,
      gainDb: -14,
      pan: 0.35,
    },
    { ...PAD_DEFAULTS, name: 'strings', instruments: ['strings', 'pad'], energy: [0.6, 1] },
    {
      ...PAD_DEFAULTS,
      name: 'choir',
      instruments: ['choir'],
      centre: 66,
      energy: [0.85, 1],
      chance: 0.25,
      gainDb: -17,
    },
    { ...LEAD_DEFAULTS, instruments: ['synth-lead', 'pluck', 'bells'] },
    { ...COUNTER_DEFAULTS, instruments: ['strings', 'synth-lead'] },
  ],
  vocal: {
    throwBeats: 0.75,
    syllablesPerSec: 2.6,
    leaps: 0.4,
    reciting: 0.2,
    gainDb: 0,
    reverb: 0.2,
    manners: ['bright', 'young'],
    backing: { joins: 'thirds', side: 'above', wordless: { vowel: 'ooh', voices: 1, sections: ['last-chorus'] } },
  },
  ending: 'ring',
  build: 'swell',
  lift: { chance: 0.35, semitones: [1, 2] },
  swell: 0.8,
  looseSec: 0.005,
}
