import { randomUUID } from 'node:crypto'
import type { Services } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { giveCredits, lockAccount } from './ledger.ts'

type Grant = { readonly email: string; readonly amount: number }

/** Gives somebody credits in the operator's name; they never expire. */
export async function grantCredits({
  ctx,
  input,
}: {
  ctx: Pick<Services, 'db' | 'clock'>
  input: Grant
}): Promise<void> {
  const { email, amount } = input
  const user = await ctx.db.user.findUnique({ where: { email: email.trim().toLowerCase() }, select: { id: true } })
  if (!user) throw new AppError('notFound')
  const line = { kind: 'operator_grant', amount, idempotencyKey: `operator:${randomUUID()}`, expiresAt: null } as const
  await ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, user.id)
    await giveCredits(tx, { userId: user.id, ...line, createdAt: ctx.clock.now() })
  })
}
