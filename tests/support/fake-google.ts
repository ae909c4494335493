import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider, { interactionPolicy } from 'oidc-provider'

export const GOOGLE_CLIENT = { id: 'canto-tests', secret: 'canto-tests-secret' }

const INTERACTION = /^\/interaction\//

/**
 * Stands for Google, which tests cannot reach: a certified OpenID provider that asks for PKCE and knows
 * prompt=select_account, with one page on which the person types their address. An address that begins with
 * "unverified" has not been verified.
 */
export async function startFakeGoogle(redirectUri: string): Promise<{ issuer: string; stop: () => void }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(issuer, {
    clients: [{ client_id: GOOGLE_CLIENT.id, client_secret: GOOGLE_CLIENT.secret, redirect_uris: [redirectUri] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unverified'), name: 'Grace Example' }),
    }),
  })
  const callback = provider.callback()
  server.on('request', async (request, response) => {
    if (!INTERACTION.test(request.url ?? '')) return callback(request, response)
    if (request.method === 'POST') await choose(provider, request, response)
    else response.setHeader('content-type', 'text/html').end(PAGE)
  })
  return { issuer, stop: () => server.close() }
}

const PAGE = '<form method="post"><label>Account <input name="account"></label><button>Continue</button></form>'

async function choose(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accountId = new URLSearchParams(await text(request)).get('account') ?? ''
  const { params } = await provider.interactionDetails(request, response)
  const grant = new provider.Grant({ accountId, clientId: GOOGLE_CLIENT.id })
  grant.addOIDCScope(String(params.scope))
  const grantId = await grant.save()
  await provider.interactionFinished(request, response, {
    login: { accountId },
    select_account: {},
    consent: { grantId },
  })
}
