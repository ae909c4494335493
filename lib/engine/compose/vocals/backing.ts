import type { Language } from '../../lyrics/language/language.ts'
import type { GenreName } from '../../score/names.ts'
import {
  type Chord,
  keyAt,
  type Note,
  type Score,
  type Section,
  type SungLine,
  type SungWord,
  secondsAt,
} from '../../score/score.ts'
import { chordClasses, chordScale } from '../../theory/chord.ts'
import { pitchesWithin } from '../../theory/pitch.ts'
import { voiceLead } from '../../theory/voicing.ts'
import { singerNamed } from '../../voices/singers.ts'
import { chordAt } from '../harmony/harmony.ts'
import type { Range } from '../melody/vocal-melody.ts'
import { swungNote } from '../rhythm/feel.ts'
import { swingOf } from '../rhythm/swing.ts'
import type { Backing } from '../styles/profile.ts'
import { STYLE_PROFILES } from '../styles/registry.ts'
import { folded, notesOf, withNotes } from '../transposition/transpose.ts'

type Wordless = NonNullable<Backing['wordless']>

/** The phones of oohs and aahs, by the names that the voices of most languages have for them, and of the others. */
const PHONES: Readonly<Record<Wordless['vowel'], string>> = { ooh: 'u', aah: 'a' }
const OWN_PHONES: Readonly<Partial<Record<Language, Partial<typeof PHONES>>>> = {
  en: { ooh: 'uw', aah: 'aa' },
  zh: { aah: 'A' },
  nl: { aah: 'a:' },
  vi: { aah: 'a:' },
  de: { ooh: 'u:', aah: 'A:' },
}

/**
 * Chords of at least this length are sung, four bars in one breath, or two where four would take too long, and few breaths in a
 * section.
 */
const LEAST_CHORD_BEATS = 2
const LONGEST_BREATH_SEC = 9
const MOST_BREATHS = 2
const BREATH_BEATS = 0.5
const LONGEST_NOTE_SEC = 4
const SOFT = 0.4
/** Rest around an answer, and the steps in which it is sung. */
const ANSWER = { afterBeats: 0.5, beforeBeats: 0.75, stepBeats: 0.5, mostSyllables: 4, velocity: 0.6 }

/** Replaces what the second singer sings behind the lines by what the song's style asks for. */
export function withBacking(score: Score): Score {
  const { vocal } = score
  if (!vocal?.second) return score
  const { backing: _, ...rest } = vocal
  const backing = STYLE_PROFILES[score.style as GenreName]?.vocal.backing
  const added = backing ? backingFor(score, backing, singerNamed(vocal.second).range) : []
  return { ...score, vocal: added.length > 0 ? { ...rest, backing: added } : rest }
}

function backingFor(score: Score, { answers, wordless }: Backing, range: Range): SungLine[] {
  const added = [
    ...(answers ? answersIn(score, answers, range) : []),
    ...(wordless ? vowelsIn(score, wordless, range) : []),
  ]
  return added.sort((a, b) => notesOf(a)[0]!.startBeat - notesOf(b)[0]!.startBeat)
}

/** Every second line's last words, sung once more in the rest behind it. */
function answersIn(score: Score, kinds: NonNullable<Backing['answers']>, range: Range): SungLine[] {
  const lines = score.vocal?.lines ?? []
  return lines.flatMap((line, index): SungLine[] => {
    const before = lines.slice(0, index).filter(({ section }) => section === line.section).length
    if (!kinds.includes(score.sections[line.section]?.kind ?? 'intro') || before % 2 === 0 || line.by) return []
    const words = lastWords(line)
    const count = words.reduce((sum, { syllables }) => sum + syllables.length, 0)
    const last = notesOf(line).at(-1)
    if (!last || count === 0) return []
    const from =
      Math.ceil((last.startBeat + last.lengthBeats + ANSWER.afterBeats) / ANSWER.stepBeats) * ANSWER.stepBeats
    const next = lines.slice(index + 1).flatMap(notesOf)[0]?.startBeat ?? score.lengthBeats
    const room = next - ANSWER.beforeBeats - from
    if (room < (count + 1) * ANSWER.stepBeats) return []
    const { text: _, harmony: __, by: ___, ...rest } = { ...line, words }
    const answer: SungLine = {
      ...rest,
      text: `(${words.map(({ text }) => text).join(' ')})`,
      by: 'second',
      behind: true,
    }
    return [
      withNotes(answer, (note, at) => answered(note, from + at * ANSWER.stepBeats, at === count - 1, score, range)),
    ]
  })
}

/** As many of the last words as make up an answer. */
function lastWords({ words }: SungLine): SungWord[] {
  const kept: SungWord[] = []
  let syllables = 0
  for (const word of [...words].reverse()) {
    syllables += word.syllables.length
    if (syllables > ANSWER.mostSyllables || (kept.length > 0 && kept.length >= 3)) break
    kept.unshift(word)
  }
  return kept
}

function answered({ pitch }: Note, startBeat: number, isLast: boolean, score: Score, range: Range): Note {
  const chord = chordAt(score.chords, startBeat + 0.01)
  const classes = isLast ? new Set(chordClasses(chord)) : chordScale(chord, keyAt(score, startBeat))
  const pitches = pitchesWithin(classes, range.low, range.high)
  const lengthBeats = ANSWER.stepBeats * (isLast ? 2 : 1)
  const note = { startBeat, lengthBeats, pitch: nearest(pitches, pitch), velocity: ANSWER.velocity }
  return swungNote(note, swingOf(score))
}

const nearest = (pitches: readonly number[], wanted: number): number =>
  pitches.reduce(
    (best, pitch) => (Math.abs(pitch - wanted) < Math.abs(best - wanted) ? pitch : best),
    pitches[0] ?? wanted,
  )

/** Vowels on the tones of long chords, in the last half of each section that has them. */
function vowelsIn(score: Score, wordless: Wordless, range: Range): SungLine[] {
  const lastChorus = score.sections.findLastIndex(({ kind }) => kind === 'chorus')
  return score.sections.flatMap((section, index) => {
    const place = index === lastChorus ? 'last-chorus' : section.kind
    return wordless.sections.some((one) => one === place) ? breathsIn(score, section, index, wordless, range) : []
  })
}

function breathsIn(score: Score, section: Section, index: number, wordless: Wordless, range: Range): SungLine[] {
  const { beatsPerBar } = score.meter
  const four = 4 * beatsPerBar
  const isLong = secondsAt(score, four) > LONGEST_BREATH_SEC || four > section.lengthBeats
  const breathBeats = isLong ? four / 2 : four
  const count = Math.min(MOST_BREATHS, Math.floor(section.lengthBeats / breathBeats))
  const from = section.startBeat + section.lengthBeats - count * breathBeats
  return Array.from({ length: count }, (_, at) => from + at * breathBeats).flatMap((startBeat): SungLine[] => {
    const chords = within(score.chords, startBeat, startBeat + breathBeats)
    const areLong = chords.every(({ lengthBeats }) => lengthBeats >= LEAST_CHORD_BEATS)
    return chords.length > 0 && areLong ? [breath(score, chords, index, wordless, range)] : []
  })
}

/** The chords between two beats, as far as they sound there. */
function within(chords: readonly Chord[], from: number, to: number): Chord[] {
  return chords.flatMap((chord) => {
    const startBeat = Math.max(from, chord.startBeat)
    const lengthBeats = Math.min(to, chord.startBeat + chord.lengthBeats) - startBeat
    return lengthBeats > 1e-6 ? [{ ...chord, startBeat, lengthBeats }] : []
  })
}

/** A syllable for each chord, joined; the second voice, where there is one, lies below the first. */
function breath(score: Score, chords: readonly Chord[], section: number, wordless: Wordless, range: Range): SungLine {
  const centre = (range.low + range.high) / 2
  let voicing: number[] | null = null
  const harmony: number[] = []
  const words = chords.map((chord, at): SungWord => {
    voicing = voiceLead(chord, voicing, { centre, voices: 3 })
    const [below = 0, above = 0] = voicing.slice(-2).map((pitch) => folded(pitch, range.low, range.high))
    harmony.push(below)
    const longest = LONGEST_NOTE_SEC / secondsAt(score, 1)
    const lengthBeats = Math.min(longest, chord.lengthBeats - (at === chords.length - 1 ? BREATH_BEATS : 0))
    const note = { startBeat: chord.startBeat, lengthBeats, pitch: above, velocity: SOFT }
    const phones = [{ ...PHONES, ...OWN_PHONES[score.language] }[wordless.vowel]]
    return { text: wordless.vowel, syllables: [{ text: wordless.vowel, phones, stress: 1, notes: [note] }] }
  })
  const text = words.map((word) => word.text).join(' ')
  const line = { text, language: score.language, section, words, by: 'second', behind: true } as const
  return wordless.voices > 1 ? { ...line, harmony } : line
}
