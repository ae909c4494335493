import type { Services, SessionUser } from '#server/context.ts'
import { hashToken } from '#server/services/sign-in/hash-token.ts'
import { SESSION_DAYS } from '#server/services/sign-in/sign-in-with-code.ts'

const DAY_MS = 86_400_000

/**
 * The person of a session, or null when it is unknown or over. A session in use is prolonged, at most once a day, where
 * the browser can be told its new end.
 */
export async function findSessionUser(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sessionToken: string,
  onProlonged?: (expires: Date) => void,
): Promise<SessionUser | null> {
  const tokenHash = hashToken(sessionToken)
  const [session] = await db.$queryRaw<(SessionUser & { expires: Date })[]>`
    SELECT expires, users.id, email, name FROM sessions JOIN users ON users.id = user_id WHERE token_hash = ${tokenHash}`
  const now = clock.now().getTime()
  if (!session || session.expires.getTime() <= now) return null
  if (onProlonged && session.expires.getTime() < now + (SESSION_DAYS - 1) * DAY_MS) {
    const expires = new Date(now + SESSION_DAYS * DAY_MS)
    await db.session.updateMany({ where: { tokenHash }, data: { expires } })
    onProlonged(expires)
  }
  const { id, email, name } = session
  return { id, email, name }
}
