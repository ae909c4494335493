import type { Brief } from '../brief/brief.ts'
import { type Part, verseLines } from './form.ts'
import type { Plot, Told } from './languages/stanzas.ts'
import { open, openingsOf } from './openings.ts'
import { choose, usable } from './stanza-choice.ts'
import { elaborate, openingTellings, type Telling, tellVerse } from './tell-facts.ts'
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

/** So many seeds open differently. */
const WAYS_TO_BEGIN = 10

type Verses = Readonly<Record<Extract<Part, 'first' | 'second' | 'bridge'>, readonly string[]>>

/** The plot's stanza with what is told, or what is told alone where it fills a verse; without it, the topic. */
export function writeVerses({ brief, plot, teller, quatrains, isTold, topic, next, turn }: VerseParts): Verses {
  const { chooser } = teller
  const isShort = verseLines(brief) < Number.POSITIVE_INFINITY
  const [early, later, last] = isTold ? halved(quatrains) : shared(quatrains)
  const say = (some: readonly Telling[]) => tellVerse(some, teller)
  /** Whether a verse has no room for the plot: it tells of several things, or shows the one it tells of. */
  const isFull = (share: readonly Telling[]) =>
    isTold || share.length > 1 || (share.length > 0 && (isShort || share[0]?.details !== null))
  const verse = (share: readonly Telling[], lines: readonly string[]) =>
    isFull(share) && share.length === 1 && share[0] ? [...lines, ...elaborate(share[0], teller)] : lines

  const { detailed, framed } = openingTellings(early, teller)
  const scenes = [plot.open, topic.scene]
  const orders = early.length > 0 ? [[plot.open, '']] : [scenes, scenes.toReversed()]
  const begins = orders.flatMap(([text = '', rest = '']) =>
    usable(text, chooser).flatMap((stanza) =>
      openingsOf(stanza, chooser.slots, () => (early.length > 0 ? say(early) : choose(rest, chooser))),
    ),
  )
  // What is told fills the verse: it begins with its details, and with lines of the tone where these have too few beginnings.
  const leads = [...detailed, ...framed.slice(0, Math.max(0, WAYS_TO_BEGIN - detailed.length))]
  const ways = isFull(early) || begins.length === 0 ? leads : begins
  const first = verse(early, ways.length === 0 ? say(early) : open(ways, turn, chooser))

  const isAbout = brief.subjects.some((subject) => subject.topic !== null)
  const isRetold = early[0] && (early[0].details !== null || !isAbout)
  // One thing that is told comes again in other words, before what its words happen to name.
  const more = later.length > 0 ? say(later) : isRetold ? say(early) : choose(next.later, chooser)
  // What is true of anybody goes before one thing more.
  const hasTurn = !isFull(later) || (plot.meaning !== undefined && !isShort && later.length < 2)
  const second = hasTurn ? [...choose(plot.turn, chooser), ...more] : verse(later, more)
  return { first, second, bridge: [...choose(plot.bridge, chooser), ...say(last)] }
}

type Shares = readonly [first: readonly Telling[], second: readonly Telling[], bridge: readonly Telling[]]

/** In their order, at most two in each verse and in the bridge. */
function shared(quatrains: readonly Telling[]): Shares {
  const half = Math.min(2, Math.ceil(quatrains.length / 2))
  return [quatrains.slice(0, half), quatrains.slice(half, half + 2), quatrains.slice(half + 2, half + 4)]
}

/** In their order, half of them in each verse. */
function halved(quatrains: readonly Telling[]): Shares {
  const half = Math.min(3, Math.ceil(quatrains.length / 2))
  return [quatrains.slice(0, half), quatrains.slice(half, 2 * half), quatrains.slice(2 * half)]
}
