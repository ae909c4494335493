import type { Brief, Fact } from '../brief/brief.ts'
import { detailsOf } from './languages/details-of.ts'
import { factSlots, hooksOf } from './languages/fact-hooks.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import type { Plot, Stanza, Stanzas } from './languages/stanzas.ts'
import { isQuiet, type Tone } from './languages/tones.ts'
import { fillStanza, slotsOf } from './stanzas/fill-stanza.ts'
import { type Chooser, choose, pick, usable, withSlots } from './stanzas/stanza-choice.ts'

export type Chorus = { readonly title: string; readonly lines: readonly string[] }

/** What a chorus is made of. */
export type ChorusParts = {
  readonly brief: Brief
  readonly plot: Plot
  readonly pack: LanguagePack
  readonly tone: Tone
  readonly chooser: Chooser
  /** What is told. */
  readonly facts: readonly Fact[]
  /** The last lines of what the song is about. */
  readonly hook: Stanzas
}

/** The chorus of the plot, then a dedication to people whom it leaves out, the last lines, and the sender's name. */
export function writeChorus({ brief, plot, pack, tone, chooser, facts, hook }: ChorusParts): Chorus {
  const shown = hookOf(facts, pack, tone, brief)
  const fact = shown ? undefined : factToSing({ brief, pack, tone }, facts, [], plot.meaning !== undefined)
  const chorus = plotChorus(brief, plot, pack, fact ? withSlots(chooser, factSlots(fact)) : chooser)
  const missing = unsung(brief, chorus, chooser.slots.call)
  const sung = chorus.lines.join('\n')
  const others = facts.filter(({ text, deed }) => !sung.includes(text) && (deed === null || !sung.includes(deed)))
  const isTelling = fact !== undefined && sung.includes(fact.text)
  const isComplete = shown !== null || (isTelling && missing.length === 0)
  const last = isComplete ? undefined : factToSing({ brief, pack, tone }, others, missing)
  const hooks = hooksOf(pack.factHooks, tone)
  const own = shown ? choose(shown, chooser) : last ? choose(hooks, withSlots(chooser, factSlots(last))) : []
  const isTopic = facts.length === 0 || (!plot.meaning && brief.subjects.some(({ topic }) => topic !== null))
  const ending = own.length > 0 || !isTopic ? own : choose(hook, chooser)
  // People whom the facts name are sung of there.
  const unheard = missing.filter((name) => !facts.some(({ text }) => text.includes(name)))
  const dedicated =
    unheard.length > 0 ? choose(pack.dedicated, withSlots(chooser, { names: pack.together(unheard) })) : []
  const signed =
    brief.sender && brief.hearer ? choose(pack.signed ?? '', withSlots(chooser, { sender: brief.sender })) : []
  const end = dedicated.length > 0 ? own : ending
  const isNamedByFact = isTelling && !brief.title && !brief.hearer?.call && !brief.brand && isTitle(fact)
  return {
    title: isNamedByFact ? fact.text : chorus.title,
    lines: [...chorus.lines, ...dedicated, ...end, ...signed],
  }
}

/**
 * Last lines about a thing that a fact names: first the facts about the hearer, or in a lesson about things, then all others.
 * Unkind facts are left out, since nobody wants to hear them again and again. Quiet songs get none of these lines, which are
 * too merry for them.
 */
function hookOf(facts: readonly Fact[], pack: LanguagePack, tone: Tone, { language }: Brief): Stanzas | null {
  // What a shop sells is no poem.
  if (isQuiet(tone) || tone === 'shop') return null
  const most = tone === 'lesson' ? 'thing' : 'you'
  const kind = facts.filter(({ text }) => !pack.unkind?.test(text))
  const found = [...kind.filter(({ of }) => of === most), ...kind.filter(({ of }) => of !== most)]
  const hooks = found.flatMap((fact) => {
    const known = detailsOf(fact.text, language)
    const said = tone === 'lesson' ? undefined : pack.factGrammar?.(fact, false)
    // Where the grammar of the fact is unknown, a thing in a longer list of facts may be mentioned only in passing.
    const isSure = tone === 'lesson' || facts.length <= FEW
    const words = known?.words.filter((word) => said?.suits(word) ?? isSure) ?? []
    return known?.details.hook && words.length > 0 ? [naming(words, known.details.hook)] : []
  })
  return hooks.find((hook) => hook !== '') ?? null
}

const FEW = 2

/** Keeps the couplets that name the thing as the fact does: a song about a trombone sings of no trumpet. */
function naming(words: readonly string[], hook: Stanzas): Stanzas {
  const stems = words
    .flatMap((word) => word.toLowerCase().split(' '))
    .map((word) => word.slice(0, LONGEST_STEM))
    .filter((stem) => stem.length >= LEAST_STEM || SIGNS.test(stem))
  return hook
    .trim()
    .split(/\n\s*\n/)
    .filter((couplet) => stems.some((stem) => couplet.toLowerCase().includes(stem)))
    .join('\n\n')
}

/** In letters: "swimming" is named by "swim", and nothing by "in". A sign or two are words. */
const LONGEST_STEM = 4
const LEAST_STEM = 3
const SIGNS = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u

/** Whether a fact is short enough to be the title of a song without a hearer. */
const isTitle = ({ text }: Fact) => text.length <= LONGEST_TITLE && text.includes(' ')
/** In letters. */
const LONGEST_TITLE = 30

/** Names that the chorus leaves out. */
function unsung(brief: Brief, { title, lines }: Chorus, call: string | undefined): readonly string[] {
  const sung = [title, ...lines].join('\n').toLowerCase()
  // Some languages call people by another form of their name.
  const isCalled = call !== undefined && sung.includes(call.toLowerCase())
  return namesToSing(brief).filter(
    (one) => !sung.includes(one.toLowerCase()) && !(isCalled && one === brief.hearer?.name),
  )
}

/** Names of people, animals, shops and teams; towns are sung where a stanza has room for one. */
const namesToSing = ({ names, brand, place, sender }: Brief): readonly string[] => [
  ...new Set([
    ...(brand ? [brand] : []),
    ...names.filter((name) => name !== place && name !== sender && !brand?.includes(name)),
  ]),
]

/** Slots for which a chorus is chosen before others: how old somebody gets, else somebody's name or habit, what it is about, what is told. */
const FIRST_SLOTS: readonly (readonly string[])[] = [
  ['age'],
  ['call', 'name', 'brand', 'you.do'],
  ['x', 'x.the', 'x.a', 'x.my', 'x.your'],
  ['fact', 'you.fact', 'me.fact', 'they.fact', 'thing.fact'],
]

function plotChorus({ title }: Brief, plot: Plot, pack: LanguagePack, chooser: Chooser): Chorus {
  if (title) return { title, lines: choose(pack.titled, withSlots(chooser, { title })) }
  const stanzas = FIRST_SLOTS.reduce<readonly Stanza[]>(
    (left, slots) => {
      const first = left.filter((one) => slots.some((slot) => slotsOf(one).has(slot)))
      return first.length > 0 ? first : left
    },
    usable(plot.chorus, chooser),
  )
  const stanza = pick(stanzas, chooser)
  if (!stanza) return { title: '', lines: [] }
  const filled = fillStanza(stanza, chooser.slots, chooser.random)
  return { title: filled.title ?? filled.lines[0] ?? '', lines: filled.lines }
}

/** In letters. */
const LONGEST_HOOK = 48

/**
 * Chooses a short fact that the chorus tells or ends with. It prefers one that names somebody whom the chorus leaves out, then
 * one about the hearer, or in a lesson about a thing: a habit, or what can be seen or heard, comes before "is 60 on Saturday".
 * In a quiet song, facts about others count only if the chorus is written around a fact.
 */
function factToSing(
  { brief: { language }, pack, tone }: Pick<ChorusParts, 'brief' | 'pack' | 'tone'>,
  facts: readonly Fact[],
  missing: readonly string[],
  isAround = false,
): Fact | undefined {
  const short = facts.filter(
    ({ text }) =>
      text.length <= LONGEST_HOOK && !TOO_LITTLE.test(text) && !BARE_NUMBER.test(text) && !pack.unkind?.test(text),
  )
  const naming = short.find(({ text }) => missing.some((name) => text.includes(name)))
  const most = tone === 'lesson' ? 'thing' : 'you'
  const best = short.filter(({ of }) => of === most)
  const habit = best.find(({ deed }) => deed !== null)
  const shown = best.find(({ text }) => detailsOf(text, language) !== null)
  // A thing by itself, "geology degree", is the least that can be sung.
  const other = short.find(({ of }) => of !== 'thing') ?? short[0]
  return naming ?? habit ?? shown ?? best[0] ?? (isQuiet(tone) && !isAround ? undefined : other)
}

/** "I'm Luka", "You swap". */
const TOO_LITTLE = /^(?:I['’]m|I am) \p{Lu}\p{L}+$|^(?:You|I|We|He|She|They) \p{L}+$/u

/** "You're 2", "You were 14", "6 pounds 2". */
const BARE_NUMBER = /^(?:(?:You (?:are|were|turn) )|\S+ )?\d+(?: \S+)?(?: \d+)?$/u
