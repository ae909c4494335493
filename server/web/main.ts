import next from 'next'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { onShutdown } from '#server/on-shutdown.ts'
import { closeSite } from '#server/site/site.ts'
import { readInlineScripts } from './inline-scripts.ts'
import { listen } from './listen.ts'
import { admitAll, busySentences, overloadProtection } from './overload.ts'
import { requestListener } from './request-listener.ts'
import { securityHeaders } from './security-headers.ts'

/** The web process: Next.js behind a server of our own, which alone says where a request came from. */
const { CANTO_HOST, CANTO_URL, PORT, NODE_ENV, CANTO_PROXIES } = env()
const isDevelopment = NODE_ENV === 'development'
let close = async () => {}
onShutdown(async () => {
  await close()
  await closeSite()
})

const app = next({ dev: isDevelopment, port: PORT, hostname: 'localhost' })
await app.prepare()
const handle = app.getRequestHandler()
const secure = securityHeaders({ url: CANTO_URL, scripts: isDevelopment ? null : readInlineScripts() })
// In development pages are built while they are waited for.
const admit = isDevelopment ? admitAll : overloadProtection(await busySentences())
const answer = requestListener({ proxies: CANTO_PROXIES, knowsItsFiles: !isDevelopment, secure, admit, handle })
close = await listen(CANTO_HOST, PORT, app.getUpgradeHandler(), answer)
log.line(`web is listening on port ${PORT}`)
