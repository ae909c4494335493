import { once } from 'node:events'
import { connect } from 'node:net'

export type Polling = { readonly port: number; readonly path: string; readonly cookie: string; readonly times: number }

/** What an answer took on the wire, with its head. */
export type Answered = { readonly status: number; readonly bytes: number }

/**
 * Polls as an open page does, in a process of its own, so that its work is not counted as the server's. For each message it
 * requests an address once, then repeats the request with the answer's ETag `times` times, and returns the answers.
 */
process.on('message', async (polling: Polling) => {
  process.send?.(await poll(polling))
})

async function poll({ port, path, cookie, times }: Polling): Promise<Answered[]> {
  const head = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n`
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  const ask = async (more = '') => {
    socket.write(`${head}${more}\r\n`)
    let said = ''
    while (!isWhole(said)) said += (await once(socket, 'data'))[0]
    return said
  }
  const first = await ask()
  const [, tag] = /^etag: (.+)\r$/im.exec(first) ?? []
  const answers = [asCounted(first)]
  while (answers.length <= times) answers.push(asCounted(await ask(tag && `If-None-Match: ${tag}\r\n`)))
  socket.destroy()
  return answers
}

const asCounted = (said: string): Answered => ({ status: Number(said.split(' ', 2)[1]), bytes: said.length })

function isWhole(said: string): boolean {
  const end = said.indexOf('\r\n\r\n')
  if (end < 0) return false
  const [, length] = /^content-length: (\d+)\r$/im.exec(said) ?? []
  if (length) return said.length >= end + 4 + Number(length)
  return /^transfer-encoding: chunked\r$/im.test(said) ? said.endsWith('\r\n0\r\n\r\n') : true
}
