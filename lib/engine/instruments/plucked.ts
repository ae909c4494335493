import type { Instrument } from './instrument.ts'

/** Strings that are struck once and die away. */
export const PLUCKED = {
  'electric-bass': {
    midiProgram: 33,
    range: [28, 60],
    polyphony: 3,
    trimDb: -6.1,
    sound: { recording: 'fingered-bass', settings: { darkCents: 8000 } },
  },
  'upright-bass': {
    midiProgram: 32,
    range: [28, 60],
    polyphony: 3,
    trimDb: -4.1,
    sound: { recording: 'acoustic-bass', settings: { darkCents: 7000 } },
  },
  'steel-guitar': {
    midiProgram: 25,
    range: [40, 84],
    polyphony: 8,
    trimDb: 1.4,
    sound: { recording: 'steel-guitar', settings: { darkCents: 1500 } },
  },
  'nylon-guitar': {
    midiProgram: 24,
    range: [40, 84],
    polyphony: 8,
    trimDb: -2.8,
    sound: { recording: 'nylon-guitar' },
  },
  'clean-guitar': {
    midiProgram: 27,
    range: [40, 88],
    polyphony: 8,
    trimDb: -3.8,
    sound: { recording: 'clean-guitar', settings: { darkCents: 4500 } },
    effects: [{ program: 'chorus', settings: { mix: 0.3, rateHz: 0.6, driven: 0.6 } }],
  },
  'distorted-guitar': {
    midiProgram: 30,
    range: [38, 88],
    polyphony: 4,
    trimDb: -24.3,
    sound: { recording: 'clean-guitar', settings: { darkCents: 6500, gainDb: -6 } },
    effects: [{ program: 'amp' }],
  },
  banjo: {
    midiProgram: 105,
    range: [48, 88],
    polyphony: 6,
    trimDb: -3.7,
    sound: { recording: 'banjo', settings: { darkCents: 4500, releaseScale: 0.4 } },
  },
  harp: {
    midiProgram: 46,
    range: [36, 100],
    polyphony: 10,
    trimDb: -1.1,
    sound: { recording: 'harp', settings: { darkCents: 6000, releaseScale: 0.6 } },
  },
  sitar: {
    midiProgram: 104,
    range: [43, 84],
    polyphony: 4,
    trimDb: 3.2,
    sound: { recording: 'sitar', settings: { darkCents: 5500 } },
  },
  koto: {
    midiProgram: 107,
    range: [48, 86],
    polyphony: 6,
    trimDb: -0.2,
    sound: { recording: 'koto', settings: { darkCents: 5000 } },
  },
  pizzicato: {
    midiProgram: 45,
    range: [36, 79],
    polyphony: 8,
    trimDb: 3.9,
    sound: { recording: 'pizzicato', settings: { darkCents: 9500 } },
  },
} as const satisfies Record<string, Instrument>
