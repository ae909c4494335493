import { REGGAE_PROGRESSIONS } from '../progressions.ts'
import type { StyleProfile } from './profile.ts'
import { BASS_SEAT, CHORD_SEAT, COUNTER_SEAT, DRUM_SEAT, FOUR_FOUR, LEAD_SEAT } from './seats.ts'

export const reggae: StyleProfile = {
  name: 'Reggae',
  tempoBpm: [70, 82],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0.35, unit: 0.25 },
  modes: [
    ['major', 2],
    ['minor', 1],
  ],
  progressions: REGGAE_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { rim: '........x.......', kick: '........x.......', hat: 'o.x.o.x.o.x.o.x.' },
      full: {
        rim: '........X..x....|........X.......',
        kick: '........X.......',
        hat: 'x.xox.xox.xox.xo',
        openHat: '..............o.',
      },
      lift: { highConga: '...x..x....x..x.', tambourine: '..x...x...x...x.' },
    },
    {
      calm: { kick: 'X...X...X...X...', rim: '........x.......', hat: '..x...x...x...x.' },
      full: { kick: 'X...X...X...X...', rim: '........X.....x.', hat: 'o.x.o.x.o.xxo.x.' },
      lift: { cowbell: '...x......x.....', lowConga: '..x..x....x..x..' },
    },
    {
      calm: { kick: 'X.......x.......', rim: '........x.......', hat: '..o...o...o...o.' },
      full: { kick: 'X.......X.......', rim: '........X.......', hat: 'x.o.x.o.x.o.x.o.', openHat: '......x.......x.' },
      lift: { tambourine: '....x.......x...', highConga: '..x..x....x..xx.' },
    },
  ],
  parts: [
    { ...DRUM_SEAT, instruments: ['acoustic-kit'], gainDb: -4, reverb: 0.2, energy: [0.25, 1] },
    {
      ...BASS_SEAT,
      shortHeld: 0.75,
      instruments: ['electric-bass', 'sub-bass'],
      patterns: {
        calm: ['R---..3-5---....', 'R-R-....5-3-....'],
        full: ['R---..R-3-5-..R-', '....R-3-5---8-5-', 'R-R-..5---3-R-a-', '..R-R-..5-5-3-a-'],
      },
      centre: 34,
      gainDb: -2,
      energy: [0.25, 1],
    },
    {
      ...CHORD_SEAT,
      name: 'skank',
      strumSec: 0.004,
      shortHeld: 0.5,
      instruments: ['clean-guitar'],
      patterns: { calm: ['..m...m...m...m.', '..x...x...x...x.'], full: ['..X...X...X...X.', '..x...x...x...xx'] },
      centre: 65,
      voices: 3,
      gainDb: -7,
      pan: 0.35,
    },
    {
      ...CHORD_SEAT,
      name: 'organ',
      shortHeld: 0.5,
      rests: ['bridge'],
      instruments: ['organ'],
      patterns: { calm: ['..o...o...o...o.'], full: ['.xX..xX..xX..xX.', '..x-..x-..x-..x-'] },
      centre: 60,
      voices: 3,
      gainDb: -12,
      pan: -0.4,
      energy: [0.4, 1],
    },
    { ...LEAD_SEAT, instruments: ['brass', 'saxophone', 'marimba'], centre: 69, gainDb: -11, reverb: 0.35 },
    { ...COUNTER_SEAT, instruments: ['brass', 'organ'] },
  ],
  vocal: {
    throwBeats: 0.75,
    syllablesPerSec: 2.2,
    leaps: 0.35,
    reciting: 0.35,
    gainDb: 1,
    reverb: 0.22,
    manners: ['broad', 'warm', 'earthy'],
    backing: { joins: 'thirds', side: 'above', answers: ['chorus'] },
  },
  ending: 'thin-out',
  solo: { chance: 0.4, bars: 8, runBeats: 0.25, climb: 8, leaps: 0.4 },
  swell: 0.7,
  looseSec: 0.008,
}
