import { retentionDays } from '#lib/catalog/entitlements.ts'
import { TIERS, type Tier } from '#lib/catalog/plans.ts'
import { completeLanguage, DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import type { Services } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { lockAccount, skipDeletedAccount } from '#server/services/credits/ledger.ts'
import { logMailFailure } from '#server/services/mail/log-mail-failure.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { daysLater, NOTICE_DAYS } from './retention.ts'

/** The lowest age in days at which any plan gives notice. */
const FIRST_NOTICE_DAYS =
  Math.min(...TIERS.map((tier) => retentionDays(tier) ?? Number.POSITIVE_INFINITY)) - NOTICE_DAYS
const BATCH_SIZE = 500

const FINISHED = { status: 'completed', deletedAt: null } satisfies Prisma.CreationWhereInput

type Person = { readonly id: string; readonly email: string; readonly language: string }
/** What a person has to be told: which creations will expire, and by which plan. */
type Ending = { readonly titles: readonly [string, ...string[]]; readonly tier: Tier }

/**
 * Deletes finished creations that are older than their owner's plan keeps them, but not before a week after the notice.
 * The notice is a notification behind the bell and one mail to each person. A move to a larger plan takes the notice
 * back, a move to a smaller one gives it anew.
 */
export async function expireCreations({ ctx }: { ctx: Services }): Promise<void> {
  const now = ctx.clock.now()
  const aging = { ...FINISHED, completedAt: { lte: daysLater(now, -FIRST_NOTICE_DAYS) } }
  let after: string | undefined
  for (;;) {
    const people = await ctx.db.user.findMany({
      where: {
        creations: { some: aging },
        ...(after ? { id: { gt: after } } : {}),
      },
      select: { id: true, email: true, language: true },
      orderBy: { id: 'asc' },
      take: BATCH_SIZE,
    })
    for (const person of people) {
      const ending = await ctx.db.$transaction((tx) => expireCreationsOf(tx, person, now)).catch(skipDeletedAccount)
      if (ending) await write(ctx, person, ending, now)
    }
    after = people.at(-1)?.id
    if (people.length < BATCH_SIZE) return
  }
}

/** Works under the lock on the account, so that nothing expires while its owner moves to a larger plan. */
async function expireCreationsOf(tx: Transaction, { id: userId }: Person, now: Date): Promise<Ending | null> {
  const { tier } = (await lockAccount(tx, userId)).plan
  const days = retentionDays(tier)
  const notified = { userId, expiryNotifiedAt: { not: null } }
  const unnotify = { data: { expiryNotifiedAt: null } }
  if (days === null) {
    await tx.creation.updateMany({ where: notified, ...unnotify })
    return null
  }
  const noticeFrom = daysLater(now, NOTICE_DAYS - days)
  await tx.creation.updateMany({ where: { ...notified, completedAt: { gt: noticeFrom } }, ...unnotify })
  const theirs = { userId, ...FINISHED }
  const expiryNotifiedAt = { lte: daysLater(now, -NOTICE_DAYS) }
  await tx.creation.updateMany({
    where: { ...theirs, expiryNotifiedAt, completedAt: { lte: daysLater(now, -days) } },
    data: { deletedAt: now },
  })
  const told = await tx.creation.updateManyAndReturn({
    where: { ...theirs, expiryNotifiedAt: null, completedAt: { lte: noticeFrom } },
    data: { expiryNotifiedAt: now },
  })
  const [first, ...others] = told.map(({ title }) => title)
  if (first === undefined) return null
  await notify(tx, {
    userId,
    kind: 'expiryNotice',
    params: { count: told.length, title: first, days: NOTICE_DAYS },
    path: '/songs',
    idempotencyKey: `expiryNotice:${userId}:${now.toISOString()}`,
  })
  return { titles: [first, ...others], tier }
}

/** Sends the mail. An error is only logged: the notification behind the bell says the same. */
async function write({ mailer }: Services, { email, language }: Person, ending: Ending, now: Date): Promise<void> {
  try {
    const notice = { ...ending, expiresAt: daysLater(now, NOTICE_DAYS) }
    await mailer.sendExpiryNotice(email, notice, completeLanguage(language) ?? DEFAULT_LANGUAGE)
  } catch (error) {
    logMailFailure('expiryNotice', email, error)
  }
}
