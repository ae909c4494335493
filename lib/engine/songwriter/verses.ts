import type { Brief } from '../brief/brief.ts'
import { type Part, verseLines } from './form.ts'
import type { Plot, Told } from './languages/stanzas.ts'
import { type Opening, open, openingsOf } from './openings.ts'
import { choose, usable } from './stanza-choice.ts'
import { conclude, elaborate, openingTellings, speaksOf, type Telling, tell } from './tell-facts.ts'
import type { Teller } from './teller.ts'

/** What the verses and the bridge are made of. */
export type VerseParts = {
  readonly brief: Brief
  readonly plot: Plot
  readonly teller: Teller
  /** What is told. */
  readonly quatrains: readonly Telling[]
  /** What is told is the song, without the plot. */
  readonly isTold: boolean
  /** What the song is about, in the first verse and in the second. */
  readonly topic: Told
  readonly next: Told
  /** Whose turn it is of the ways to begin. */
  readonly turn: number
}

type Verses = Readonly<Record<Extract<Part, 'first' | 'second' | 'bridge'>, readonly string[]>>

/**
 * The first verse tells, with what there is to see of a single thing; the second tells the rest or says what it means, and what came
 * of it. Where nothing is told, the plot and the topic take its place.
 */
export function writeVerses({ brief, plot, teller, quatrains, isTold, topic, next, turn }: VerseParts): Verses {
  const { chooser } = teller
  const isShort = verseLines(brief) < Number.POSITIVE_INFINITY
  // What a kind of song means is too grave for a joke.
  const hasMeaning = plot.meaning !== undefined && !isTold && teller.tone !== 'funny'
  const [early, later] = shared(quatrains, hasMeaning && !isShort)
  const say = (some: readonly Telling[]) => some.flatMap((one) => tell(one, teller))
  const [only] = early
  /** Whether the first verse has no room for the plot. */
  const isFull = early.length > 1 || (only !== undefined && (isTold || isShort || only.details !== null))
  const shown = () => (only && early.length === 1 && isFull && !isShort ? elaborate(only, teller) : [])

  const begin = (text: string, rest: Opening['rest']) =>
    usable(text, chooser).flatMap((stanza) => openingsOf(stanza, chooser.slots, rest))
  const behindPlot = early.length > 0 ? begin(plot.open, () => say(early)) : []
  const untold = () =>
    [plot.open, topic.scene].flatMap((text, at, both) => begin(text, () => choose(both[1 - at] ?? '', chooser)))
  const told = isFull || behindPlot.length === 0 ? openingTellings(early, teller, shown) : behindPlot
  const ways = early.length > 0 ? told : untold()
  const first = ways.length > 0 ? open(ways, turn, chooser) : [...say(early), ...shown()]

  const second =
    later.length > 0
      ? [...say(later), ...(later.length > 1 || isShort ? [] : endOf([...later, ...early]))]
      : untoldSecond()
  return { first, second, bridge: choose(plot.bridge, chooser) }

  /** What came of the first of which that is known, else more of it. */
  function endOf(some: readonly Telling[]): readonly string[] {
    const known =
      some.find(({ details }) => details?.later !== undefined) ?? some.find(({ details }) => details !== null)
    if (!known) return []
    const end = conclude(known, teller)
    return end.length > 0 ? end : elaborate(known, teller)
  }

  /** Nothing is left to tell: what it means, and what came of it; told again where that would not speak of it. */
  function untoldSecond(): readonly string[] {
    const isAbout = brief.subjects.some((subject) => subject.topic !== null)
    const told = early.find(({ details }) => details?.later !== undefined) ?? early[0]
    const end = told ? conclude(told, teller) : []
    if (told && speaksOf(end, told, brief)) return [...choose(plot.turn, chooser), ...end]
    if (end.length > 0 && told) return [...tell(told, teller), ...end]
    return [
      ...choose(plot.turn, chooser),
      ...(only && (only.details !== null || !isAbout) ? tell(only, teller) : choose(next.later, chooser)),
    ]
  }
}

/** In their order, half of them in each verse; two in the first where the second says what they mean. */
function shared(
  quatrains: readonly Telling[],
  hasMeaning: boolean,
): readonly [first: readonly Telling[], second: readonly Telling[]] {
  const half = hasMeaning && quatrains.length <= 2 ? quatrains.length : Math.ceil(quatrains.length / 2)
  return [quatrains.slice(0, half), quatrains.slice(half)]
}
