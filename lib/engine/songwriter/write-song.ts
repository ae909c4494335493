import { type Brief, type Fact, isAnimal, type Subject } from '../brief/brief.ts'
import { capital } from '../lyrics/first-letter.ts'
import type { SectionKind } from '../lyrics/markup/lyric-section.ts'
import { tagOf } from '../lyrics/markup/section-tags.ts'
import { createRandom, type Random } from '../random/random.ts'
import { writeChorus } from './chorus.ts'
import { toldOfThing } from './fact-details.ts'
import { formOf, type Part, verseLines } from './form.ts'
import { detailsOf } from './languages/details-of.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import type { PlotName, TopicName } from './languages/names.ts'
import { PACKS } from './languages/registry.ts'
import { type Plot, type Stanzas, stanzasOf, type Topic, type TopicStanzas } from './languages/stanzas.ts'
import { isQuiet, toneOf } from './languages/tones.ts'
import { lessonIn, writeLessonVerses } from './lesson-verses.ts'
import { foldedLines } from './lines/folded-lines.ts'
import { RAPPED, rappedLines } from './lines/rapped-lines.ts'
import type { SongContext } from './song-context.ts'
import { isFillable } from './stanzas/fill-stanza.ts'
import { type Chooser, choose, foreignTo, unwanted } from './stanzas/stanza-choice.ts'
import { writeToldVerses } from './told-verses.ts'
import { writeUntoldVerses } from './untold-verses.ts'
import { ANY_PLOT, usualPlots } from './usual-plots.ts'

export type WrittenSong = { readonly title: string; readonly lyrics: string }

/**
 * Writes a song of whole stanzas. Facts of the description come in its order, framed by the plot; if no kind of song is asked
 * for, they stand alone. Without facts, the verses use the stanzas of the topic. The chorus names what the song is about. The
 * same brief and seed give the same song.
 */
export function writeSong(requested: Brief, seed: number): WrittenSong {
  const brief = inItsLanguage(requested)
  const pack = PACKS[brief.language]
  const print = fingerprint(brief)
  const random = createRandom(`song/${seed}/${print}`)
  const [name, plot] = plotOf(brief, pack, random.fork('plot'))
  const isDead = name === 'memorial'
  const [topic, next] = topicsOf(brief, { pack, isDead }, random.fork('topic'))
  const told = toldBy(plot, pack, brief)
  const tone = toneOf(name, brief)
  const slots = pack.slots(brief)
  const lesson = name === 'teaching' ? lessonIn(brief) : null
  const facts = lesson ? brief.facts : [...untoldSubjects(brief), ...brief.facts]
  const chooser: Chooser = {
    slots,
    without: unwanted(brief),
    foreign: foreignTo(brief),
    random: random.fork('stanzas'),
    used: new Set(),
  }
  const context = { pack, tone, isDead, chooser }
  // If no kind of song is asked for, the facts are all that the song tells.
  const isTold = name !== brief.plot && facts.length > 1
  // Long and merry last lines about the topic would wake somebody who is sung to sleep, and hurt a mourner.
  const isHushed = plot === pack.plots.lullaby || (facts.length > 0 && isQuiet(tone))
  const isHooked = plot === pack.plots.shop || (told(topic) !== NOTHING && !isHushed)
  const hook = lesson?.details?.hook ?? ((isHooked && topic?.hook) || '')
  const framed = facts.length > 0 ? around(plot, isTold) : plot
  const chorus = writeChorus({ brief, plot: framed, pack, tone, chooser, facts, hook })
  const turn = seed + createRandom(print).integer(0, 999)
  const form = formOf(brief, random.fork('form'))
  const isSingle = !form.some(([, part]) => part === 'second')
  const leadIn = verseLines(brief) < Number.POSITIVE_INFINITY ? '' : (pack.leadIns[tone] ?? '')
  const verses = () => {
    if (lesson) return writeLessonVerses({ brief, plot, context, lesson, turn })
    if (facts.length > 0)
      return writeToldVerses({ brief, plot: framed, context, facts, next: told(next), leadIn, turn, isSingle })
    return writeUntoldVerses({ plot, chooser, topic: told(topic), next: told(next), turn })
  }
  const parts: Readonly<Record<Part, readonly string[]>> = {
    ...verses(),
    bridge: choose(framed.bridge, chooser),
    lift: choose(framed.lift, chooser),
    chorus: chorus.lines,
  }
  const isRapped = RAPPED.has(brief.music.styles[0] ?? 'Pop')
  const sections = form.flatMap(([kind, part]: readonly [SectionKind, Part]) => {
    const verse = kind === 'verse' ? parts[part].slice(0, verseLines(brief)) : parts[part]
    const lines = kind === 'verse' && isRapped ? rappedLines(verse, pack, slots) : verse
    const folded = lines.flatMap((line) =>
      facts.some(({ text }) => line.includes(text)) ? foldedLines(line, brief.language) : [line],
    )
    return folded.length > 0 ? [[tagOf(kind), ...folded].join('\n')] : []
  })
  // Where a song has no bridge, no chorus comes twice in a row.
  const once = sections.filter((section, at) => section !== sections[at - 1])
  const spelled = pack.spelled ?? ((text: string) => text)
  return { title: spelled(pack.headline(chorus.title), brief), lyrics: spelled(once.join('\n\n'), brief) }
}

/** If the song is in another language than the description, names and topics carry over, and no other words. */
function inItsLanguage(brief: Brief): Brief {
  if (brief.language === brief.spokenIn) return brief
  return { ...brief, subjects: [], facts: [], hearer: brief.hearer && { ...brief.hearer, kin: null } }
}

/**
 * Turns the subjects of a song without a hearer into facts, unless a fact mentions them already, since no stanza of the plot
 * names them. Only needed if there are facts, or something to learn.
 */
function untoldSubjects({ hearer, plot, subjects, facts }: Brief): Fact[] {
  if (hearer || (facts.length === 0 && plot !== 'teaching')) return []
  const told = facts.map(({ text }) => text.toLowerCase()).join(' ')
  // "losing my job" is told by "I lost my job".
  const isTold = (text: string, kind: Subject['kind']) =>
    told.includes(kind === 'deed' ? text.split(' ').slice(1).join(' ') : text)
  return subjects
    .filter(
      ({ text, article, kind }) =>
        !isTold(text.toLowerCase(), kind) && (article !== null || kind === 'deed' || !text.includes(' ')),
    )
    .map(({ text, article }) => ({ of: 'thing', deed: null, text: capital([article, text].filter(Boolean).join(' ')) }))
}

/**
 * The kind of song: first the one that was asked for, then those that suit the brief. The first one counts that has a chorus
 * whose slots can all be filled.
 */
function plotOf(brief: Brief, pack: LanguagePack, random: Random): readonly [PlotName, Plot] {
  // Facts for nobody in particular are told as a story, if the language has stanzas for one.
  const isStory = pack.plots.story?.meaning !== undefined && brief.hearer === null && brief.facts.length > 0
  const names = [
    ...(brief.plot ? [brief.plot] : []),
    ...(isStory ? (['story'] as const) : []),
    ...usualPlots(brief, random),
    ...ANY_PLOT,
  ]
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

/**
 * The plot as a frame for facts: of a plot with a meaning, what it says of anybody. Of any other, next to nothing, if the facts
 * alone are the song.
 */
function around(plot: Plot, isTold: boolean): Plot {
  if (plot.meaning) return { ...plot, open: '', turn: plot.meaning }
  return isTold ? { ...plot, lift: '', bridge: '' } : plot
}

/** What the song is about, in its first and its second verse; null where nobody said it, and the plot alone is told. */
function topicsOf(
  brief: Brief,
  context: Pick<SongContext, 'pack' | 'isDead'>,
  random: Random,
): readonly [Topic | null, Topic | null] {
  const { pack } = context
  const known = brief.topics.flatMap((name) => pack.topics[name] ?? [])
  const deed = brief.subjects.some(({ kind }) => kind === 'deed')
  const named = brief.subjects.length > 0 ? [deed ? pack.anything.deed : pack.anything.thing] : []
  const isOpen = brief.plot === null && brief.hearer === null && brief.facts.length === 0
  const anywhere = isOpen ? [pack.topics[random.pick(ANYWHERE)] ?? []].flat() : []
  const [topics = []] = [known, named, anywhere].filter(({ length }) => length > 0)
  const [first = null, second = first] = topics
  // What there is of a topic tells of deeds, and details of things.
  const shown = brief.subjects.filter(({ kind }) => kind !== 'deed' || known.length === 0)
  const details = shown.map(({ text }) => detailsOf(text, brief.language)?.details).find((one) => one !== undefined)
  if (!first || !details) return [first, second]
  const { stanzas, later = stanzas } = details
  return [
    detailed(first, toldOfThing(stanzas, context), ['scene']),
    detailed(second ?? first, toldOfThing(later, context), known.length > 0 ? [] : ['later']),
  ]
}

/** Puts details of the thing itself in place of the topic's stanzas, which tell what happened with a similar thing. */
function detailed(topic: Topic, details: Stanzas, parts: readonly (keyof TopicStanzas)[]): Topic {
  const told = Object.fromEntries(parts.map((part) => [part, details]))
  return { ...topic, you: { ...topic.you, ...told }, me: { ...topic.me, ...told }, past: { ...topic.past, ...told } }
}

/** What stands in anybody's life. */
const ANYWHERE: readonly TopicName[] = [
  ...(['kitchen', 'city', 'night', 'house', 'summer', 'storm', 'trains', 'coffee', 'sea'] as const),
  ...(['garden', 'sky', 'snow', 'autumn', 'bus', 'books', 'mountains', 'forest', 'photographs'] as const),
]

/**
 * The stanzas of a topic that suit the plot. They address the hearer if the plot does; without a hearer, the singer speaks.
 * Lullabies use short lines. Songs to animals use none of these stanzas, because they have their own.
 */
function toldBy(plot: Plot, pack: LanguagePack, { hearer }: Brief): (topic: Topic | null) => TopicStanzas {
  const person = plot.person === 'you' && hearer === null ? 'me' : plot.person
  return (topic) => {
    if (plot === pack.plots.lullaby) return topic?.soft ?? NOTHING
    // A shop's song names its goods in the last lines. Stanzas of the topic would also tell what went wrong with them.
    if (plot === pack.plots.shop) return NOTHING
    if (person === 'you' && isAnimal(hearer)) return NOTHING
    return topic?.[person] ?? NOTHING
  }
}

const NOTHING: TopicStanzas = { scene: '', later: '' }

/** Part of the seed, so that different descriptions give different songs with the same seed. */
function fingerprint(brief: Brief): string {
  const { hearer, subjects, topics, facts, plot, place, brand, age, title, names, sender } = brief
  return JSON.stringify([hearer, subjects, topics, facts, plot, place, brand, age, title, names, sender])
}
