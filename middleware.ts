import { type NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { LANGUAGE_COOKIE } from '#lib/i18n/choice.ts'
import { completeLanguage, DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import { routing } from '#lib/i18n/routing.ts'

const byAddress = createMiddleware(routing)

/** Language only. The address wins everywhere; a language that someone chose moves nothing but the bare "/". */
export default function middleware(request: NextRequest) {
  if (request.nextUrl.pathname === '/') {
    const chosen = completeLanguage(request.cookies.get(LANGUAGE_COOKIE)?.value)
    if (chosen && chosen !== DEFAULT_LANGUAGE) {
      const target = request.nextUrl.clone()
      target.pathname = `/${chosen}`
      return NextResponse.redirect(target, { headers: { 'Cache-Control': 'private, no-store', Vary: 'Cookie' } })
    }
  }
  return byAddress(request)
}

export const config = { matcher: '/((?!api|_next|_vercel|.*\\..*).*)' }
