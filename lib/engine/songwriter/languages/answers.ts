import type { Stanzas } from './stanzas.ts'

/** What answers suit: what is told of the hearer or of the singer, gladly; anything at all; anything in sorrow or regret. */
export type AnswerKind = 'you' | 'me' | 'any' | 'low'

export type Answers = {
  /** Texts whose every line answers a fact, by the sound on which both end. */
  readonly lines: Readonly<Record<AnswerKind, string>>
  /** Couplets that come before a fact and its answer. */
  readonly couplets: Readonly<Record<Exclude<AnswerKind, 'me'>, Stanzas>>
}
