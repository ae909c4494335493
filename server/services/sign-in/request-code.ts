import { randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_MINUTES } from '#lib/catalog/limits.ts'
import { DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import type { RequestCode } from '#lib/schemas/account.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { countCall } from '#server/services/limits/count-call.ts'
import { rateLimitError } from '#server/services/limits/rate-limit-error.ts'
import { countSliding, slidingWait } from '#server/services/limits/sliding-limit.ts'
import { logMailFailure } from '#server/services/mail/log-mail-failure.ts'
import type { Browser } from './browser.ts'
import { codeAllowance } from './code-allowance.ts'
import { hashCode } from './hash-code.ts'
import { hashToken, isToken, newToken } from './hash-token.ts'

const PER_IP = { calls: 30, perSec: 900 }
const RESEND_AFTER_SEC = 30

type Asked = {
  readonly resendAfterSec: number
  /** The secret to store in the browser. The code works only together with it. */
  readonly browserSecret: string
}

/**
 * Sends a sign-in code that works in this browser only. A code that another browser has for the same address stays
 * valid. The answer is the same whether or not the address has an account.
 */
export async function requestCode({
  ctx,
  input: { email, browser },
}: {
  ctx: Context
  input: RequestCode & { readonly browser: Browser }
}): Promise<Asked> {
  const { isKnown, mails, guesses } = await codeAllowance(ctx, email, browser.known)
  // Calls of a known browser do not count for its IP address, so that others behind it cannot use up its allowance.
  if (!isKnown) await countCall(ctx, `code:ip:${ctx.ip}`, PER_IP)
  // Checked before the mail is sent: nobody could try its code any more.
  const guessWaitMs = await slidingWait(ctx, guesses)
  if (guessWaitMs > 0) throw rateLimitError('codeAttemptsUsed', guessWaitMs, 'email')
  const waitMs = await countSliding(ctx, mails)
  if (waitMs > 0) throw rateLimitError('codeMailsUsed', waitMs, 'email')

  const browserSecret = isToken(browser.secret) ? browser.secret : newToken()
  const browserHash = hashToken(browserSecret)
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const fresh = {
    codeHash: hashCode(ctx.secret, { email, browserHash, code }),
    attempts: 0,
    expiresAt: new Date(ctx.clock.now().getTime() + CODE_MINUTES * 60_000),
  }
  await ctx.db.verificationCode.upsert({
    where: { email_browserHash: { email, browserHash } },
    create: { email, browserHash, ...fresh },
    update: fresh,
  })
  await ctx.mailer.sendCode(email, code, ctx.language ?? DEFAULT_LANGUAGE).catch((cause: unknown) => {
    logMailFailure('signInCode', email, cause)
    throw new AppError('mailFailed', {}, 'email', { cause })
  })
  return { resendAfterSec: RESEND_AFTER_SEC, browserSecret }
}
