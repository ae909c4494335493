import type { Part } from './form.ts'
import type { Plot, TopicStanzas } from './languages/stanzas.ts'
import { open, openingsOf } from './stanzas/openings.ts'
import { type Chooser, choose, usable } from './stanzas/stanza-choice.ts'

/** What verses are made of where nothing is told. */
export type UntoldVerseParts = {
  readonly plot: Plot
  readonly chooser: Chooser
  /** What the song is about, in the first verse and in the second. */
  readonly topic: TopicStanzas
  readonly next: TopicStanzas
  /** Whose turn it is of the ways to begin. */
  readonly turn: number
}

type Verses = Readonly<Record<Extract<Part, 'first' | 'second'>, readonly string[]>>

/** The first verse begins with the plot or with the topic, and goes on with the other one; the second moves on from both. */
export function writeUntoldVerses({ plot, chooser, topic, next, turn }: UntoldVerseParts): Verses {
  const ways = [plot.open, topic.scene].flatMap((text, at, both) =>
    usable(text, chooser).flatMap((stanza) =>
      openingsOf(stanza, chooser.slots, () => choose(both[1 - at] ?? '', chooser)),
    ),
  )
  const first = open(ways, turn, chooser)
  return { first, second: [...choose(plot.turn, chooser), ...choose(next.later, chooser)] }
}
