import type { Me } from '#lib/schemas/account.ts'
import type { Context } from '#server/context.ts'
import type { User } from '#server/db/generated/client.ts'
import { readCreditBalance, spendableCredits } from '#server/services/credits/credits-due.ts'
import { songsChargedToday } from '#server/services/credits/songs-charged-today.ts'
import { planOf } from '#server/services/plans/plan-of.ts'

/** The signed-in person, or null. */
export async function getMe({ ctx }: { ctx: Context }): Promise<Me | null> {
  if (!ctx.user) return null
  const user = await ctx.db.user.findUnique({ where: { id: ctx.user.id } })
  if (!user) return null
  await rememberLanguage(ctx, user)
  const plan = await planOf(ctx.db, user.id)
  const { planId, tier } = plan
  const now = ctx.clock.now()
  const credits = spendableCredits(await readCreditBalance(ctx.db, user.id, plan, now), now)
  const songsToday = await songsChargedToday(ctx.db, user.id, now)
  return { id: user.id, name: user.name, email: user.email, credits, songsToday, planId, tier }
}

/** Stores the language that somebody used last, in which they get mails. */
async function rememberLanguage({ db, language }: Context, user: User): Promise<void> {
  if (!language || language === user.language) return
  await db.user.update({ where: { id: user.id }, data: { language } })
}
