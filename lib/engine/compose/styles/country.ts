import { COUNTRY_PROGRESSIONS } from '../progressions.ts'
import type { StyleProfile } from './profile.ts'
import { BASS_SEAT, CHORD_SEAT, COUNTER_SEAT, DRUM_SEAT, FOUR_FOUR, LEAD_SEAT } from './seats.ts'

export const country: StyleProfile = {
  name: 'Country',
  tempoBpm: [100, 126],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0.15, unit: 0.5 },
  modes: [
    ['major', 4],
    ['mixolydian', 1],
  ],
  progressions: COUNTRY_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { kick: 'x.......x.......', snare: 'g.g.o.g.g.g.o.g.' },
      full: { kick: 'X.......X.......', snare: 'gogoXgogogogXgog', pedalHat: '....x.......x...' },
      lift: { tambourine: '..x...x...x...x.' },
    },
    {
      calm: { kick: 'x.......x.......', rim: '....x.......x...', hat: 'o.o.o.o.o.o.o.o.' },
      full: { kick: 'X.......X.x.....', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
      lift: { ride: 'x.x.x.x.x.x.x.x.' },
    },
    {
      calm: { kick: 'x...x...x...x...', snare: '..o...o...o...o.' },
      full: { kick: 'X...x...X...x...', snare: 'g.x.g.x.g.x.ggx.', hat: '....x.......x...' },
      lift: { tambourine: '..x...x...x...x.', hat: 'x.x.x.x.x.x.x.x.' },
    },
  ],
  parts: [
    { ...DRUM_SEAT, instruments: ['brush-kit', 'acoustic-kit'], gainDb: -8, reverb: 0.1 },
    {
      ...BASS_SEAT,
      instruments: ['electric-bass', 'upright-bass'],
      patterns: {
        calm: ['R---....5---....', 'R-------5-------'],
        full: ['R---..r-5---..a-', 'R---....5---3-a-', 'R---R---5---a---'],
      },
      gainDb: -6,
    },
    {
      ...CHORD_SEAT,
      name: 'guitar',
      instruments: ['steel-guitar'],
      patterns: {
        calm: ['l---h---l---h---', 'l---h-h-l---h-h-'],
        full: ['l---x-xxl---x-xx', 'l---X-x-l-x-X-x-'],
      },
      centre: 54,
      voices: 5,
      strumSec: 0.006,
      gainDb: -7,
      pan: -0.3,
    },
    {
      ...CHORD_SEAT,
      name: 'banjo',
      instruments: ['banjo'],
      patterns: { calm: ['4-..3-..5-..3-..'], full: ['4353435343534353', '4536453645364536', '5436.436543654.6'] },
      centre: 64,
      voices: 4,
      energy: [0.5, 1],
      chance: 0.85,
      gainDb: -14,
      pan: 0.5,
    },
    {
      ...CHORD_SEAT,
      name: 'fiddle',
      instruments: ['fiddle'],
      patterns: { calm: ['........2-------'], full: ['x-----------2-1-', 'x---------------', 'x-x-x-------x-x-'] },
      centre: 71,
      voices: 2,
      energy: [0.55, 1],
      chance: 0.5,
      gainDb: -14,
      pan: -0.5,
    },
    {
      ...LEAD_SEAT,
      instruments: ['clean-guitar', 'fiddle', 'harmonica', 'banjo'],
      centre: 70,
      gainDb: -9,
      reverb: 0.18,
    },
    { ...COUNTER_SEAT, instruments: ['fiddle', 'organ'] },
  ],
  vocal: {
    syllablesPerSec: 2.6,
    leaps: 0.5,
    reciting: 0.2,
    gainDb: 1,
    reverb: 0.14,
    manners: ['plain', 'broad', 'young'],
  },
  ending: 'hit',
  build: 'swell',
  lift: { chance: 0.3, semitones: [2] },
  solo: { chance: 0.8, bars: 8, runBeats: 0.25, climb: 10, leaps: 0.6 },
  looseSec: 0.007,
}
