import { createServer } from 'node:net'

/** A port that nobody listens on now. */
export async function freePort() {
  const port = await listenOnce(0)
  if (port === null) throw new Error('This machine has no free port')
  return port
}

/** The first free port from `first` on that browsers can open. */
export async function nextFreePort(first) {
  for (let port = first; port < first + 100 && port <= 65_535; port++) {
    if ((await listenOnce(port)) !== null && !(await isBlocked(port))) return port
  }
  return await freePort()
}

/** Browsers refuse the ports of some other services, and Node's fetch knows which: https://fetch.spec.whatwg.org/#port-blocking */
async function isBlocked(port) {
  const error = await fetch(`http://localhost:${port}`).catch((reason) => reason)
  return error.cause?.message === 'bad port'
}

function listenOnce(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, () => {
      const { port: got } = server.address()
      server.close(() => resolve(got))
    })
  })
}
