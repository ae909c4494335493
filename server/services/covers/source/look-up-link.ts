import type { LinkView, LookUpLink } from '#lib/schemas/link.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { log } from '#server/log.ts'
import type { LinkFacts, LinkRefusedError } from '#server/ports/link-source.ts'
import { linkAddress } from './link-address.ts'

/** Each may run a program of its own. */
const MOST_AT_ONCE = 3
const MOST_REMEMBERED = 500
const UNKNOWN: LinkFacts = {}

let running = 0
const remembered = new Map<string, LinkFacts>()

/**
 * Finds out what a link leads to before anything is charged for it. Gives nulls when that takes too long, or when too
 * many look-ups run already. Throws the refusal that the link would meet later.
 */
export async function lookUpLink({ ctx, input }: { ctx: MemberContext; input: LookUpLink }): Promise<LinkView> {
  const url = linkAddress(input.url, ctx.siteUrl)
  // Links to songs and uploads of this site need no look-up: see source-of.ts.
  const isOurs = url.origin === new URL(ctx.siteUrl).origin
  const { title = null, durationSec = null } = isOurs ? UNKNOWN : await factsOf(ctx, url.href)
  return { title, durationSec }
}

/**
 * The title of what a link leads to. The link is looked up now unless the form has done so before. Throws as lookUpLink
 * does.
 */
export async function titleAt(ctx: MemberContext, { href }: URL): Promise<string | undefined> {
  if (!remembered.has(href)) await lookUpLink({ ctx, input: { url: href } })
  return remembered.get(href)?.title
}

async function factsOf(ctx: MemberContext, url: string): Promise<LinkFacts> {
  if (running >= MOST_AT_ONCE) return UNKNOWN
  running++
  try {
    const facts = await ctx.links.lookUp(url, { signal: AbortSignal.timeout(30_000) })
    remember(url, facts)
    return facts
  } catch (error) {
    // Compared by name, since the bundler may have made two copies of the class.
    if (!(error instanceof Error) || error.name !== 'LinkRefusedError') return unknownFor(error)
    const { reason } = error as LinkRefusedError
    if (reason === 'linkTooSlow') {
      // Remembered, so that nobody waits for this link a second time.
      remember(url, UNKNOWN)
      return UNKNOWN
    }
    throw new AppError(reason, {}, 'audioUrl')
  } finally {
    running--
  }
}

/** Logs an unexpected error and gives no facts. The link is not refused, since the worker may succeed. */
function unknownFor(error: unknown): LinkFacts {
  log.error('link', error)
  return UNKNOWN
}

/** Remembers the facts of the latest links only. */
function remember(url: string, facts: LinkFacts): void {
  remembered.set(url, facts)
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size > MOST_REMEMBERED) remembered.delete(oldest)
}
