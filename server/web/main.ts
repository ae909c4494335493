import next from 'next'
import { env } from '#server/env.ts'
import { isMissingPart } from '#server/http/sitemap.ts'
import { log } from '#server/log.ts'
import { whenToldToStop } from '#server/when-told-to-stop.ts'
import { statingStatus } from './answer-status.ts'
import { beforeHead } from './before-head.ts'
import { CLIENT_ADDRESS_HEADER, clientAddress } from './client-address.ts'
import { stateContentHeaders } from './content-headers.ts'
import { directAnswer, sendDirectly } from './direct.ts'
import { readInlineScripts } from './inline-scripts.ts'
import { listen } from './listen.ts'
import { isMissingFile, sayMissing } from './missing-file.ts'
import { admitAll, busySentences, overloadProtection } from './overload.ts'
import { requestPath } from './request-path.ts'
import { securityHeaders } from './security-headers.ts'
import { closeSiteContainer } from './site-container.ts'

/** The web process: Next.js behind a server of our own, which alone says where a request came from. */
const { CANTO_HOST, CANTO_URL, PORT, NODE_ENV, CANTO_PROXIES } = env()
const isDevelopment = NODE_ENV === 'development'
let close = async () => {}
whenToldToStop(async () => {
  await close()
  await closeSiteContainer()
})

const app = next({ dev: isDevelopment, port: PORT, hostname: 'localhost' })
await app.prepare()
const handle = app.getRequestHandler()
const secure = securityHeaders({ url: CANTO_URL, scripts: isDevelopment ? null : readInlineScripts() })
// In development pages are built while they are waited for.
const admit = isDevelopment ? admitAll : overloadProtection(await busySentences())
close = await listen(CANTO_HOST, PORT, app.getUpgradeHandler(), (request, response) => {
  request.url = requestPath(request.url ?? '/')
  request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, CANTO_PROXIES)
  beforeHead(response, stateContentHeaders)
  secure(request, response)
  const isMissing = !isDevelopment && isMissingFile(request.url)
  const direct = isMissing ? sayMissing : directAnswer(request)
  const serve = direct
    ? () => sendDirectly(direct, request, response)
    : async () => {
        // Next.js can draw a page for an address that no page has, but not in place of a file: of that it is asked here.
        if (await isMissingPart(request.url ?? '').catch(() => false)) request.url = '/404'
        await handle(request, response)
      }
  admit(request, response, () => void statingStatus(response, serve))
})
log.line(`web is listening on port ${PORT}`)
