import { SOUL_PROGRESSIONS } from '../progressions.ts'
import type { StyleProfile } from './profile.ts'
import { BASS_SEAT, CHORD_SEAT, COUNTER_SEAT, DRUM_SEAT, FOUR_FOUR, LEAD_SEAT, PAD_SEAT } from './seats.ts'

export const rnb: StyleProfile = {
  name: 'R&B',
  tempoBpm: [70, 88],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0.5, unit: 0.25 },
  modes: [
    ['minor', 2],
    ['major', 2],
    ['dorian', 1],
  ],
  progressions: SOUL_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { kick: 'X......x..x.....', rim: '....x.......x...', hat: 'o.o.o.o.o.o.o.o.' },
      full: { kick: 'X..x...x..x.....', snare: '....X.......X..g', clap: '....x.......x...', hat: 'xoxoxoxgxoxoxogo' },
      lift: { openHat: '......x.......x.' },
    },
    {
      calm: { kick: 'X.........x.....', rim: '........x.......', shaker: 'o.g.o.g.o.g.o.g.' },
      full: { kick: 'X.....x...xx....', snare: '....X..g.g..X...', hat: 'x.ox.ox.x.ox.oxx' },
      lift: { clap: '....x.......x...' },
    },
    {
      calm: { kick: 'X..x......x.....', rim: '....x.......x...', hat: 'x.o.x.o.x.oox.o.' },
      full: { kick: 'X..x....x.x..x..', snare: '....X.......X...', clap: '............x...', hat: 'x.o.x.ogx.o.x.og' },
      lift: { openHat: '..............x.', shaker: 'o.g.o.g.o.g.o.g.' },
    },
  ],
  parts: [
    { ...DRUM_SEAT, instruments: ['electronic-kit', 'lofi-kit'] },
    {
      ...BASS_SEAT,
      instruments: ['synth-bass', 'electric-bass'],
      patterns: {
        calm: ['R------.....R-a-', 'R--------R-5--a-'],
        full: ['R--R...R..8-5-a-', 'R----R.8..R-5-a-', 'R--.R-..R-.58-a-'],
      },
      centre: 34,
    },
    {
      ...CHORD_SEAT,
      name: 'electric-piano',
      instruments: ['electric-piano'],
      patterns: {
        calm: ['x---------------', 'x-------..o-----', '1-2-3-4---------'],
        full: ['X------x--x-----', 'X--x----..x-x---', 'X-----x-x-------'],
      },
      voices: 5,
      centre: 60,
      strumSec: 0.004,
      gainDb: -9,
      pan: -0.15,
      reverb: 0.25,
    },
    {
      ...CHORD_SEAT,
      name: 'guitar',
      instruments: ['clean-guitar'],
      patterns: { calm: ['........4-5-6---'], full: ['..m.x.m...m.x-m.', '....X-......X-..'] },
      centre: 65,
      energy: [0.5, 1],
      chance: 0.6,
      gainDb: -16,
      pan: 0.45,
    },
    { ...PAD_SEAT, instruments: ['pad'], gainDb: -17, energy: [0.45, 1] },
    { ...PAD_SEAT, name: 'choir', instruments: ['choir'], centre: 67, energy: [0.78, 1], chance: 0.35, gainDb: -15 },
    { ...LEAD_SEAT, instruments: ['saxophone', 'bells', 'synth-lead'], gainDb: -11, reverb: 0.35 },
    { ...COUNTER_SEAT, instruments: ['strings', 'saxophone'] },
  ],
  vocal: {
    throwBeats: 0.75,
    syllablesPerSec: 2.7,
    leaps: 0.55,
    reciting: 0.2,
    gainDb: 0,
    reverb: 0.25,
    manners: ['warm', 'soft', 'tender'],
    backing: {
      joins: 'thirds',
      side: 'above',
      wordless: { vowel: 'ooh', voices: 2, sections: ['bridge', 'last-chorus'] },
    },
  },
  ending: 'ring',
  lift: { chance: 0.25, semitones: [1] },
  solo: { chance: 0.3, bars: 8, runBeats: 0.25, climb: 9, leaps: 0.5 },
  swell: 0.8,
  looseSec: 0.008,
}
