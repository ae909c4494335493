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
import { HIP_HOP_PROGRESSIONS } from '../progressions.ts'

/** Half-time drums with hurried hats over long low notes. */
export const urban: StyleProfile = {
  name: 'Urban',
  tempoBpm: [128, 146],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0, unit: 0.25 },
  modes: [
    ['minor', 4],
    ['dorian', 1],
  ],
  progressions: HIP_HOP_PROGRESSIONS,
  barsPerChord: 2,
  grooves: [
    {
      calm: { kick: 'X.............x.|........x.......', clap: '........x.......', hat: 'x.x.x.x.x.x.x.x.' },
      full: {
        kick: 'X.....x.......x.|X.........x.....',
        clap: '........X.......',
        hat: 'x.x.xxx.x.x.x.xx|x.x.x.xxxxx.xoxo',
      },
      lift: { openHat: '............x...', snare: '........x.......' },
    },
    {
      calm: { kick: 'X...............|......x.........', clap: '........x.......', hat: 'x..x..x.x..x..x.' },
      full: {
        kick: 'X..x......x.....|X.........x..x..',
        clap: '........X.......',
        hat: 'xxxxx.x.x.xxx.x.|x.xxx.x.xoxoxoxo',
      },
      lift: { openHat: '....x...........' },
    },
    {
      calm: { kick: 'X.........x.....', rim: '........x.......', hat: 'x.x.x.x.x.x.x.x.' },
      full: {
        kick: 'X.....x...x.....|X..x......x...x.',
        clap: '........X.......',
        hat: 'x.x.x.xxx.x.x.x.|x.x.xxx.x.x.xxxx',
      },
      lift: { snare: '........x.......', openHat: '......x.........' },
    },
  ],
  parts: [
    {
      ...DRUM_DEFAULTS,
      rests: ['bridge'],
      instruments: ['electronic-kit'],
      gainDb: -4,
      reverb: 0.05,
      energy: [0.28, 1],
    },
    {
      ...BASS_DEFAULTS,
      instruments: ['sub-bass'],
      patterns: {
        calm: ['R---------------|................', 'R---------......'],
        full: ['R-----R-------R-|R---------5---..', 'R--R------R-----', 'R-------------8-'],
      },
      centre: 31,
      gainDb: -3,
      energy: [0.28, 1],
    },
    {
      ...CHORD_DEFAULTS,
      name: 'bell-loop',
      instruments: ['bells', 'pluck'],
      patterns: {
        calm: ['4---3---5---3---', '5-4-..3-....4---'],
        full: ['4-3-5-3-4-3-6-5-', '5-4-..3-5-4-..2-'],
      },
      centre: 72,
      voices: 3,
      gainDb: -13,
      pan: 0.15,
      reverb: 0.4,
    },
    { ...PAD_DEFAULTS, instruments: ['pad', 'strings'], energy: [0.2, 1], gainDb: -15, centre: 60 },
    { ...LEAD_DEFAULTS, instruments: ['flute', 'synth-lead'], gainDb: -12, reverb: 0.4 },
    { ...COUNTER_DEFAULTS, instruments: ['strings', 'bells'], centre: 70 },
  ],
  vocal: {
    throwBeats: 0.75,
    syllablesPerSec: 2.9,
    leaps: 0.25,
    reciting: 0.55,
    gainDb: 0,
    reverb: 0.28,
    manners: ['keen', 'soft', 'airy'],
    backing: { joins: 'thirds', side: 'above' },
  },
  ending: 'thin-out',
  pumpDb: 2,
  swell: 0.7,
  looseSec: 0.002,
}
