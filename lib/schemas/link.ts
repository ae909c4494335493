import { z } from 'zod'
import { line } from './text.ts'

export const LookUpLink = z.strictObject({ url: line().min(1, 'sourceMissing').max(2048, 'linkInvalid') })
export type LookUpLink = z.infer<typeof LookUpLink>

/** What a link leads to, as far as can be known before it is fetched. */
export type LinkView = { readonly title: string | null; readonly durationSec: number | null }
