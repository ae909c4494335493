import { createHash, randomUUID } from 'node:crypto'
import { creationsVersion } from '#server/services/creations/creations-version.ts'
import { siteContainer } from '#server/web/site-container.ts'
import { sessionTokenOf } from './request-context.ts'

/** Once the site was started anew, it may answer the same songs otherwise. */
const STARTED = randomUUID()

/** The ETag of what an address answers about the caller's creations as they are now; null for strangers. */
export async function creationsEtag(url: string, headers: Headers): Promise<string | null> {
  const sessionToken = sessionTokenOf(headers)
  const version = sessionToken && (await creationsVersion({ ctx: siteContainer(), input: { sessionToken } }))
  if (!version) return null
  const hash = createHash('sha256').update([STARTED, url, version].join('\n'))
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether an If-None-Match header names a weak tag. */
export function matchesEtag(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((named) => named.trim() === tag) ?? false
}
