import type { Score } from '#lib/engine/sound.ts'
import { singerNamed } from '#lib/engine/voices/singers.ts'

/** What the score that a song hands out says of its tune and words, counted. Shares are [how many hold, of how many]. */
export type MelodyFacts = {
  readonly strongNotesInChord: Count
  readonly leapsOverSixth: Count
  readonly notesInRange: Count
  readonly stressesOnBeats: Count
  readonly wordsSung: Count
  /** Choruses that are sung as the first one is, but for the lift of the last one, of the later ones. */
  readonly chorusesAlike: Count
  /** Notes of later verses that are the first verse's where both have one. */
  readonly verseNotesAlike: Count
}

export type Count = readonly [holding: number, all: number]

type SungNote = { readonly startBeat: number; readonly lengthBeats: number; readonly pitch: number }
type Sung = { readonly section: number; readonly notes: readonly SungNote[] }

const SIXTH = 9
const NEAR_BEATS = 0.02
const TAG = /\[[^\]]*\]/g

export function melodyFacts(score: Score, lyrics: string): MelodyFacts {
  const { lines = [], singer = '' } = score.vocal ?? {}
  const syllables = lines.flatMap(({ words }) => words.flatMap((word) => word.syllables))
  const sung: Sung[] = lines.map(({ section, words }) => ({
    section,
    notes: words.flatMap((word) => word.syllables.flatMap(({ notes }) => notes)),
  }))
  const steps = sung.flatMap(({ notes }) => notes.slice(1).map((note, index) => [notes[index]!, note] as const))
  const onBeat = ({ startBeat }: SungNote) => Math.abs(startBeat - Math.round(startBeat)) < NEAR_BEATS
  const { low, high } = singerNamed(singer).range
  const written = wordsIn(lyrics.replace(TAG, ' '))
  const said = lines.flatMap(({ words }) => words.flatMap(({ text }) => wordsIn(text)))
  return {
    strongNotesInChord: count(
      sung
        .flatMap(({ notes }) => notes.map((note, index) => [note, notes[index + 1]] as const))
        .filter(([n]) => onBeat(n)),
      ([note, next]) =>
        isInChord(score, note) || (next !== undefined && [1, 2].includes(Math.abs(next.pitch - note.pitch))),
    ),
    leapsOverSixth: count(steps, ([from, to]) => Math.abs(to.pitch - from.pitch) > SIXTH),
    notesInRange: count(
      sung.flatMap(({ notes }) => notes),
      ({ pitch }) => pitch >= low && pitch <= high,
    ),
    stressesOnBeats: count(
      syllables.filter(({ stress }) => stress === 1),
      ({ notes }) => onBeat(notes[0]!),
    ),
    wordsSung: count(written, (word, index) => word === said[index]),
    ...repeats(score, sung),
  }
}

function repeats(score: Score, sung: readonly Sung[]) {
  const tunes = (kind: string) =>
    score.sections.flatMap((section, index) => {
      const notes = sung.filter((line) => line.section === index).flatMap((line) => line.notes)
      const tune = notes.map(
        (note) =>
          [thousandths(note.startBeat - section.startBeat), note.pitch - liftAt(score, note.startBeat)] as const,
      )
      return section.kind === kind && tune.length > 0 ? [tune] : []
    })
  const [chorus, ...choruses] = tunes('chorus')
  const [verse, ...verses] = tunes('verse')
  const first = new Map((verse ?? []).map(([beat, pitch]) => [beat, pitch]))
  const shared = verses.flat().filter(([beat]) => first.has(beat))
  return {
    chorusesAlike: count(choruses, (tune) => JSON.stringify(tune) === JSON.stringify(chorus)),
    verseNotesAlike: count(shared, ([beat, pitch]) => first.get(beat) === pitch),
  }
}

/** By how many semitones the song is higher than it began. */
const liftAt = ({ lift }: Score, beat: number) => (lift && beat >= lift.startBeat - 1e-6 ? lift.semitones : 0)

/** Swung notes lie between the numbers that a computer has. */
const thousandths = (beats: number) => Math.round(1000 * beats) / 1000

function isInChord({ chords }: Score, { startBeat, pitch }: SungNote): boolean {
  const at = startBeat + NEAR_BEATS
  const chord = chords.find((one) => at >= one.startBeat && at < one.startBeat + one.lengthBeats)
  return chord?.intervals.some((interval) => (chord.root + interval - pitch) % 12 === 0) ?? false
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []
}

function count<Item>(items: readonly Item[], holds: (item: Item, index: number) => boolean): Count {
  return [items.filter(holds).length, items.length]
}
