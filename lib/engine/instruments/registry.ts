import type { Instrument } from './instrument.ts'
import { BRUSHED_KIT, ELECTRONIC_KIT, JAZZ_KIT, POWER_KIT, STUDIO_KIT } from './kits.ts'
import { PLUCKED } from './plucked.ts'
import { SUSTAINED } from './sustained.ts'

/** Every instrument that a score may name. */
export const INSTRUMENTS = {
  'acoustic-kit': {
    midiProgram: 0,
    range: [35, 83],
    polyphony: 12,
    trimDb: -0,
    sound: { kit: STUDIO_KIT },
    effects: [{ program: 'punch', settings: { ceilingDb: -5 } }],
  },
  'power-kit': {
    midiProgram: 16,
    range: [35, 83],
    polyphony: 12,
    trimDb: -4.5,
    sound: { kit: POWER_KIT },
    effects: [{ program: 'punch', settings: { ceilingDb: -5 } }],
  },
  'electronic-kit': {
    midiProgram: 24,
    range: [35, 83],
    polyphony: 4,
    trimDb: -2.7,
    sound: { kit: ELECTRONIC_KIT },
    effects: [{ program: 'punch', settings: { ceilingDb: -5 } }],
  },
  'lofi-kit': {
    midiProgram: 8,
    range: [35, 83],
    polyphony: 12,
    trimDb: -6.4,
    sound: { kit: JAZZ_KIT },
    effects: [{ program: 'chorus', settings: { mix: 0, toneHz: 8500, driven: 1.2 } }],
  },
  'jazz-kit': {
    midiProgram: 32,
    range: [35, 83],
    polyphony: 12,
    trimDb: -3.7,
    sound: { kit: JAZZ_KIT },
    effects: [{ program: 'punch', settings: { ceilingDb: -6 } }],
  },
  'brush-kit': {
    midiProgram: 40,
    range: [35, 83],
    polyphony: 12,
    trimDb: -3.9,
    sound: { kit: BRUSHED_KIT },
    effects: [{ program: 'punch', settings: { ceilingDb: -6 } }],
  },
  'synth-bass': {
    midiProgram: 38,
    range: [24, 60],
    polyphony: 2,
    trimDb: -4.6,
    sound: {
      program: 'analog',
      settings: {
        square: 0.25,
        detuneCents: 6,
        sub: 0.7,
        subOctave: 1,
        cutoffHz: 320,
        sweepOctaves: 2.6,
        sweepSec: 0.32,
        resonance: 1.6,
        track: 0.3,
        sustain: 0.7,
        releaseSec: 0.08,
        drive: 1.8,
      },
    },
  },
  'sub-bass': {
    midiProgram: 39,
    range: [24, 55],
    polyphony: 2,
    trimDb: -8.3,
    sound: {
      program: 'analog',
      settings: {
        square: 1,
        width: 0.5,
        sub: 1.8,
        subOctave: 1,
        cutoffHz: 140,
        sweepOctaves: 2.2,
        sweepSec: 0.12,
        resonance: 0.7,
        track: 0.6,
        decaySec: 3.5,
        sustain: 0.35,
        releaseSec: 0.12,
        drive: 2.6,
      },
    },
  },
  piano: {
    midiProgram: 0,
    range: [28, 108],
    polyphony: 16,
    trimDb: -0.1,
    sound: { recording: 'grand-piano' },
  },
  'electric-piano': {
    midiProgram: 4,
    range: [28, 96],
    polyphony: 8,
    trimDb: -11.1,
    sound: { program: 'fm' },
    effects: [{ program: 'chorus', settings: { mix: 0.25, tremolo: 0.22, rateHz: 1.1, driven: 0.4 } }],
  },
  organ: {
    midiProgram: 16,
    range: [36, 96],
    polyphony: 6,
    trimDb: -11.1,
    expression: 'bellows',
    sound: { program: 'organ' },
    effects: [{ program: 'rotary' }],
  },
  'synth-lead': {
    midiProgram: 81,
    range: [48, 100],
    polyphony: 2,
    trimDb: -1.4,
    sound: {
      program: 'analog',
      settings: {
        square: 0.3,
        detuneCents: 11,
        cutoffHz: 2600,
        sweepOctaves: 1.4,
        sweepSec: 0.5,
        resonance: 1.5,
        track: 0.6,
        sustain: 0.8,
        releaseSec: 0.16,
        vibratoCents: 14,
        drive: 1.5,
      },
    },
    effects: [{ program: 'chorus', settings: { mix: 0.2 } }],
  },
  pluck: {
    midiProgram: 84,
    range: [36, 100],
    polyphony: 6,
    trimDb: 4.3,
    sound: {
      program: 'analog',
      settings: {
        square: 0.6,
        width: 0.35,
        detuneCents: 7,
        cutoffHz: 420,
        sweepOctaves: 4,
        sweepSec: 0.28,
        resonance: 2.2,
        track: 0.7,
        decaySec: 0.9,
        sustain: 0,
        releaseSec: 0.25,
      },
    },
    effects: [{ program: 'chorus', settings: { mix: 0.25, rateHz: 0.5, depthMs: 1.6 } }],
  },
  bells: {
    midiProgram: 8,
    range: [48, 103],
    polyphony: 10,
    trimDb: -0.7,
    sound: { recording: 'celesta', settings: { darkCents: 5000 } },
  },
  marimba: {
    midiProgram: 12,
    range: [45, 96],
    polyphony: 8,
    trimDb: -2.7,
    sound: { recording: 'marimba', settings: { darkCents: 5000 } },
  },
  vibraphone: {
    midiProgram: 11,
    range: [53, 89],
    polyphony: 8,
    trimDb: 0.1,
    sound: { recording: 'vibraphone', settings: { darkCents: 4000 } },
  },
  ...PLUCKED,
  ...SUSTAINED,
} as const satisfies Record<string, Instrument>

export type InstrumentName = keyof typeof INSTRUMENTS

export const INSTRUMENT_NAMES = Object.keys(INSTRUMENTS) as InstrumentName[]

/** Throws when the registry has no instrument of this name. */
export function instrumentNamed(name: string): Instrument {
  if (!Object.hasOwn(INSTRUMENTS, name)) {
    throw new RangeError(`No instrument "${name}"; there are ${INSTRUMENT_NAMES.join(', ')}`)
  }
  return INSTRUMENTS[name as InstrumentName]
}
