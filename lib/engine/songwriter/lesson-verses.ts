import type { Brief } from '../brief/brief.ts'
import { type FactDetails, laterOf, suitedTo } from './fact-details.ts'
import { detailsOf } from './languages/details-of.ts'
import { type Plot, stanzasOf } from './languages/stanzas.ts'
import { foldedLines } from './lines/folded-lines.ts'
import type { SongContext } from './song-context.ts'
import { open, openingsOf } from './stanzas/openings.ts'
import { choose, usable } from './stanzas/stanza-choice.ts'

/** What there is to learn of what a song is to teach; null where nothing is known of it. */
export function lessonIn({ language, spokenIn, facts, subjects, request }: Brief): FactDetails | null {
  if (spokenIn !== language || facts.length > MOST_COMPANIONS) return null
  const subject = subjects.map(({ text }) => text).join(', ')
  const found =
    detailsOf(subject, language, 'lessons') ??
    detailsOf(request.description, language, 'lessons') ??
    detailsOf(subject, language)
  return found && { ...found, fact: { of: 'thing', deed: null, text: subject } }
}

/** More than so many facts are the lesson itself, step by step. */
const MOST_COMPANIONS = 2

export type LessonVerseParts = {
  readonly brief: Brief
  readonly plot: Plot
  readonly context: SongContext
  readonly lesson: FactDetails
  /** Whose turn it is of the ways to begin. */
  readonly turn: number
}

/** Half of the lesson in each verse, in its order: behind the plot's first lines and what else was told, and before what comes of it. */
export function writeLessonVerses({ brief, plot, context, lesson, turn }: LessonVerseParts) {
  const { chooser } = context
  const taught = stanzasOf(suitedTo(lesson, lesson.details?.stanzas ?? '', context)).map(({ lines }) =>
    lines.join('\n'),
  )
  const half = Math.ceil(taught.length / 2)
  const say = (some: readonly string[]) => some.flatMap((stanza) => choose(stanza, chooser))
  const told = brief.facts.flatMap(({ text }) => foldedLines(text, brief.language))
  const ways = usable(plot.open, chooser).flatMap((stanza) =>
    openingsOf(stanza, chooser.slots, () => [...told, ...say(taught.slice(0, half))]),
  )
  const first = open(ways, turn, chooser)
  const end = lesson.details?.later ? laterOf(lesson, context) : choose(plot.turn, chooser)
  return { first, second: [...say(taught.slice(half)), ...end] }
}
