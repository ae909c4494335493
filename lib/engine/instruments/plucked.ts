import type { Instrument } from './instrument.ts'

/** Strings that are struck once and die away. */
export const PLUCKED = {
  'electric-bass': {
    midiProgram: 33,
    range: [28, 60],
    polyphony: 2,
    trimDb: 0.2,
    sound: {
      program: 'string',
      settings: {
        decaySec: 5,
        releaseSec: 0.09,
        damp: 0.32,
        pickAt: 0.19,
        pickHz: 520,
        scrape: 0.08,
        stiff: 0.25,
        beatCents: 0.4,
      },
    },
    effects: [
      { program: 'body', settings: { resonance: 0, lowHz: 32, presenceDb: 3, presenceHz: 900, airDb: -8, width: 0 } },
      { program: 'chorus', settings: { mix: 0, driven: 0.8 } },
    ],
  },
  'upright-bass': {
    midiProgram: 32,
    range: [28, 60],
    polyphony: 2,
    trimDb: -1.1,
    sound: {
      program: 'string',
      settings: {
        decaySec: 1.7,
        releaseSec: 0.14,
        damp: 0.55,
        pickAt: 0.3,
        pickHz: 340,
        scrape: 0.15,
        stiff: 0.1,
        beatCents: 0.8,
      },
    },
    effects: [
      {
        program: 'body',
        settings: { airHz: 64, woodHz: 108, resonance: 1, lowHz: 30, presenceDb: 2, presenceHz: 1600, width: 0.05 },
      },
    ],
  },
  'steel-guitar': {
    midiProgram: 25,
    range: [40, 84],
    polyphony: 6,
    trimDb: -9.1,
    sound: {
      program: 'string',
      settings: {
        decaySec: 5.5,
        releaseSec: 0.14,
        damp: 0.1,
        pickAt: 0.16,
        pickHz: 2900,
        scrape: 0.25,
        stiff: 0.28,
        beatCents: 1.4,
      },
    },
    effects: [
      { program: 'body', settings: { presenceDb: 2, presenceHz: 4200 } },
      { program: 'punch', settings: { ceilingDb: 3 } },
    ],
  },
  'nylon-guitar': {
    midiProgram: 24,
    range: [40, 84],
    polyphony: 6,
    trimDb: -9.7,
    sound: {
      program: 'string',
      settings: {
        decaySec: 3.2,
        releaseSec: 0.12,
        damp: 0.36,
        pickAt: 0.22,
        pickHz: 1300,
        scrape: 0.12,
        stiff: 0.06,
        beatCents: 1,
      },
    },
    effects: [
      { program: 'body', settings: { airHz: 98, woodHz: 190, resonance: 0.9 } },
      { program: 'punch', settings: { ceilingDb: 3 } },
    ],
  },
  'clean-guitar': {
    midiProgram: 27,
    range: [40, 88],
    polyphony: 6,
    trimDb: -7.9,
    sound: {
      program: 'string',
      settings: {
        decaySec: 6,
        releaseSec: 0.12,
        damp: 0.14,
        pickAt: 0.12,
        pickHz: 3800,
        scrape: 0.1,
        stiff: 0.18,
        beatCents: 0.8,
      },
    },
    effects: [
      {
        program: 'body',
        settings: { resonance: 0, lowHz: 90, presenceDb: 5, presenceHz: 2600, airDb: -9, width: 0.1 },
      },
      { program: 'chorus', settings: { mix: 0.3, rateHz: 0.6, driven: 0.6 } },
    ],
  },
  'distorted-guitar': {
    midiProgram: 30,
    range: [38, 88],
    polyphony: 4,
    trimDb: -22.1,
    sound: {
      program: 'string',
      settings: {
        decaySec: 9,
        releaseSec: 0.08,
        damp: 0.16,
        pickAt: 0.1,
        pickHz: 3400,
        scrape: 0.2,
        stiff: 0.2,
        beatCents: 0.5,
      },
    },
    effects: [{ program: 'amp' }],
  },
  banjo: {
    midiProgram: 105,
    range: [48, 88],
    polyphony: 5,
    trimDb: -14.8,
    sound: {
      program: 'string',
      settings: {
        decaySec: 1.1,
        releaseSec: 0.1,
        damp: 0.05,
        pickAt: 0.09,
        pickHz: 7500,
        scrape: 0.3,
        stiff: 0.2,
        beatCents: 2,
      },
    },
    effects: [
      {
        program: 'body',
        settings: { airHz: 290, woodHz: 470, resonance: 1.2, lowHz: 180, presenceDb: 5, presenceHz: 2700, width: 0.15 },
      },
      { program: 'punch', settings: { ceilingDb: 4 } },
    ],
  },
  harp: {
    midiProgram: 46,
    range: [36, 100],
    polyphony: 8,
    trimDb: -7.9,
    sound: {
      program: 'string',
      settings: {
        decaySec: 4.5,
        releaseSec: 1.6,
        damp: 0.3,
        pickAt: 0.38,
        pickHz: 1500,
        scrape: 0.04,
        stiff: 0.04,
        beatCents: 0.8,
      },
    },
    effects: [
      { program: 'body', settings: { airHz: 140, woodHz: 300, resonance: 0.5, width: 0.5 } },
      { program: 'punch', settings: { ceilingDb: 1 } },
    ],
  },
  sitar: {
    midiProgram: 104,
    range: [43, 84],
    polyphony: 4,
    trimDb: -1.5,
    sound: { program: 'jawari' },
    effects: [
      { program: 'body', settings: { airHz: 118, woodHz: 255, lowHz: 80, presenceDb: 3, presenceHz: 3200 } },
      { program: 'punch', settings: { ceilingDb: -1 } },
    ],
  },
} as const satisfies Record<string, Instrument>
