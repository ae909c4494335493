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
import { LOVE_PROGRESSIONS } from '../progressions.ts'

/** A slow ballad: a piano alone with the voice, strings when the heart is full, drums only there. */
export const love: StyleProfile = {
  name: 'Love',
  tempoBpm: [60, 74],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0, unit: 0.25 },
  modes: [
    ['major', 4],
    ['minor', 1],
  ],
  progressions: LOVE_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { rim: '........o.......' },
      full: { kick: 'x......ox.......', rim: '....x.......x...', hat: 'o.g.o.g.o.g.o.g.' },
      lift: { snare: '....x.......x...', ride: 'o.g.o.g.o.g.o.g.' },
    },
    {
      calm: {},
      full: { kick: 'x.........x.....', snare: '....o.......o...', shaker: 'o.g.o.g.o.g.o.g.' },
      lift: { snare: '....x.......x..g', hat: 'o.o.o.o.o.o.o.o.' },
    },
    {
      calm: { triangle: 'o...............' },
      full: { kick: 'x.......x..o....', rim: '....o.......o...', cabasa: '..g.o.g...g.o.g.' },
      lift: { snare: '....o.......x...', tambourine: '....g.......g...' },
    },
  ],
  parts: [
    { ...DRUM_DEFAULTS, instruments: ['brush-kit', 'acoustic-kit'], energy: [0.5, 1], gainDb: -10, reverb: 0.18 },
    {
      ...BASS_DEFAULTS,
      instruments: ['electric-bass', 'upright-bass'],
      patterns: {
        calm: ['R---------------', 'R-----------5---'],
        full: ['R---------5---a-', 'R-----R-5-----a-', 'R-------R---5-a-'],
      },
      energy: [0.42, 1],
      gainDb: -10,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'piano',
      instruments: ['piano', 'piano', 'electric-piano'],
      patterns: {
        calm: ['0-2-3-4-5-4-3-2-', '0---h-------3-4-', '1-3-4-3-2-3-4-3-'],
        full: ['0-2-3-4-h-4-3-2-', '023432345-432343', '0---h-3-h---3-4-'],
      },
      centre: 61,
      voices: 4,
      gainDb: -7,
      pan: -0.1,
      reverb: 0.3,
    },
    {
      ...CHORD_DEFAULTS,
      name: 'guitar',
      instruments: ['nylon-guitar', 'harp'],
      patterns: { calm: ['....4-5-6-------', '........4-5-6---'], full: ['1-3-4-5-6-5-4-3-', '..4-5-6---5-4---'] },
      centre: 62,
      energy: [0.45, 1],
      chance: 0.6,
      gainDb: -15,
      pan: 0.35,
      reverb: 0.3,
    },
    { ...PAD_DEFAULTS, name: 'strings', instruments: ['strings'], centre: 66, energy: [0.42, 1], gainDb: -12 },
    { ...PAD_DEFAULTS, name: 'choir', instruments: ['choir'], centre: 64, energy: [0.8, 1], chance: 0.4, gainDb: -13 },
    {
      ...LEAD_DEFAULTS,
      instruments: ['nylon-guitar', 'flute', 'saxophone'],
      centre: 74,
      gainDb: -11,
      reverb: 0.4,
    },
    { ...COUNTER_DEFAULTS, instruments: ['flute', 'choir', 'strings'] },
  ],
  vocal: {
    throwBeats: 0.5,
    syllablesPerSec: 1.7,
    leaps: 0.6,
    reciting: 0,
    gainDb: 1,
    reverb: 0.34,
    manners: ['warm', 'tender', 'soft'],
    backing: {
      joins: 'sixths',
      side: 'below',
      wordless: { vowel: 'ooh', voices: 1, sections: ['bridge', 'last-chorus'] },
    },
  },
  ending: 'ring',
  build: 'swell',
  lift: { chance: 0.35, semitones: [1, 2] },
  solo: { chance: 0.35, bars: 8, runBeats: 0.25, climb: 9, leaps: 0.5 },
  swell: 1.1,
  looseSec: 0.01,
}
