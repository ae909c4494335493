import type { Brief } from '../brief/brief.ts'
import { type FactDetails, toldOfThing } from './fact-details.ts'
import { detailsOf } from './languages/details-of.ts'
import { type Plot, type Stanzas, stanzasOf } from './languages/stanzas.ts'
import { foldedLines } from './lines/folded-lines.ts'
import type { SongContext } from './song-context.ts'
import { open, openingsOf } from './stanzas/openings.ts'
import { choose, usable } from './stanzas/stanza-choice.ts'

/**
 * What a teaching song teaches; null where nothing is known of its subject, where the song is in another language than the
 * description, or where the facts are the lesson themselves.
 */
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

/**
 * Puts half of the lesson in each verse, in its order. The plot's first lines and the other facts come before it, what comes of
 * it at the end.
 */
export function writeLessonVerses({ brief, plot, context, lesson, turn }: LessonVerseParts) {
  const { chooser } = context
  const told = (text: Stanzas = '') => toldOfThing(text, context)
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
