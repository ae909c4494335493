import type { Me, UpdateAccount } from '#lib/schemas/account.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { getMe } from './get-me.ts'

export async function updateAccount({ ctx, input }: { ctx: MemberContext; input: UpdateAccount }): Promise<Me> {
  refuseWords({ name: input.name })
  await ctx.db.user.update({ where: { id: ctx.user.id }, data: { name: input.name } })
  const me = await getMe({ ctx })
  if (!me) throw new AppError('loginRequired')
  return me
}
