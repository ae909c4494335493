import { initTRPC } from '@trpc/server'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { countCall, type Limit } from '#server/services/limits/count-call.ts'
import type { Browser } from '#server/services/sign-in/browser.ts'
import { errorFacts, translated } from './map-error.ts'
import { transformer } from './transformer.ts'

/** What a request carries besides the caller: the way to answer with a cookie, and to log. */
export type ApiContext = Context & {
  readonly setCookie: (cookie: string) => void
  readonly sessionToken: string | null
  readonly browser: Browser
  readonly log: (error: unknown, facts: { errorId: string; path: string | undefined }) => void
}

/** Null for procedures that count their calls themselves. */
type Meta = { readonly limit?: Limit | null }

const t = initTRPC
  .context<ApiContext>()
  .meta<Meta>()
  .create({
    transformer,
    defaultMeta: {},
    isDev: false,
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      message: error.message,
      data: { ...shape.data, stack: undefined, ...errorFacts(error) },
    }),
  })

export const router = t.router
export const createCallerFactory = t.createCallerFactory

const translating = t.middleware(async ({ ctx, path, next }) => {
  const result = await next()
  if (!result.ok) {
    const error = translated(result.error)
    if (error.errorId) ctx.log(result.error, { errorId: error.errorId, path })
    throw error.error
  }
  return result
})

/** Of every mutation that has no limit of its own. */
const USUAL_LIMIT: Limit = { calls: 60, perSec: 60 }

const limited = t.middleware(async ({ ctx, meta, path, type, next }) => {
  const usual = type === 'mutation' ? USUAL_LIMIT : null
  const limit = meta?.limit === undefined ? usual : meta.limit
  if (limit) await countCall(ctx, `${path}:${ctx.user?.id ?? ctx.ip}`, limit)
  return await next()
})

/** Anyone may call it. */
export const visitor = t.procedure.use(translating).use(limited)

/** Only signed-in people; others get `Please login (10001)`. */
export const member = t.procedure
  .use(translating)
  .use(({ ctx, next }) => {
    if (!ctx.user) throw new AppError('loginRequired')
    return next({ ctx: { ...ctx, user: ctx.user } })
  })
  .use(limited)
