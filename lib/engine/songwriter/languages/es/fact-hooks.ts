import type { FactHooks } from '../tones.ts'
import { hook, hooks } from './hooks.ts'

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const factHooks: FactHooks = { hook, hooks }
