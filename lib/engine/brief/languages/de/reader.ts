import type { Fact, Hearer } from '../../brief.ts'
import { isAdverb, NOMINATIVE } from './clauses.ts'
import { genderOf, isNamed } from './hearer.ts'
import { LEAST } from './lines.ts'
import { SONG } from './requests.ts'
import { isFiniteVerb, isVerbOfSeveral } from './verbs.ts'

/** What is known while a description is read clause by clause. */
export type Reader = {
  readonly hearer: Hearer | null
  readonly names: readonly string[]
  /** "er" and "sie" where they are somebody else than the hearer. */
  readonly strange: ReadonlySet<string>
  /** What was said of the sentence so far: who else it may speak of. */
  rivals: string
  before: PreviousClause
  /** Whether the clause before told of the hearer with its verb last: "die im Heim ist". */
  isInRelative: boolean
  /** Whether whoever sings has told of themselves. */
  isOwn: boolean
}

/** Who a clause without a subject goes on telling of, and with which helper: "du" and "hast" of "du hast gesungen". */
export type PreviousClause = {
  readonly of: Fact['of'] | null
  readonly subject: string
  readonly helper: string | null
  /** Behind "wenn er lacht", a clause begins with its verb. */
  readonly isTurned: boolean
}
export const NOBODY: PreviousClause = { of: null, subject: '', helper: null, isTurned: false }

/** Of "er" and "sie", who is not the hearer; where nothing tells, and both occur, neither is. */
export function strangersIn(description: string, hearer: Hearer | null): ReadonlySet<string> {
  const gender = genderOf(hearer)
  if (gender === 'f') return new Set(['er'])
  if (gender === 'm') return new Set(['sie'])
  const isBoth = /(?<!\p{L})er(?!\p{L})/iu.test(description) && /(?<!\p{L})sie(?!\p{L})/iu.test(description)
  return new Set(isBoth ? ['er', 'sie'] : [])
}

/** Who the next clause goes on telling of, where it has no subject. */
export function subjectOf(piece: string, said: Fact | null, { hearer, before }: Reader): PreviousClause {
  if (said && said.of !== 'thing') {
    const [subject = '', verb = ''] = said.text.toLowerCase().split(' ')
    const isBegun = /^(?:du|ich|wir|ihr)$/u.test(subject)
    const isHelped = /^(?:hast|hab|habe|haben|habt|bist|bin|sind|seid|hattest|warst|wurdest|hat|ist)$/u.test(verb)
    const others = said.of === 'they' ? subjectIn(said.text) : ''
    return {
      of: said.of,
      subject: isBegun ? subject : others,
      helper: isBegun && isHelped ? verb : null,
      isTurned: false,
    }
  }
  if (before.of === 'you' && piece.split(' ').length <= LEAST - 1) return { ...before, helper: null }
  const isOfHearer = hearer && (SONG.test(piece) || isNamed(piece, hearer) || /^(?:er|sie)\s/iu.test(piece))
  return {
    ...NOBODY,
    of: isOfHearer ? 'you' : null,
    isTurned: /^(?:wenn|als|wo|seit(?:dem)?|sobald|weil)\s/iu.test(piece),
  }
}

/** "Unsere Torhüterin Gabi" of what is told of her. */
function subjectIn(text: string): string {
  const words = text.split(' ')
  const at = words.findIndex((word, at) => at > 0 && (isFiniteVerb(word) || (at < 4 && isVerbOfSeveral(word))))
  const subject = words.slice(0, Math.max(at, 0))
  const [first = ''] = subject
  return NOMINATIVE.test(first.toLowerCase()) || /^(?:er|sie|es)$/iu.test(first) || !isAdverb(first.toLowerCase())
    ? subject.join(' ')
    : ''
}
