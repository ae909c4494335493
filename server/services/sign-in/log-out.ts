import type { Context } from '#server/context.ts'
import { hashToken } from './hash-token.ts'

type Input = { readonly sessionToken: string | null }

/** Ends a session. Does nothing if there is none. */
export async function logOut({ ctx, input: { sessionToken } }: { ctx: Context; input: Input }): Promise<void> {
  if (sessionToken) await ctx.db.session.deleteMany({ where: { tokenHash: hashToken(sessionToken) } })
}
