import type { SectionKind } from '../../lyrics/markup/lyric-section.ts'
import type { Random } from '../../random/random.ts'
import type { Note } from '../../score/score.ts'
import { scaleOf } from '../../theory/scale.ts'
import type { PlannedSection } from '../form/form.ts'
import { chordAt } from '../harmony/harmony.ts'
import { composeMelody, type MelodyShape, scaleSteps } from '../melody/melody.ts'
import { metricStrength } from '../rhythm/rhythm.ts'
import type { Solo } from '../styles/profile.ts'
import { forceOf, type Stage } from './stage.ts'

/** A break that a player may take: music alone, between what is sung. */
export function isSoloBreak({ kind, phrases }: PlannedSection): boolean {
  return kind === 'break' && phrases.length === 0
}

type Range = readonly [low: number, high: number]

/**
 * Solos in the breaks: phrases that begin as the song's own melody does, are answered, rise in sequences, and reach
 * their highest notes near the end, from where they run down to a chord tone that is held.
 */
export function playSolo(solo: Solo, centre: number, range: Range, stage: Stage, random: Random): Note[] {
  const themes = [themeOf('chorus', stage), themeOf('verse', stage)].filter((theme) => theme.length > 0)
  if (themes.length === 0) return []
  return stage.sections.filter(isSoloBreak).flatMap((section) => {
    const theme = random.pick(themes)
    return played({ solo, centre, range, section, theme, stage, random: random.fork(`${section.startBeat}`) })
  })
}

/** The melody of the first section of its kind that is sung, in beats from the section's start. */
function themeOf(kind: SectionKind, { sections, line }: Stage): Note[] {
  const at = sections.findIndex((section) => section.kind === kind && section.phrases.length > 0)
  const own = line.filter((phrase) => phrase.section === at).flatMap(({ notes }) => notes)
  return own.map((note) => ({ ...note, startBeat: note.startBeat - sections[at]!.startBeat }))
}

type Context = {
  readonly solo: Solo
  readonly centre: number
  readonly range: Range
  readonly section: PlannedSection
  readonly theme: readonly Note[]
  readonly stage: Stage
  readonly random: Random
}

const PHRASE_BARS = 2

/** What a phrase does in its solo. */
type Task = 'state' | 'answer' | 'rise' | 'climax'

function tasksOf(phrases: number): Task[] {
  return Array.from({ length: phrases }, (_, index): Task => {
    const left = phrases - 1 - index
    if (left === 0) return 'climax'
    if (left === 1 && phrases > 2) return 'rise'
    return index % 2 === 0 ? 'state' : 'answer'
  })
}

function played(context: Context): Note[] {
  const { section, stage } = context
  const phraseBeats = PHRASE_BARS * stage.beatsPerBar
  const tasks = tasksOf(Math.max(1, Math.floor(section.lengthBeats / phraseBeats)))
  const notes: Note[] = []
  tasks.forEach((task, index) => {
    const startBeat = index * phraseBeats
    const lengthBeats = index === tasks.length - 1 ? section.lengthBeats - startBeat : phraseBeats
    const window = (index >> 1) * phraseBeats
    const climbed = tasks.length === 1 ? 1 : index / (tasks.length - 1)
    notes.push(...phrase(task, { startBeat, lengthBeats, window, climbed }, notes.at(-1)?.pitch ?? null, context))
  })
  return notes
}

type Place = {
  /** From the section's start. */
  readonly startBeat: number
  readonly lengthBeats: number
  /** Where in the theme the phrase takes its rhythm from. */
  readonly window: number
  /** How far the solo has come, 0..1. */
  readonly climbed: number
}

function phrase(task: Task, place: Place, before: number | null, context: Context): Note[] {
  const { section, stage, random, theme } = context
  const cells = RHYTHMS[task](place, context)
  const beats = cells.flat().sort((a, b) => a - b)
  const lengths = beats.map((beat, index) => {
    const room = (beats[index + 1] ?? place.lengthBeats - LAST_BEAT) - beat
    return Math.max(0.2, Math.min(room, index === beats.length - 1 ? stage.beatsPerBar : LONGEST_INSIDE_BEATS))
  })
  const motif = movesOf(windowOf(place, theme), stage)
  const shapes = shapesOf(task, place, context)
  const quoted = place.startBeat === 0 ? themePitches(place, context) : new Map<number, number>()
  let last = before
  let next = 0
  const pitches = cells.flatMap((cell, at) => {
    const part = cells.length === 1 ? 0.5 : at / (cells.length - 1)
    const open = cell.map((beat) => {
      const absolute = section.startBeat + place.startBeat + beat
      const held = lengths[next++]! >= 1
      const chord = chordAt(stage.chords, absolute + 0.01)
      const strength = Math.max(metricStrength(beat, stage.beatsPerBar), held ? 0.9 : 0)
      return { chord, strength, favoured: quoted.get(beat) ?? null }
    })
    const shape = shapes(part, task === 'climax' ? FALL : motif)
    const own = composeMelody(open, shape, last, random.fork(`${place.startBeat}/${at}`))
    last = own.at(-1) ?? last
    return own
  })
  const force = forceOf(section, stage) * (0.78 + 0.22 * place.climbed)
  return beats.map((beat, index) => ({
    startBeat: section.startBeat + place.startBeat + beat,
    lengthBeats: lengths[index]! * 0.94,
    pitch: pitches[index]!,
    velocity: Math.min(1, force * (Number.isInteger(beat) || lengths[index]! >= 1 ? 1 : 0.88)),
  }))
}

/** Steps from the highest note down. */
const FALL = [-1, -1, -1, -1, -1, -1]

const LONGEST_INSIDE_BEATS = 2
/** What a phrase leaves free at its end, at least, for the band to answer. */
const LAST_BEAT = 0.5

/** Steps of the scale between the first notes of the theme, those that stay left out. */
function movesOf(notes: readonly Note[], stage: Stage): number[] {
  const degrees = scaleOf(stage.key)
  const moves = notes.slice(1, 9).map((note, at) => scaleSteps(notes[at]!.pitch, note.pitch, degrees))
  return moves.filter((move) => move !== 0).slice(0, 4)
}

/** Onsets from the phrase's start, in cells of which each begins as the motif does. */
const RHYTHMS: Readonly<Record<Task, (place: Place, context: Context) => number[][]>> = {
  state: (place, context) => [themeRhythm(place, context)],
  answer: (place, context) => {
    const head = themeRhythm(place, context).filter((beat) => beat < place.lengthBeats / 2)
    const from = place.lengthBeats / 2
    return [head, run(from, from + context.stage.beatsPerBar / 2 + 0.01, context.solo.runBeats)]
  },
  rise: (place, context) => {
    const cell = context.solo.runBeats * 4
    const cells = Math.max(1, Math.floor(place.lengthBeats / cell))
    return Array.from({ length: cells }, (_, index) => run(index * cell, (index + 1) * cell, context.solo.runBeats))
  },
  climax: ({ lengthBeats }, { stage: { beatsPerBar }, solo: { runBeats } }) => {
    const landing = lengthBeats - beatsPerBar
    const held = Math.min(2, landing)
    return [[0, ...run(held, landing, runBeats)].filter((beat) => beat < landing), [landing]].filter(
      (cell) => cell.length > 0,
    )
  },
}

/** The part of the theme that a phrase starts from, in beats from the phrase's start. */
function windowOf({ window, lengthBeats }: Place, theme: readonly Note[]): Note[] {
  const from = (start: number) =>
    theme
      .map((note) => ({ ...note, startBeat: note.startBeat - start }))
      .filter(({ startBeat }) => startBeat >= 0 && startBeat < lengthBeats)
  const own = from(window)
  return own.length > 2 ? own : from(theme[0]!.startBeat)
}

/** The theme's onsets, with more and more between them as the solo goes on. */
function themeRhythm(place: Place, { theme, stage, solo }: Context): number[] {
  const end = place.lengthBeats - stage.beatsPerBar / 2
  const beats = windowOf(place, theme).flatMap(({ startBeat }) => (startBeat < end ? [startBeat] : []))
  if (place.climbed < DENSER_FROM) return beats
  const step = Math.max(0.5, solo.runBeats)
  const until = (index: number) => beats[index + 1] ?? beats[index]! + step
  return beats.flatMap((beat, index) => run(beat, Math.min(until(index), beat + MOST_FILLED * step), step))
}

/** How far into a solo its phrases fill the theme's long notes, and into how many each. */
const DENSER_FROM = 0.4
const MOST_FILLED = 4

/** The theme's own pitches by beat, in the octave below the solo's heights; where it recites, the solo is free to move. */
function themePitches(place: Place, { theme, centre }: Context): Map<number, number> {
  const notes = windowOf(place, theme)
  const mean = notes.reduce((sum, { pitch }) => sum + pitch, 0) / notes.length
  const octaves = Math.floor((centre - mean) / 12 + 0.25) * 12
  const moving = notes.filter(({ pitch }, index) => pitch !== notes[index - 1]?.pitch)
  return new Map(moving.map(({ startBeat, pitch }) => [startBeat, pitch + octaves]))
}

function run(from: number, until: number, every: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((until - from) / every - 1e-6)) }, (_, at) => from + at * every)
}

/** Where each cell of a phrase lies; `part` is how far the phrase has come, 0..1. */
function shapesOf(task: Task, { climbed }: Place, { solo, centre, range: [lowest, highest], stage }: Context) {
  const top = Math.min(highest, centre + solo.climb + 2)
  const level = Math.min(top - 4, centre + solo.climb * climbed * 0.7)
  const ARCS: Readonly<Record<Task, MelodyShape['arc']>> = {
    state: [0, 2, -1],
    answer: [1, 0, -3],
    rise: [-1, 0, 2],
    climax: [top - level, 0, -4],
  }
  return (part: number, motif: readonly number[]): MelodyShape => ({
    key: stage.key,
    low: Math.max(lowest, Math.min(level, centre) - 10),
    high: top,
    centre: task === 'rise' ? level - 4 + part * (top - level + 2) : level,
    arc: task === 'climax' && part === 1 ? [-3, -3, -3] : ARCS[task],
    motif,
    closes: task === 'climax' || task === 'answer',
    leaps: solo.leaps,
    reciting: 0,
  })
}
