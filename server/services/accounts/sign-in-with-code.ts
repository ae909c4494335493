import { randomBytes } from 'node:crypto'
import { CODE_TRIES } from '#lib/catalog/limits.ts'
import type { SignInWithCode } from '#lib/schemas/account.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { takeTopUpDay } from '#server/services/credits/past-top-up.ts'
import { countCall } from '#server/services/limits/count-call.ts'
import { hashCode } from './hash-code.ts'

export const SESSION_DAYS = 30

const PER_IP = { calls: 60, perSec: 900 }

export type NewSession = { readonly userId: string; readonly sessionToken: string; readonly expires: Date }

/** Trades a right code for a session, making the account on the first visit. Every try is counted before it is looked at. */
export async function signInWithCode({ ctx, input }: { ctx: Context; input: SignInWithCode }): Promise<NewSession> {
  await countCall(ctx, `sign-in:ip:${ctx.ip}`, PER_IP)
  const { email } = input
  const now = ctx.clock.now()
  const [stored] = await ctx.db.verificationCode.updateManyAndReturn({
    where: { email, tries: { lt: CODE_TRIES }, expiresAt: { gt: now } },
    data: { tries: { increment: 1 } },
  })
  if (!stored) throw new AppError('codeExpired', {}, 'code')
  const codeHash = hashCode(ctx.secret, email, input.code)
  if (stored.codeHash !== codeHash) {
    const tries = CODE_TRIES - stored.tries
    throw tries > 0 ? new AppError('codeWrong', { tries }, 'code') : new AppError('codeExpired', {}, 'code')
  }

  const session = {
    sessionToken: randomBytes(32).toString('hex'),
    expires: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
  }
  return await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.verificationCode.deleteMany({ where: { email, codeHash } })
    if (count === 0) throw new AppError('codeExpired', {}, 'code')
    const user = await tx.user.upsert({
      where: { email },
      create: {
        ...{ email, name: nameFrom(email), emailVerified: now },
        toppedUpOn: await takeTopUpDay(tx, ctx.secret, email),
      },
      update: { emailVerified: now },
    })
    await tx.session.create({ data: { ...session, userId: user.id } })
    return { userId: user.id, ...session }
  })
}

/** A first name to show until the person gives one: "ada.l@example.com" is Ada. */
function nameFrom(email: string): string {
  const [first = ''] = email.split(/[@.+_-]/)
  return first.charAt(0).toUpperCase() + first.slice(1, 60)
}
