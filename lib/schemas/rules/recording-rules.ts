import type { Rule } from './rule.ts'

/** The rules of every input that begins with a recording. */
export const RECORDING_RULES: readonly Rule<{ readonly rightsConfirmed: boolean }>[] = [
  { path: 'rightsConfirmed', reason: 'rightsNotConfirmed', isBroken: ({ rightsConfirmed }) => !rightsConfirmed },
]
