import { DeleteAccount, UpdateAccount } from '#lib/schemas/account.ts'
import { updatedKnownBrowserCookie } from '#server/auth/browser-cookies.ts'
import { clearedCookie } from '#server/auth/session-cookie.ts'
import { deleteAccount } from '#server/services/accounts/delete-account.ts'
import { updateAccount } from '#server/services/accounts/update-account.ts'
import { EXPORTING } from '#server/services/exports/export-account.ts'
import { forgetAccount } from '#server/services/sign-in/known-browser.ts'
import { storageUsed } from '#server/services/storage/storage-quota.ts'
import { member, router } from '../trpc.ts'

const LEAVING = { limit: { calls: 10, perSec: 600 } }

export const accountRouter = router({
  update: member.input(UpdateAccount).mutation(({ ctx, input }) => updateAccount({ ctx, input })),

  storage: member.query(async ({ ctx }) => ({ usedBytes: await storageUsed(ctx.db, ctx.user.id) })),

  /**
   * The address that the export is downloaded from. Clients call this first, since a download cannot show why it is
   * refused.
   */
  startExport: member.meta({ limit: EXPORTING }).mutation(() => ({ url: '/api/export' })),

  delete: member
    .meta(LEAVING)
    .input(DeleteAccount)
    .mutation(async ({ ctx, input }) => {
      await deleteAccount({ ctx, input })
      ctx.setCookie(clearedCookie())
      ctx.setCookie(
        updatedKnownBrowserCookie(forgetAccount(ctx.secret, ctx.browser.known, ctx.user.id), ctx.clock.now()),
      )
    }),
})
