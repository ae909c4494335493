import { described, log } from '#server/log.ts'

const ADDRESS = /([^\s<>"'(),;:/@]+)@([^\s<>"'(),;:/@]+)/g

/**
 * Logs which mail could not be sent and why. Mail servers repeat addresses in their errors, so these are masked there
 * too.
 */
export function logMailFailure(mail: 'signInCode' | 'expiryNotice', email: string, error: unknown): void {
  log.error('mail', masked(described(error)), { mail, to: masked(email) })
}

/** "ada@example.com" is "a…@example.com": enough for an operator to see whose provider refuses. */
function masked(text: string): string {
  return text.replace(ADDRESS, (_, local: string, domain: string) => `${[...local][0]}…@${domain}`)
}
