import { K_POP_PROGRESSIONS } from '../progressions.ts'
import type { StyleProfile } from './profile.ts'
import { BASS_SEAT, CHORD_SEAT, COUNTER_SEAT, DRUM_SEAT, FOUR_FOUR, LEAD_SEAT, PAD_SEAT } from './seats.ts'

/** Verses at half time with hurried hats, choruses that dance; bass and chords that jump between the beats. */
export const kPop: StyleProfile = {
  name: 'K-pop',
  tempoBpm: [126, 140],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0, unit: 0.25 },
  modes: [
    ['major', 3],
    ['minor', 2],
  ],
  progressions: K_POP_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { kick: 'X.....x.........|X.....x...x..x..', clap: '........X.......', hat: 'x.x.xxx.x.x.x.xx' },
      full: {
        kick: 'X...X...X...X..x',
        clap: '....X.......X...',
        snare: '...g..x....g..x.',
        openHat: '..x...x...x...x.',
      },
      lift: { hat: 'xoxoxoxoxoxoxoxo', cowbell: '...o..o....o..o.' },
    },
    {
      calm: { kick: 'X..x............|X..x......x.....', rim: '....x.......x...', shaker: 'o.gxo.gxo.gxo.gx' },
      full: { kick: 'X..X..X.X..X..X.', clap: '....X.......X...', snare: '....x..g..x.x...', hat: 'x.xxx.x.x.xxx.xx' },
      lift: { openHat: '..x...x...x...x.', tambourine: 'o.o.x.o.o.o.x.o.' },
    },
    {
      calm: { kick: 'X.........x.....|X..x......x..x..', snare: '........X.......', hat: 'xoxox.xoxoxox.xx' },
      full: { kick: 'X...X...X...X...', snare: '...X..X....X..X.', clap: '....x.......x...', hat: 'o.o.o.o.o.o.o.o.' },
      lift: { openHat: '..X...X...X...X.', shaker: 'xoxoxoxoxoxoxoxo' },
    },
  ],
  parts: [
    { ...DRUM_SEAT, instruments: ['electronic-kit'], gainDb: -3, reverb: 0.06, energy: [0.25, 1] },
    {
      ...BASS_SEAT,
      shortHeld: 0.75,
      instruments: ['synth-bass'],
      patterns: {
        calm: ['R-----R-....8-R-', 'R--R--........8-'],
        full: ['R..R.R8.R..R.R8.', 'R-.RR-8.R-.RR-8a', 'R.8.R.8.R.8.R.8.'],
      },
      centre: 34,
      gainDb: -5,
      energy: [0.25, 1],
    },
    {
      ...CHORD_SEAT,
      name: 'stabs',
      shortHeld: 0.7,
      instruments: ['synth-chords', 'brass'],
      patterns: {
        calm: ['X--x--..........', '......x-..x-....'],
        full: ['X--X--X...X.X-..', '..X.X..X..X.X..X', 'X..X..X.X..X..X.'],
      },
      centre: 66,
      energy: [0.45, 1],
      gainDb: -12,
      pan: -0.25,
    },
    {
      ...CHORD_SEAT,
      name: 'plucks',
      instruments: ['pluck', 'marimba'],
      patterns: {
        calm: ['6.5.4.5.6.5.4.3.', '4..5..6.4..5..6.'],
        full: ['6543654365436543', '4.56.45.6.54.56.', '6..5..4.6..5..4.'],
      },
      centre: 71,
      voices: 3,
      gainDb: -14,
      pan: 0.35,
      reverb: 0.25,
    },
    {
      ...CHORD_SEAT,
      name: 'guitar',
      strumSec: 0.003,
      shortHeld: 0.6,
      instruments: ['clean-guitar'],
      patterns: { calm: ['m.xm..x.m.xm..x.'], full: ['x.mmx.mxm.x.mmxm', 'm.xm.mx.m.xm.mxx'] },
      centre: 64,
      voices: 3,
      energy: [0.5, 1],
      chance: 0.5,
      gainDb: -16,
      pan: 0.6,
      reverb: 0.1,
    },
    { ...PAD_SEAT, instruments: ['pad', 'strings', 'choir'], centre: 69, energy: [0.6, 1], gainDb: -17 },
    { ...LEAD_SEAT, instruments: ['synth-lead', 'bells'], centre: 78, gainDb: -10, reverb: 0.25 },
    { ...COUNTER_SEAT, instruments: ['strings', 'bells'] },
  ],
  vocal: {
    throwBeats: 0.75,
    syllablesPerSec: 3,
    leaps: 0.5,
    reciting: 0.35,
    gainDb: 0,
    reverb: 0.18,
    manners: ['bright', 'young', 'light'],
  },
  ending: 'hit',
  pumpDb: 3.5,
  build: 'roll',
  lift: { chance: 0.35, semitones: [1, 2] },
  looseSec: 0.001,
}
