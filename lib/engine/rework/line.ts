import { swungNote } from '../compose/rhythm/feel.ts'
import { placeSyllables } from '../compose/rhythm/rhythm.ts'
import { straightNote, swingOf } from '../compose/rhythm/swing.ts'
import { notesOf } from '../compose/transposition/transpose.ts'
import { readLine, type SpokenLine, weightsOf } from '../compose/words/words.ts'
import type { Language } from '../lyrics/language/language.ts'
import type { Pronounce } from '../lyrics/pronunciation.ts'
import { NothingToSing, parseLyrics } from '../lyrics/sections.ts'
import type { Note, Score, SungLine, SungSyllable } from '../score/score.ts'
import { CannotRework } from './refusal.ts'

export type LineChange = {
  /** Index into the sung lines. */
  readonly line: number
  readonly text: string
  /** Also wherever the same words come back. */
  readonly everywhere: boolean
}

/** Time that a syllable takes at least, on average over a line. */
const SHORTEST_SEC = 0.16
/** Rest before the next line, where a longer text needs the room behind its own line. */
const BREATH_BEATS = 1

/** All lines that sing the same words as one of them, that one included, ascending. */
export function repeatsOf({ vocal }: Score, line: number): number[] {
  const lines = vocal?.lines ?? []
  const words = plain(lines[line]?.text ?? '')
  return lines.flatMap((other, index) => (plain(other.text) === words ? [index] : []))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The same song with other words on one line. New text with as many syllables takes over the notes of the line. With more or
 * fewer syllables, their onsets are placed anew in the time of the line, along the same contour. Nothing else changes. Throws
 * NothingToSing.
 */
export async function withLine(score: Score, change: LineChange, pronounce: Pronounce): Promise<Score> {
  const { vocal } = score
  if (!vocal) throw new CannotRework({ reason: 'nobodySings' })
  if (!vocal.lines[change.line]) throw new CannotRework({ reason: 'lineUnknown' })
  if (plain(change.text) === plain(vocal.lines[change.line]!.text)) throw new CannotRework({ reason: 'nothingChanged' })
  const spoken = await read(change.text, score.language, pronounce)
  const chosen = new Set(change.everywhere ? repeatsOf(score, change.line) : [change.line])
  const lines = vocal.lines.map((line, index) =>
    chosen.has(index) ? rewritten(line, spoken, vocal.lines[index + 1], score) : line,
  )
  return { ...score, vocal: { ...vocal, lines } }
}

/** A line of lyrics on one line, without what would not be sung in lyrics either. */
async function read(written: string, language: Language, pronounce: Pronounce): Promise<SpokenLine> {
  const lines = parseLyrics(written.replace(/\s+/g, ' ')).flatMap((section) => section.lines.map((line) => line.text))
  const text = lines.join(' ')
  const spoken = await readLine(text, language, pronounce)
  if (spoken.words.length === 0) throw new NothingToSing()
  return spoken
}

function rewritten(line: SungLine, spoken: SpokenLine, next: SungLine | undefined, score: Score): SungLine {
  const syllables = spoken.words.reduce((sum, word) => sum + word.syllables.length, 0)
  const sung = line.words
    .flatMap((word) => word.syllables.map(({ notes }) => notes))
    .filter((notes) => notes.length > 0)
  const { harmony } = line
  if (syllables === sung.length) return { ...worded(line, spoken, sung), ...(harmony ? { harmony } : {}) }
  const old = notesOf(line)
  const swing = swingOf(score)
  const straight = old.map((note) => straightNote(note, swing))
  const places = refitted(straight, spoken, roomOf(straight, freeUntil(line, next, score), syllables, score), score)
  const notes = places.map(({ note }) => [swungNote(note, swing)])
  const second = harmony ? { harmony: places.map(({ from }) => harmony[from]!) } : {}
  return { ...worded(line, spoken, notes), ...second }
}

function worded(line: SungLine, spoken: SpokenLine, notes: readonly (readonly Note[])[]): SungLine {
  let next = 0
  const words = spoken.words.map((word) => ({
    text: word.text,
    syllables: word.syllables.map((syllable): SungSyllable => ({ ...syllable, notes: notes[next++]! })),
  }))
  const { harmony: _, ...rest } = line
  const text = line.behind && !/^[(（]/u.test(spoken.text) ? `(${spoken.text})` : spoken.text
  return { ...rest, text, language: spoken.language, words }
}

type Room = { readonly startBeat: number; readonly endBeat: number }

/** The beat at which the next line or section begins. */
function freeUntil(line: SungLine, next: SungLine | undefined, { sections, lengthBeats }: Score): number {
  const section = sections[line.section]
  const following = next && notesOf(next)[0]
  return Math.min(section ? endOf(section) : lengthBeats, following?.startBeat ?? lengthBeats)
}

/** The line's own time, or as much of the rest behind it as more syllables need. */
function roomOf(notes: readonly Note[], freeBeat: number, syllables: number, score: Score): Room {
  const beatsPerSec = score.tempoBpm / 60
  const startBeat = notes[0]!.startBeat
  const own = endOf(notes.at(-1)!)
  const latest = Math.max(own, freeBeat - BREATH_BEATS)
  const most = Math.max(notes.length, Math.floor((latest - startBeat) / (SHORTEST_SEC * beatsPerSec) + 1e-6))
  if (syllables > most) throw new CannotRework({ reason: 'lineTooLong', most })
  const needed = startBeat + syllables * SHORTEST_SEC * beatsPerSec
  return { startBeat, endBeat: Math.min(latest, Math.max(own, needed)) }
}

function endOf({ startBeat, lengthBeats }: Pick<Note, 'startBeat' | 'lengthBeats'>): number {
  return startBeat + lengthBeats
}

type Place = { readonly note: Note; readonly from: number }

/**
 * Places the syllables in the given room, stresses on beats as in any song. Each takes the pitch that the old line had at that
 * time.
 */
function refitted(old: readonly Note[], spoken: SpokenLine, room: Room, score: Score): Place[] {
  const beatsPerSec = score.tempoBpm / 60
  const onsets = onsetsIn(room, old, spoken, score)
  return onsets.map((startBeat, index): Place => {
    const isLast = index === onsets.length - 1
    const then = old.findLastIndex((note) => note.startBeat <= startBeat + 0.01)
    const from = isLast ? old.length - 1 : Math.max(0, then)
    const longest = isLast ? LONGEST_END_SEC : LONGEST_INSIDE_SEC
    const until = onsets[index + 1] ?? room.endBeat
    return { from, note: { ...old[from]!, startBeat, lengthBeats: Math.min(until - startBeat, longest * beatsPerSec) } }
  })
}

const LONGEST_INSIDE_SEC = 0.9
const LONGEST_END_SEC = 1.6
/** What the search for places keeps free at the end of a slot, besides the pickup. */
const SLOT_BREATH_BEATS = 0.5

function onsetsIn({ startBeat, endBeat }: Room, old: readonly Note[], spoken: SpokenLine, score: Score): number[] {
  const { beatsPerBar } = score.meter
  const secPerBeat = 60 / score.tempoBpm
  const weights = weightsOf(spoken)
  const barBeat = Math.floor(startBeat / beatsPerBar) * beatsPerBar
  const filling = (endBeat - startBeat) / (weights.length + 0.5)
  // A pickup below zero makes the search begin behind the bar line, where the room does.
  const pickupBeats = barBeat - startBeat
  const places = placeSyllables(weights, {
    ...{ beatsPerBar, secPerBeat, pickupBeats, bias: [0], contrast: 1 },
    lengthBeats: endBeat - barBeat + pickupBeats + SLOT_BREATH_BEATS,
    favoured: old.map((note) => note.startBeat - barBeat),
    paceSec: secPerBeat * Math.min(filling, paceOf(old)),
  })
  const evenStep = (endBeat - startBeat) / weights.length
  return places?.map((beat) => barBeat + beat) ?? weights.map((_, index) => startBeat + index * evenStep)
}

/** Beats from one syllable to the next: few syllables are not drawn out to fill the time, for that blurs words. */
function paceOf(notes: readonly Note[]): number {
  const beats = notes.at(-1)!.startBeat - notes[0]!.startBeat
  return beats > 0 ? beats / (notes.length - 1) : 1
}
