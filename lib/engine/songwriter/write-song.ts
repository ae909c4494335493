import type { Brief } from '../brief/brief.ts'
import type { GenreName } from '../compose/names.ts'
import type { SectionKind } from '../lyrics/lyric-section.ts'
import { tagOf } from '../lyrics/section-tags.ts'
import { createRandom, type Random } from '../random/random.ts'
import { fillStanza, isFillable } from './fill-stanza.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import type { TopicName } from './languages/names.ts'
import { type Person, type Plot, type Stanza, type Stanzas, stanzasOf, type Topic } from './languages/stanzas.ts'
import { spreadOf } from './share.ts'
import { STYLE_PLOTS, usualPlot } from './usual-plot.ts'

export type WrittenSong = { readonly title: string; readonly lyrics: string }

/** Everything that the stanzas of a song are chosen by. */
type Chooser = {
  readonly slots: Readonly<Record<string, string>>
  readonly without: RegExp | null
  readonly random: Random
  /** Position in [0, 1), far from that of neighbouring seeds. */
  readonly place: number
  readonly used: Set<Stanza>
}

/**
 * Writes a song of whole stanzas: each verse is one of the plot, then one of a topic, and the chorus names what the song is about.
 * The same brief and seed give the same song.
 */
export function writeSong(brief: Brief, pack: LanguagePack, seed: number): WrittenSong {
  const random = createRandom(`song/${seed}/${fingerprint(brief)}`)
  const plot = plotOf(brief, pack, random.fork('plot'))
  const [first, second] = topicsOf(brief, pack, random.fork('topic'))
  const chooser: Chooser = {
    slots: pack.slots(brief),
    without: excluded(brief),
    random: random.fork('stanzas'),
    place: (spreadOf(seed)[0] + random.fork('place').between(0, 1)) % 1,
    used: new Set(),
  }
  const told = (topic: Topic, part: 'scene' | 'later') => topic[personOf(plot, topic, brief)][part]
  const chorus = chorusOf(brief, plot, pack, chooser)
  const parts: Partial<Record<string, readonly string[]>> = {
    first: [...choose(plot.open, chooser), ...choose(told(first, 'scene'), chooser)],
    lift: choose(plot.lift, chooser),
    chorus: [...chorus.lines, ...choose(first.hook, chooser)],
    second: [...choose(plot.turn, chooser), ...choose(told(second, 'later'), chooser)],
    bridge: choose(plot.bridge, chooser),
  }
  const join = isSpoken(brief.music.styles[0]) ? longLines : (lines: readonly string[]) => lines
  const sections = formOf(brief, random.fork('form')).flatMap(([kind, part]) => {
    const lines = parts[part] ?? []
    const sung = kind === 'verse' ? join(lines) : lines
    return sung.length > 0 ? [[tagOf(kind), ...sung].join('\n')] : []
  })
  return { title: pack.headline(chorus.title), lyrics: sections.join('\n\n') }
}

type Part = 'first' | 'lift' | 'chorus' | 'second' | 'bridge'
type Form = readonly (readonly [SectionKind, Part])[]

const WHOLE: Form = [
  ['verse', 'first'],
  ['pre-chorus', 'lift'],
  ['chorus', 'chorus'],
  ['verse', 'second'],
  ['pre-chorus', 'lift'],
  ['chorus', 'chorus'],
  ['bridge', 'bridge'],
  ['chorus', 'chorus'],
]
const PLAIN: Form = WHOLE.filter(([kind]) => kind !== 'pre-chorus')
const SHORT: Form = [
  ['verse', 'first'],
  ['chorus', 'chorus'],
  ['verse', 'second'],
  ['chorus', 'chorus'],
]
const SHORTEST: Form = [
  ['chorus', 'chorus'],
  ['verse', 'first'],
  ['chorus', 'chorus'],
]

/** A jingle is short; whoever wishes for a minute gets fewer parts. */
function formOf({ lengthSec, plot }: Brief, random: Random): Form {
  if (lengthSec !== null && lengthSec <= 45) return SHORTEST
  if ((lengthSec !== null && lengthSec <= 90) || plot === 'shop') return SHORT
  return random.chance(0.5) ? WHOLE : PLAIN
}

function plotOf(brief: Brief, pack: LanguagePack, random: Random): Plot {
  const names = [...(brief.plot ? [brief.plot] : []), ...usualPlot(brief, random), ...STYLE_PLOTS]
  const name = names.find((one) => pack.plots[one])
  const plot = name && pack.plots[name]
  if (!plot) throw new RangeError(`No plot is written in ${brief.language}`)
  return plot
}

/** Two topics, or the same twice: of what the song is about, else of anything that the songwriter knows. */
function topicsOf(brief: Brief, pack: LanguagePack, random: Random): [Topic, Topic] {
  const known = brief.topics.flatMap((name) => pack.topics[name] ?? [])
  const [subject] = brief.subjects
  const named = subject && known.length === 0 ? [pack.anything[subject.kind === 'deed' ? 'deed' : 'thing']] : []
  const some = random.pick(Object.keys(pack.topics) as TopicName[])
  const [first = pack.anything.thing, second = first] = [
    ...known,
    ...named,
    ...(brief.hearer ? [] : [pack.topics[some] ?? []].flat()),
  ]
  return [first, second]
}

/** Who did something speaks of it; whoever hears the song is spoken to. */
function personOf(plot: Plot, _topic: Topic, brief: Brief): Person {
  if (plot.person === 'you' && brief.hearer === null && brief.subjects[0]?.kind === 'deed') return 'me'
  return plot.person
}

function chorusOf(
  brief: Brief,
  plot: Plot,
  pack: LanguagePack,
  chooser: Chooser,
): { title: string; lines: readonly string[] } {
  if (brief.title) {
    const slots = { ...chooser.slots, title: brief.title }
    return { title: brief.title, lines: choose(pack.titled, { ...chooser, slots }) }
  }
  const stanza = pick(plot.chorus, chooser)
  if (!stanza) return { title: brief.title ?? '', lines: [] }
  const { title, lines } = fillStanza(stanza, chooser.slots, chooser.random)
  return { title: title ?? lines[0] ?? '', lines }
}

function choose(text: Stanzas, chooser: Chooser): readonly string[] {
  const stanza = pick(text, chooser)
  return stanza ? fillStanza(stanza, chooser.slots, chooser.random).lines : []
}

/** Stanzas that say more of what was asked for come more often; none comes twice. */
function pick(text: Stanzas, { slots, without, random, place, used }: Chooser): Stanza | null {
  const free = stanzasOf(text).filter(
    (stanza) =>
      !used.has(stanza) && isFillable(stanza, slots) && !(without && stanza.lines.some((line) => without.test(line))),
  )
  if (free.length === 0) return null
  const weights = free.map((stanza) => 3 ** slotsIn(stanza))
  let rest = ((place + random.between(0, 1)) % 1) * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => {
    rest -= weight
    return rest < 0
  })
  const stanza = free[Math.max(0, at)] ?? null
  if (stanza) used.add(stanza)
  return stanza
}

const slotsIn = ({ title, lines }: Stanza) => new Set([title ?? '', ...lines].join(' ').match(/\{[a-z.]+\}/g)).size

function excluded({ without }: Brief): RegExp | null {
  const words = without.map((word) =>
    word
      .toLowerCase()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/e?s$/, ''),
  )
  return words.length > 0 ? new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu') : null
}

const SPOKEN: readonly GenreName[] = ['Rap', 'Hip-hop']
const isSpoken = (style: GenreName | undefined) => style !== undefined && SPOKEN.includes(style)

/** Two lines in one breath: what rhymed at their ends then rhymes within. */
function longLines(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    if (at % 2 === 1) return []
    return next === undefined ? [line] : [`${line}, ${next}`]
  })
}

/** Descriptions that differ give other songs of one seed. */
function fingerprint({ hearer, subjects, topics, deeds, plot, place, brand, age, title, names }: Brief): string {
  return JSON.stringify([hearer, subjects, topics, deeds, plot, place, brand, age, title, names])
}
