import type { Fact } from '../brief/brief.ts'
import { lastWord, type Rhyme, rhymeOf } from './english/rhyme.ts'
import type { AnswerKind } from './languages/answers.ts'
import { isQuiet, type Tone } from './languages/own-words.ts'
import { choose } from './stanza-choice.ts'
import type { Teller } from './teller.ts'

/** A perfect rhyme is so much likelier than one of the family. */
const PERFECT = 8

/** Tones whose own lines say more than an answer could: a joke, a lesson and comfort need what fits them. */
const NEVER: ReadonlySet<Tone> = new Set<Tone>(['funny', 'lesson', 'comfort', 'shop'])

/** Facts of one verse. */
const MOST = 4

/** Whether each of them has an answer of its own. */
export function canAnswer(facts: readonly Fact[], teller: Teller): boolean {
  return (
    facts.length > 0 && facts.length <= MOST && facts.every((fact) => answersTo(fact, new Set(), teller).length > 0)
  )
}

/** A fact and a line that rhymes with it, for each, a couplet before a single one; null where one of them has none. */
export function answered(facts: readonly Fact[], teller: Teller): readonly string[] | null {
  const told = new Set<string>()
  const lines = facts.flatMap((fact) => {
    const free = answersTo(fact, told, teller)
    if (free.length === 0) return []
    const answer = teller.chooser.random.weighted(free)
    told.add(answer)
    return [fact.text, answer]
  })
  if (lines.length < 2 * facts.length) return null
  const { answers, chooser, tone } = teller
  const [kind] = kindsOf(facts[0], tone)
  const couplet =
    facts.length === 1 && kind && answers ? choose(answers.couplets[kind === 'me' ? 'any' : kind], chooser) : []
  // One fact and its answer are half a stanza.
  if (facts.length === 1 && couplet.length === 0) return null
  for (const answer of told) teller.answered.add(answer)
  return [...couplet, ...lines]
}

/** Lines that rhyme with a fact, the better the more likely. */
function answersTo({ of, text }: Fact, told: ReadonlySet<string>, teller: Teller): readonly [string, number][] {
  const { pack, answers, tone, chooser, pronunciationOf, answered } = teller
  const rhyme = rhymeOf(text, pronunciationOf)
  if (!rhyme || !answers) return []
  const kinds = pack.unkind?.test(text) && !isQuiet(tone) ? (['any'] as const) : kindsOf({ of }, tone)
  const { lines } = answers
  return kinds
    .flatMap((kind) => lines[kind].trim().split(/\n\s*/))
    .filter((line) => !answered.has(line) && !told.has(line) && !chooser.without?.test(line))
    .filter((line) => lastWord(line) !== lastWord(text))
    .map((line): [string, number] => [line, closeness(rhyme, rhymeOf(line, pronunciationOf))])
    .filter(([, weight]) => weight > 0)
}

function kindsOf(fact: Pick<Fact, 'of'> | undefined, tone: Tone): readonly AnswerKind[] {
  if (!fact || NEVER.has(tone)) return []
  if (isQuiet(tone) && tone !== 'soft') return ['low']
  if (fact.of === 'you') return ['you']
  return fact.of === 'me' && tone !== 'plain' ? ['me', 'any'] : ['any']
}

function closeness(a: Rhyme, b: Rhyme | null): number {
  if (!b || a.family !== b.family) return 0
  return a.perfect === b.perfect ? PERFECT : 1
}
