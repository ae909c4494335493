/** What a response may load, run and be framed by: the directives of a content security policy. */
type Directives = Readonly<Record<string, string>>

/**
 * The policy for everything that is not a page: data, sound, pictures, redirects. If somebody opens such a file
 * directly, the browser shows it in a page of its own; the policy allows that page's style, icons and player.
 */
const NO_PAGE: Directives = {
  'default-src': "'none'",
  'img-src': 'data:',
  'media-src': "'self'",
  'style-src': "'unsafe-inline'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

const PAGE: Directives = {
  'default-src': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
  'manifest-src': "'self'",
  // A recording is heard from the browser's memory before it is sent.
  'media-src': "'self' blob:",
  'object-src': "'none'",
  // Positions and colours that are worked out stand in style attributes.
  'style-src': "'self' 'unsafe-inline'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
}

/** A service worker keeps the policy that it came with, and fetches what pages ask it for. */
const WORKER: Directives = { ...NO_PAGE, 'connect-src': "'self'" }

export const STRICTEST_POLICY = policyOf(NO_PAGE)
export const WORKER_POLICY = policyOf(WORKER)

/**
 * The policy of a page: it runs files of the site, and only those inline scripts that the sources name by hash or
 * nonce. The browser keeps the policy while it moves to other pages without loading a document, so all pages have the
 * same policy except for these sources.
 */
export function pagePolicy(scripts: readonly string[], isHttps: boolean): string {
  const upgrade = isHttps ? '; upgrade-insecure-requests' : ''
  return policyOf({ ...PAGE, 'script-src': ["'self'", ...scripts].join(' ') }) + upgrade
}

export const nonceSource = (nonce: string) => `'nonce-${nonce}'`

function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
