import { UpdateAccount } from '#lib/schemas/account.ts'
import { updateAccount } from '#server/services/accounts/update-account.ts'
import { member, router } from '../trpc.ts'

export const accountRouter = router({
  update: member.input(UpdateAccount).mutation(({ ctx, input }) => updateAccount({ ctx, input })),
})
