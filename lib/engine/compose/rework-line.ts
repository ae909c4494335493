import type { Language } from '../lyrics/language.ts'
import type { Pronounce } from '../lyrics/pronunciation.ts'
import { NothingToSing } from '../lyrics/sections.ts'
import type { Note, Score, SungLine, SungSyllable } from '../score/score.ts'
import { swungNote } from './feel.ts'
import type { GenreName } from './names.ts'
import { CannotRework } from './rework-refusal.ts'
import { straightNote } from './rework-swing.ts'
import { notesOf } from './rework-voice.ts'
import { placeSyllables } from './rhythm.ts'
import { STYLE_PROFILES } from './styles/registry.ts'
import { readLine, type SpokenLine, weightsOf } from './words.ts'

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
 * The same song with other words on one line: as many syllables take its notes as they are; more or fewer share its
 * time anew, along the same contour. Nothing else changes. Throws NothingToSing.
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

/** A line of lyrics on one line: brackets would be read as a tag elsewhere. */
async function read(written: string, language: Language, pronounce: Pronounce): Promise<SpokenLine> {
  const text = written
    .normalize('NFC')
    .replace(/[[\]【】［］\s]+/g, ' ')
    .trim()
  const spoken = await readLine(text, language, pronounce)
  if (spoken.words.length === 0) throw new NothingToSing()
  return spoken
}

function rewritten(line: SungLine, spoken: SpokenLine, next: SungLine | undefined, score: Score): SungLine {
  const syllables = spoken.words.reduce((sum, word) => sum + word.syllables.length, 0)
  const sung = line.words
    .flatMap((word) => word.syllables.map(({ notes }) => notes))
    .filter((notes) => notes.length > 0)
  if (syllables === sung.length) return { ...worded(line, spoken, sung), ...second(line) }
  const old = notesOf(line)
  const { swing } = STYLE_PROFILES[score.style as GenreName] ?? { swing: { amount: 0, unit: 0.5 as const } }
  const straight = old.map((note) => straightNote(note, swing))
  const places = refitted(straight, spoken, roomOf(straight, next, syllables, score), score)
  const notes = places.map(({ note }) => [swungNote(note, swing)])
  const harmony = line.harmony ? { harmony: places.map(({ from }) => line.harmony![from]!) } : {}
  return { ...worded(line, spoken, notes), ...harmony }
}

function second({ harmony }: SungLine): Pick<SungLine, 'harmony'> {
  return harmony ? { harmony } : {}
}

function worded({ section }: SungLine, spoken: SpokenLine, notes: readonly (readonly Note[])[]): SungLine {
  let next = 0
  const words = spoken.words.map((word) => ({
    text: word.text,
    syllables: word.syllables.map((syllable): SungSyllable => ({ ...syllable, notes: notes[next++]! })),
  }))
  return { text: spoken.text, language: spoken.language, section, words }
}

type Room = { readonly startBeat: number; readonly endBeat: number }

/** The line's own time, or as much of the rest behind it as more syllables need. */
function roomOf(notes: readonly Note[], next: SungLine | undefined, syllables: number, score: Score): Room {
  const last = notes.at(-1)!
  const startBeat = notes[0]!.startBeat
  const own = last.startBeat + last.lengthBeats
  const needed = startBeat + (syllables * SHORTEST_SEC * score.tempoBpm) / 60
  const section = score.sections.find((one) => startBeat < one.startBeat + one.lengthBeats)
  const sectionEnd = section ? section.startBeat + section.lengthBeats : score.lengthBeats
  const following = next && notesOf(next)[0]
  const most = Math.max(own, Math.min(sectionEnd, following?.startBeat ?? sectionEnd) - BREATH_BEATS)
  if (needed > most + 1e-6) {
    const held = Math.floor((((most - startBeat) * 60) / score.tempoBpm) * (1 / SHORTEST_SEC) + 1e-6)
    throw new CannotRework({ reason: 'lineTooLong', most: Math.max(held, notes.length) })
  }
  return { startBeat, endBeat: Math.max(own, needed) }
}

type Place = { readonly note: Note; readonly from: number }

/** Notes for the syllables in the room: stresses on beats as in any song, pitches from what the old line sang then. */
function refitted(old: readonly Note[], spoken: SpokenLine, room: Room, score: Score): Place[] {
  const weights = weightsOf(spoken)
  const { beatsPerBar } = score.meter
  const secPerBeat = 60 / score.tempoBpm
  const lengthBeats = room.endBeat - room.startBeat
  const barBeat = Math.floor(room.startBeat / beatsPerBar) * beatsPerBar
  // The search leaves pickup and breath free at the end of a slot; this room has both behind it.
  const pickupBeats = barBeat - room.startBeat
  const slot = {
    ...{ beatsPerBar, secPerBeat, pickupBeats, taste: [0], contrast: 1 },
    lengthBeats: room.endBeat - barBeat + pickupBeats + SEARCH_BREATH_BEATS,
    favoured: old.map((note) => note.startBeat - barBeat),
    paceSec: (lengthBeats * secPerBeat) / (weights.length + 0.5),
  }
  const onsets = placeSyllables(weights, slot)?.map((beat) => barBeat + beat) ?? evenly(room, weights.length)
  return onsets.map((startBeat, index) => {
    const isLast = index === onsets.length - 1
    const from = isLast
      ? old.length - 1
      : Math.max(
          0,
          old.findLastIndex((note) => note.startBeat <= startBeat + 0.01),
        )
    const endBeat = onsets[index + 1] ?? room.endBeat
    const held = Math.min(endBeat - startBeat, Math.max(old[from]!.lengthBeats, LONGEST_INSIDE_SEC / secPerBeat))
    return { from, note: { ...old[from]!, startBeat, lengthBeats: isLast ? endBeat - startBeat : held } }
  })
}

const SEARCH_BREATH_BEATS = 0.5
const LONGEST_INSIDE_SEC = 0.9

function evenly({ startBeat, endBeat }: Room, count: number): number[] {
  const step = (endBeat - startBeat) / count
  return Array.from({ length: count }, (_, index) => startBeat + index * step)
}
