import { PrismaAdapter } from '@auth/prisma-adapter'
import type { NextAuthOptions } from 'next-auth'
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters'
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google'
import { returnPath } from '#lib/site/return-path.ts'
import type { Database } from '#server/db/client.ts'
import type { Environment } from '#server/env.ts'
import { takeTopUpDay } from '#server/services/credits/top-up-day.ts'
import { newToken } from '#server/services/sign-in/hash-token.ts'
import { SESSION_DAYS } from '#server/services/sign-in/sign-in-with-code.ts'
import { hashedSessions } from './hashed-sessions.ts'

/**
 * next-auth keeps the sessions and speaks with Google; six-digit codes are verbs of our own (services/sign-in), which
 * store the same sessions.
 */
export function authOptions(db: Database, env: Environment): NextAuthOptions {
  return {
    adapter: adapter(db, env.CANTO_SECRET),
    secret: env.CANTO_SECRET,
    session: {
      strategy: 'database',
      maxAge: SESSION_DAYS * 86_400,
      updateAge: 86_400,
      generateSessionToken: newToken,
    },
    useSecureCookies: env.CANTO_URL.startsWith('https:'),
    providers: env.GOOGLE_CLIENT_ID ? [google(env)] : [],
    pages: { signIn: '/ai-music-generator', error: '/ai-music-generator' },
    callbacks: {
      signIn: ({ account, profile }) =>
        account?.provider === 'google' && (profile as GoogleProfile | undefined)?.email_verified === true,
      session: ({ session, user }) => ({ ...session, user: { ...session.user, id: user.id } }),
      redirect: ({ url }) => `${env.CANTO_URL}${returnPath(url, env.CANTO_URL)}`,
    },
    events: {
      // Google has proved the address; the adapter leaves it open.
      linkAccount: async ({ user }) => {
        await db.user.update({ where: { id: user.id }, data: { emailVerified: new Date() } })
      },
    },
  }
}

/**
 * Prisma's adapter, but for what it would store: session tokens as they are, and of what Google says keys, and a name that nobody
 * gave here: people are asked for theirs before others read it.
 */
function adapter(db: Database, secret: string): Adapter {
  return {
    ...(PrismaAdapter(db as unknown as Parameters<typeof PrismaAdapter>[0]) as Adapter),
    ...hashedSessions(db),
    // In one transaction, since a code may open the same account at the same moment: the day is then still remembered for it.
    createUser: async ({ email, emailVerified }: Omit<AdapterUser, 'id'>) =>
      await db.$transaction(async (tx) => {
        const toppedUpOn = await takeTopUpDay(tx, secret, email)
        return await tx.user.create({ data: { email, emailVerified, toppedUpOn } })
      }),
    linkAccount: async ({ userId, type, provider, providerAccountId }: AdapterAccount) => {
      await db.account.create({ data: { userId, type, provider, providerAccountId } })
    },
  }
}

function google(env: Environment) {
  const redirectUri = `${env.CANTO_URL}/api/oauth/callback`
  const provider = GoogleProvider({
    clientId: env.GOOGLE_CLIENT_ID ?? '',
    clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
    // Both ways in prove the address, so one person is one account.
    allowDangerousEmailAccountLinking: true,
    checks: ['pkce', 'state', 'nonce'],
  })
  return {
    ...provider,
    issuer: env.GOOGLE_ISSUER,
    wellKnown: `${env.GOOGLE_ISSUER}/.well-known/openid-configuration`,
    authorization: {
      params: { scope: 'openid email', prompt: 'select_account', redirect_uri: redirectUri },
    },
    token: {
      async request({ client, params, checks, provider: { callbackUrl: _unused } }) {
        return { tokens: await client.callback(redirectUri, params, checks) }
      },
    },
  } satisfies ReturnType<typeof GoogleProvider>
}
