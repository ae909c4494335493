import { JAZZ_PROGRESSIONS } from '../progressions.ts'
import type { StyleProfile } from './profile.ts'
import { BASS_SEAT, CHORD_SEAT, COUNTER_SEAT, DRUM_SEAT, FOUR_FOUR, LEAD_SEAT } from './seats.ts'

export const jazz: StyleProfile = {
  name: 'Jazz',
  tempoBpm: [96, 132],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0.9, unit: 0.5 },
  modes: [
    ['major', 3],
    ['minor', 2],
    ['dorian', 1],
  ],
  progressions: JAZZ_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { ride: 'x...x.o.x...x.o.', pedalHat: '....x.......x...' },
      full: {
        ride: 'X...x.o.X...x.o.',
        pedalHat: '....x.......x...',
        kick: 'o.......o.......',
        snare: '......g.......g.|..g.........g...',
      },
    },
    {
      calm: { snare: 'g.g.o.g.g.g.o.g.', pedalHat: '....x.......x...' },
      full: {
        ride: 'X...X.o.X...X.o.',
        pedalHat: '....x.......x...',
        kick: 'g...g...g...g...',
        snare: '..........g...g.|...g..g.........',
      },
    },
    {
      calm: { ride: 'x...x.o.x...x.o.', rim: '....o.......o...' },
      full: {
        ride: 'X...x.o.X.o.x.o.',
        pedalHat: '....x.......x...',
        kick: 'o.....g.o.......',
        snare: '......o.......g.|....g.....o.....',
      },
    },
  ],
  parts: [
    { ...DRUM_SEAT, instruments: ['brush-kit', 'jazz-kit'], gainDb: -11, reverb: 0.18 },
    {
      ...BASS_SEAT,
      instruments: ['upright-bass'],
      patterns: {
        calm: ['R-------5-------', 'R-------3---a---'],
        full: ['R---w---w---a---', 'R---3---5---a---', 'R---w---5---a---'],
      },
      gainDb: -8,
    },
    {
      ...CHORD_SEAT,
      name: 'piano',
      instruments: ['piano'],
      patterns: {
        calm: ['x-----------....', '......x---------', 'x---..o-....x---'],
        full: ['x-....x-........|....x-....x---..', '..x-....x-....x-', 'X---..x-....x---|..x---......x-..'],
      },
      voices: 4,
      centre: 59,
      gainDb: -11,
      pan: -0.3,
      reverb: 0.2,
    },
    {
      ...CHORD_SEAT,
      name: 'guitar',
      strumSec: 0.004,
      instruments: ['clean-guitar', 'vibraphone'],
      patterns: { calm: ['x---....o---....'], full: ['m-..x-..m-..x-..', 'x-..x-..x-..x-..'] },
      voices: 4,
      centre: 57,
      energy: [0.55, 1],
      chance: 0.6,
      gainDb: -17,
      pan: 0.4,
    },
    {
      ...CHORD_SEAT,
      name: 'horns',
      shortHeld: 0.7,
      instruments: ['brass'],
      leadsIn: true,
      patterns: {
        calm: ['................'],
        full: ['......x-........|..........x-....', 'x---........x-..|................'],
      },
      voices: 3,
      centre: 62,
      energy: [0.75, 1],
      chance: 0.6,
      gainDb: -12,
      pan: 0.2,
      reverb: 0.25,
    },
    {
      ...LEAD_SEAT,
      instruments: ['saxophone', 'saxophone', 'trumpet', 'trumpet', 'vibraphone', 'flute'],
      centre: 70,
      gainDb: -10,
    },
    { ...COUNTER_SEAT, instruments: ['brass', 'flute'] },
  ],
  vocal: {
    syllablesPerSec: 2.4,
    leaps: 0.6,
    reciting: 0.1,
    gainDb: 1,
    reverb: 0.22,
    manners: ['warm', 'deep', 'soft'],
    backing: { joins: 'sixths', side: 'below' },
  },
  ending: 'ring',
  solo: { chance: 1, bars: 16, runBeats: 0.5, climb: 12, leaps: 0.6 },
  swell: 1,
  looseSec: 0.011,
}
