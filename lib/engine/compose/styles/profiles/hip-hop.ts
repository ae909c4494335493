import {
  BASS_DEFAULTS,
  CHORD_DEFAULTS,
  COUNTER_DEFAULTS,
  DRUM_DEFAULTS,
  FOUR_FOUR,
  LEAD_DEFAULTS,
} from '../part-defaults.ts'
import type { StyleProfile } from '../profile.ts'
import { HIP_HOP_PROGRESSIONS } from '../progressions.ts'

export const hipHop: StyleProfile = {
  name: 'Hip-hop',
  tempoBpm: [84, 98],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0.55, unit: 0.25 },
  modes: [
    ['minor', 3],
    ['dorian', 2],
    ['major', 1],
  ],
  progressions: HIP_HOP_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { kick: 'X.....x...x.....', snare: '....X.......X...', hat: 'x.o.x.o.x.o.x.o.' },
      full: { kick: 'X.x...x...x..x..', snare: '....X..g....X..g', hat: 'x.o.x.o.x.o.x.oo' },
      lift: { openHat: '..............x.' },
    },
    {
      calm: { kick: 'X......x..X.....', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
      full: { kick: 'X..x...x..X....x', snare: '....X.......X...', clap: '....x.......x...', hat: 'x.xox.x.x.xox.xx' },
    },
    {
      calm: { kick: 'X.....x.....x...', rim: '....x.......x...', hat: 'x.o.x.oox.o.x.o.' },
      full: { kick: 'X.x...x.X....x..', snare: '....X.....g.X...', hat: 'x.oxx.o.x.oxx.o.' },
      lift: { clap: '............x...', shaker: 'o.o.o.o.o.o.o.o.' },
    },
  ],
  parts: [
    { ...DRUM_DEFAULTS, rests: ['bridge'], instruments: ['lofi-kit'], gainDb: -2, reverb: 0.04, energy: [0.2, 1] },
    {
      ...BASS_DEFAULTS,
      instruments: ['sub-bass'],
      patterns: {
        calm: ['R-----..R---....', 'R---------R-....'],
        full: ['R-----R-..R--R..', 'R-R---..R---5-..', 'R------R..R---a-'],
      },
      centre: 33,
      gainDb: -4,
      energy: [0.25, 1],
    },
    {
      ...CHORD_DEFAULTS,
      name: 'loop',
      instruments: ['piano', 'electric-piano', 'marimba'],
      patterns: {
        calm: ['1--3--4-1--3--4-', 'x-------x-----..', '4-3-2-..4-3-2-..'],
        full: ['1--3--4-1--3--4-|1--3--4-5--4--3-', 'x-----x---x-x---', '4-3-2-..4-3-5-..'],
      },
      centre: 63,
      voices: 3,
      gainDb: -11,
      pan: -0.1,
      reverb: 0.12,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'stabs',
      shortHeld: 0.7,
      instruments: ['strings', 'brass', 'organ'],
      patterns: { calm: ['................'], full: ['x---....x-......', '......x-......x-'] },
      centre: 64,
      voices: 3,
      energy: [0.7, 1],
      chance: 0.6,
      gainDb: -16,
      pan: 0.3,
    },
    { ...LEAD_DEFAULTS, instruments: ['pluck', 'bells'], gainDb: -12 },
    { ...COUNTER_DEFAULTS, instruments: ['strings', 'bells'], centre: 70 },
  ],
  vocal: {
    throwBeats: 0.75,
    syllablesPerSec: 3.3,
    leaps: 0.1,
    reciting: 0.8,
    gainDb: 1,
    reverb: 0.08,
    manners: ['firm', 'low', 'broad'],
  },
  ending: 'hit',
  pumpDb: 2,
  swell: 0.6,
  looseSec: 0.007,
}
