import type { z } from 'zod'
import { brokenRules, type Rule } from './rule.ts'

/** For `superRefine`: the rules that a form of this input has too. */
export const checkRules =
  <Input>(rules: readonly Rule<Input>[]) =>
  (input: Input, context: z.RefinementCtx<Input>): void => {
    for (const { path, reason } of brokenRules(rules, input)) {
      context.addIssue({ code: 'custom', path: [path], message: reason })
    }
  }
