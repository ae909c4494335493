import { SOUL_PROGRESSIONS } from '../progressions.ts'
import type { StyleProfile } from './profile.ts'
import { BASS_SEAT, CHORD_SEAT, DRUM_SEAT, FOUR_FOUR, LEAD_SEAT } from './seats.ts'

export const disco: StyleProfile = {
  name: 'Disco',
  tempoBpm: [110, 124],
  meters: [[FOUR_FOUR, 1]],
  swing: { amount: 0, unit: 0.25 },
  modes: [
    ['minor', 2],
    ['dorian', 2],
    ['major', 2],
  ],
  progressions: SOUL_PROGRESSIONS,
  barsPerChord: 1,
  grooves: [
    {
      calm: { kick: 'X...X...X...X...', hat: 'x.xxx.xxx.xxx.xx', clap: '....o.......o...' },
      full: {
        kick: 'X...X...X...X...',
        snare: '....X.......X...',
        openHat: '..X...X...X...X.',
        hat: 'x..xx..xx..xx..x',
      },
      lift: { tambourine: 'xoxoxoxoxoxoxoxo', cowbell: '....x..x....x.x.' },
    },
    {
      calm: { kick: 'X...X...X...X...', openHat: '..o...o...o...o.', shaker: 'xoxoxoxoxoxoxoxo' },
      full: {
        kick: 'X...X...X...X...',
        snare: '....X..g.g..X..g',
        clap: '....x.......x...',
        openHat: '..X...X...X...X.',
      },
      lift: { highConga: '..x..x....x..x..', lowConga: '......xx......xx' },
    },
    {
      calm: { kick: 'X...X...X...X...', rim: '....x.......x...', hat: 'x.xxx.xxx.xxx.xx' },
      full: {
        kick: 'X...X...X...X...',
        clap: '....X.......X...',
        snare: '....x..g....x.gg',
        openHat: '..X...X...X...X.',
        shaker: 'xoxoxoxoxoxoxoxo',
      },
      lift: { cowbell: 'x..x..x.x..x..x.' },
    },
  ],
  parts: [
    { ...DRUM_SEAT, instruments: ['acoustic-kit'], gainDb: -4, energy: [0.25, 1] },
    {
      ...BASS_SEAT,
      instruments: ['electric-bass'],
      patterns: {
        calm: ['R-..8-..R-..8-..', 'R-.8R-.8R-.8R-a-'],
        full: ['R-8-R-8-R-8-R-a-', 'R-8R8-R8R-8R5-a-', 'R.8.R.8.5.8.R.a-'],
      },
      gainDb: -4,
      energy: [0.25, 1],
    },
    {
      ...CHORD_SEAT,
      name: 'guitar',
      instruments: ['clean-guitar'],
      patterns: {
        calm: ['m.x.m.x.m.x.m.x.', '..x...x...x...x.'],
        full: ['mmxmmxmxmmxmmxmx', 'xmxmmxmxxmxmmxmx', '.mxm.mxm.mxm.mxx'],
      },
      centre: 66,
      voices: 3,
      gainDb: -11,
      pan: 0.55,
    },
    {
      ...CHORD_SEAT,
      name: 'electric-piano',
      instruments: ['electric-piano', 'piano'],
      patterns: { calm: ['x-------x-------'], full: ['X--x--x-..x-x---', 'x-..x-..x-..x-x-'] },
      centre: 60,
      voices: 5,
      pan: -0.35,
      gainDb: -13,
    },
    {
      ...CHORD_SEAT,
      name: 'strings',
      instruments: ['strings'],
      patterns: { calm: ['o---------------'], full: ['x-----------x-x-', 'x-------5-6-5-4-'] },
      centre: 74,
      voices: 3,
      energy: [0.5, 1],
      gainDb: -11,
      reverb: 0.35,
    },
    {
      ...CHORD_SEAT,
      name: 'brass',
      instruments: ['brass'],
      patterns: {
        calm: ['................'],
        full: ['............X.X-|................', 'X-....X-........|................'],
      },
      centre: 65,
      voices: 3,
      energy: [0.75, 1],
      chance: 0.7,
      gainDb: -12,
      pan: -0.2,
    },
    { ...LEAD_SEAT, instruments: ['strings', 'saxophone', 'synth-lead', 'brass'], gainDb: -9 },
  ],
  vocal: {
    syllablesPerSec: 2.7,
    leaps: 0.5,
    reciting: 0.2,
    gainDb: 0,
    reverb: 0.22,
    manners: ['high', 'bright', 'keen'],
  },
  ending: 'hit',
  looseSec: 0.004,
}
