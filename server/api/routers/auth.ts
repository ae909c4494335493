import { RequestCode, SignInWithCode } from '#lib/schemas/account.ts'
import { googleConfigured } from '#server/auth/google.ts'
import { clearedCookie, sessionCookie } from '#server/auth/session-cookie.ts'
import { AppError } from '#server/errors.ts'
import { getMe } from '#server/services/accounts/get-me.ts'
import { requestCode } from '#server/services/accounts/request-code.ts'
import { signInWithCode } from '#server/services/accounts/sign-in-with-code.ts'
import { member, router, visitor } from '../trpc.ts'

export const authRouter = router({
  me: visitor.query(({ ctx }) => getMe({ ctx })),

  options: visitor.query(() => ({ google: googleConfigured() })),

  requestCode: visitor.input(RequestCode).mutation(({ ctx, input }) => requestCode({ ctx, input })),

  signIn: visitor.input(SignInWithCode).mutation(async ({ ctx, input }) => {
    const session = await signInWithCode({ ctx, input })
    ctx.setCookie(sessionCookie(session))
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: session.userId } })
    const me = await getMe({ ctx: { ...ctx, user } })
    if (!me) throw new AppError('loginRequired')
    return me
  }),

  logout: member.mutation(async ({ ctx }) => {
    if (ctx.sessionToken) await ctx.db.session.deleteMany({ where: { sessionToken: ctx.sessionToken } })
    ctx.setCookie(clearedCookie())
  }),
})
