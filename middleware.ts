import { NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { LANGUAGE_COOKIE } from '#lib/i18n/language-choice.ts'
import { completeLanguage, DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import { localPath, splitPath } from '#lib/i18n/paths.ts'
import { routing } from '#lib/i18n/routing.ts'

const byAddress = createMiddleware(routing)

/** Addresses of pages. Letters of other alphabets are in none of them. */
const PAGE = /^[a-z0-9/_-]*$/
/** Addresses of files that are not the API's or Next's own: those of public/, and those of app/ that are no pages. */
const FILE = new RegExp(
  `^/(?:${[
    String.raw`(?:robots\.txt|sitemap\.xml|service-worker\.js|favicon\.ico|apple-touch-icon\.png|icon\.svg|blog/rss\.xml)`,
    String.raw`(?:demos|icons|social-images)/[a-z0-9-]+\.[a-z0-9]+`,
    String.raw`sitemaps/(?:pages|creations-\d+)\.xml`,
    String.raw`(?:${routing.locales.join('|')})/site\.webmanifest`,
  ].join('|')})$`,
)

/** Of English pages, with the prefix that their addresses have in other languages and not in this one. */
const PREFIXED = new RegExp(`^/${DEFAULT_LANGUAGE}(?=(?:/[a-z0-9_-][a-z0-9/_-]*)?$)`)

/**
 * One address a page: capital letters lead to small ones, slashes at the end and the prefix of English to none, in one step, and what cannot be the
 * address of anything is not found before anything is read. Else language only: the address wins everywhere; a language that someone chose moves nothing but "/".
 */
export default function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  const letters = decodeURIComponent(pathname)
  const address = addressOf(letters)
  if (address !== letters) {
    const target = new URL(request.url)
    target.pathname = address
    return NextResponse.redirect(target, 308)
  }
  if (FILE.test(letters)) return NextResponse.next()
  if (!PAGE.test(letters)) return byAddress(notFound(request))
  if (pathname === '/') {
    const chosen = completeLanguage(request.cookies.get(LANGUAGE_COOKIE)?.value)
    if (chosen && chosen !== DEFAULT_LANGUAGE) {
      const target = request.nextUrl.clone()
      target.pathname = `/${chosen}`
      return NextResponse.redirect(target, { headers: { 'Cache-Control': 'private, no-store', Vary: 'Cookie' } })
    }
  }
  return byAddress(request)
}

/** The one under which a page stands for all the ways in which it can be written. */
function addressOf(letters: string): string {
  const small = letters.toLowerCase().replace(/(?<=.)\/+$/, '')
  return FILE.test(small) ? small : small.replace(PREFIXED, '') || '/'
}

/** The same request for an address that no page has, in the language that was asked for. */
function notFound(request: NextRequest): NextRequest {
  const { language } = splitPath(request.nextUrl.pathname)
  return new NextRequest(new URL(localPath(language, '/404'), request.url), request)
}

export const config = { matcher: '/((?!api/|_next/).*)' }
