import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export const GOOGLE_CLIENT = { id: 'canto-tests', secret: 'canto-tests-secret' }

/**
 * Stands for Google, which tests cannot reach: a certified OpenID provider that asks for PKCE, with one page on which
 * the person types their e-mail address. An address that begins with "unverified" has not been verified.
 */
export async function startFakeGoogle(redirectUri: string): Promise<{ issuer: string; stop: () => void }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: GOOGLE_CLIENT.id, client_secret: GOOGLE_CLIENT.secret, redirect_uris: [redirectUri] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unverified'), name: 'Grace Example' }),
    }),
  })
  server.on('request', provider.callback())
  return { issuer, stop: () => server.close() }
}
