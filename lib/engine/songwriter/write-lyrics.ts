import type { WordAssets } from '../assets.ts'
import { tagOf } from '../lyrics/section-tags.ts'
import { createRandom, type Random } from '../random/random.ts'
import type { SectionKind } from '../score/score.ts'
import { type Direction, findDirection } from './direction.ts'
import { OPENINGS } from './everyday-words.ts'
import { createLexicon, entries, type Lexicon } from './lexicon.ts'
import { capital } from './morphology.ts'
import { type Dictionary, scan } from './prosody.ts'
import { type LinePlan, type Used, writeStanza } from './stanza.ts'
import { SUBJECT_RULES, subjectOf } from './subject.ts'
import { createTitle, type Title, titleCase } from './titles.ts'

export type LyricsRequest = {
  readonly title?: string
  readonly description?: string
  /** As in a song request: "Pop,Happy,Travel". */
  readonly style: string
  readonly mood?: string
  readonly scenario?: string
  readonly language: 'en'
  readonly seed: number
}

export type WrittenLyrics = { readonly title: string; readonly lyrics: string }

const FORMS: readonly (readonly SectionKind[])[] = [
  ['verse', 'pre-chorus', 'chorus', 'verse', 'pre-chorus', 'chorus', 'bridge', 'chorus'],
  ['verse', 'chorus', 'verse', 'chorus', 'bridge', 'chorus'],
  ['verse', 'pre-chorus', 'chorus', 'verse', 'chorus', 'bridge', 'chorus'],
]

const VERSE_SCHEMES = ['xaxa', 'abab', 'aabb', 'abab'] as const

/** Writes English lyrics with section tags, and a title when none is given. The same request gives the same song. */
export function writeLyrics(request: LyricsRequest, { pronunciations }: WordAssets): WrittenLyrics {
  const random = createRandom(`lyrics/${request.seed}`)
  const given = cleanTitle(request.title ?? '')
  const text = `${given} ${request.description ?? ''}`
  const direction = findDirection({ ...request, text }, request.seed)
  const title: Title = given ? { sung: given, parts: [] } : createTitle(direction, random.fork('title'))
  const song = createSong(direction, title, pronunciations, random.fork('song'))
  const subject = subjectOf(request.description ?? '', pronunciations)
  const once = new Map<SectionKind, string[]>()
  const sections = random
    .fork('form')
    .pick(FORMS)
    .map((kind, index) => {
      const repeated = kind === 'chorus' || kind === 'pre-chorus' ? once.get(kind) : undefined
      const lines =
        repeated ??
        song[kind === 'chorus' || kind === 'pre-chorus' || kind === 'bridge' ? kind : 'verse'](
          index === 0 ? subject : null,
        )
      once.set(kind, lines)
      return [tagOf(kind), ...lines].join('\n')
    })
  return { title: given || titleCase(title.sung), lyrics: sections.join('\n\n') }
}

/** A title for a song that has none. */
export function titleFor(request: Omit<LyricsRequest, 'title'>): string {
  const random = createRandom(`lyrics/${request.seed}`)
  const direction = findDirection({ ...request, text: ` ${request.description ?? ''}` }, request.seed)
  return titleCase(createTitle(direction, random.fork('title')).sung)
}

type Writer = (subject: string | null) => string[]

function createSong(
  { theme, companion, stance, words, share }: Direction,
  title: Title,
  dictionary: Dictionary,
  random: Random,
): Record<'verse' | 'pre-chorus' | 'chorus' | 'bridge', Writer> {
  const lexicon: Lexicon = createLexicon(theme, words.props, companion, random.fork('lexicon'))
  const used: Used = new Set(title.parts)
  const scheme = random.pick(VERSE_SCHEMES)
  const long = words.verseSyllables + random.integer(0, 1)
  const short = random.chance(0.5) ? long : long - 1
  const tools = { lexicon, dictionary, used, random, share }
  const line = (rules: string, syllables: number): LinePlan => ({ rules: entries(rules), syllables })
  return {
    verse: (subject) => {
      const second = subject
        ? SUBJECT_RULES.map((rule) => rule.replaceAll('{subject}', subject)).join('\n')
        : stance.detail
      const plans = [line(OPENINGS, long), line(second, short), line(stance.detail, long), line(stance.turn, short)]
      return writeStanza(plans, scheme, tools)
    },
    'pre-chorus': () => writeStanza([line(stance.lift, long), line(stance.lift, long)], 'aa', tools),
    chorus: () => writeChorus(entries(stance.answer), title.sung, tools),
    bridge: () => {
      const plans = [
        line(stance.bridge, long),
        line(stance.detail, short),
        line(stance.bridge, long),
        line(stance.turn, short),
      ]
      return random.chance(0.4) ? writeStanza(plans.slice(2), 'aa', tools) : writeStanza(plans, 'xaxa', tools)
    },
  }
}

type ChorusTools = { lexicon: Lexicon; dictionary: Dictionary; used: Used; random: Random; share: number }

const CHORUS_SYLLABLES = 8

/** Syllables from which a title is said only once a chorus. */
const LONG_TITLE = 6

/** The chorus is built around the title, at the start or at the end of its lines. */
function writeChorus(rules: readonly string[], title: string, tools: ChorusTools): string[] {
  const size = scan(title, tools.dictionary).stresses.length
  const heading = capital(title)
  const plain: LinePlan = { rules, syllables: CHORUS_SYLLABLES }
  const syllables = Math.max(CHORUS_SYLLABLES + 2, size + 5)
  const opening: LinePlan = { rules, syllables, frame: (text) => `${heading}, ${small(text)}` }
  const closing: LinePlan = { rules, syllables, frame: (text) => `${text.replace(/\?$/, '')}, ${title}` }
  const [plans, scheme] = tools.random.pick(
    size > LONG_TITLE ? onceSaid(opening, plain, closing) : twiceSaid(opening, plain, closing),
  )
  return writeStanza(plans, scheme, tools)
}

type Shape = readonly [plans: readonly LinePlan[], scheme: string]

/** A line that only says the title would come back in every song of that name, so each goes on to say something. */
function twiceSaid(opening: LinePlan, plain: LinePlan, closing: LinePlan): readonly Shape[] {
  return [
    [[opening, plain, opening, plain], 'xaxa'],
    [[opening, plain, plain, closing], 'aaxx'],
    [[plain, opening, plain, closing], 'axax'],
    [[opening, plain, opening, plain, plain], 'xaxbb'],
    [[opening, opening, plain, plain], 'xxaa'],
  ]
}

function onceSaid(opening: LinePlan, plain: LinePlan, closing: LinePlan): readonly Shape[] {
  return [
    [[opening, plain, plain, plain], 'xaxa'],
    [[plain, plain, plain, closing], 'aaxx'],
    [[plain, plain, opening, plain], 'xaxa'],
  ]
}

/** The start of a sentence put after a comma. */
function small(text: string): string {
  return /^(I\b|[A-Z][a-z]+day\b)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** What of a title can be sung: no brackets, pictures or line breaks; shouting is written small. */
function cleanTitle(title: string): string {
  const plain = title
    .replace(/[^\p{L}\p{M}\p{N}'’!?., -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.,!? -]+$/, '')
    .trim()
    .slice(0, 80)
  if (!/\p{L}/u.test(plain)) return ''
  return plain.length > 4 && plain === plain.toUpperCase() ? capital(plain.toLowerCase()) : plain
}
