import type { InstrumentName } from '../../instruments/registry.ts'
import type { SectionKind } from '../../lyrics/markup/lyric-section.ts'
import type { GenreName } from '../../score/names.ts'
import type { Meter, Mode, Stem } from '../../score/score.ts'
import type { ProgressionBook } from './progressions.ts'

/**
 * Everything that makes a style sound like itself, as data.
 *
 * Patterns are one string of sixteenth steps a bar, bars parted by `|`; a pattern repeats for as long as its section.
 * Drums: `X` accent, `x` hit, `o` soft, `g` ghost, `.` nothing. Pitched parts: see `Part.patterns`.
 */
export type StyleProfile = {
  readonly name: GenreName
  /** Lowest and highest tempo that still sounds like the style. */
  readonly tempoBpm: readonly [low: number, high: number]
  readonly meters: readonly (readonly [Meter, weight: number])[]
  /** 0 straight … 1 triplets, on eighths or on sixteenths. */
  readonly swing: { readonly amount: number; readonly unit: 0.5 | 0.25 }
  readonly modes: readonly (readonly [Mode, weight: number])[]
  readonly progressions: ProgressionBook
  /** Bars that one chord of a progression lasts. */
  readonly barsPerChord: number
  readonly grooves: readonly Groove[]
  readonly parts: readonly Part[]
  readonly vocal: VocalStyle
  /** How the song stops: a last chord that rings, a short hit together, or instruments that leave one by one. */
  readonly ending: 'ring' | 'hit' | 'thin-out'
  /** Decibels that the kick takes from basses and harmonies for a moment. */
  readonly pumpDb?: number
  /** What leads into louder sections: a snare that rolls faster and faster while the kick waits, or a cymbal that swells. */
  readonly build?: 'roll' | 'swell'
  /** Where songs of the style have solos. */
  readonly solo?: Solo
  /** How many songs of the style have their last chorus in a higher key, and how much higher. */
  readonly lift?: { readonly chance: number; readonly semitones: readonly number[] }
  /** How far bows, breath and bellows swell within notes and phrases (compose/arrangement/articulation/expression.ts): 1 as in an orchestra, 0 not at all. */
  readonly swell: number
  /** How far players stray from the grid, standard deviation in seconds. */
  readonly looseSec: number
}

/** A break of a sung song in which the lead takes the melody further. */
export type Solo = {
  /** Probability that a song has one, if it has the room. */
  readonly chance: number
  readonly bars: number
  /** Beats from note to note where it runs. */
  readonly runBeats: 0.25 | 0.5
  /** Semitones that it climbs from its beginning to its highest notes. */
  readonly climb: number
  /** 0 only steps … 1 wide leaps. */
  readonly leaps: number
}

export type DrumVoice = keyof typeof DRUM_KEYS

/** General MIDI percussion keys. */
export const DRUM_KEYS = {
  kick: 36,
  rim: 37,
  snare: 38,
  clap: 39,
  lowTom: 45,
  hat: 42,
  pedalHat: 44,
  openHat: 46,
  midTom: 47,
  crash: 49,
  highTom: 50,
  ride: 51,
  tambourine: 54,
  cowbell: 56,
  highBongo: 60,
  lowBongo: 61,
  highConga: 63,
  lowConga: 64,
  cabasa: 69,
  claves: 75,
  highBlock: 76,
  lowBlock: 77,
  triangle: 81,
  shaker: 82,
  sleighBells: 83,
} as const

export type Lanes = Partial<Readonly<Record<DrumVoice, string>>>

/** `calm` plays in quiet sections, `full` in the others; `lift` is laid over `full` at the greatest energy. */
export type Groove = { readonly calm: Lanes; readonly full: Lanes; readonly lift?: Lanes }

export type Part = {
  /** Unique within the style; the name of the track. */
  readonly name: string
  readonly stem: Exclude<Stem, 'vocals' | 'ambience'>
  /** The seed picks one. */
  readonly instruments: readonly InstrumentName[]
  readonly role: 'drums' | 'bass' | 'chords' | 'lead' | 'counter'
  /**
   * Bass: `R` root, `3` `5` chord tones, `8` octave, `w` walking step, `a` approach to the next chord,
   * `T` the tonic of the key under whatever chord.
   * Chords: `X` `x` `o` the whole chord (loud to soft), `l` lowest voice, `h` the others, `0` the chord's bass note,
   * `1`…`6` single voices from below (they wrap into the next octave), `m` muted chord.
   * Both: `-` goes on sounding, `.` silence. Small letters of the bass are softer.
   */
  readonly patterns?: { readonly calm: readonly string[]; readonly full: readonly string[] }
  /** MIDI note around which the part stays. */
  readonly centre: number
  /** Voices of a chord part. */
  readonly voices?: number
  /**
   * For drums played with the hands: what they strike in place of each kit drum in fills and at new sections; null for nothing.
   */
  readonly hands?: Partial<Readonly<Record<DrumVoice, DrumVoice | null>>>
  /** Seconds between the strings of a strummed chord. */
  readonly strumSec?: number
  /** Share of their time that notes of up to an eighth sound, as in staccato and palm mutes; 1 when absent. */
  readonly shortHeld?: number
  /** Plays where the section's energy is within these bounds. */
  readonly energy: readonly [from: number, to: number]
  /** Holds the chords of the bar before a chorus with which it begins to play. */
  readonly leadsIn?: true
  /** Plays in the last chorus alone. */
  readonly waits?: 'last-chorus'
  /** Kinds of sections in which it is silent, whatever their energy. */
  readonly rests?: readonly SectionKind[]
  /** Probability that a song of the style has the part at all. */
  readonly chance?: number
  readonly gainDb: number
  readonly pan: number
  readonly reverb: number
}

export type VocalStyle = {
  /** Syllables a second that lines aim at. */
  readonly syllablesPerSec: number
  /** 0 only steps … 1 wide leaps. */
  readonly leaps: number
  /** 0 moving … 1 reciting on few notes. */
  readonly reciting: number
  /** Words of the singers' manners that suit the style. */
  readonly manners: readonly string[]
  /** Beats after which the last words of chorus lines come back where a rest follows. */
  readonly throwBeats?: number
  /** Who joins the lead; absent where nobody does, not even in choruses. */
  readonly backing?: Backing
  readonly gainDb: number
  readonly reverb: number
}

/** Voices beside and behind the lead. */
export type Backing = {
  /** How far from the melody a voice joins it in choruses. */
  readonly joins: 'thirds' | 'sixths' | 'fifths'
  /** On which side of the melody, where there is room. */
  readonly side: 'above' | 'below'
  /** A vowel that is sung on the tones of long chords, in one voice or two. */
  readonly wordless?: {
    readonly vowel: 'ooh' | 'aah'
    readonly voices: 1 | 2
    readonly sections: readonly ('bridge' | 'last-chorus')[]
  }
  /** Kinds of sections in which the last words of lines are sung once more as an answer, where a rest has room for it. */
  readonly answers?: readonly SectionKind[]
}
