import type { Random } from '../random/random.ts'
import type { Pen } from './desk.ts'
import { type Prosody, rhymeQuality, roughness, vowelOf } from './prosody.ts'
import type { Draft } from './rule.ts'
import { isOfShare } from './share.ts'

/** What a line must be: which rules may write it and how long it is. */
export type LinePlan = {
  readonly rules: readonly string[]
  readonly syllables: number
  /** Makes a line of the song of what a rule writes. */
  readonly frame: (text: string) => string
}

/** Everything that a song already used: rules and images. */
export type Used = Set<string>

type Candidate = Draft & {
  readonly rule: string
  /** Without the frame. */
  readonly bare: string
  readonly prosody: Prosody
  /** Its words of meaning. */
  readonly words: ReadonlySet<string>
  readonly cost: number
}

const ATTEMPTS = 1000
const ENOUGH = 160
const KEPT = 120

/** With fewer candidates there is no choice left for rhyme, so a song takes from wider and wider shares. */
const FEW = 60
const MOST_SLACK = 7
const SLACK_COST = 0.5
const SPARE = 400

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
    if (candidate) for (const part of [candidate.rule, ...candidate.parts]) if (!isKind(part)) tools.used.add(part)
  return chosen.flatMap((candidate) => (candidate ? [candidate.text] : []))
}

/** A song may use a kind of images, "{time}", again and again, though a stanza may not. */
function isKind(part: string): boolean {
  return part.startsWith('{')
}

export type Tools = {
  readonly pen: Pen
  readonly used: Used
  readonly random: Random
  readonly share: number
}

function candidates(plan: LinePlan, { pen, used, random, share }: Tools): Candidate[] {
  const fresh = plan.rules.filter((rule) => !used.has(rule))
  const rules = fresh.length > 0 ? fresh : plan.rules
  const found: Candidate[] = []
  const outside: (readonly [rule: string, draft: Draft])[] = []
  const seen = new Set<string>()
  const add = (rule: string, draft: Draft, slack = 0) => {
    const text = plan.frame(draft.text)
    const prosody = pen.hear(text)
    const off = Math.abs(prosody.stresses.length - plan.syllables)
    const metre = off * (off > 1 ? 1 : 0.4) + roughness(prosody.stresses) * 4
    const cost = metre + slack * SLACK_COST + random.between(0, 1.6)
    const words = new Set(pen.wordsOf(draft.text, 'stanza'))
    found.push({ ...draft, bare: draft.text, text, rule, prosody, words, cost })
  }
  for (let attempt = 0; attempt < ATTEMPTS && found.length < ENOUGH; attempt++) {
    const rule = random.pick(rules)
    const draft = pen.draw(rule, random)
    if (seen.has(draft.text)) continue
    const isOwn = isOfShare(draft.text, draft.bits, share)
    if (!isOwn && outside.length > SPARE) continue
    seen.add(draft.text)
    if (draft.parts.some((part) => used.has(part)) || repeatsItself(draft, pen)) continue
    if (isOwn) add(rule, draft)
    else outside.push([rule, draft])
  }
  for (let slack = 1; slack <= MOST_SLACK && found.length < FEW; slack++)
    for (const [rule, draft] of outside) if (isOfShare(draft.text, draft.bits + slack, share)) add(rule, draft, slack)
  if (found.length === 0) {
    const rule = random.pick(plan.rules)
    add(rule, pen.draw(rule, random))
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, KEPT)
}

/** The same word of meaning twice in a line reads like a slip. */
function repeatsItself({ text, parts }: Draft, pen: Pen): boolean {
  if (new Set(parts).size < parts.length || TWICE.test(text)) return true
  const words = pen.wordsOf(text, 'line')
  return new Set(words).size < words.length
}

const TWICE = /(?:^|\s)(\p{L}+) \1(?!\p{L})/iu

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
        [...other.words].some((word) => candidate.words.has(word))),
  )
}

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
