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
import { LO_FI_PROGRESSIONS } from '../progressions.ts'

/** Dusty drums, late and soft, under chords of an old jazz record. */
export const loFi: StyleProfile = {
  name: 'Lo-fi',
  tempoBpm: [68, 78],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0.5, unit: 0.25 },
  modes: [
    ['major', 3],
    ['dorian', 2],
    ['minor', 1],
  ],
  progressions: LO_FI_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { kick: 'x......o..x.....', rim: '....o.......o...', hat: 'o.g.o.g.o.g.o.g.' },
      full: { kick: 'x......x..x....o', snare: '....o..g....o.g.', hat: 'o.g.o.ggo.g.o.g.' },
      lift: { shaker: '..o...o...o...o.' },
    },
    {
      calm: { kick: 'x.........o.....', rim: '....o.......o..g', shaker: 'g.o.g.o.g.o.g.o.' },
      full: { kick: 'x..o......x..o..', rim: '....x.......x...', snare: '.......g......g.', hat: 'o.o.o.o.o.ogo.o.' },
      lift: { openHat: '..............g.' },
    },
    {
      calm: { kick: 'x.....o.........', snare: '....o.......o...' },
      full: {
        kick: 'x.....x..ox.....',
        snare: '....o.......o..g',
        hat: 'g.o.g.o.g.o.g.oo',
        highBlock: '..........g.....',
      },
    },
  ],
  parts: [
    { ...DRUM_DEFAULTS, rests: ['bridge'], instruments: ['lofi-kit'], gainDb: -8, reverb: 0.1, energy: [0.3, 1] },
    {
      ...BASS_DEFAULTS,
      instruments: ['upright-bass', 'electric-bass'],
      patterns: {
        calm: ['R-------..R-----', 'R-----------..a-'],
        full: ['R------R..5---a-', 'R-----..5-R---a-', 'R---..5---8-..a-'],
      },
      centre: 36,
      gainDb: -8,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'keys',
      instruments: ['electric-piano', 'electric-piano', 'piano'],
      patterns: {
        calm: ['x-------..o-----', 'o-----..x-------', '1-2-3-4---------'],
        full: ['x------o--x-----', 'x-----..o-x-----', 'l-h-----..h-h---'],
      },
      centre: 58,
      voices: 5,
      strumSec: 0.008,
      gainDb: -8,
      pan: -0.1,
      reverb: 0.22,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'guitar',
      instruments: ['nylon-guitar', 'clean-guitar'],
      patterns: { calm: ['......5-4-..3---', '..........5-6-4-'], full: ['..4-5-6---5-..3-', '......6-5-3-4---'] },
      centre: 63,
      energy: [0.4, 1],
      chance: 0.6,
      gainDb: -15,
      pan: 0.4,
      reverb: 0.25,
    },
    { ...PAD_DEFAULTS, instruments: ['pad'], centre: 62, energy: [0.3, 1], chance: 0.7, gainDb: -18 },
    {
      ...LEAD_DEFAULTS,
      instruments: ['electric-piano', 'flute', 'saxophone', 'vibraphone'],
      centre: 72,
      gainDb: -12,
      reverb: 0.35,
    },
    { ...COUNTER_DEFAULTS, instruments: ['flute', 'bells'] },
  ],
  vocal: {
    syllablesPerSec: 1.8,
    leaps: 0.25,
    reciting: 0.4,
    gainDb: -1,
    reverb: 0.3,
    manners: ['soft', 'airy', 'tender'],
    backing: { joins: 'sixths', side: 'below', wordless: { vowel: 'ooh', voices: 1, sections: ['bridge'] } },
  },
  ending: 'thin-out',
  pumpDb: 2,
  swell: 0.7,
  looseSec: 0.011,
}
