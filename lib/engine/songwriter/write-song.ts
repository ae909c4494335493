import { type Brief, type Fact, isAnimal } from '../brief/brief.ts'
import { escaped } from '../brief/patterns.ts'
import type { GenreName } from '../compose/names.ts'
import type { SectionKind } from '../lyrics/lyric-section.ts'
import { tagOf } from '../lyrics/section-tags.ts'
import { createRandom, type Random } from '../random/random.ts'
import { fillStanza, isFillable, slotsOf, variantAt, variantsOf } from './fill-stanza.ts'
import { formOf, type Part, verseLines } from './form.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import type { PlotName, TopicName } from './languages/names.ts'
import { factSlots, framesOf, hooksOf, isQuiet, type Tone, toneOf } from './languages/own-words.ts'
import { PACKS } from './languages/registry.ts'
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
 * Writes a song of whole stanzas: each verse is one of the plot, then what the description tells, or one of a topic; where no kind
 * of song is asked for, what is told alone. The chorus names what the song is about.
 * The same brief and seed give the same song.
 */
export function writeSong(wished: Brief, seed: number): WrittenSong {
  const brief = inItsLanguage(wished)
  const pack = PACKS[brief.language]
  const wish = fingerprint(brief)
  const random = createRandom(`song/${seed}/${wish}`)
  const [name, plot] = plotOf(brief, pack, random.fork('plot'))
  const [first, second] = topicsOf(brief, pack, random.fork('topic'))
  const told = teller(plot, pack, brief)
  const tone = toneOf(name, brief)
  const { slots, facts: all } = divided(brief, pack)
  // Where no kind of song is asked for, what is told is all that there is to sing of.
  const isTold = name !== brief.plot && all.length > 1 && leads(all, pack, tone) !== ''
  const [facts, more, rest] = isTold ? halved(all) : shared(all)
  const chooser: Chooser = {
    slots,
    without: unwanted(brief),
    random: random.fork('stanzas'),
    used: new Set(),
  }
  const withFacts = (some: readonly Fact[]) => ({ ...chooser, slots: { ...chooser.slots, ...factSlots(some) } })
  /** Facts two by two, each pair in a quatrain of its own. */
  const pairs = (some: readonly Fact[]) =>
    Array.from({ length: Math.ceil(some.length / 2) }, (_, pair) => some.slice(2 * pair, 2 * pair + 2)).flatMap((two) =>
      choose(around(two, pack, tone), withFacts(two)),
    )
  /** What the description tells, or else what there is of the topic. */
  const scene = (some: readonly Fact[], topic: Stanzas) => (some.length > 0 ? around(some, pack, tone) : topic)
  const chorus = (isTold && toldChorus(brief, all, pack, chooser)) || chorusOf(brief, plot, pack, chooser)
  // A topic's long and merry last lines would wake whoever is sung to sleep, and hurt whoever grieves.
  const isHushed = plot === pack.plots.lullaby || (facts.length > 0 && isQuiet(tone))
  const isHooked = plot === pack.plots.shop || (told(first) !== NOTHING && !isHushed)
  const isTopic = brief.facts.length === 0 || brief.subjects.some(({ topic }) => topic !== null)
  const own = isTopic ? [] : hookOf(isQuiet(tone) ? all : facts, tone, pack, chooser)
  const ending = own.length > 0 || !isHooked || !first ? own : choose(first.hook, chooser)
  const sung = [chorus.title, ...chorus.lines].join('\n').toLowerCase()
  // Some languages call people by another form of their name.
  const isCalled = slots.call !== undefined && sung.includes(slots.call.toLowerCase())
  const missing = namesToSing(brief).filter(
    (one) => !sung.includes(one.toLowerCase()) && !(isCalled && one === brief.hearer?.name),
  )
  const named = { ...chooser, slots: { ...chooser.slots, names: pack.together(missing) } }
  const signed = brief.sender
    ? choose(pack.signed ?? '', { ...chooser, slots: { ...chooser.slots, sender: brief.sender } })
    : []
  const dedicated = missing.length > 0 ? choose(pack.dedicated, named) : []
  const isShort = verseLines(brief) < Number.POSITIVE_INFINITY
  const turn = seed + createRandom(wish).integer(0, 999)
  // One thing that is told comes again in other words, before what its words happen to name.
  const again = more.length > 0 || isTopic ? more : facts
  const later = choose(scene(again, told(second).later), withFacts(again))
  const parts: Readonly<Record<Part, readonly string[]>> = {
    first: isTold
      ? [
          ...firstVerse('', leads(facts.slice(0, 2), pack, tone), {
            ...withFacts(facts.slice(0, 2)),
            turn,
            beginsWithPlot: false,
          }),
          ...pairs(facts.slice(2)),
        ]
      : firstVerse(isShort && facts.length > 0 ? '' : plot.open, scene(facts, told(first).scene), {
          ...withFacts(facts),
          ...{ turn, beginsWithPlot: facts.length > 0 },
        }),
    lift: isTold ? [] : choose(plot.lift, chooser),
    chorus: [...chorus.lines, ...dedicated, ...(dedicated.length > 0 ? own : ending), ...signed],
    second: isTold ? pairs(more) : isShort && more.length > 0 ? later : [...choose(plot.turn, chooser), ...later],
    bridge: isTold
      ? pairs(rest)
      : [...choose(plot.bridge, chooser), ...(rest.length > 0 ? choose(scene(rest, ''), withFacts(rest)) : [])],
  }
  const isRapped = RAPPED.has(brief.music.styles[0] ?? 'Pop')
  const sections = formOf(brief, random.fork('form')).flatMap(([kind, part]: readonly [SectionKind, Part]) => {
    const verse = kind === 'verse' ? parts[part].slice(0, verseLines(brief)) : parts[part]
    const lines = kind === 'verse' && isRapped ? longLines(verse, pack, slots) : verse
    return lines.length > 0 ? [[tagOf(kind), ...lines].join('\n')] : []
  })
  return { title: pack.headline(chorus.title), lyrics: sections.join('\n\n') }
}

/** Where a song is sung in another language than it is wished for in, names and topics carry over, and no other words. */
function inItsLanguage(brief: Brief): Brief {
  if (brief.language === brief.spokenIn) return brief
  return { ...brief, subjects: [], facts: [], hearer: brief.hearer && { ...brief.hearer, kin: null } }
}

/**
 * What stanzas say of the hearer by a slot is not told besides: where there is little else, it is told, and else it fills the slot.
 */
function divided(brief: Brief, pack: LanguagePack) {
  const slots = pack.slots(brief)
  if (!pack.ownWords) return { slots, facts: [] }
  const others = brief.facts.filter(({ deed }) => deed === null || deed !== slots['you.do'])
  if (others.length > 2) return { slots, facts: others }
  const { 'you.do': _, 'you.did': __, ...rest } = slots
  return { slots: rest, facts: brief.facts }
}

type Shares = readonly [first: readonly Fact[], second: readonly Fact[], bridge: readonly Fact[]]

/** Facts in their order: at most two in each verse and in the bridge. */
function shared(facts: readonly Fact[]): Shares {
  const half = Math.min(2, Math.ceil(facts.length / 2))
  return [facts.slice(0, half), facts.slice(half, half + 2), facts.slice(half + 2, half + 4)]
}

/** Half of the facts in each verse, at most four; what is left in the bridge. */
function halved(facts: readonly Fact[]): Shares {
  const half = Math.min(4, Math.ceil(facts.length / 2))
  return [facts.slice(0, half), facts.slice(half, 2 * half), facts.slice(2 * half)]
}

/** Of the stanzas around as many facts, those that begin with a line of their own: a song of another seed opens differently. */
const leads = (facts: readonly Fact[], pack: LanguagePack, tone: Tone): Stanzas =>
  around(facts, pack, tone)
    .split(/\n\s*\n/)
    .filter((stanza) => !stanza.trim().split('\n')[0]?.includes('{'))
    .join('\n\n')

/** In letters. */
const LONGEST_TITLE = 30

/** Where nobody is sung to, what is told first and shortly is the chorus. */
function toldChorus(
  { title, hearer, brand }: Brief,
  facts: readonly Fact[],
  pack: LanguagePack,
  chooser: Chooser,
): Chorus | null {
  const short = facts.find(({ text }) => text.length <= LONGEST_TITLE && text.includes(' '))?.text
  if (title || hearer?.call || brand || !short || !pack.told) return null
  const lines = choose(pack.told, { ...chooser, slots: { ...chooser.slots, title: short } })
  return lines.length > 0 ? { title: short, lines } : null
}

/** The stanzas around as many facts as there are. */
function around(facts: readonly Fact[], { ownWords }: LanguagePack, tone: Tone): Stanzas {
  const stanzas = (ownWords ? framesOf(ownWords, tone) : '').split(/\n\s*\n/)
  return stanzas.filter((stanza) => stanza.includes('next}') === facts.length > 1).join('\n\n')
}

/** In letters. */
const LONGEST_HOOK = 42

/** The end of a chorus that sings what the description tells first of whoever hears it, or is to be learnt, or else of anything. */
function hookOf(facts: readonly Fact[], tone: Tone, { ownWords }: LanguagePack, chooser: Chooser) {
  const short = facts.filter(({ text }) => text.length <= LONGEST_HOOK)
  const most = tone === 'lesson' ? 'thing' : 'you'
  const fact = short.find(({ of }) => of === most) ?? (isQuiet(tone) ? undefined : short[0])
  const slots = { ...chooser.slots, ...factSlots(fact ? [fact] : []) }
  return fact ? choose(ownWords ? hooksOf(ownWords, tone) : '', { ...chooser, slots }) : []
}

/** The kind of song that was asked for, or that suits it, as long as there is enough to fill one of its choruses. */
function plotOf(brief: Brief, pack: LanguagePack, random: Random): readonly [PlotName, Plot] {
  const names = [...(brief.plot ? [brief.plot] : []), ...usualPlots(brief, random), ...ANY_PLOT]
  const slots = pack.slots(brief)
  const plots = names.flatMap((name): [PlotName, Plot][] => {
    const plot = pack.plots[name]
    return plot ? [[name, plot]] : []
  })
  const isFilled = ({ chorus }: Plot) => stanzasOf(chorus).some((stanza) => isFillable(stanza, slots))
  const found = plots.find(([, plot]) => isFilled(plot)) ?? plots[0]
  if (!found) throw new RangeError(`No plot is written in ${brief.language}`)
  return found
}

/** What the song is about, in its first and its second verse; null where nobody said it, and the plot alone is told. */
function topicsOf(brief: Brief, pack: LanguagePack, random: Random): readonly [Topic | null, Topic | null] {
  const known = brief.topics.flatMap((name) => pack.topics[name] ?? [])
  const deed = brief.subjects.some(({ kind }) => kind === 'deed')
  const named = brief.subjects.length > 0 ? [deed ? pack.anything.deed : pack.anything.thing] : []
  const isOpen = brief.plot === null && brief.hearer === null
  const anywhere = isOpen ? [pack.topics[random.pick(ANYWHERE)] ?? []].flat() : []
  const [topics = []] = [known, named, anywhere].filter(({ length }) => length > 0)
  const [first = null, second = first] = topics
  return [first, second]
}

/** What stands in anybody's life. */
const ANYWHERE: readonly TopicName[] = [
  ...(['kitchen', 'city', 'night', 'house', 'summer', 'storm', 'trains', 'coffee', 'sea'] as const),
  ...(['garden', 'sky', 'snow', 'autumn', 'bus', 'books', 'mountains', 'forest', 'photographs'] as const),
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

type Beginning = Chooser & {
  readonly turn: number
  /** Of own words there are few: they stand second, so that a song of another seed begins in another way. */
  readonly beginsWithPlot: boolean
}

/**
 * Begins with the plot or with the topic. Every way to begin, by stanza and by the choices in its first line, has its turn, so
 * that neighbouring seeds open differently.
 */
function firstVerse(open: Stanzas, scene: Stanzas, chooser: Beginning): readonly string[] {
  const orders =
    chooser.beginsWithPlot && open !== ''
      ? [[open, scene]]
      : [
          [open, scene],
          [scene, open],
        ]
  const ways = orders.flatMap(([text = '', rest = '']) =>
    usable(text, chooser).flatMap((stanza) =>
      Array.from({ length: variantsOf(stanza.lines[0] ?? '') }, (_, variant) => ({ stanza, variant, rest })),
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
const namesToSing = ({ names, brand, place, sender }: Brief): readonly string[] => [
  ...new Set([
    ...(brand ? [brand] : []),
    ...names.filter((name) => name !== place && name !== sender && !brand?.includes(name)),
  ]),
]

function choose(text: Stanzas, chooser: Chooser): readonly string[] {
  const stanza = pick(usable(text, chooser), chooser)
  return stanza ? fillStanza(stanza, chooser.slots, chooser.random).lines : []
}

/** Stanzas that say more of what was asked for come more often. */
function pick(free: readonly Stanza[], chooser: Chooser): Stanza | null {
  if (free.length === 0) return null
  const stanza = chooser.random.weighted(free.map((one): [Stanza, number] => [one, weightOf(slotsOf(one))]))
  chooser.used.add(stanza)
  return stanza
}

/** A stanza for just such facts, "you.fact", before one for any. */
const weightOf = (slots: ReadonlySet<string>) =>
  2 ** slots.size * ([...slots].some((slot) => /\.(?:fact|next)$/.test(slot)) ? 2 : 1)

/** What the hearer does is said by one stanza. */
const saysDeed = (stanza: Stanza) => slotsOf(stanza).has('you.do') || slotsOf(stanza).has('you.did')

/** No stanza comes twice, none without what it asks for, none with what was not wanted. */
function usable(text: Stanzas, { slots, without, used }: Chooser): readonly Stanza[] {
  return stanzasOf(text).filter(
    (stanza) =>
      !used.has(stanza) &&
      isFillable(stanza, slots) &&
      !(without && stanza.lines.some((line) => without.test(line))) &&
      !(saysDeed(stanza) && [...used].some(saysDeed)),
  )
}

function unwanted({ without }: Brief): RegExp | null {
  const words = without.map((word) => escaped(word.toLowerCase()).replace(/e?s$/, ''))
  return words.length > 0 ? new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu') : null
}

const RAPPED: ReadonlySet<GenreName> = new Set(['Rap', 'Hip-hop'])

/** Two lines in one breath: what rhymed at their ends then rhymes within. */
function longLines(lines: readonly string[], pack: LanguagePack, { you = '', me = '' }: Chooser['slots']) {
  const common = new Set([...commonWords(pack), you, me])
  // The beginning of a line in the middle of another, where it is a common word.
  const uncapitalised = (line: string) =>
    line.replace(/^[\p{L}'’]+/u, (word) => (common.has(word.toLowerCase()) ? word.toLowerCase() : word))
  return lines.flatMap((line, at) => {
    if (at % 2 === 1) return []
    const next = lines[at + 1]
    return next === undefined ? [line] : [`${line.replace(/[?!]$/, '')}${commaIn(line)}${uncapitalised(next)}`]
  })
}

/** Between two halves of a line, as its script has it. */
function commaIn(line: string): string {
  if (/[\u3040-\u30ff]/u.test(line)) return '、'
  return /[\u4e00-\u9fff]/u.test(line) ? '，' : ', '
}

/** Words that stanzas write in small letters within their lines. */
function commonWords(pack: LanguagePack): ReadonlySet<string> {
  const known = common.get(pack)
  if (known) return known
  const texts = Object.values(pack.plots).flatMap(({ open, turn }) => [open, turn])
  const words = new Set(texts.join('\n').match(/(?<=\p{L}[, ]+)\p{Ll}[\p{L}'’]*/gu) ?? [])
  common.set(pack, words)
  return words
}

const common = new WeakMap<LanguagePack, ReadonlySet<string>>()

/** Descriptions that differ give other songs of one seed. */
function fingerprint(brief: Brief): string {
  const { hearer, subjects, topics, facts, plot, place, brand, age, title, names, sender } = brief
  return JSON.stringify([hearer, subjects, topics, facts, plot, place, brand, age, title, names, sender])
}
