import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fixture } from './recordings.ts'

type Page = (request: IncomingMessage, response: ServerResponse) => void

const MEGABYTE = Buffer.alloc(2 ** 20, 1)

function send(type: string, body: Uint8Array | string, status = 200): Page {
  const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body) }
  return (_, response) => response.writeHead(status, headers).end(body)
}

function redirect(location: string): Page {
  return (_, response) => response.writeHead(302, { location }).end()
}

/** Sends `body` again and again, every `everyMs`, until `times` are up or nobody listens. */
function repeat(body: Uint8Array, everyMs: number, times = Number.POSITIVE_INFINITY): Page {
  return async (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    for (let sent = 0; sent < times && !response.destroyed; sent++) {
      response.write(body)
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
    response.end()
  }
}

const PAGES: Readonly<Record<string, Page>> = {
  '/My_song%20%231.mp3': send('audio/mpeg', fixture('mp3')),
  '/tone.m4a': send('application/octet-stream', fixture('m4a')),
  '/film.webm': send('video/webm', fixture('webm')),
  '/no-length.mp3': repeat(fixture('mp3'), 0, 1),
  '/named-wrong.mp3': send('audio/mpeg', fixture('flac')),
  '/text.mp3': send('audio/mpeg', 'This is no song. '.repeat(500)),
  '/page': send('text/html; charset=utf-8', '<!doctype html><title>Song</title><audio src="/tone.m4a"></audio>'),
  '/empty': send('audio/mpeg', ''),
  '/403': send('text/plain', 'no', 403),
  '/404': send('text/html', '<p>no', 404),
  '/500': send('text/plain', 'no', 500),
  '/redirect': redirect('/tone.m4a'),
  '/loop': redirect('/loop'),
  '/to-nowhere': redirect('http://['),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-other-port': redirect('http://127.0.0.1:1/'),
  '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
  '/to-mapped': redirect('http://[::ffff:127.0.0.1]/'),
  '/to-private-name': redirect('http://private.test/'),
  '/to-password': redirect('http://user:secret@song.test/'),
  '/endless': repeat(MEGABYTE, 0),
  '/large-stated': (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': String(21 * 2 ** 20) }).write(MEGABYTE)
  },
  '/drip': repeat(Buffer.alloc(10, 1), 20),
  '/silent': () => {},
  '/stuck.mp3': (_, response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('ID3'),
  '/breaks-off': (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': '100000' }).write(fixture('mp3'))
    setTimeout(() => response.destroy(), 20)
  },
  '/gzip': (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-encoding': 'gzip' }).end(fixture('mp3'))
  },
  '/whoami': (request, response) => response.end(JSON.stringify({ url: request.url, headers: request.headers })),
}

type LinkSiteOptions = {
  /** Any that is free unless told. */
  readonly port?: number
  /** Files of its own by path. */
  readonly recordings?: Readonly<Record<string, Uint8Array>>
}

/** A web site on this machine with everything that a link can lead to. */
export async function startLinkSite({ port: wanted = 0, recordings = {} }: LinkSiteOptions = {}) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { pathname } = new URL(request.url ?? '', 'http://x')
    const recording = recordings[pathname]
    const page = recording ? send('audio/mpeg', recording) : PAGES[pathname]
    if (page) page(request, response)
    else response.writeHead(404).end()
  })
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    /** Paths that were asked for. */
    asked,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
