import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { markNotFound, markOutage, withMarkedStatus } from './answer-status.ts'

type Answer = { status: number; type: string; note: () => void }

async function statusOf({ status, type, note }: Answer): Promise<number> {
  const server = createServer((_, response) => {
    void withMarkedStatus(response, async () => {
      await Promise.resolve()
      note()
      response.statusCode = status
      response.setHeader('content-type', type)
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  return answer.status
}

const HTML = 'text/html; charset=utf-8'

it.each([
  ['a page that says that there is nothing', { status: 200, type: HTML, note: markNotFound }, 404],
  ['the same, asked for by a page in a browser', { status: 200, type: 'text/x-component', note: markNotFound }, 200],
  ['a page that failed for an outage', { status: 500, type: HTML, note: markOutage }, 503],
  ['one that failed for a fault', { status: 500, type: HTML, note: () => {} }, 500],
  ['one that was there in spite of an outage', { status: 200, type: HTML, note: markOutage }, 200],
])('%s has the status that it should have', async (_, answer, status) => {
  expect(await statusOf(answer)).toBe(status)
})
