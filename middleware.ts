import { type NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { LANGUAGE_COOKIE } from '#lib/i18n/choice.ts'
import { completeLanguage, DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import { routing } from '#lib/i18n/routing.ts'

const byAddress = createMiddleware(routing)

/**
 * One address a page: capital letters lead to small ones, and code that means no letters to where it is not found. Else
 * language only: the address wins everywhere; a language that someone chose moves nothing but the bare "/".
 */
export default function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  const letters = decoded(pathname)
  if (letters === null) {
    const target = request.nextUrl.clone()
    target.pathname = pathname.replaceAll('%', '%25')
    return NextResponse.redirect(target, 308)
  }
  if (/\p{Lu}/u.test(letters)) {
    const target = request.nextUrl.clone()
    target.pathname = lowered(pathname)
    return NextResponse.redirect(target, 308)
  }
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

/** Part by part, so that no slash that is written in code leads to another site. */
function lowered(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '')
  return `/${parts.map((part) => encodeURIComponent((decoded(part) ?? part).toLowerCase())).join('/')}`
}

/** Null where its code means no letters. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

export const config = { matcher: '/((?!api|_next|_vercel|.*\\..*).*)' }
