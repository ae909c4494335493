import type { WordAssets } from '../assets.ts'
import type { Language } from '../lyrics/language.ts'
import type { SectionKind } from '../lyrics/lyric-section.ts'
import { tagOf } from '../lyrics/section-tags.ts'
import { createRandom, type Random } from '../random/random.ts'
import type { Desk, Role, Title } from './desk.ts'
import type { SongWishes } from './direction.ts'
import { type LinePlan, type Tools, writeStanza } from './stanza.ts'
import { TONGUES } from './tongues/registry.ts'
import { tongueDesk } from './tongues/tongue-desk.ts'

/** English has stanzas, which write-song.ts puts together. */
export type LyricsRequest = SongWishes & { readonly language: Exclude<Language, 'en'> }

export type WrittenLyrics = { readonly title: string; readonly lyrics: string }

const FORMS: readonly (readonly SectionKind[])[] = [
  ['verse', 'pre-chorus', 'chorus', 'verse', 'pre-chorus', 'chorus', 'bridge', 'chorus'],
  ['verse', 'chorus', 'verse', 'chorus', 'bridge', 'chorus'],
  ['verse', 'pre-chorus', 'chorus', 'verse', 'chorus', 'bridge', 'chorus'],
]

const VERSE_SCHEMES = ['xaxa', 'abab', 'aabb', 'abab'] as const

/** Writes lyrics with section tags, and a title when none is given. The same request gives the same song. */
export function writeLyrics(request: LyricsRequest, words: WordAssets): WrittenLyrics {
  const random = createRandom(`lyrics/${request.seed}`)
  const given = cleanTitle(request.title ?? '')
  const desk = deskFor({ ...request, title: given }, words)
  const title: Title = given ? { sung: given, parts: [] } : desk.createTitle(random.fork('title'))
  const song = createSong(desk, title, random.fork('song'))
  const once = new Map<SectionKind, string[]>()
  const sections = random
    .fork('form')
    .pick(FORMS)
    .map((kind, index) => {
      const repeated = kind === 'chorus' || kind === 'pre-chorus' ? once.get(kind) : undefined
      const lines =
        repeated ?? song[kind === 'chorus' || kind === 'pre-chorus' || kind === 'bridge' ? kind : 'verse'](index === 0)
      once.set(kind, lines)
      return [tagOf(kind), ...lines].join('\n')
    })
  return { title: given || desk.headline(title.sung), lyrics: sections.join('\n\n') }
}

function deskFor({ language, ...wishes }: LyricsRequest, words: WordAssets): Desk {
  return tongueDesk(TONGUES[language], wishes, words)
}

type Writer = (isFirst: boolean) => string[]

function createSong(
  desk: Desk,
  title: Title,
  random: Random,
): Record<'verse' | 'pre-chorus' | 'chorus' | 'bridge', Writer> {
  const { rules, lengths, frames, rhymes } = desk
  const tools: Tools = { pen: desk.pen(random), used: new Set(title.parts), random, share: desk.share }
  const scheme = random.pick(VERSE_SCHEMES)
  const long = lengths.verse + random.integer(0, 1)
  const short = random.chance(0.5) ? long : long - 1
  const line = (role: Role, syllables: number): LinePlan => ({ rules: rules[role], syllables, frame: frames.alone })
  const write = (plans: readonly LinePlan[], scheme: string) =>
    writeStanza(plans, rhymes ? scheme : scheme.replace(/./g, 'x'), tools)
  return {
    verse: (isFirst) => {
      const second = isFirst && rules.subject.length > 0 ? 'subject' : 'detail'
      return write([line('opening', long), line(second, short), line('detail', long), line('turn', short)], scheme)
    },
    'pre-chorus': () => write([line('lift', long), line('lift', long)], 'aa'),
    chorus: () => write(...chorusOf(desk, title.sung, tools)),
    bridge: () => {
      const plans = [line('bridge', long), line('detail', short), line('bridge', long), line('turn', short)]
      return random.chance(0.4) ? write(plans.slice(2), 'aa') : write(plans, 'xaxa')
    },
  }
}

/** The chorus is built around the title, at the start or at the end of its lines. */
function chorusOf({ rules, lengths, frames }: Desk, title: string, { pen, random }: Tools): Shape {
  const size = pen.hear(title).stresses.length
  const plain: LinePlan = { rules: rules.answer, syllables: lengths.chorus, frame: frames.alone }
  const syllables = Math.max(lengths.chorus + 2, size + 5)
  const opening: LinePlan = { rules: rules.answer, syllables, frame: (text) => frames.after(text, title) }
  const closing: LinePlan = { rules: rules.answer, syllables, frame: (text) => frames.before(text, title) }
  return random.pick(size > lengths.longTitle ? onceSaid(opening, plain, closing) : twiceSaid(opening, plain, closing))
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

/** What of a title can be sung: no brackets, pictures or line breaks; shouting is written small. */
function cleanTitle(title: string): string {
  const plain = title
    .replace(/[^\p{L}\p{M}\p{N}'’!?., -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.,!? -]+$/, '')
    .trim()
    .slice(0, 80)
  if (!/\p{L}/u.test(plain)) return ''
  return plain.length > 4 && plain === plain.toUpperCase() ? plain.charAt(0) + plain.slice(1).toLowerCase() : plain
}
