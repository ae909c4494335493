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
import { STRANGE_PROGRESSIONS } from '../progressions.ts'

export const experimental: StyleProfile = {
  name: 'Experimental',
  tempoBpm: [82, 116],
  meters: [
    [FOUR_FOUR, 2],
    [THREE_FOUR, 1],
  ],
  swing: { amount: 0.2, unit: 0.25 },
  modes: [
    ['dorian', 2],
    ['minor', 2],
    ['major', 1],
  ],
  progressions: STRANGE_PROGRESSIONS,
  barsPerChord: 2,
  grooves: [
    {
      calm: { lowBlock: 'x..x..x..x..x.x.', kick: 'X...............' },
      full: {
        kick: 'X..x....X..x....',
        lowBlock: 'x..o..o.x..o..o.',
        clap: '....x.......X...',
        triangle: '......x.......x.',
      },
    },
    {
      calm: { claves: 'x..x..x...x.', kick: 'X...........' },
      full: { kick: 'X....x..x...', highBlock: '..x..x..x.x.', snare: '......X....g', cabasa: 'xoxoxoxoxoxo' },
    },
    {
      calm: { lowBlock: 'x..x.x..x.x.', triangle: '......o.....' },
      full: { kick: 'X.....X.....', lowBlock: 'x..x.xx.x.x.', clap: '.........X..', cabasa: 'x.xxx.xxx.xx' },
    },
    {
      calm: { triangle: 'x.......o.......', highBlock: '..x..x.....x....' },
      full: {
        kick: 'X.....x.X....x..',
        snare: '....X.......X..g',
        highBlock: '..x..x..x..x..x.',
        cabasa: 'x.xxx.xxx.xxx.xx',
      },
    },
  ],
  parts: [
    { ...DRUM_DEFAULTS, rests: ['bridge'], instruments: ['lofi-kit'], gainDb: -7, reverb: 0.3, energy: [0.35, 1] },
    {
      ...BASS_DEFAULTS,
      instruments: ['sub-bass', 'synth-bass'],
      patterns: {
        calm: ['R---------------', 'R-----------'],
        full: ['R--R--8---..R---', 'R----8..5---', 'R------8..5-....'],
      },
      gainDb: -7,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'marimba',
      instruments: ['marimba'],
      patterns: {
        calm: ['1..3..4..3..1.3.', '1..3..4..3..'],
        full: ['1.34.31.34.3143.', '1343.1343.13'],
      },
      centre: 64,
      voices: 4,
      gainDb: -9,
      pan: -0.4,
      reverb: 0.3,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'glass',
      rests: ['bridge'],
      instruments: ['bells', 'harp'],
      patterns: { calm: ['5---------4-----', '5-----4-----'], full: ['5----4----6---..', '5----4--6---'] },
      centre: 73,
      voices: 3,
      gainDb: -13,
      pan: 0.5,
      reverb: 0.6,
    },
    { ...PAD_DEFAULTS, instruments: ['pad', 'organ', 'choir'], energy: [0, 1], gainDb: -13, reverb: 0.6, centre: 58 },
    { ...LEAD_DEFAULTS, instruments: ['synth-lead', 'flute'], gainDb: -11, reverb: 0.55 },
    { ...COUNTER_DEFAULTS, instruments: ['strings', 'bells'] },
  ],
  vocal: {
    throwBeats: 1,
    syllablesPerSec: 2.3,
    leaps: 0.7,
    reciting: 0.3,
    gainDb: -1,
    reverb: 0.45,
    manners: ['soft', 'dark', 'airy'],
    backing: { joins: 'fifths', side: 'below' },
  },
  ending: 'thin-out',
  pumpDb: 3,
  build: 'roll',
  swell: 1,
  looseSec: 0.004,
}
