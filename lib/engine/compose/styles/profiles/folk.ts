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
import { FOLK_PROGRESSIONS } from '../progressions.ts'

export const folk: StyleProfile = {
  name: 'Folk',
  tempoBpm: [86, 108],
  meters: [
    [FOUR_FOUR, 3],
    [THREE_FOUR, 1],
  ],
  swing: { amount: 0.1, unit: 0.5 },
  modes: [
    ['major', 3],
    ['dorian', 1],
    ['mixolydian', 1],
    ['minor', 1],
  ],
  progressions: FOLK_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: {},
      full: { shaker: 'x.o.x.o.x.o.x.o.', kick: 'o.......o.......' },
      lift: { tambourine: '....x.......x...' },
    },
    {
      calm: { kick: 'o...........' },
      full: { kick: 'x...........', shaker: 'x.g.x.g.x.g.' },
      lift: { tambourine: '....o...o...' },
    },
    {
      calm: {},
      full: { kick: 'x.......o...', rim: '....o...o...', cabasa: 'o.g.x.g.x.gx' },
      lift: { snare: '....g...o.gg', tambourine: 'x...........' },
    },
    {
      calm: {},
      full: { kick: 'x.......x.......', rim: '....o.......o...', cabasa: 'o.gxo.gxo.gxo.gx' },
      lift: { tambourine: '..x...x...x...x.' },
    },
  ],
  parts: [
    { ...DRUM_DEFAULTS, instruments: ['brush-kit'], energy: [0.5, 1], gainDb: -9 },
    {
      ...BASS_DEFAULTS,
      instruments: ['upright-bass'],
      patterns: {
        calm: ['R-------5-------', 'R---------a-', 'R---------------'],
        full: ['R---..R-5---..a-', 'R-----5---a-', 'R-----..5-----a-', 'R---5---5---'],
      },
      energy: [0.42, 1],
      gainDb: -10,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'guitar',
      instruments: ['steel-guitar', 'nylon-guitar'],
      patterns: {
        calm: ['1-3-4-3-2-3-4-3-', '1-3-5-3-4-3-5-3-', '1-3-4-5-4-3-', '1-..3-4-2-..4-3-'],
        full: ['1-h-x-hx2-h-x-hx', '1-345-342-345-34', '1-x-xx1-x-xx', '1-h-x-hxx-h-x-h-'],
      },
      centre: 55,
      voices: 5,
      strumSec: 0.006,
      gainDb: -7,
      pan: -0.2,
      reverb: 0.1,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'second-guitar',
      instruments: ['nylon-guitar', 'harp', 'banjo'],
      patterns: {
        calm: ['....4-5-....4-3-', '..4-5-..4-5-'],
        full: ['4-5-6-5-4-5-6-5-', '4-5-6-5-4-5-'],
      },
      centre: 62,
      energy: [0.5, 1],
      chance: 0.7,
      gainDb: -14,
      pan: 0.4,
    },
    {
      ...PAD_DEFAULTS,
      name: 'strings',
      instruments: ['strings', 'accordion'],
      energy: [0.7, 1],
      chance: 0.6,
      gainDb: -15,
    },
    { ...LEAD_DEFAULTS, instruments: ['flute', 'nylon-guitar', 'fiddle', 'accordion'], centre: 72, gainDb: -11 },
    { ...COUNTER_DEFAULTS, instruments: ['fiddle', 'flute', 'accordion'] },
  ],
  vocal: {
    syllablesPerSec: 2.4,
    leaps: 0.4,
    reciting: 0.1,
    gainDb: 1,
    reverb: 0.14,
    manners: ['earthy', 'tender', 'plain'],
    backing: { joins: 'thirds', side: 'below' },
  },
  ending: 'ring',
  solo: { chance: 0.5, bars: 8, runBeats: 0.5, climb: 8, leaps: 0.4 },
  swell: 1,
  looseSec: 0.009,
}
