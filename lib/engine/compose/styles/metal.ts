import { METAL_PROGRESSIONS } from '../progressions.ts'
import type { StyleProfile } from './profile.ts'
import { BASS_SEAT, CHORD_SEAT, DRUM_SEAT, FOUR_FOUR, LEAD_SEAT, PAD_SEAT } from './seats.ts'

/** Two guitars that gallop on one low note, and feet as fast as hands. */
export const metal: StyleProfile = {
  name: 'Metal',
  tempoBpm: [150, 174],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0, unit: 0.5 },
  modes: [['minor', 1]],
  progressions: METAL_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { kick: 'X.xxX.xxX.xxX.xx', snare: '........X.......', openHat: 'X...x...X...x...' },
      full: { kick: 'XxxxXxxxXxxxXxxx', snare: '....X.......X...', ride: 'X.x.X.x.X.x.X.x.' },
      lift: { ride: 'X...X...X...X...', crash: 'x.......x.......' },
    },
    {
      calm: { kick: 'X..X..X.....X.xx', snare: '........X.......', openHat: 'X...X...X...X...' },
      full: { kick: 'X...X...X...X...', snare: '..X...X...X...X.', openHat: 'X...X...X...X...' },
      lift: { kick: 'X.xxX.xxX.xxX.xx', crash: 'x...............' },
    },
    {
      calm: { kick: 'X.....xxX.....xx', snare: '....X.......X...', lowTom: 'x.x...x.x.x...x.' },
      full: { kick: 'X.xxX.xxX.xxX.xx', snare: '....X.......X...', openHat: 'X...X...X...X...' },
      lift: { kick: 'XxxxXxxxXxxxXxxx', crash: 'x.......x.......' },
    },
  ],
  parts: [
    { ...DRUM_SEAT, instruments: ['power-kit', 'acoustic-kit'], gainDb: -5, reverb: 0.1, energy: [0.2, 1] },
    {
      ...BASS_SEAT,
      instruments: ['electric-bass'],
      patterns: {
        calm: ['R-RRR-RRR-RRR-RR', 'R--R--R-....R-RR'],
        full: ['RRRRRRRRRRRRRRRR', 'R-RRR-RRR-RRR-RR'],
      },
      centre: 36,
      gainDb: -7,
      energy: [0.2, 1],
    },
    {
      ...CHORD_SEAT,
      name: 'chug-left',
      instruments: ['distorted-guitar'],
      patterns: {
        calm: ['0.000.000.000.00', '0..0..0-....0.00'],
        full: ['0.000.000.00X-x-', '00X-00X-0000X-X-', 'X-00X-00X-00X-00'],
      },
      centre: 58,
      voices: 2,
      gainDb: -4,
      pan: -0.85,
      reverb: 0.04,
    },
    {
      ...CHORD_SEAT,
      name: 'wall-right',
      instruments: ['distorted-guitar'],
      patterns: {
        calm: ['X---------------', 'X-----X---------'],
        full: ['X---------------', 'X-----X-----X---', 'X-------X-X-----'],
      },
      centre: 49,
      voices: 2,
      energy: [0.3, 1],
      gainDb: -6,
      pan: 0.85,
      reverb: 0.06,
    },
    {
      ...CHORD_SEAT,
      name: 'clean-guitar',
      instruments: ['clean-guitar'],
      patterns: { calm: ['1---2---3---2---', '3-2-1-2-3-2-1-2-'], full: ['1-2-3-2-1-2-3-2-'] },
      centre: 62,
      voices: 2,
      energy: [0, 0.4],
      gainDb: -13,
      pan: 0.3,
      reverb: 0.35,
    },
    {
      ...PAD_SEAT,
      name: 'backdrop',
      instruments: ['choir', 'choir', 'strings'],
      centre: 62,
      energy: [0.8, 1],
      chance: 0.4,
      gainDb: -6,
    },
    { ...LEAD_SEAT, instruments: ['distorted-guitar'], centre: 76, gainDb: -8, reverb: 0.22 },
  ],
  vocal: { syllablesPerSec: 2.8, leaps: 0.45, reciting: 0.5, gainDb: 2, reverb: 0.12, manners: ['dark', 'keen'] },
  ending: 'hit',
  build: 'swell',
  looseSec: 0.003,
}
