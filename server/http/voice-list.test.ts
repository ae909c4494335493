import { expect, it } from 'vitest'
import { CONTENT_ENCODING_HEADER } from '#server/web/content-headers.ts'
import { serveVoiceList } from './voice-list.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const list = {
  hash: 'abc',
  url: '/api/voices/list.abc.json',
  bodies: { br: bytes('br'), gzip: bytes('gzip'), identity: bytes('{}') },
}
const ask = (headers: Record<string, string> = {}, file = 'list.abc.json') =>
  serveVoiceList(new Request('http://localhost/', { headers }), file, list)

it.each([
  ['gzip, deflate, br, zstd', 'br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip', 'gzip'],
  ['identity', null, '{}'],
  ['', null, '{}'],
])('answers "%s" with what it takes', async (accepted, encoding, body) => {
  const answer = ask({ 'accept-encoding': accepted })
  expect(answer.headers.get(CONTENT_ENCODING_HEADER)).toBe(encoding)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.text()).toBe(body)
})

it('says nothing again to who has the list, and leads older addresses to it', () => {
  expect(ask({ 'if-none-match': '"abc-br"' }).status).toBe(304)
  const old = ask({}, 'list.old.json')
  expect(old.status).toBe(307)
  expect(old.headers.get('location')).toBe(list.url)
})
