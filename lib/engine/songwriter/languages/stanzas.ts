/**
 * Lyrics that a language has ready: stanzas divided by blank lines, a line of a song on each line. `(a|b)` is one of
 * both, `{slot.form}` what a brief fills in. A stanza whose slots cannot be filled is passed over.
 */
export type Stanzas = string

/** Whom a stanza speaks of: somebody who hears it, whoever sings, or somebody and a time that are gone. */
export type Person = 'you' | 'me' | 'past'

/** The first verse sets a scene, the second one moves on from it. */
export type TopicStanzas = { readonly scene: Stanzas; readonly later: Stanzas }

/** What is sung of a thing that a description tells of. Second and fourth lines rhyme. */
export type Details = {
  /** Words that speak of nothing else, in small letters, divided by spaces, with "_" for a space within an entry. */
  readonly words: string
  /** Quatrains without a person, what there is to see and hear, for songs that are about the thing; of lessons, in their order. */
  readonly stanzas: Stanzas
  /** Quatrains with a line `{fact}` and `{he}`, of whoever does, has or loves it, where little is told. */
  readonly own?: Stanzas
  /** Quatrains that move on, to the evening, the year's end, what stays. */
  readonly later?: Stanzas
  /** Couplets for the end of a chorus, of any tense and person. */
  readonly hook?: Stanzas
}

/** Something that songs are about, such as gardens or trains, whatever the occasion. */
export type Topic = Readonly<Record<Person, TopicStanzas>> & {
  /**
   * Words that speak of it, in small letters, divided by spaces; every stanza has one of them. "_"
   * is a space within an entry: "비_오는", "cà_phê".
   */
  readonly kin: string
  /** Two lines for the end of a chorus, of any tense and person. */
  readonly hook: Stanzas
  /** In the short lines of a lullaby, to somebody small. */
  readonly soft?: TopicStanzas
}

/** A kind of song, such as a birthday song: what is told of it from verse to verse, apart from its topic. */
export type Plot = {
  /** Who speaks of the topic in its verses. */
  readonly person: Person
  /** Begins the first verse: where, when, who. */
  readonly open: Stanzas
  /** Begins the second verse: what is at stake, or what has changed. */
  readonly turn: Stanzas
  /** Two lines that lean into the chorus. */
  readonly lift: Stanzas
  /**
   * Each begins with its title, "# Eighty Candles", which its lines sing. A line that need not rhyme may tell `{fact}`, `{you.fact}`,
   * `{me.fact}`, `{they.fact}` or `{thing.fact}`.
   */
  readonly chorus: Stanzas
  /** The other side: what is feared, hoped, or seen from outside. */
  readonly bridge: Stanzas
  /**
   * Begins the second verse in place of `turn` where the description tells something: what that means, true of anybody for whom
   * such a song is wished. A plot that has it says nothing else in its lifts, choruses and bridges either.
   */
  readonly meaning?: Stanzas
}

export type Stanza = { readonly title: string | null; readonly lines: readonly string[] }

/** Takes stanzas apart, once for each text. */
export function stanzasOf(text: Stanzas): readonly Stanza[] {
  const known = parsed.get(text)
  if (known) return known
  const stanzas = text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim())
      const title = lines[0]?.startsWith('# ') ? (lines.shift() ?? '').slice(2) : null
      return { title, lines }
    })
  parsed.set(text, stanzas)
  return stanzas
}

const parsed = new Map<Stanzas, readonly Stanza[]>()
