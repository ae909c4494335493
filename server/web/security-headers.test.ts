import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const [HEAD, FAILED, HOME, ABOUT] = ["'sha256-head'", "'sha256-failed'", "'sha256-home'", "'sha256-about'"]
const SCRIPTS = {
  everywhere: [HEAD],
  errorPage: [FAILED],
  pages: { '/en': [HEAD, HOME], '/de/about': [HEAD, ABOUT] },
}
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const PRERENDERED = { ...HTML, 'x-nextjs-prerender': '1' }

type Answer = (request: IncomingMessage, response: ServerResponse) => void
type Options = { path?: string; sent?: Record<string, string>; url?: string; isDevelopment?: boolean }

/** The headers that a browser gets of what `answer` answers, as the web process serves it. */
async function headersOf(answer: Answer, options: Options = {}): Promise<Record<string, string>> {
  const { path = '/', sent = {}, url = 'http://localhost:3000', isDevelopment = false } = options
  const secure = securityHeaders({ url, scripts: isDevelopment ? null : SCRIPTS })
  const server = createServer((request, response) => {
    secure(request, response)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const call = request({ port, host: '127.0.0.1', path, headers: sent }).end()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  response.resume()
  server.close()
  return response.headers as Record<string, string>
}

const requestListener =
  (headers: Record<string, string>, status = 200): Answer =>
  (_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.statusCode = status
    response.end()
  }

const scriptsOf = (headers: Record<string, string>) =>
  /script-src ([^;]*)/
    .exec(headers['content-security-policy'] ?? '')?.[1]
    ?.replace(/'nonce-[^']+'/, 'nonce')
    .split(' ')

it.each([
  ['a prerendered page', '/', PRERENDERED, 200, ["'self'", HEAD, HOME]],
  ['one in another language', '/de/about?x=1', PRERENDERED, 200, ["'self'", HEAD, ABOUT]],
  ['one whose address is written in code', '/de/%61bout', PRERENDERED, 200, ["'self'", HEAD, ABOUT]],
  ['one that the browser has kept', '/', { 'x-nextjs-prerender': '1' }, 304, ["'self'", HEAD, HOME]],
  ['one that is not listed', '/unlisted', PRERENDERED, 200, ["'self'"]],
  ['a page that is drawn for this visit', '/', HTML, 200, ["'self'", 'nonce', HEAD]],
  ['a page that is not there', '/%E0%A4%A', HTML, 404, ["'self'", 'nonce', HEAD]],
  ['a page that could not be drawn', '/songs', HTML, 500, ["'self'", 'nonce', HEAD, FAILED]],
  ['data', '/api/x', { 'content-type': 'application/json' }, 200, undefined],
  ['a file that the browser has kept', '/icon.svg', {}, 304, undefined],
  ['a redirect', '/en', {}, 307, undefined],
])('%s may run its own scripts alone', async (_, path, headers, status, expected) => {
  const answer = await headersOf(requestListener(headers, status), { path })
  expect(scriptsOf(answer)).toEqual(expected)
  expect(answer['content-security-policy']).toMatch(/^default-src 'none'; /)
})

it('every answer has the headers, however its head is written', async () => {
  const ways: Answer[] = [
    requestListener({}),
    (_, response) => void response.writeHead(204, { 'X-Own': '1' }).end(),
    (_, response) => void response.writeHead(204, 'Nothing', { 'X-Own': '1' }).end(),
    (_, response) => {
      response.flushHeaders()
      response.end()
    },
  ]
  for (const way of ways) {
    const headers = await headersOf(way)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.any(String),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
  }
  expect(await headersOf(ways[1] as Answer)).toMatchObject({ 'x-own': '1' })
})

it('nothing is said again with an answer of the API that the asker has', async () => {
  const names = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy', 'referrer-policy']
  const headersAt = async (path: string, status: number) =>
    Object.keys(await headersOf(requestListener({}, status), { path, url: 'https://canto.example' }))
  expect(await headersAt('/api/progress', 304)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/policy|nosniff|transport/)]),
  )
  for (const [path, status] of [
    ['/api/progress', 200],
    ['/apiary', 304],
  ] as const)
    expect(await headersAt(path, status)).toEqual(expect.arrayContaining(names))
})

it('a type that is given with the head counts', async () => {
  const answer: Answer = (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end()
  expect(scriptsOf(await headersOf(answer))).toContain('nonce')
})

it('pages are drawn with the nonce of their answer, whatever policy the request came with', async () => {
  const evil = "script-src 'nonce-evil'"
  let asked = ''
  const headers = await headersOf(
    (request, response) => {
      asked = String(request.headers['content-security-policy'])
      requestListener(HTML)(request, response)
    },
    { sent: { 'Content-Security-Policy': evil, 'content-security-policy-report-only': evil } },
  )
  const nonce = /'nonce-([^']+)'/.exec(asked)?.[1] ?? ''
  expect(Buffer.from(nonce, 'base64').length).toBe(16)
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  expect(asked).not.toContain('evil')
})

it('what says its own policy keeps it', async () => {
  const own = { ...HTML, 'content-security-policy': "default-src 'none'; frame-ancestors *" }
  expect((await headersOf(requestListener(own)))['content-security-policy']).toBe(own['content-security-policy'])
})

it('a service worker may fetch what pages ask it for', async () => {
  const headers = await headersOf(requestListener({ 'content-type': 'text/javascript' }), {
    path: '/service-worker.js',
  })
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
})

it('a site on https is never visited without it again', async () => {
  const plain = await headersOf(requestListener(HTML))
  expect(plain).not.toHaveProperty('strict-transport-security')
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests')
  const headers = await headersOf(requestListener(HTML), { url: 'https://canto.example' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

it('development has no policy, for its tools need what none should allow', async () => {
  const headers = await headersOf(requestListener(HTML), { isDevelopment: true })
  expect(headers).not.toHaveProperty('content-security-policy')
})
