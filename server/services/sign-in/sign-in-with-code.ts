import { CODE_ATTEMPTS } from '#lib/catalog/limits.ts'
import type { SignInWithCode } from '#lib/schemas/account.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { takeTopUpDay } from '#server/services/credits/top-up-day.ts'
import { countCall } from '#server/services/limits/count-call.ts'
import { rateLimitError } from '#server/services/limits/rate-limit-error.ts'
import { countSliding } from '#server/services/limits/sliding-limit.ts'
import type { Browser } from './browser.ts'
import { codeAllowance } from './code-allowance.ts'
import { hashCode } from './hash-code.ts'
import { hashToken, isToken, newToken } from './hash-token.ts'

export const SESSION_DAYS = 30

const PER_IP = { calls: 60, perSec: 900 }

export type NewSession = { readonly userId: string; readonly sessionToken: string; readonly expires: Date }

/**
 * Exchanges a right code for a session, and creates the account on the first visit. The code must be the one that this
 * browser asked for. Every try is counted before its code is compared: for its code, and for its address.
 */
export async function signInWithCode({
  ctx,
  input: { email, browser, code },
}: {
  ctx: Context
  input: SignInWithCode & { readonly browser: Browser }
}): Promise<NewSession> {
  const { isKnown, guesses } = await codeAllowance(ctx, email, browser.known)
  if (!isKnown) await countCall(ctx, `sign-in:ip:${ctx.ip}`, PER_IP)
  if (!isToken(browser.secret)) throw new AppError('codeElsewhere', {}, 'code')
  const now = ctx.clock.now()
  const browserHash = hashToken(browser.secret)
  const [stored] = await ctx.db.verificationCode.updateManyAndReturn({
    where: { email, browserHash, attempts: { lt: CODE_ATTEMPTS }, expiresAt: { gt: now } },
    data: { attempts: { increment: 1 } },
  })
  if (!stored) throw new AppError('codeExpired', {}, 'code')
  // Only a browser with a valid code uses up the guesses of the address. Otherwise others could lock its owner out for
  // nothing.
  const waitMs = await countSliding(ctx, guesses)
  if (waitMs > 0) throw rateLimitError('codeAttemptsUsed', waitMs, 'code')
  const codeHash = hashCode(ctx.secret, { email, browserHash, code })
  if (stored.codeHash !== codeHash) {
    const attempts = CODE_ATTEMPTS - stored.attempts
    throw attempts > 0 ? new AppError('codeWrong', { attempts }, 'code') : new AppError('codeExpired', {}, 'code')
  }

  const sessionToken = newToken()
  const expires = new Date(now.getTime() + SESSION_DAYS * 86_400_000)
  return await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.verificationCode.deleteMany({ where: { email, browserHash, codeHash } })
    if (count === 0) throw new AppError('codeExpired', {}, 'code')
    const user = await tx.user.upsert({
      where: { email },
      create: {
        email,
        emailVerified: now,
        toppedUpOn: await takeTopUpDay(tx, ctx.secret, email),
      },
      update: { emailVerified: now },
    })
    await tx.session.create({ data: { tokenHash: hashToken(sessionToken), userId: user.id, expires } })
    return { userId: user.id, sessionToken, expires }
  })
}
