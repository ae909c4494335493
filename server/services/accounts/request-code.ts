import { randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_MINUTES } from '#lib/catalog/limits.ts'
import { DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import type { RequestCode } from '#lib/schemas/account.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { countCall } from '#server/services/limits/count-call.ts'
import { hashCode } from './hash-code.ts'
import { addressCallsKey } from './kept-beside.ts'

const PER_ADDRESS = { calls: 5, perSec: 900 }
const PER_IP = { calls: 30, perSec: 900 }
const RESEND_AFTER_SEC = 30

/** Sends a sign-in code. The answer is the same whether or not the address has an account. */
export async function requestCode({ ctx, input }: { ctx: Context; input: RequestCode }): Promise<{
  resendAfterSec: number
}> {
  await countCall(ctx, `code:ip:${ctx.ip}`, PER_IP)
  await countCall(ctx, addressCallsKey(input.email), PER_ADDRESS)
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const fresh = {
    codeHash: hashCode(ctx.secret, input.email, code),
    tries: 0,
    expiresAt: new Date(ctx.clock.now().getTime() + CODE_MINUTES * 60_000),
  }
  await ctx.db.verificationCode.upsert({
    where: { email: input.email },
    create: { email: input.email, ...fresh },
    update: fresh,
  })
  await ctx.letters.sendCode(input.email, code, ctx.language ?? DEFAULT_LANGUAGE).catch((cause: unknown) => {
    throw new AppError('mailFailed', {}, 'email', { cause })
  })
  return { resendAfterSec: RESEND_AFTER_SEC }
}
