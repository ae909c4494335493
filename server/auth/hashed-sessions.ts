import type { Adapter } from 'next-auth/adapters'
import type { Database } from '#server/db/client.ts'
import { hashToken } from '#server/services/sign-in/hash-token.ts'

type SessionMethods = Pick<Adapter, 'createSession' | 'getSessionAndUser' | 'updateSession' | 'deleteSession'>

/** The sessions of next-auth's adapter, stored and looked up by the hash of their tokens. */
export function hashedSessions(db: Database): SessionMethods {
  return {
    async createSession({ sessionToken, userId, expires }) {
      await db.session.create({ data: { tokenHash: hashToken(sessionToken), userId, expires } })
      return { sessionToken, userId, expires }
    },
    async getSessionAndUser(sessionToken) {
      const found = await db.session.findUnique({
        where: { tokenHash: hashToken(sessionToken) },
        include: { user: true },
      })
      if (!found) return null
      const { user, userId, expires } = found
      return { user, session: { sessionToken, userId, expires } }
    },
    async updateSession({ sessionToken, expires }) {
      const where = { tokenHash: hashToken(sessionToken) }
      const [updated] = await db.session.updateManyAndReturn({ where, data: expires ? { expires } : {} })
      return updated ? { sessionToken, userId: updated.userId, expires: updated.expires } : null
    },
    async deleteSession(sessionToken) {
      await db.session.deleteMany({ where: { tokenHash: hashToken(sessionToken) } })
    },
  }
}
