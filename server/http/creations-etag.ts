import { createHash, randomUUID } from 'node:crypto'
import type { CreationKind } from '#lib/schemas/creation.ts'
import { creationsVersion } from '#server/services/generation/creations-version.ts'
import { siteContainer } from '#server/web/site-container.ts'
import { sessionTokenOf } from './request-context.ts'

/** Once the site was started anew, it may answer the same songs otherwise. */
const STARTED = randomUUID()

/** The ETag of what an address answers about the caller's songs or covers as they are now; null for strangers. */
export async function creationsEtag(call: {
  kind: CreationKind
  url: string
  headers: Headers
}): Promise<string | null> {
  const { kind, url, headers } = call
  const sessionToken = sessionTokenOf(headers)
  const version = sessionToken && (await creationsVersion({ ctx: siteContainer(), input: { kind, sessionToken } }))
  if (!version) return null
  const hash = createHash('sha256').update([STARTED, url, version].join('\n'))
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether an If-None-Match header names a weak tag. */
export function matchesEtag(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((named) => named.trim() === tag) ?? false
}
