import next from 'next'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { whenToldToStop } from '#server/when-told-to-stop.ts'
import { CLIENT_ADDRESS_HEADER, clientAddress } from './client-address.ts'
import { statingContentHeaders } from './content-headers.ts'
import { listen } from './listen.ts'
import { statingOutages } from './outage-status.ts'
import { closeSiteContainer } from './site-container.ts'

/** The web process: Next.js behind a server of our own, which alone says where a request came from. */
const { CANTO_HOST, PORT, NODE_ENV, CANTO_PROXIES } = env()
let close = async () => {}
whenToldToStop(async () => {
  await close()
  await closeSiteContainer()
})

const app = next({ dev: NODE_ENV === 'development', port: PORT, hostname: 'localhost' })
await app.prepare()
const handle = app.getRequestHandler()
close = await listen(CANTO_HOST, PORT, app.getUpgradeHandler(), (request, response) => {
  request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, CANTO_PROXIES)
  void statingOutages(response, () => handle(request, statingContentHeaders(response)))
})
log.line(`web is listening on port ${PORT}`)
