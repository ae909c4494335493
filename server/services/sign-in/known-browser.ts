import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The cookie by which a browser proves that it signed in to an account before: an id of the browser, and for each
 * account a keyed hash of that id and the id of the account. The server stores nothing of it. It names nobody, and is
 * worth nothing once the account is deleted.
 */
const COOKIE = /^([\w-]{22})((?:\.[\w-]{22}){1,5})$/
const MOST_ACCOUNTS = 5

type Known = { readonly id: string; readonly vouchers: readonly string[] }

/** The browser's id if it signed in to this account before, else null. */
export function knownBrowserId(secret: string, cookie: string | null, userId: string): string | null {
  const { id, vouchers } = read(cookie)
  const right = Buffer.from(voucher(secret, id, userId))
  return vouchers.some((one) => timingSafeEqual(Buffer.from(one), right)) ? id : null
}

/** The cookie's value after signing in to an account. */
export function rememberAccount(secret: string, cookie: string | null, userId: string): string {
  const { id, vouchers } = read(cookie)
  const own = voucher(secret, id, userId)
  return [id, own, ...vouchers.filter((one) => one !== own)].slice(0, 1 + MOST_ACCOUNTS).join('.')
}

/** The cookie's value without an account; null where nothing is left of it. */
export function forgetAccount(secret: string, cookie: string | null, userId: string): string | null {
  const { id, vouchers } = read(cookie)
  const others = vouchers.filter((one) => one !== voucher(secret, id, userId))
  return others.length > 0 ? [id, ...others].join('.') : null
}

function read(cookie: string | null): Known {
  const [, id, rest = ''] = COOKIE.exec(cookie ?? '') ?? []
  if (!id) return { id: randomBytes(16).toString('base64url'), vouchers: [] }
  return { id, vouchers: rest.slice(1).split('.') }
}

function voucher(secret: string, id: string, userId: string): string {
  return createHmac('sha256', secret)
    .update(`known browser:${id}:${userId}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}
