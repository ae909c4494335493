import { createHmac } from 'node:crypto'
import type { Transaction } from '#server/db/client.ts'

type ToppedUp = { readonly email: string; readonly toppedUpOn: Date | null }

/** Stores the day of a deleted account's last top-up, so that signing up again does not top up twice on one day. */
export async function storeTopUpDay(tx: Transaction, secret: string, { email, toppedUpOn }: ToppedUp): Promise<void> {
  if (!toppedUpOn) return
  const addressHash = hashAddress(secret, email)
  await tx.pastTopUp.upsert({ where: { addressHash }, create: { addressHash, toppedUpOn }, update: { toppedUpOn } })
}

/** Takes the day that was stored for an address, for its new account, and deletes it. */
export async function takeTopUpDay(tx: Transaction, secret: string, email: string): Promise<Date | null> {
  const addressHash = hashAddress(secret, email)
  const past = await tx.pastTopUp.findUnique({ where: { addressHash } })
  await tx.pastTopUp.deleteMany({ where: { addressHash } })
  return past?.toppedUpOn ?? null
}

function hashAddress(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`top-up:${email.toLowerCase()}`).digest('hex')
}
