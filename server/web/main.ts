import { createServer } from 'node:http'
import next from 'next'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { CLIENT_ADDRESS_HEADER, clientAddress } from './client-address.ts'
import { siteContainer } from './site-container.ts'

/** The web process: Next.js behind a server of our own, which alone says where a request came from. */
const { PORT, NODE_ENV, CANTO_PROXIES } = env()
const app = next({ dev: NODE_ENV === 'development', port: PORT, hostname: 'localhost' })
await app.prepare()
const handle = app.getRequestHandler()

const server = createServer((request, response) => {
  request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, CANTO_PROXIES)
  void handle(request, response)
})
server.on('upgrade', app.getUpgradeHandler())
server.listen(PORT, () => {
  log.line(`web is listening on port ${PORT}`)
  process.send?.('listening')
})

let stopping = false
for (const name of ['SIGTERM', 'SIGINT'] as const) {
  process.on(name, async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), 5000).unref()
    server.close()
    server.closeAllConnections()
    await siteContainer()
      .then((container) => container.close())
      .catch((error: unknown) => log.error('web', error))
    process.exit(0)
  })
}
// The launcher's end of the channel closing means that it is gone, however it went.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
