import type { Brief } from '../brief/brief.ts'
import { type FactDetails, suitedTo } from './fact-details.ts'
import { detailsOf } from './languages/details-of.ts'
import { type Plot, type Stanzas, stanzasOf } from './languages/stanzas.ts'
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
  // A lesson is told of nobody who would have to like it.
  const told = (text: Stanzas = '') => suitedTo(lesson, text, context) || text
  const taught = stanzasOf(told(lesson.details?.stanzas)).map(({ lines }) => lines.join('\n'))
  const half = Math.ceil(taught.length / 2)
  const say = (some: readonly string[]) => some.flatMap((stanza) => choose(stanza, chooser))
  const companions = brief.facts.flatMap(({ text }) => foldedLines(text, brief.language))
  const begun = () => [...companions, ...say(taught.slice(0, half))]
  const ways = usable(plot.open, chooser).flatMap((stanza) => openingsOf(stanza, chooser.slots, begun))
  const first = ways.length > 0 ? open(ways, turn, chooser) : begun()
  const end = choose(told(lesson.details?.later ?? plot.turn), chooser)
  return { first, second: [...say(taught.slice(half)), ...end] }
}
