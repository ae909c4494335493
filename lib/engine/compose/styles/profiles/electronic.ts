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
import { ELECTRONIC_PROGRESSIONS } from '../progressions.ts'

export const electronic: StyleProfile = {
  name: 'Electronic',
  tempoBpm: [120, 130],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0, unit: 0.25 },
  modes: [
    ['minor', 3],
    ['major', 1],
  ],
  progressions: ELECTRONIC_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { kick: 'X...X...X...X...', hat: '..o...o...o...o.' },
      full: {
        kick: 'X...X...X...X...',
        clap: '....X.......X...',
        openHat: '..X...X...X...X.',
        hat: 'o.o.o.o.o.o.o.o.',
      },
      lift: { shaker: 'xoxoxoxoxoxoxoxo', ride: 'x...x...x...x...' },
    },
    {
      calm: { kick: 'X...X...X...X...', rim: '...x..x....x..x.' },
      full: {
        kick: 'X...X...X...X...',
        clap: '....X.......X...',
        openHat: '..x...x...x...x.',
        rim: '...x..x....x..x.',
      },
      lift: { hat: 'xxxxxxxxxxxxxxxx' },
    },
    {
      calm: { kick: 'X.........x.....', clap: '............x...' },
      full: {
        kick: 'X.....x...X.....',
        snare: '....X.......X..g',
        hat: 'x.xxx.x.x.xxx.x.',
        openHat: '..............x.',
      },
      lift: { clap: '....x.......x...' },
    },
  ],
  parts: [
    { ...DRUM_DEFAULTS, instruments: ['electronic-kit'], gainDb: -2, reverb: 0.04, energy: [0.35, 1] },
    {
      ...BASS_DEFAULTS,
      instruments: ['synth-bass'],
      patterns: {
        calm: ['R---------------', '..R-..R-..R-..R-'],
        full: ['..R-..R-..R-..R-', '..RR..RR..RR..R8', 'R..R..R..R..R.8.', '.RRR.RRR.RRR.R8R'],
      },
      gainDb: -5,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'synth-chords',
      instruments: ['synth-chords'],
      patterns: {
        calm: ['o---------------', 'x--x--x-........'],
        full: ['X--X--X-.X-X--X-', '..X-..X-..X-..X-', 'X-----X-..X-X---'],
      },
      energy: [0.5, 1],
      gainDb: -10,
      centre: 64,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'arpeggio',
      instruments: ['pluck'],
      patterns: {
        calm: ['1-3-4-3-5-3-4-3-', '4.3.2.3.4.3.5.3.'],
        full: ['1345134513451345', '1343134313431345', '4.5364.54.536453'],
      },
      centre: 66,
      voices: 4,
      gainDb: -13,
      pan: 0.3,
      reverb: 0.35,
    },
    { ...PAD_DEFAULTS, instruments: ['pad', 'pad', 'choir'], energy: [0, 1], gainDb: -14 },
    { ...LEAD_DEFAULTS, instruments: ['synth-lead', 'synth-lead', 'bells'], centre: 76, gainDb: -8, reverb: 0.3 },
    { ...COUNTER_DEFAULTS, instruments: ['strings', 'bells'] },
  ],
  vocal: {
    throwBeats: 0.75,
    syllablesPerSec: 2.6,
    leaps: 0.4,
    reciting: 0.3,
    gainDb: 0,
    reverb: 0.32,
    manners: ['light', 'airy', 'bright'],
    backing: { joins: 'thirds', side: 'above' },
  },
  ending: 'thin-out',
  pumpDb: 5,
  build: 'roll',
  swell: 0.8,
  looseSec: 0,
}
