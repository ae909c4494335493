import NextAuth from 'next-auth'
import { authOptions } from '#server/auth/options.ts'
import { env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { site } from '#server/site/site.ts'
import { plainError } from './plain-error.ts'
import { isForeign } from './same-origin.ts'

type Segments = { readonly nextauth: readonly string[] }

/** next-auth's own endpoints: sessions, CSRF token, and the way to Google and back. */
export async function answerNextAuth(request: Request, segments: Segments): Promise<Response> {
  // An additional check to next-auth's own CSRF token.
  if (isForeign(request, env())) return plainError(new AppError('originRefused'))
  const { db } = site().container
  const handler = NextAuth(authOptions(db, env())) as (request: Request, context: object) => Promise<Response>
  return await handler(request, { params: Promise.resolve(segments) })
}
