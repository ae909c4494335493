import type { Language } from '../lyrics/language/language.ts'
import type { SectionKind } from '../lyrics/markup/lyric-section.ts'
import type { Stress } from '../lyrics/pronunciation.ts'
import type { ChordTones } from '../theory/chord.ts'
import { type PitchClass, pitchClass } from '../theory/pitch.ts'
import type { Key, Mode } from '../theory/scale.ts'

export type { Key, Mode, PitchClass }

/**
 * The truth about a song, in numbers: everything that is played, sung, mixed or handed out is made from it.
 * Plain JSON. Positions and lengths are in quarter-note beats from the start of the song; see `secondsAt`.
 */
export type Score = {
  readonly version: 1
  readonly title: string
  readonly language: Language
  readonly seed: number
  /** Name of the style profile that composed it. */
  readonly style: string
  readonly mood: string | null
  readonly scenario: string | null
  /** Where the song sounds; absent means the style's own room and no bed of ambience. */
  readonly place?: Place
  /** Quarter notes per minute, constant. */
  readonly tempoBpm: number
  readonly meter: Meter
  readonly key: Key
  /** Where the song goes on higher; absent means that it stays in its key. */
  readonly lift?: Lift
  readonly lengthBeats: number
  readonly sections: readonly Section[]
  readonly chords: readonly Chord[]
  readonly tracks: readonly Track[]
  readonly vocal: Vocal | null
}

/** From this beat on everything is so many semitones higher than the song's key. */
export type Lift = { readonly startBeat: number; readonly semitones: number }

/** The rooms and beds of ambience that a scenario may ask for. */
export const ROOMS = ['studio', 'chamber', 'lounge', 'club', 'hall', 'open'] as const

export const AMBIENCES = ['rain', 'cafe', 'waves', 'street', 'wind', 'road', 'crickets', 'bar'] as const

export type Place = {
  readonly room: (typeof ROOMS)[number]
  readonly ambience: (typeof AMBIENCES)[number]
  /** Level of the ambience against the vocal, in decibels. */
  readonly ambienceGainDb: number
  /** Factor on the tracks' and the vocal's sends to the room. */
  readonly wet: number
}

export type Meter = { readonly beatsPerBar: number; readonly beatUnit: 4 | 8 }

export type Section = {
  readonly kind: SectionKind
  readonly startBeat: number
  readonly lengthBeats: number
  /** How full the arrangement is, 0..1. */
  readonly energy: number
}

export type Chord = ChordTones & { readonly startBeat: number; readonly lengthBeats: number }

export type Note = {
  readonly startBeat: number
  readonly lengthBeats: number
  /** MIDI note number, 60 = middle C; on drum tracks the General MIDI percussion key. */
  readonly pitch: number
  /** 0..1; changes timbre as well as loudness. */
  readonly velocity: number
  /** Humanised displacement of the onset in seconds, at most ±0.03; absent means none. */
  readonly offsetSec?: number
  /** So many semitones away the finger comes from along the string; absent means that the note is struck in its place. */
  readonly slideSemitones?: number
}

/** The groups that stems are handed out in. */
export const STEMS = ['vocals', 'drums', 'bass', 'harmony', 'lead', 'ambience'] as const

export type Stem = (typeof STEMS)[number]

export type Track = {
  /** Unique within the song, readable: "drums", "bass", "strings". */
  readonly name: string
  readonly stem: Exclude<Stem, 'vocals'>
  /** A name of the instrument registry. */
  readonly instrument: string
  /** Level against the vocal, in decibels. */
  readonly gainDb: number
  /** −1 left … 1 right. */
  readonly pan: number
  /** Send to the song's room, 0..1. */
  readonly reverb: number
  /** Decibels that the kick takes from it for a moment; absent means none. */
  readonly pumpDb?: number
  /** How its player swells within notes and phrases, by beat, ascending; absent means that every note is as its velocity says. */
  readonly expression?: readonly ExpressionPoint[]
  /** By startBeat, ascending. */
  readonly notes: readonly Note[]
}

/** Decibels against what velocities say at a beat; between two points they change evenly, before and after all points they stay. */
export type ExpressionPoint = { readonly beat: number; readonly gainDb: number }

export type SungSyllable = {
  readonly text: string
  readonly phones: readonly string[]
  readonly stress: Stress
  /** One note, or several joined ones for a melisma; by startBeat, without gaps. */
  readonly notes: readonly Note[]
}

export type SungWord = { readonly text: string; readonly syllables: readonly SungSyllable[] }

export type SungLine = {
  /** As written. */
  readonly text: string
  readonly language: Language
  /** Index into `sections`. */
  readonly section: number
  readonly words: readonly SungWord[]
  /** Absent means the lead. Of both, the lead sings the notes of the words and the second singer `harmony`. */
  readonly by?: 'second' | 'both'
  /** Sung softer and to the side, as an answer or an echo. */
  readonly behind?: true
  /** Stands in the lyrics on the line of the one before: "Hold on (hold on)". */
  readonly goesOn?: true
  /** MIDI pitches of a second voice that sings along, one for each note of the words; absent where nobody joins in. */
  readonly harmony?: readonly number[]
}

export type Vocal = {
  /** A name of the singer registry. */
  readonly singer: string
  /** Another name of it, for `by` and `backing`; absent where the lead sings alone. */
  readonly second?: string
  readonly gainDb: number
  readonly reverb: number
  /** What the lyrics say, in order, none of which overlap. */
  readonly lines: readonly SungLine[]
  /** What the second singer adds behind the lines, by start: answers, oohs and aahs. */
  readonly backing?: readonly SungLine[]
  /** Beats after which the last words of chorus lines come back as an echo where a rest follows; absent means none. */
  readonly throwBeats?: number
}

/** Seconds from the start of the audio at which a beat falls. */
export function secondsAt(score: Pick<Score, 'tempoBpm'>, beat: number): number {
  return (beat * 60) / score.tempoBpm
}

/** The key at a beat. */
export function keyAt({ key, lift }: Pick<Score, 'key' | 'lift'>, beat: number): Key {
  return lift && beat >= lift.startBeat - 1e-6 ? { ...key, tonic: pitchClass(key.tonic + lift.semitones) } : key
}

/** The line as the second voice sings it, or null where nobody joins in. */
export function harmonyLine(line: SungLine): SungLine | null {
  const { harmony } = line
  if (!harmony) return null
  let next = 0
  const raised = (note: Note): Note => ({ ...note, pitch: harmony[next++] ?? note.pitch })
  return {
    ...line,
    words: line.words.map((word) => ({
      ...word,
      syllables: word.syllables.map((syllable) => ({ ...syllable, notes: syllable.notes.map(raised) })),
    })),
  }
}

/** Lines as they stand in lyrics, each with all that is sung of it, as the first to sing of it has it. */
export function writtenLines(lines: readonly SungLine[]): SungLine[] {
  const written: SungLine[] = []
  for (const { goesOn, ...line } of lines) {
    const last = written.at(-1)
    if (!goesOn || !last) written.push(line)
    else
      written[written.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        words: [...last.words, ...line.words],
      }
  }
  return written
}

/** Whether two singers take turns in front. */
export function isDuet({ second, lines }: Vocal): boolean {
  return second !== undefined && lines.some(({ by, behind }) => by && !behind)
}

/** Everything that is sung, voice by voice, each by start: what a sheet or a MIDI file has a part for. */
export function sungVoices(vocal: Vocal | null) {
  const lines = vocal?.lines ?? []
  const joining = (isBoth: boolean) =>
    lines.flatMap((line) => ((line.by === 'both') === isBoth ? (harmonyLine(line) ?? []) : []))
  const second = [...lines.filter(({ by }) => by === 'second'), ...joining(true)]
  return {
    lead: lines.filter(({ by }) => by !== 'second'),
    second: second.sort((a, b) => startOf(a) - startOf(b)),
    harmony: joining(false),
    backing: (vocal?.backing ?? []).flatMap((line) => [line, harmonyLine(line) ?? []].flat()),
  }
}

function startOf({ words }: SungLine): number {
  return words[0]?.syllables[0]?.notes[0]?.startBeat ?? 0
}
