import { createHash, randomUUID } from 'node:crypto'
import { creationsVersion } from '#server/services/creations/creations-version.ts'
import { site } from '#server/site/site.ts'
import { sessionTokenOf } from './request-context.ts'

/** Part of every tag: after a restart the site may answer differently about the same songs. */
const STARTED = randomUUID()

/** The ETag for the current answer to `url` about the caller's creations; null for visitors who are not signed in. */
export async function creationsEtag(url: string, headers: Headers): Promise<string | null> {
  const sessionToken = sessionTokenOf(headers)
  const version = sessionToken && (await creationsVersion({ ctx: site().container, input: { sessionToken } }))
  if (!version) return null
  const hash = createHash('sha256').update([STARTED, url, version].join('\n'))
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether an If-None-Match header names a weak tag. */
export function matchesEtag(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((named) => named.trim() === tag) ?? false
}
