import { z } from 'zod'
import { line } from './text.ts'

/** Something that may become an address once it has a scheme: "example.com/song.mp3". */
const WITHOUT_SCHEME = /^(?!\/)[^\s:/?#@]+\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i

/** An address as browsers would take it: what has no scheme is on the web. */
export function withScheme(address: string): string {
  const text = address.trim()
  return WITHOUT_SCHEME.test(text) ? `https://${text}` : text
}

export const LookUpLink = z.strictObject({ url: line().min(1, 'sourceMissing').max(2048, 'linkInvalid') })
export type LookUpLink = z.infer<typeof LookUpLink>

/** What a link leads to, as far as can be known before it is fetched. */
export type LinkView = { readonly title: string | null; readonly durationSec: number | null }
