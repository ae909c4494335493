import type { Answers } from '../answers.ts'
import { any } from './answers/any.ts'
import { inSorrow, ofAnything, ofYou } from './answers/couplets.ts'
import { low } from './answers/low.ts'
import { me } from './answers/me.ts'
import { you } from './answers/you.ts'

export const answers: Answers = {
  lines: { you, me, any, low },
  couplets: { you: ofYou, any: ofAnything, low: inSorrow },
}
