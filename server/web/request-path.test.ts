import { expect, it } from 'vitest'
import { requestPath } from './request-path.ts'

it.each([
  '/',
  '/de/song/0190?x=%00',
  '/_next/static/chunks/%5Broot-of-the-server%5D__0p.js',
  '/api/trpc/auth.me%2Cmusic.model?batch=1',
  '/caf%C3%A9',
])('%s is answered as it stands', (url) => {
  expect(requestPath(url)).toBe(url)
})

it.each([
  '/%zz',
  '/%e4',
  '/de%00/about',
  '/..%2F..%2Fetc%2Fpasswd/about',
  '/..%252F..%252Fetc/about',
  '/..%5c..%5cetc/about',
  '/../../etc/passwd',
  '/%2e%2e/about?x=1',
  '/api/voices/%00/avatar',
  '/%0d%0aset-cookie:x=y',
  '/deep/%zz',
])('%s is the address of nothing', (url) => {
  expect(requestPath(url)).toBe('/404')
})

it('what is the address of nothing is so in its language', () => {
  expect(requestPath('/de/%zz')).toBe('/de/404')
  expect(requestPath('/ja/..%2fetc')).toBe('/ja/404')
})
