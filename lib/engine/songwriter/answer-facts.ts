import type { Fact } from '../brief/brief.ts'
import { lastWord, type Rhyme, rhymeOf } from './english/rhyme.ts'
import type { AnswerKind } from './languages/answers.ts'
import { isQuiet, type Tone } from './languages/own-words.ts'
import { choose } from './stanza-choice.ts'
import type { Teller } from './teller.ts'

/** A perfect rhyme is so much likelier than one of the family. */
const PERFECT = 8

/** Tones whose own lines say more than an answer could: a joke, a lesson and comfort need what fits them. */
const UNANSWERED: ReadonlySet<Tone> = new Set<Tone>(['funny', 'lesson', 'comfort', 'shop'])

/** Facts of one verse. */
const MOST = 4

/** Whether each of them has an answer of its own. */
export function canAnswer(facts: readonly Fact[], teller: Teller): boolean {
  return facts.length > 0 && facts.length <= MOST && facts.every((fact) => answersTo(fact, teller).length > 0)
}

/** A fact and a line that rhymes with it, for each, a couplet before a single one; null where one of them has none. */
export function withAnswers(facts: readonly Fact[], teller: Teller): readonly string[] | null {
  const lines: string[] = []
  for (const fact of facts) {
    const free = answersTo(fact, teller).filter(([line]) => !lines.includes(line))
    if (free.length === 0) return null
    lines.push(fact.text, teller.chooser.random.weighted(free))
  }
  const [only, ...others] = facts
  // One fact and its answer are half a stanza.
  const before = only && others.length === 0 ? coupletBefore(only, teller) : []
  if (others.length === 0 && before.length === 0) return null
  for (const line of lines) teller.usedAnswers.add(line)
  return [...before, ...lines]
}

function coupletBefore(fact: Fact, teller: Teller): readonly string[] {
  const [kind] = kindsOf(fact, teller)
  if (!kind || !teller.answers) return []
  return choose(teller.answers.couplets[kind === 'me' ? 'any' : kind], teller.chooser)
}

/** Lines that rhyme with a fact, the better the more likely. */
function answersTo(fact: Fact, teller: Teller): readonly [string, number][] {
  const { answers, chooser, pronunciationOf, usedAnswers } = teller
  const rhyme = rhymeOf(fact.text, pronunciationOf)
  if (!rhyme || !answers) return []
  return kindsOf(fact, teller)
    .flatMap((kind) => answers.lines[kind].trim().split(/\n\s*/))
    .filter((line) => !usedAnswers.has(line) && !chooser.without?.test(line) && lastWord(line) !== lastWord(fact.text))
    .map((line): [string, number] => [line, closeness(rhyme, rhymeOf(line, pronunciationOf))])
    .filter(([, weight]) => weight > 0)
}

/** Nobody is praised for bad news. */
function kindsOf({ of, text }: Fact, { tone, pack }: Teller): readonly AnswerKind[] {
  if (UNANSWERED.has(tone)) return []
  if (isQuiet(tone) && tone !== 'soft') return ['low']
  if (pack.unkind?.test(text)) return ['any']
  if (of === 'you') return ['you']
  return of === 'me' && tone !== 'plain' ? ['me', 'any'] : ['any']
}

function closeness(a: Rhyme, b: Rhyme | null): number {
  if (!b || a.family !== b.family) return 0
  return a.perfect === b.perfect ? PERFECT : 1
}
