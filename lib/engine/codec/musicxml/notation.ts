import type { Note } from '../../score/score.ts'

/** Of a quarter note: fast rolls are played in 32nds, and nothing is faster. */
export const DIVISIONS = 8

/** Of a syllable that begins here. */
export type Lyric = { readonly text: string; readonly syllabic: 'single' | 'begin' | 'middle' | 'end' }

/** A note on the grid, in divisions from the start of the song. */
export type WrittenNote = {
  readonly start: number
  readonly end: number
  readonly pitch: number
  readonly lyric?: Lyric
  /** The word that is sung ends with this note. */
  readonly endsWord?: boolean
}

/** What sounds and is let go together. */
export type Stroke = Omit<WrittenNote, 'pitch'> & { readonly pitches: readonly number[] }

/** A note value that can be written: a power of two, with a dot or without. */
export type Value = { readonly length: number; readonly type: string; readonly isDotted: boolean }

const TYPES: readonly (readonly [length: number, type: string])[] = [
  [32, 'whole'],
  [16, 'half'],
  [8, 'quarter'],
  [4, 'eighth'],
  [2, '16th'],
  [1, '32nd'],
]

const VALUES: readonly (Value & { readonly base: number })[] = TYPES.flatMap(([base, type]) => [
  ...(base >= 2 ? [{ length: base * 1.5, type, isDotted: true, base }] : []),
  { length: base, type, isDotted: false, base },
])

const SIXTEENTH = DIVISIONS / 4

/** A note as it is written: begun on the grid, and held for whole sixteenths unless the next one comes earlier. */
export function onGrid<Played extends Note>(notes: readonly Played[]) {
  const starts = [...new Set(notes.map(startOf))].sort((a, b) => a - b)
  return notes.map((note) => {
    const start = startOf(note)
    const soundsUntil = (note.startBeat + note.lengthBeats) * DIVISIONS
    const least = start + (start % SIXTEENTH === 0 ? SIXTEENTH : 1)
    const end = Math.max(least, Math.round(soundsUntil / SIXTEENTH) * SIXTEENTH)
    const next = starts.find((other) => other > start && other >= soundsUntil - EARLY)
    return { ...note, start, end: Math.min(end, next ?? end) }
  })
}

const startOf = ({ startBeat }: Note) => Math.max(0, Math.round(startBeat * DIVISIONS))
/** A note may reach this share of a division into the next one and still counts as ending before it. */
const EARLY = 0.5

/** Drums ring as long as they like: each is held until the next one of the same hands or feet, within its beat. */
export function untilNext(notes: readonly WrittenNote[]): WrittenNote[] {
  const starts = [...new Set(notes.map(({ start }) => start))].sort((a, b) => a - b)
  return notes.map((note) => {
    const beatEnd = (Math.floor(note.start / DIVISIONS) + 1) * DIVISIONS
    const next = starts.find((start) => start > note.start) ?? beatEnd
    return { ...note, end: Math.min(beatEnd, next) }
  })
}

/** Notes in as few voices as have room for them, none of which has two strokes at a time. */
export function voicesOf(notes: readonly WrittenNote[]): Stroke[][] {
  const strokes = new Map<string, Stroke>()
  for (const { pitch, ...note } of notes) {
    const name = `${note.start} ${note.end}`
    const { pitches, ...found } = strokes.get(name) ?? { ...note, pitches: [] }
    if (!pitches.includes(pitch)) strokes.set(name, { ...found, pitches: [...pitches, pitch].sort((a, b) => a - b) })
  }
  const voices: Stroke[][] = []
  for (const stroke of [...strokes.values()].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const free = voices.find((voice) => voice.at(-1)!.end <= stroke.start)
    if (free) free.push(stroke)
    else voices.push([stroke])
  }
  return voices
}

/** Note values that fill `length` from `from`, a place in its bar: few of them, none hiding a beat that it crosses. */
export function valuesFor(from: number, length: number, isRest: boolean): Value[] {
  const values: Value[] = []
  for (let at = from; at < from + length; ) {
    const left = from + length - at
    const value = VALUES.find((one) => one.length <= left && mayStand(one, at, isRest))!
    values.push(value)
    at += value.length
  }
  return values
}

function mayStand({ length, base, isDotted }: (typeof VALUES)[number], at: number, isRest: boolean): boolean {
  if (isRest) return !isDotted && at % base === 0
  const crosses = Math.floor(at / DIVISIONS) !== Math.floor((at + length - 1) / DIVISIONS)
  return at % (base / 2) === 0 && (!crosses || at % (DIVISIONS / 2) === 0)
}
