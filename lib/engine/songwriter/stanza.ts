import type { Random } from '../random/random.ts'
import { type Draft, expand } from './grammar.ts'
import type { Lexicon } from './lexicon.ts'
import { type Dictionary, nearKey, type Prosody, rhymeQuality, roughness, scan } from './prosody.ts'

/** What a line must be: which rules may write it and how long it is. */
export type LinePlan = {
  readonly rules: readonly string[]
  readonly syllables: number
  /** Put before and after what the rule writes. */
  readonly frame?: (text: string) => string
}

/** Everything that a song already used: rules, images, words. */
export type Used = Set<string>

type Candidate = Draft & { readonly rule: string; readonly prosody: Prosody; readonly cost: number }

const ATTEMPTS = 220
const KEPT = 70

/**
 * Writes the lines of a stanza together: many candidates for each line, of which those are taken that rhyme where the
 * scheme says so (lines with the same letter; `x` is free), keep the metre, and share no image.
 */
export function writeStanza(
  plans: readonly LinePlan[],
  scheme: string,
  tools: { lexicon: Lexicon; dictionary: Dictionary; used: Used; random: Random; fixed?: readonly (string | null)[] },
): string[] {
  const pools = plans.map((plan, index) => {
    const fixed = tools.fixed?.[index]
    return fixed ? [fixedCandidate(fixed, tools.dictionary)] : candidates(plan, tools)
  })
  const chosen: (Candidate | null)[] = plans.map(() => null)
  for (const letter of new Set(scheme)) {
    const places = [...scheme].flatMap((own, index) => (own === letter && index < plans.length ? [index] : []))
    const pair = letter === 'x' || places.length !== 2 ? null : bestPair(pools[places[0]!]!, pools[places[1]!]!, chosen)
    places.forEach((place, at) => {
      const free = pools[place]!.find((candidate) => !clashes(candidate, chosen))
      chosen[place] = pair?.[at] ?? free ?? pools[place]![0] ?? null
    })
  }
  for (const candidate of chosen)
    if (candidate) for (const part of [candidate.rule, ...candidate.parts]) tools.used.add(part)
  return chosen.flatMap((candidate) => (candidate ? [candidate.text] : []))
}

function fixedCandidate(text: string, dictionary: Dictionary): Candidate {
  return { text, parts: [], rule: '', prosody: scan(text, dictionary), cost: 0 }
}

type Tools = { lexicon: Lexicon; dictionary: Dictionary; used: Used; random: Random }

function candidates(plan: LinePlan, { lexicon, dictionary, used, random }: Tools): Candidate[] {
  const fresh = plan.rules.filter((rule) => !used.has(rule))
  const rules = fresh.length > 0 ? fresh : plan.rules
  const found: Candidate[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const rule = random.pick(rules)
    const draft = expand(rule, lexicon, random)
    if (draft.parts.some((part) => used.has(part)) || repeatsItself(draft)) continue
    const text = plan.frame ? plan.frame(draft.text) : draft.text
    const prosody = scan(text, dictionary)
    const off = Math.abs(prosody.stresses.length - plan.syllables)
    const cost = off * (off > 1 ? 1.2 : 0.5) + roughness(prosody.stresses) * 4 + random.between(0, 1.2)
    found.push({ ...draft, text, rule, prosody, cost })
  }
  if (found.length === 0) {
    const rule = random.pick(plan.rules)
    const draft = expand(rule, lexicon, random)
    const text = plan.frame ? plan.frame(draft.text) : draft.text
    found.push({ ...draft, text, rule, prosody: scan(text, dictionary), cost: 9 })
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, KEPT)
}

/** The same word of meaning twice in a line reads like a slip. */
function repeatsItself({ text, parts }: Draft): boolean {
  if (new Set(parts).size < parts.length) return true
  const words = (text.toLowerCase().match(/[a-z']{4,}/g) ?? []).map(stem).filter((word) => !LINKS.has(word))
  return new Set(words).size < words.length
}

const LINKS: ReadonlySet<string> = new Set([
  'with',
  'when',
  'then',
  'that',
  'your',
  'down',
  'into',
  'until',
  'like',
  'from',
])

function stem(word: string): string {
  return word.replace(/(ing|ed|es|s)$/, '')
}

function clashes(candidate: Candidate, chosen: readonly (Candidate | null)[]): boolean {
  return chosen.some(
    (other) =>
      other !== null &&
      (other.rule === candidate.rule ||
        other.parts.some((part) => candidate.parts.includes(part)) ||
        sharesWord(other, candidate)),
  )
}

/** Neighbours may share small words, not images. */
function sharesWord(a: Candidate, b: Candidate): boolean {
  const words = new Set((a.text.toLowerCase().match(/[a-z']{5,}/g) ?? []).map(stem))
  return (b.text.toLowerCase().match(/[a-z']{5,}/g) ?? []).some((word) => words.has(stem(word)) && !COMMON.has(word))
}

const COMMON: ReadonlySet<string> = new Set([
  'there',
  'until',
  'still',
  'every',
  'again',
  'where',
  'while',
  'could',
  'would',
  'never',
])

function bestPair(
  first: readonly Candidate[],
  second: readonly Candidate[],
  chosen: readonly (Candidate | null)[],
): [Candidate, Candidate] | null {
  const byRhyme = new Map<string, Candidate[]>()
  for (const candidate of second) {
    const key = nearKey(candidate.prosody.rhyme)
    byRhyme.set(key, [...(byRhyme.get(key) ?? []), candidate])
  }
  let best: [Candidate, Candidate] | null = null
  let bestCost = Number.POSITIVE_INFINITY
  for (const a of first) {
    if (clashes(a, chosen)) continue
    for (const b of byRhyme.get(nearKey(a.prosody.rhyme)) ?? []) {
      const quality = rhymeQuality(a.prosody, b.prosody)
      if (quality === 0 || clashes(b, [...chosen, a])) continue
      const cost = a.cost + b.cost + (1 - quality) * 2.4
      if (cost < bestCost) {
        best = [a, b]
        bestCost = cost
      }
    }
  }
  return best
}
