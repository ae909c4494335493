import { expect, it } from 'vitest'
import { boundedCall } from './trpc-body.ts'

const MEGABYTE = 2 ** 20
const UPLOAD = 'upload.uploadAudio'

function call(procedure: string, megabytes: number, stated?: number): Request {
  const piece = new Uint8Array(MEGABYTE / 16)
  const pieces = Math.ceil(megabytes * 16)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => (sent++ < pieces ? controller.enqueue(piece) : controller.close()),
  })
  const headers = { 'x-kept': 'yes', ...(stated === undefined ? {} : { 'content-length': String(stated) }) }
  return new Request(`http://x/api/trpc/${procedure}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

const bytesOf = async (request: Request | Response) => (await request.arrayBuffer()).byteLength

it.each([
  ['music.generate', 0.9],
  [UPLOAD, 26.6],
])('%s may be %d MB long', async (procedure, megabytes) => {
  const bounded = boundedCall(call(procedure, megabytes))
  expect(bounded).toBeInstanceOf(Request)
  expect(bounded.headers.get('x-kept')).toBe('yes')
  expect(await bytesOf(bounded)).toBeGreaterThan(megabytes * MEGABYTE - 1)
})

it.each([
  ['music.generate', 1.2],
  [`${UPLOAD},music.generate`, 2],
  [UPLOAD, 28],
])('%s breaks off before %d MB, whatever it states', async (procedure, megabytes) => {
  for (const stated of [undefined, 100]) {
    await expect(bytesOf(boundedCall(call(procedure, megabytes, stated)))).rejects.toThrow()
  }
})

it('is refused unread when it says that it is too long', async () => {
  const answer = boundedCall(call(UPLOAD, 1, 40 * MEGABYTE)) as Response
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ error: { json: { message: 'File size must be less than 20MB' } } })
})
