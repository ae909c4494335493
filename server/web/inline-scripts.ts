import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Hashes = z.array(z.string().startsWith("'sha256-")).readonly()

/** The inline scripts of the pages that were prerendered when the site was built, as sources of a policy. */
const InlineScripts = z.object({
  /** Those that stand in every page, prerendered or not. */
  everywhere: Hashes,
  /** Those of the page that Next.js answers with when drawing another one has failed. */
  errorPage: Hashes,
  /** Those of each prerendered page, by its path with a language, such as "/en/about". */
  pages: z.record(z.string(), Hashes),
})

export type InlineScripts = z.output<typeof InlineScripts>

/** Reads what scripts/launch/inline-scripts.mjs has listed after the build. */
export function readInlineScripts(): InlineScripts {
  return InlineScripts.parse(JSON.parse(readFileSync('.next/inline-scripts.json', 'utf8')))
}
