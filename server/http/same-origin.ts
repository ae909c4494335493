import type { Environment } from '#server/env.ts'
import { log } from '#server/log.ts'

type Settings = Pick<Environment, 'CANTO_URL' | 'CANTO_DEMO'>

/**
 * Whether another site's page makes this request, which may not write in a person's name. Browsers name the origin of
 * everything that writes; it has to be that of CANTO_URL, whatever name the request was sent to. Only in demo mode is the
 * address good under which the page itself was opened, such as 127.0.0.1 in place of localhost.
 *
 * Programs name no origin, and hold no cookie that was not given to them. A browser that should leave it out still says
 * whether it asks for another site, and sends no cookie of ours along from there (SameSite=Lax).
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

/** An operator who set another address than people open finds out why nobody can sign in; nobody can fill the log. */
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
