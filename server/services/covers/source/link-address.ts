import { withScheme } from '#lib/site/with-scheme.ts'
import { AppError } from '#server/errors.ts'

/** An address on the web, or a path of this site. Throws linkInvalid. */
export function linkAddress(text: string, siteUrl: string): URL {
  const address = withScheme(text)
  const isLink = address.startsWith('/') || /^https?:\/\//i.test(address)
  if (!isLink || !URL.canParse(address, siteUrl)) throw new AppError('linkInvalid', {}, 'audioUrl')
  return new URL(address, siteUrl)
}
