import type { Environment } from '#server/env.ts'
import { log } from '#server/log.ts'

type Settings = Pick<Environment, 'CANTO_URL' | 'CANTO_DEMO'>

/**
 * Whether the request comes from another site's page, which may not write in a person's name. Browsers name the origin
 * of every request that writes; it must be that of CANTO_URL, whatever host name the request was sent to. Only in demo
 * mode is the host of the request itself accepted too, such as 127.0.0.1 in place of localhost.
 *
 * Programs other than browsers name no origin, and have no cookie but those that they were given. If a browser leaves
 * the origin out, Sec-Fetch-Site still says whether the request comes from another site, and the browser sends no
 * cookie of ours with such a request (SameSite=Lax).
 */
export function isForeign(request: Request, { CANTO_URL, CANTO_DEMO }: Settings): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const origin = request.headers.get('origin')
  if (origin === null) return ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '')
  if (origin === new URL(CANTO_URL).origin) return false
  if (CANTO_DEMO && origin === hostOrigin(request)) return false
  sayOnce(origin, CANTO_URL)
  return true
}

function hostOrigin(request: Request): string | null {
  const host = request.headers.get('host')
  return host === null ? null : `${new URL(request.url).protocol}//${host}`
}

const MOST_SAID = 10
const said = new Set<string>()

/**
 * Tells an operator whose CANTO_URL differs from the address that people open why nobody can sign in. Each origin is
 * logged once and their number is limited, so that nobody can fill the log.
 */
function sayOnce(origin: string, siteUrl: string): void {
  if (said.has(origin) || said.size >= MOST_SAID) return
  said.add(origin)
  const facts = { origin: origin.slice(0, 200), CANTO_URL: siteUrl }
  log.error(
    'origin',
    'A page of another address was refused. If people open Canto there, CANTO_URL must name it',
    facts,
  )
}
