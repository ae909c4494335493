import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitPath } from '#lib/i18n/paths.ts'
import { beforeHead } from './before-head.ts'
import { nonceSource, pagePolicy, STRICTEST_POLICY, WORKER_POLICY } from './content-security-policy.ts'
import type { InlineScripts } from './inline-scripts.ts'

/** On every response, whatever it is. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // The microphone records one's own voice. Autoplay is left to the sites that embed a player.
  'permissions-policy': [
    'microphone=(self)',
    ...[
      'accelerometer',
      'browsing-topics',
      'camera',
      'display-capture',
      'encrypted-media',
      'fullscreen',
      'geolocation',
      'gyroscope',
      'hid',
      'idle-detection',
      'local-fonts',
      'magnetometer',
      'midi',
      'payment',
      'picture-in-picture',
      'publickey-credentials-get',
      'screen-wake-lock',
      'serial',
      'storage-access',
      'usb',
      'window-management',
      'xr-spatial-tracking',
    ].map((feature) => `${feature}=()`),
  ].join(', '),
}

const A_YEAR = 'max-age=31536000'

const POLICY = 'content-security-policy'

/** Next.js's own mark of answers that were prerendered when the site was built. */
const PRERENDERED = 'x-nextjs-prerender'

type Site = {
  readonly url: string
  /** Null in development: no scripts are listed there, and pages need things that no policy should allow. */
  readonly scripts: InlineScripts | null
}

/**
 * Gives every response its security headers. Next.js takes the nonce for the pages that it draws from the policy in the
 * request's headers; a client could send a policy of its own there, so it is overwritten. The response's policy is
 * chosen when its headers are sent, since it depends on them.
 */
export function securityHeaders({ url, scripts }: Site) {
  const isHttps = url.startsWith('https:')
  return (request: IncomingMessage, response: ServerResponse): void => {
    const nonce = nonceSource(randomBytes(16).toString('base64'))
    const path = pathOf(request)
    if (scripts) request.headers[POLICY] = pagePolicy([nonce], isHttps)
    beforeHead(response, () => {
      // The client has this answer already, with its headers. Repeated, they would be longer than all the rest.
      if (response.statusCode === 304 && path.startsWith('/api/')) return
      for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value)
      if (isHttps) response.setHeader('strict-transport-security', A_YEAR)
      // The players for other sites, and pictures that are documents of their own, set a policy of their own.
      if (!scripts || response.hasHeader(POLICY)) return
      response.setHeader(POLICY, policyFor(response, { path, nonce, scripts, isHttps }))
    })
  }
}

type Asked = {
  readonly path: string
  readonly nonce: string
  readonly scripts: InlineScripts
  readonly isHttps: boolean
}

function policyFor(response: ServerResponse, { path, nonce, scripts, isHttps }: Asked): string {
  if (path === '/service-worker.js') return WORKER_POLICY
  if (!isPage(response)) return STRICTEST_POLICY
  if (response.hasHeader(PRERENDERED)) return pagePolicy(scripts.pages[prerenderedPath(path)] ?? [], isHttps)
  const more = response.statusCode >= 500 ? scripts.errorPage : []
  return pagePolicy([nonce, ...new Set([...scripts.everywhere, ...more])], isHttps)
}

/**
 * Whether a response is a page. A 304 has no content type, and its policy replaces that of the page in the browser's
 * cache.
 */
function isPage(response: ServerResponse): boolean {
  if (response.statusCode === 304) return response.hasHeader(PRERENDERED)
  return String(response.getHeader('content-type')).startsWith('text/html')
}

/** An address in the form in which prerendered pages are listed: "/" is "/en". */
function prerenderedPath(pathname: string): string {
  const { language, path } = splitPath(pathname)
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The request's path, read before anything else changes the request's address. */
function pathOf({ url = '' }: IncomingMessage): string {
  const [pathname = ''] = url.split('?', 1)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
