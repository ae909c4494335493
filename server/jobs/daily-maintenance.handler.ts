import { log } from '#server/log.ts'
import { expireCreations } from '#server/services/creations/removal/expire-creations.ts'
import { reconcileLedger } from '#server/services/credits/reconcile-ledger.ts'
import { settleAccounts } from '#server/services/credits/settle-accounts.ts'
import { reconcilePayments } from '#server/services/payments/reconcile-payments.ts'
import type { dailyMaintenanceJob } from './daily-maintenance.job.ts'
import type { JobHandler } from './handler.ts'

/**
 * Reads all plans anew from the payment service, settles credits, checks every balance against the ledger, and deletes
 * what plans no longer keep.
 */
export const dailyMaintenance: JobHandler<typeof dailyMaintenanceJob> = {
  async run({ ctx }) {
    if (ctx.payments) await reconcilePayments({ ctx })
    await settleAccounts({ ctx })
    const wrong = await reconcileLedger({ ctx })
    for (const person of wrong) log.error('ledger', new Error('A balance does not agree with its ledger'), person)
    log.line(`the ledger of every account was proved: ${wrong.length} disagree`)
    await expireCreations({ ctx })
  },
  async giveUp({ error }) {
    log.error('daily-maintenance', error)
  },
}
