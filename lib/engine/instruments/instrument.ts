import type { RecordedName } from './recorded/presets.ts'

/** A Faust program with its controls set: the sound of one key, of a whole instrument, or of an effect. */
export type Patch = {
  /** File name of the program, without ".dsp". */
  readonly program: string
  /** Controls that differ from the program's defaults, by the names that the program gives them. */
  readonly settings?: Readonly<Record<string, number>>
}

/** Recorded notes, played by the sampler. */
export type RecordedPatch = {
  readonly recording: RecordedName
  /** What is changed about it: `SamplerSettings` (recorded/sampler.ts). */
  readonly settings?: Readonly<Record<string, number>>
}

export type Source = Patch | RecordedPatch

/** One key of a drum kit. */
export type Drum = Source & {
  readonly gainDb?: number
  /** −1 left … 1 right, from the listener's seat. */
  readonly pan?: number
  /** Hertz; programs with a pitch of their own read it as `freq`, recordings of a kit find the drum by it. */
  readonly freq?: number
  /** Drums that silence each other: an open hat and a closed one. */
  readonly choke?: string
}

/** Who keeps a tone alive, and so shapes it while it sounds. */
export type TonePlayer = 'bow' | 'wind' | 'brass' | 'choir' | 'bellows'

/** Data alone: one player (see player.ts) plays them all. */
export type Instrument = {
  /** General MIDI program number, 0..127; drum kits go to channel 10 with this kit number. */
  readonly midiProgram: number
  /** MIDI note numbers that it can play, both included. */
  readonly range: readonly [lowest: number, highest: number]
  /** Notes that may sound at once; the oldest gives way. */
  readonly polyphony: number
  /** Level that makes a usual phrase at velocity 0.7 about −20 LUFS, like every other instrument and the voice. */
  readonly trimDb: number
  /** Exponent that bends a note's velocity before the program hears it: above 1 asks for a firmer hand. */
  readonly touch?: number
  /** Either one source for all keys, or a kit: a drum for each General MIDI percussion key. */
  readonly sound: Source | { readonly kit: Readonly<Record<number, Drum>> }
  /** Who shapes its held notes (compose/arrangement/articulation/expression.ts); absent for what is struck or plucked and dies away. */
  readonly expression?: TonePlayer
  /** Shares of its moves that a finger slides along the string, and of held notes after a rest that are slid into; absent where none does. */
  readonly slides?: { readonly between: number; readonly into: number }
  /** What the sum of all its notes goes through: a body, an amplifier, a rotating speaker. Stereo in and out. */
  readonly effects?: readonly Patch[]
}

export const isKit = (instrument: Instrument): boolean => 'kit' in instrument.sound
