import type { Random } from '../random/random.ts'
import { type Draft, expand, TIME } from './grammar.ts'
import type { Lexicon } from './lexicon.ts'
import { type Dictionary, type Prosody, rhymeQuality, roughness, scan, vowelOf } from './prosody.ts'
import { compileRule } from './rule.ts'
import { isOfShare } from './share.ts'

/** What a line must be: which rules may write it and how long it is. */
export type LinePlan = {
  readonly rules: readonly string[]
  readonly syllables: number
  /** Put before and after what the rule writes. */
  readonly frame?: (text: string) => string
}

/** Everything that a song already used: rules, images, words. */
export type Used = Set<string>

type Candidate = Draft & {
  readonly rule: string /** Without the frame. */
  readonly bare: string
  readonly prosody: Prosody
  readonly cost: number
}

const ATTEMPTS = 10_000
const ENOUGH = 220
const KEPT = 140

/** A rule with a single image may say when, where it ends on a place or an act. */
function withTime(rule: string): string {
  return rule.split('{').length === 2 && /\{(place|act|act\.past)\}$/.test(rule) ? `${rule} {time}` : rule
}

/**
 * Writes the lines of a stanza together: many candidates for each line, of which those are taken that rhyme where the
 * scheme says so (lines with the same letter; `x` is free), keep the metre, and share no image.
 */
export function writeStanza(plans: readonly LinePlan[], scheme: string, tools: Tools): string[] {
  const pools = plans.map((plan) => candidates(plan, tools))
  const chosen: (Candidate | null)[] = plans.map(() => null)
  for (const letter of new Set(scheme)) {
    const places = [...scheme].flatMap((own, index) => (own === letter && index < plans.length ? [index] : []))
    const pair = letter === 'x' || places.length !== 2 ? null : bestPair(pools[places[0]!]!, pools[places[1]!]!, chosen)
    places.forEach((place, at) => {
      chosen[place] = pair?.[at] ?? leastAlike(pools[place]!, chosen)
    })
  }
  for (const candidate of chosen)
    if (candidate) for (const part of [candidate.rule, ...candidate.parts]) if (part !== TIME) tools.used.add(part)
  return chosen.flatMap((candidate) => (candidate ? [candidate.text] : []))
}

type Tools = { lexicon: Lexicon; dictionary: Dictionary; used: Used; random: Random; share: number }

function candidates(plan: LinePlan, { lexicon, dictionary, used, random, share }: Tools): Candidate[] {
  const fresh = plan.rules.filter((rule) => !used.has(rule))
  const ways = (fresh.length > 0 ? fresh : plan.rules).map((rule) => ({
    rule,
    compiled: compileRule(rule),
    timed: compileRule(withTime(rule)),
  }))
  const found: Candidate[] = []
  const seen = new Set<string>()
  for (let attempt = 0; attempt < ATTEMPTS && found.length < ENOUGH; attempt++) {
    const { rule, compiled, timed } = random.pick(ways)
    const draft = expand(random.chance(0.08) ? timed : compiled, lexicon, random)
    if (!isOfShare(draft.text, draft.bits, share) || seen.has(draft.text)) continue
    seen.add(draft.text)
    if (draft.parts.some((part) => used.has(part)) || repeatsItself(draft)) continue
    const text = plan.frame ? plan.frame(draft.text) : draft.text
    const prosody = scan(text, dictionary)
    const off = Math.abs(prosody.stresses.length - plan.syllables)
    const cost = off * (off > 1 ? 1 : 0.4) + roughness(prosody.stresses) * 4 + random.between(0, 1.6)
    found.push({ ...draft, bare: draft.text, text, rule, prosody, cost })
  }
  if (found.length === 0) {
    const rule = random.pick(plan.rules)
    const draft = expand(compileRule(rule), lexicon, random)
    const text = plan.frame ? plan.frame(draft.text) : draft.text
    found.push({ ...draft, bare: draft.text, text, rule, prosody: scan(text, dictionary), cost: 9 })
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, KEPT)
}

/** The same word of meaning twice in a line reads like a slip. */
function repeatsItself({ text, parts }: Draft): boolean {
  if (new Set(parts).size < parts.length) return true
  const words = (text.toLowerCase().match(/[a-z']{4,}/g) ?? []).map(stem).filter((word) => !LINKS.has(word))
  return new Set(words).size < words.length
}

const LINKS: ReadonlySet<string> = new Set(['with', 'when', 'then', 'that', 'your', 'into', 'like', 'from'])

function stem(word: string): string {
  return word.replace(/(ing|ed|es|s)$/, '')
}

/** The best candidate that has nothing in common with the lines so far, or else the first that is another line. */
function leastAlike(pool: readonly Candidate[], chosen: readonly (Candidate | null)[]): Candidate | null {
  const otherRule = (candidate: Candidate) => !chosen.some((line) => line?.rule === candidate.rule)
  const otherLine = (candidate: Candidate) => !chosen.some((line) => line?.bare === candidate.bare)
  const free = pool.find((candidate) => !clashes(candidate, chosen))
  return free ?? pool.find(otherRule) ?? pool.find(otherLine) ?? pool[0] ?? null
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
  const words = new Set((a.bare.toLowerCase().match(/[a-z']{5,}/g) ?? []).map(stem))
  return (b.bare.toLowerCase().match(/[a-z']{5,}/g) ?? []).some((word) => words.has(stem(word)) && !COMMON.has(word))
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
    const key = vowelOf(candidate.prosody)
    byRhyme.set(key, [...(byRhyme.get(key) ?? []), candidate])
  }
  let best: [Candidate, Candidate] | null = null
  let bestCost = Number.POSITIVE_INFINITY
  for (const a of first) {
    if (clashes(a, chosen)) continue
    for (const b of byRhyme.get(vowelOf(a.prosody)) ?? []) {
      const quality = rhymeQuality(a.prosody, b.prosody)
      if (quality === 0 || clashes(b, [...chosen, a])) continue
      const cost = a.cost + b.cost + (1 - quality) * 7
      if (cost < bestCost) {
        best = [a, b]
        bestCost = cost
      }
    }
  }
  return best
}
