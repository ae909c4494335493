import { MODAL_PROGRESSIONS } from '../progressions.ts'
import type { StyleProfile } from './profile.ts'
import { BASS_SEAT, CHORD_SEAT, COUNTER_SEAT, FOUR_FOUR, HAND_DRUM_SEAT, LEAD_SEAT, PAD_SEAT } from './seats.ts'

/** Hand drums and wooden bars in interlocking figures. */
export const world: StyleProfile = {
  name: 'World',
  tempoBpm: [98, 114],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0.1, unit: 0.25 },
  modes: [
    ['major', 2],
    ['mixolydian', 2],
  ],
  progressions: MODAL_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { lowConga: 'x.....x.x.....x.', shaker: 'x.oxx.oxx.oxx.ox' },
      full: {
        lowConga: 'X.....x.x..x..x.',
        highConga: '..x.x..x..x.x..x',
        claves: 'x..x..x...x.x...',
        shaker: 'xggoxggoxggoxggo',
        kick: 'X.......x.......',
      },
      lift: { cowbell: 'x...x.x.x...x.x.', highBongo: '.xx.x.xx.xx.x.xx' },
    },
    {
      calm: { highBongo: 'x..x..x.x..x..x.', cabasa: 'x.x.x.x.x.x.x.x.' },
      full: {
        kick: 'X..x....X..x....',
        highConga: '....x.xx....x.xx',
        lowConga: 'x..x....x..x....',
        cabasa: 'xoxxxoxxxoxxxoxx',
        highBlock: '..x...x.x..x..x.',
      },
      lift: { lowBongo: '..x.xx....x.xx..', tambourine: '....x.......x...' },
    },
    {
      calm: { lowConga: 'x...o.x.x...o.x.', cabasa: 'o.x.o.x.o.x.o.x.' },
      full: {
        kick: 'X...x...X...x...',
        lowConga: '....x.xx....x.xx',
        highConga: '..x...x...x...x.',
        highBlock: 'x...x..x..x.x...',
        shaker: 'xgogxgogxgogxgog',
      },
      lift: { cowbell: 'x.x.x.x.x.x.x.x.', lowBongo: '...x..x....x..x.' },
    },
  ],
  parts: [
    {
      ...HAND_DRUM_SEAT,
      name: 'percussion',
      instruments: ['acoustic-kit'],
      gainDb: -4,
      reverb: 0.15,
      energy: [0.2, 1],
    },
    {
      ...BASS_SEAT,
      instruments: ['upright-bass', 'electric-bass'],
      patterns: { calm: ['R--.....5---....', 'R-----5-....R---'], full: ['R--5--8---5-..a-', 'R--R..5-..5-R-a-'] },
      gainDb: -7,
    },
    {
      ...CHORD_SEAT,
      name: 'marimba',
      instruments: ['marimba'],
      patterns: {
        calm: ['1.3.4.3.1.3.4.3.', '4..3..4.3...4.3.'],
        full: ['1.34.3451.34.345', '4.53.45.4.53.463', '1343454313434543'],
      },
      centre: 66,
      voices: 4,
      gainDb: -7,
      pan: -0.35,
    },
    {
      ...CHORD_SEAT,
      name: 'guitar',
      instruments: ['nylon-guitar'],
      patterns: { calm: ['1-..4-3-..4-5-..'], full: ['x.xx.x.xx.xx.x.x', '4-5-3-5-4-5-6-5-'] },
      centre: 62,
      strumSec: 0.005,
      energy: [0.45, 1],
      gainDb: -12,
      pan: 0.4,
    },
    {
      ...CHORD_SEAT,
      name: 'accordion',
      instruments: ['accordion'],
      patterns: { calm: ['..x...x...x...x.'], full: ['..x-..x-..x-.xx-', 'x--x..x-..x-x---'] },
      centre: 65,
      voices: 3,
      energy: [0.5, 1],
      chance: 0.45,
      gainDb: -8,
      pan: 0.15,
    },
    { ...PAD_SEAT, name: 'choir', instruments: ['choir'], centre: 64, energy: [0.75, 1], chance: 0.4, gainDb: -16 },
    { ...LEAD_SEAT, instruments: ['flute', 'accordion', 'sitar'], centre: 74, gainDb: -9 },
    { ...COUNTER_SEAT, instruments: ['flute', 'choir'] },
  ],
  vocal: {
    syllablesPerSec: 2.6,
    leaps: 0.4,
    reciting: 0.3,
    gainDb: 1,
    reverb: 0.2,
    manners: ['earthy', 'warm', 'bright'],
    backing: { joins: 'sixths', side: 'below', answers: ['chorus'] },
  },
  ending: 'hit',
  solo: { chance: 0.5, bars: 8, runBeats: 0.25, climb: 9, leaps: 0.4 },
  looseSec: 0.007,
}
