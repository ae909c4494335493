import type { Database } from '#server/db/client.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import type { Payments } from '#server/ports/payments.ts'
import { stripePayments } from '../stripe/stripe-payments.ts'
import { emptyState, type SandboxState } from './state.ts'
import { type StateStore, type StripeEmulator, signed, stripeEmulator } from './stripe-emulator.ts'

/**
 * Payments without Stripe, for the demo mode: Stripe's own client talks to a stand-in within this process, whose state lies
 * in the database, whose pages are shown by this site, and whose webhooks are signed and delivered like real ones.
 */
export function sandboxPayments(options: {
  readonly db: Database
  /** Where browsers find `answer`. */
  readonly pages: string
  readonly webhookSecret: string
  readonly deliver: (webhook: { body: string; signature: string }) => Promise<unknown>
}): { payments: Payments; answer: StripeEmulator['answer'] } {
  const { db, pages, webhookSecret, deliver } = options
  const nowSec = () => Math.floor(Date.now() / 1000)
  const { answer } = stripeEmulator({
    store: stateIn(db),
    pages,
    nowSec,
    onEvents: async (events) => {
      for (const event of events) await deliver(signed(event, webhookSecret, nowSec()))
    },
  })
  const payments = stripePayments({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: [webhookSecret],
    fetch: (input, init) => answer(new Request(input, init)),
  })
  let published: Promise<unknown> | undefined
  const withPlans = async () => {
    published ??= payments.publishPlans().catch((error: unknown) => {
      published = undefined
      throw error
    })
    await published
  }
  return {
    answer,
    payments: {
      ...payments,
      openCheckout: async (request) => {
        await withPlans()
        return await payments.openCheckout(request)
      },
    },
  }
}

/** One row, locked while it changes. */
function stateIn(db: Database): StateStore {
  return {
    change: (task) =>
      db.$transaction(async (tx) => {
        await tx.sandboxBilling.createMany({ data: [{ state: asJson(emptyState()) }], skipDuplicates: true })
        const [row] = await tx.$queryRaw<[{ state: SandboxState }]>`SELECT state FROM sandbox_billing FOR UPDATE`
        const result = task(row.state)
        await tx.sandboxBilling.update({ where: { id: 1 }, data: { state: asJson(row.state) } })
        return result
      }),
  }
}

const asJson = (state: SandboxState) => state as unknown as Prisma.InputJsonValue
