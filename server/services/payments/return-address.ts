import { DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { MemberContext } from '#server/context.ts'

/** What became of somebody's visit to the payment service, as the subscription page reads it. */
type Outcome = 'paid' | 'cancelled' | 'changed' | 'later' | 'kept'

/** Where people come back to from the payment service. */
export function returnAddress({ siteUrl, language }: MemberContext, outcome?: Outcome): string {
  const page = `${siteUrl}${localPath(language ?? DEFAULT_LANGUAGE, '/subscription')}`
  return outcome ? `${page}?checkout=${outcome}` : page
}
