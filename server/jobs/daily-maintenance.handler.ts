import type { WorkerServices } from '#server/context.ts'
import { log } from '#server/log.ts'
import { expireCreations } from '#server/services/creations/removal/expire-creations.ts'
import { reconcileLedger } from '#server/services/credits/reconcile-ledger.ts'
import { settleAccounts } from '#server/services/credits/settle-accounts.ts'
import { reconcilePayments } from '#server/services/payments/reconcile-payments.ts'
import { dailyMaintenanceJob } from './daily-maintenance.job.ts'
import type { JobHandler } from './handler.ts'
import { runRounds } from './run-rounds.ts'

/** Leaves half of the job's time to the last round, however long the payment service takes. */
const PAYMENTS_MS = (dailyMaintenanceJob.expireSec * 1000) / 2

/**
 * Settles credits, checks every balance against the ledger, reads plans anew from the payment service, and deletes what
 * they no longer keep. Nothing expires before the plans are read: somebody may have moved to a larger one unnoticed.
 */
export const dailyMaintenance: JobHandler<typeof dailyMaintenanceJob> = {
  async run({ ctx, signal }) {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(PAYMENTS_MS)])
    await runRounds(signal, [
      () => settleAccounts({ ctx }),
      () => proveLedger(ctx),
      async () => ctx.payments && (await reconcilePayments({ ctx, signal: soon })),
      () => expireCreations({ ctx }),
    ])
  },
  async giveUp({ error }) {
    log.error('daily-maintenance', error)
  },
}

async function proveLedger(ctx: WorkerServices): Promise<void> {
  const wrong = await reconcileLedger({ ctx })
  for (const person of wrong) log.error('ledger', new Error('A balance does not agree with its ledger'), person)
  log.line(`the ledger of every account was proved: ${wrong.length} disagree`)
}
