import { grantCredits } from '#server/services/credits/grant-credits.ts'
import { reconcileLedger } from '#server/services/credits/reconcile-ledger.ts'
import { clock, inDatabase } from './in-database.ts'

const USAGE = `npm run canto -- credits <what>
  grant EMAIL AMOUNT   gives somebody credits that never expire
  prove                works every balance out anew and names those that do not agree`

export async function creditsCommand([what, ...rest]: string[]): Promise<void> {
  if (what === 'grant') return await grant(rest)
  if (what === 'prove' && rest.length === 0)
    return await inDatabase(async (db) => report(await reconcileLedger({ ctx: { db } })))
  throw new Error(`What about the credits?\n\n${USAGE}`)
}

async function grant([email = '', text = '', ...rest]: string[]): Promise<void> {
  const amount = Number(text)
  if (!email || rest.length > 0 || !Number.isInteger(amount) || amount < 1) throw new Error(USAGE)
  await inDatabase(async (db) => {
    await grantCredits({ ctx: { db, clock }, input: { email, amount } })
    console.log(`${email} has ${amount} credits more`)
  })
}

function report(wrong: Awaited<ReturnType<typeof reconcileLedger>>): void {
  if (wrong.length === 0) console.log('Every balance agrees with its ledger.')
  for (const { userId, balance, lines, lots, brokenLots } of wrong) {
    console.error(`${userId}: balance ${balance}, lines ${lines}, lots ${lots}, broken lots ${brokenLots}`)
  }
  if (wrong.length > 0) throw new Error(`${wrong.length} accounts do not agree with their ledger.`)
}
