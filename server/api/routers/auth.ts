import { RequestCode, SignInWithCode } from '#lib/schemas/account.ts'
import { clearedPendingCodeCookie, knownBrowserCookie, pendingCodeCookie } from '#server/auth/browser-cookies.ts'
import { googleConfigured } from '#server/auth/google.ts'
import { clearedCookie, sessionCookie } from '#server/auth/session-cookie.ts'
import { AppError } from '#server/errors.ts'
import { getMe } from '#server/services/accounts/get-me.ts'
import { logOut } from '#server/services/sign-in/log-out.ts'
import { requestCode } from '#server/services/sign-in/request-code.ts'
import { signInWithCode } from '#server/services/sign-in/sign-in-with-code.ts'
import { member, router, visitor } from '../trpc.ts'

/**
 * These procedures count their calls themselves, since a browser that signed in before has an allowance of its own,
 * which nobody else at the same network address can use up.
 */
const COUNTED_BY_THE_VERB = { limit: null }

export const authRouter = router({
  me: visitor.query(({ ctx }) => getMe({ ctx })),

  options: visitor.query(() => ({ google: googleConfigured() })),

  requestCode: visitor
    .meta(COUNTED_BY_THE_VERB)
    .input(RequestCode)
    .mutation(async ({ ctx, input }) => {
      const { browserSecret, resendAfterSec } = await requestCode({ ctx, input: { ...input, browser: ctx.browser } })
      ctx.setCookie(pendingCodeCookie(browserSecret, ctx.clock.now()))
      return { resendAfterSec }
    }),

  signIn: visitor
    .meta(COUNTED_BY_THE_VERB)
    .input(SignInWithCode)
    .mutation(async ({ ctx, input }) => {
      const session = await signInWithCode({ ctx, input: { ...input, browser: ctx.browser } })
      ctx.setCookie(sessionCookie(session))
      ctx.setCookie(clearedPendingCodeCookie())
      ctx.setCookie(knownBrowserCookie(ctx.secret, ctx.browser.known, session.userId, ctx.clock.now()))
      const user = await ctx.db.user.findUniqueOrThrow({ where: { id: session.userId } })
      const me = await getMe({ ctx: { ...ctx, user } })
      if (!me) throw new AppError('loginRequired')
      return me
    }),

  logout: member.mutation(async ({ ctx }) => {
    await logOut({ ctx, input: { sessionToken: ctx.sessionToken } })
    ctx.setCookie(clearedCookie())
  }),
})
