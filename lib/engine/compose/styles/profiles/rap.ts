import {
  BASS_DEFAULTS,
  CHORD_DEFAULTS,
  COUNTER_DEFAULTS,
  DRUM_DEFAULTS,
  FOUR_FOUR,
  LEAD_DEFAULTS,
} from '../part-defaults.ts'
import type { StyleProfile } from '../profile.ts'
import { RAP_PROGRESSIONS } from '../progressions.ts'

/** Words on every beat of a fast count over drums that take half as many, dry, with next to nothing else. */
export const rap: StyleProfile = {
  name: 'Rap',
  tempoBpm: [140, 152],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0, unit: 0.25 },
  modes: [['minor', 1]],
  progressions: RAP_PROGRESSIONS,
  barsPerChord: 2,
  grooves: [
    {
      calm: { kick: 'X...............|X.....X.........', snare: '........X.......', hat: 'x...x...x...x...' },
      full: {
        kick: 'X.....X.....X...|X.....X...X.....',
        snare: '........X.......|........X.....g.',
        hat: 'x...x...x...x...|x...x...x...x.x.',
      },
      lift: { clap: '........X.......', cowbell: 'o...o...o...o...' },
    },
    {
      calm: { kick: 'X.........X.....', rim: '........x.......|............x...', hat: 'x..x..x.x..x..x.' },
      full: {
        kick: 'X.........X.....|X..X......X.....',
        snare: '........X.......|............X...',
        hat: 'x..x..x.x..x..x.|x..x..x.x..xxxxx',
      },
      lift: { rim: '...x..x....x..x.' },
    },
    {
      calm: { kick: 'X...X...........', clap: '........X.......', hat: 'o...o...o...o...' },
      full: {
        kick: 'X...X.......X...|X...X.....X.....',
        clap: '........X.......',
        snare: '........x.......',
        shaker: '....x.......x...',
      },
      lift: { hat: 'x.x.x.x.x.x.x.x.' },
    },
  ],
  parts: [
    {
      ...DRUM_DEFAULTS,
      rests: ['bridge'],
      instruments: ['electronic-kit', 'lofi-kit'],
      gainDb: -2,
      reverb: 0.02,
      energy: [0.1, 1],
    },
    {
      ...BASS_DEFAULTS,
      instruments: ['sub-bass'],
      patterns: {
        calm: ['R-------------..', 'R-----------....'],
        full: ['R-----R-----R-..|R-----R---5-....', 'R---------R-....|R--R------8-....', 'R---R---........'],
      },
      centre: 33,
      gainDb: -4,
      energy: [0.2, 1],
    },
    {
      ...CHORD_DEFAULTS,
      name: 'riff',
      instruments: ['piano', 'electric-piano', 'pluck'],
      patterns: {
        calm: ['l...l...........|................', '1...3...2...1...|................'],
        full: ['l...l.......3...|l...l...2...1...', '1...3...2...1...|1...3...2.......'],
      },
      centre: 54,
      voices: 3,
      gainDb: -7,
      pan: 0.1,
      reverb: 0.05,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'hits',
      instruments: ['brass', 'organ', 'synth-chords'],
      patterns: {
        calm: ['................'],
        full: ['X...............|................', '............X...|X...............'],
      },
      centre: 62,
      voices: 3,
      energy: [0.7, 1],
      gainDb: -10,
      pan: -0.3,
      reverb: 0.12,
    },
    { ...LEAD_DEFAULTS, instruments: ['synth-lead', 'brass'], centre: 64, gainDb: -10, reverb: 0.08 },
    { ...COUNTER_DEFAULTS, instruments: ['strings', 'choir'], centre: 66 },
  ],
  vocal: {
    syllablesPerSec: 3.7,
    leaps: 0,
    reciting: 0.97,
    gainDb: 2,
    reverb: 0.04,
    manners: ['firm', 'deep', 'plain'],
  },
  ending: 'hit',
  swell: 0.6,
  looseSec: 0.004,
}
