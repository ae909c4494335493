import type { Brief, Fact } from '../brief/brief.ts'
import { type FactDetails, factDetailsOf, laterOf, ownQuatrain, speaksOf, suitsFact } from './fact-details.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import type { Plot, Stanzas, TopicStanzas } from './languages/stanzas.ts'
import type { Tone } from './languages/tones.ts'
import { foldedLines } from './lines/folded-lines.ts'
import type { SongContext } from './song-context.ts'
import { open, openingsOf } from './stanzas/openings.ts'
import { choose, usable } from './stanzas/stanza-choice.ts'

/** What verses are made of where something is told. */
export type ToldVerseParts = {
  readonly brief: Brief
  readonly plot: Plot
  readonly context: SongContext
  /** What is told, in its order. */
  readonly facts: readonly Fact[]
  /** What the song is about, in the second verse. */
  readonly next: TopicStanzas
  /** Couplets before what is told. */
  readonly leadIn: Stanzas
  /** Whose turn it is of the ways to begin. */
  readonly turn: number
  /** Whether there is no second verse. */
  readonly isSingle: boolean
}

/** Up to this many facts, each may get a quatrain of its own, if details of it are known. */
const FEW = 2
/** A second verse of more sentences than this needs no further lines. */
const MOST_BARE = 3
/**
 * In these tones, facts get no stanzas around or behind them: such a stanza sells nothing, is no part of the lesson, and
 * excuses nobody.
 */
const FACTS_ALONE: ReadonlySet<Tone> = new Set<Tone>(['shop', 'lesson', 'sorry'])

/**
 * Writes two verses with half of the facts each, in the words and the order of the description. A couplet leads into the first
 * verse. The second ends with what came of a thing that a fact names, or with what the kind of song means.
 */
export function writeToldVerses({ brief, plot, context, facts, next, leadIn, turn, isSingle }: ToldVerseParts) {
  const { chooser } = context
  const sentences = sentencesOf(facts, context.pack)
  const isFew = facts.length <= FEW
  const isAlone = FACTS_ALONE.has(context.tone)
  const half = isSingle ? sentences.length : Math.ceil(sentences.length / 2)
  const [early, later] = [sentences.slice(0, half), sentences.slice(half)]
  const say = (some: readonly Sentence[]) => some.flatMap(lines)

  const ways = usable(leadIn, chooser).flatMap((stanza) => openingsOf(stanza, chooser.slots, () => say(early)))
  const first = ways.length > 0 ? open(ways, turn, chooser) : say(early)
  return { first, second: later.length > MOST_BARE ? say(later) : secondVerse() }

  function lines(sentence: Sentence): readonly string[] {
    const [fact, ...others] = sentence
    const hasRoom = isFew && !isAlone && others.length === 0
    const own = hasRoom && fact ? ownQuatrain(factDetailsOf(fact, brief), context) : []
    return own.length > 0 ? own : plain([sentence])
  }

  function plain(some: readonly Sentence[]): readonly string[] {
    return some.flatMap((sentence) =>
      sentence.flatMap((one, at) => foldedLines(at > 0 ? (one.joined ?? one.text) : one.text, brief.language)),
    )
  }

  function secondVerse(): readonly string[] {
    const said = say(later)
    // What a thing means to people other than the hearer is hardly ever known.
    const isSure = (one: FactDetails) => (one.fact.of === 'you' || one.fact.of === 'thing') && suitsFact(one, context)
    const things = isAlone ? [] : [...later, ...early].flat().map((fact) => factDetailsOf(fact, brief))
    const known = things.find((one) => one.details?.later !== undefined && (isFew || isSure(one)))
    const end = known ? laterOf(known, context) : []
    if (said.length > 0) return [...said, ...(end.length > 0 ? end : choose(plot.turn, chooser))]
    // Lines about what came of a thing need the fact before them, unless they speak of the thing themselves.
    if (known && end.length > 0)
      return speaksOf(end, known, brief) ? [...choose(plot.turn, chooser), ...end] : [...plain(early), ...end]
    const meaning = choose(plot.turn, chooser)
    const ofTopic = brief.subjects.some(({ topic }) => topic !== null) ? choose(next.later, chooser) : []
    return ofTopic.length > 0 ? [...meaning, ...ofTopic] : [...plain(early), ...meaning]
  }
}

/** What belongs in one breath: a fact, and those that are joined to it. */
type Sentence = readonly Fact[]

/** Joins facts into sentences: "When you come in" needs the fact after it, "because you hate rain" the fact before it. */
function sentencesOf(facts: readonly Fact[], { leftOpen }: LanguagePack): readonly Sentence[] {
  const sentences: Fact[][] = []
  for (const fact of facts) {
    const last = sentences.at(-1)
    if (last && (fact.joined || leftOpen?.test(last.at(-1)?.text ?? ''))) last.push(fact)
    else sentences.push([fact])
  }
  const [all = []] = sentences
  return sentences.length === 1 && all.length > 1 ? halvesOf(all) : sentences
}

/** Divides a single sentence between two verses: near its middle, and rather where the next fact is about the same person. */
function halvesOf(all: readonly Fact[]): readonly Sentence[] {
  const middle = Math.ceil(all.length / 2)
  const strain = (at: number) => Math.abs(at - middle) + (all[at]?.of === all[at - 1]?.of ? 0 : OF_ANOTHER)
  const places = all.map((_, at) => at).slice(1)
  const [at = middle] = places.toSorted((a, b) => strain(a) - strain(b))
  return [all.slice(0, at), all.slice(at)]
}

/** A change of person costs this many places off the middle, so that one place off the middle is better. */
const OF_ANOTHER = 1.5
