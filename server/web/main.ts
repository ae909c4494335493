import { createServer } from 'node:http'
import next from 'next'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { whenToldToStop } from '#server/when-told-to-stop.ts'
import { CLIENT_ADDRESS_HEADER, clientAddress } from './client-address.ts'
import { closeSiteContainer } from './site-container.ts'

/** The web process: Next.js behind a server of our own, which alone says where a request came from. */
const { PORT, NODE_ENV, CANTO_PROXIES } = env()
const app = next({ dev: NODE_ENV === 'development', port: PORT, hostname: 'localhost' })
const server = createServer((request, response) => {
  request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, CANTO_PROXIES)
  void handle(request, response)
})
whenToldToStop(async () => {
  server.close()
  server.closeAllConnections()
  await closeSiteContainer()
})

await app.prepare()
const handle = app.getRequestHandler()
server.on('upgrade', app.getUpgradeHandler())
server.listen(PORT, () => log.line(`web is listening on port ${PORT}`))
