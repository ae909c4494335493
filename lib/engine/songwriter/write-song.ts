import { type Brief, isAnimal } from '../brief/brief.ts'
import type { GenreName } from '../compose/names.ts'
import type { SectionKind } from '../lyrics/lyric-section.ts'
import { tagOf } from '../lyrics/section-tags.ts'
import { createRandom, type Random } from '../random/random.ts'
import { fillStanza, isFillable, slotsOf, variantAt, variantsOf } from './fill-stanza.ts'
import { formOf, type Part, verseLines } from './form.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import type { TopicName } from './languages/names.ts'
import { type Plot, type Stanza, type Stanzas, stanzasOf, type Told, type Topic } from './languages/stanzas.ts'
import { ANY_PLOT, usualPlots } from './usual-plots.ts'

export type WrittenSong = { readonly title: string; readonly lyrics: string }

/** What the stanzas of a song are chosen by. */
type Chooser = {
  readonly slots: Readonly<Record<string, string>>
  /** Finds what must not appear. */
  readonly without: RegExp | null
  readonly random: Random
  readonly used: Set<Stanza>
}

/**
 * Writes a song of whole stanzas: each verse is one of the plot, then one of a topic, and the chorus names what the song is about.
 * The same brief and seed give the same song.
 */
export function writeSong(brief: Brief, pack: LanguagePack, seed: number): WrittenSong {
  const wish = fingerprint(brief)
  const random = createRandom(`song/${seed}/${wish}`)
  const plot = plotOf(brief, pack, random.fork('plot'))
  const [first, second] = topicsOf(brief, pack, random.fork('topic'))
  const told = teller(plot, pack, brief)
  const chooser: Chooser = {
    slots: pack.slots(brief),
    without: unwanted(brief),
    random: random.fork('stanzas'),
    used: new Set(),
  }
  const chorus = chorusOf(brief, plot, pack, chooser)
  // A topic's long last lines would wake whoever is sung to sleep.
  const isHooked = plot === pack.plots.shop || (told(first) !== NOTHING && plot !== pack.plots.lullaby)
  const hook = isHooked ? choose(first?.hook ?? '', chooser) : []
  const missing = namesToSing(brief).filter((name) => ![chorus.title, ...chorus.lines].join('\n').includes(name))
  const named = { ...chooser, slots: { ...chooser.slots, names: pack.together(missing) } }
  const parts: Readonly<Record<Part, readonly string[]>> = {
    first: firstVerse(plot.open, told(first).scene, { ...chooser, turn: seed + createRandom(wish).integer(0, 999) }),
    lift: choose(plot.lift, chooser),
    chorus: [...chorus.lines, ...(missing.length > 0 ? choose(pack.dedicated, named) : hook)],
    second: [...choose(plot.turn, chooser), ...choose(told(second).later, chooser)],
    bridge: choose(plot.bridge, chooser),
  }
  const isRapped = RAPPED.has(brief.music.styles[0] ?? 'Pop')
  const sections = formOf(brief, random.fork('form')).flatMap(([kind, part]: readonly [SectionKind, Part]) => {
    const verse = kind === 'verse' ? parts[part].slice(0, verseLines(brief)) : parts[part]
    const lines = kind === 'verse' && isRapped ? longLines(verse) : verse
    return lines.length > 0 ? [[tagOf(kind), ...lines].join('\n')] : []
  })
  return { title: pack.headline(chorus.title), lyrics: sections.join('\n\n') }
}

/** The kind of song that was asked for, or that suits it, as long as there is enough to fill one of its choruses. */
function plotOf(brief: Brief, pack: LanguagePack, random: Random): Plot {
  const names = [...(brief.plot ? [brief.plot] : []), ...usualPlots(brief, random), ...ANY_PLOT]
  const slots = pack.slots(brief)
  const plots = names.flatMap((name) => pack.plots[name] ?? [])
  const plot = plots.find(({ chorus }) => stanzasOf(chorus).some((stanza) => isFillable(stanza, slots))) ?? plots[0]
  if (!plot) throw new RangeError(`No plot is written in ${brief.language}`)
  return plot
}

/** What the song is about, in its first and its second verse; null where nobody said it, and the plot alone is told. */
function topicsOf(brief: Brief, pack: LanguagePack, random: Random): readonly [Topic | null, Topic | null] {
  const known = brief.topics.flatMap((name) => pack.topics[name] ?? [])
  const deed = brief.subjects.some(({ kind }) => kind === 'deed')
  const named = brief.subjects.length > 0 ? [deed ? pack.anything.deed : pack.anything.thing] : []
  const isOpen = brief.plot === null && brief.hearer === null
  const anywhere = isOpen ? [pack.topics[random.pick(ANYWHERE)] ?? []].flat() : []
  const [first = null, second = first] = known.length > 0 ? known : [...named, ...anywhere]
  return [first, second]
}

/** What stands in anybody's life. */
const ANYWHERE: readonly TopicName[] = [
  'kitchen',
  'city',
  'night',
  'house',
  'summer',
  'storm',
  'trains',
  'coffee',
  'sea',
]

/**
 * How the plot tells of a topic: whoever hears the song is spoken to, and where nobody does, the singer speaks. Who is sung to
 * sleep hears short lines; animals are sung to in what is written for them alone.
 */
function teller(plot: Plot, pack: LanguagePack, { hearer }: Brief): (topic: Topic | null) => Told {
  const person = plot.person === 'you' && hearer === null ? 'me' : plot.person
  return (topic) => {
    if (plot === pack.plots.lullaby) return topic?.soft ?? NOTHING
    // What a shop sells is in its song's last lines; nobody wants to hear what went wrong with it.
    if (plot === pack.plots.shop) return NOTHING
    if (person === 'you' && isAnimal(hearer)) return NOTHING
    return topic?.[person] ?? NOTHING
  }
}

const NOTHING: Told = { scene: '', later: '' }

type Chorus = { readonly title: string; readonly lines: readonly string[] }

/** Slots that say somebody's name, for which a chorus is chosen before others. */
const NAMES: ReadonlySet<string> = new Set(['call', 'name', 'brand'])

function chorusOf({ title }: Brief, plot: Plot, pack: LanguagePack, chooser: Chooser): Chorus {
  if (title) return { title, lines: choose(pack.titled, { ...chooser, slots: { ...chooser.slots, title } }) }
  const named = usable(plot.chorus, chooser).filter((one) => [...slotsOf(one)].some((slot) => NAMES.has(slot)))
  const stanza = pick(named, chooser) ?? pick(usable(plot.chorus, chooser), chooser)
  if (!stanza) return { title: '', lines: [] }
  const filled = fillStanza(stanza, chooser.slots, chooser.random)
  return { title: filled.title ?? filled.lines[0] ?? '', lines: filled.lines }
}

/**
 * Begins with the plot or with the topic. Every way to begin, by stanza and by the choices in its first line, has its turn, so
 * that neighbouring seeds open differently.
 */
function firstVerse(open: Stanzas, scene: Stanzas, chooser: Chooser & { readonly turn: number }): readonly string[] {
  const ways = [open, scene].flatMap((text, at) =>
    usable(text, chooser).flatMap((stanza) =>
      Array.from({ length: variantsOf(stanza.lines[0] ?? '') }, (_, variant) => ({
        ...{ stanza, variant },
        rest: at === 0 ? scene : open,
      })),
    ),
  )
  const way = ways[(chooser.turn * stepThrough(ways.length)) % ways.length]
  if (!way) return []
  chooser.used.add(way.stanza)
  const [line = '', ...others] = way.stanza.lines
  const lines = [variantAt(line, way.variant), ...others]
  return [...fillStanza({ title: null, lines }, chooser.slots, chooser.random).lines, ...choose(way.rest, chooser)]
}

/** A step that comes to every place before it comes to one again, and leads far from where it starts. */
function stepThrough(count: number): number {
  let step = Math.max(1, Math.round(count * 0.618))
  while (divisorOf(step, count) > 1) step++
  return step
}

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b))

/** Names of people, animals, shops and teams; towns are sung where a stanza has room for one. */
const namesToSing = ({ names, brand, place }: Brief): readonly string[] => [
  ...new Set([...(brand ? [brand] : []), ...names.filter((name) => name !== place && !brand?.includes(name))]),
]

function choose(text: Stanzas, chooser: Chooser): readonly string[] {
  const stanza = pick(usable(text, chooser), chooser)
  return stanza ? fillStanza(stanza, chooser.slots, chooser.random).lines : []
}

/** Stanzas that say more of what was asked for come more often. */
function pick(free: readonly Stanza[], chooser: Chooser): Stanza | null {
  if (free.length === 0) return null
  const stanza = chooser.random.weighted(free.map((one): [Stanza, number] => [one, 2 ** slotsOf(one).size]))
  chooser.used.add(stanza)
  return stanza
}

/** No stanza comes twice, none without what it asks for, none with what was not wanted. */
function usable(text: Stanzas, { slots, without, used }: Chooser): readonly Stanza[] {
  return stanzasOf(text).filter(
    (stanza) =>
      !used.has(stanza) && isFillable(stanza, slots) && !(without && stanza.lines.some((line) => without.test(line))),
  )
}

function unwanted({ without }: Brief): RegExp | null {
  const words = without.map((word) =>
    word
      .toLowerCase()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/e?s$/, ''),
  )
  return words.length > 0 ? new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu') : null
}

const RAPPED: ReadonlySet<GenreName> = new Set(['Rap', 'Hip-hop'])

/** Two lines in one breath: what rhymed at their ends then rhymes within. */
function longLines(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => {
    if (at % 2 === 1) return []
    const next = lines[at + 1]
    return next === undefined ? [line] : [`${line.replace(/[?!]$/, '')}, ${uncapitalised(next)}`]
  })
}

/** The beginning of a line in the middle of another, where it is a common word. */
const uncapitalised = (line: string) => line.replace(COMMON, (word) => word.toLowerCase())
const COMMON =
  /^(?:And|But|The|A|An|It|You|We|He|She|They|There|So|With|In|On|At|To|Of|My|Your|Our|If|When|Till|That|No|Not|For|From|Or|As|Then|Just|Who|What|Where|Like|By)\b/

/** Descriptions that differ give other songs of one seed. */
function fingerprint(brief: Brief): string {
  const { hearer, subjects, topics, deeds, plot, place, brand, age, title, names } = brief
  return JSON.stringify([hearer, subjects, topics, deeds, plot, place, brand, age, title, names])
}
