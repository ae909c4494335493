import { AppError } from '#server/errors.ts'

/**
 * Other sites' pages may not write in a person's name. Browsers name the origin of every POST; programs name none, and
 * carry no cookie that was not given to them.
 */
export function refuseForeignOrigin(request: Request, siteUrl: string): Response | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  const origin = request.headers.get('origin')
  if (origin === null || origin === new URL(siteUrl).origin || origin === hostOrigin(request)) return null
  return Response.json({ error: new AppError('originRefused').message }, { status: 403 })
}

/** The address under which the page itself was opened, such as 127.0.0.1 in place of localhost. */
function hostOrigin(request: Request): string | null {
  const host = request.headers.get('host')
  return host === null ? null : `${new URL(request.url).protocol}//${host}`
}
