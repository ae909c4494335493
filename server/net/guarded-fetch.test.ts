import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLinkSite } from '#tests/support/link-site.ts'
import { fixture } from '#tests/support/recordings.ts'
import { guardedFetch, USUAL_LIMITS } from './guarded-fetch.ts'
import type { Guard } from './resolve-public.ts'

let site: Awaited<ReturnType<typeof startLinkSite>>
beforeAll(async () => {
  site = await startLinkSite()
})
afterAll(() => site.stop())

/** Names of the tests' own, and how often they were asked for. */
function names(known: Record<string, string[]>) {
  const asked: string[] = []
  const resolve: NonNullable<Guard['resolve']> = async (host) => {
    asked.push(host)
    return (known[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  return { asked, resolve }
}

const never = new AbortController().signal
const limits = { ...USUAL_LIMITS, totalMs: 4000, headMs: 300, window: { ms: 200, bytes: 4096 } }
const fetchAt = (path: string, guard: Partial<Guard> = {}) =>
  guardedFetch(`${site.origin}${path}`, { signal: never, limits, guard: { allowedOrigin: site.origin, ...guard } })
const refused = (reason: string) => ({ name: 'FetchRefusedError', reason })

describe('fetches', () => {
  it.each(['/tone.m4a', '/redirect'])('%s', async (path) => {
    const { bytes, url } = await fetchAt(path)
    expect(new Uint8Array(bytes)).toEqual(fixture('m4a'))
    expect(url.pathname).toBe('/tone.m4a')
  })

  it('what states no length', async () => {
    expect((await fetchAt('/no-length.mp3')).bytes.length).toBe(fixture('mp3').length)
  })

  it('from the addresses that were checked, asking for each name once', async () => {
    const { asked, resolve } = names({ 'song.test': ['127.0.0.1'] })
    const origin = `http://song.test:${site.port}`
    const { bytes } = await guardedFetch(`${origin}/whoami`, {
      signal: never,
      guard: { allowedOrigin: origin, resolve },
    })
    const { headers } = JSON.parse(new TextDecoder().decode(bytes))
    expect(headers).toMatchObject({ host: `song.test:${site.port}`, 'accept-encoding': 'identity' })
    expect(Object.keys(headers)).not.toContain('cookie')
    expect(asked).toEqual(['song.test'])
  })
})

describe('refuses', () => {
  it.each([
    ['no address', 'notAWebAddress'],
    ['file:///etc/passwd', 'notAWebAddress'],
    ['ftp://song.test/a.mp3', 'notAWebAddress'],
    ['data:audio/mpeg;base64,AAAA', 'notAWebAddress'],
    ['https://user:secret@song.test/', 'notAWebAddress'],
    ['http://song.test:22/', 'addressRefused'],
    ['http://song.test:8080/', 'addressRefused'],
    ['http://song.test:443/', 'addressRefused'],
    ['http://127.0.0.1/', 'addressRefused'],
    ['http://2130706433/', 'addressRefused'],
    ['http://0x7f.1/', 'addressRefused'],
    ['http://017700000001/', 'addressRefused'],
    ['http://[::1]/', 'addressRefused'],
    ['http://[::ffff:7f00:1]/', 'addressRefused'],
    ['http://169.254.169.254/latest/meta-data/', 'addressRefused'],
    ['https://private.test/', 'addressRefused'],
    ['https://half.test/', 'addressRefused'],
    ['https://unknown.test/', 'unreachable'],
  ])('%s', async (address, reason) => {
    const { resolve } = names({ 'private.test': ['10.0.0.1'], 'half.test': ['93.184.216.34', '127.0.0.1'] })
    await expect(guardedFetch(address, { signal: never, guard: { resolve } })).rejects.toMatchObject(refused(reason))
  })

  it('this machine, unless it is told otherwise', async () => {
    await expect(fetchAt('/tone.m4a', { allowedOrigin: undefined })).rejects.toMatchObject(refused('addressRefused'))
  })

  it.each([
    ['/to-other-port', 'addressRefused'],
    ['/to-metadata', 'addressRefused'],
    ['/to-mapped', 'addressRefused'],
    ['/to-private-name', 'addressRefused'],
    ['/to-password', 'notAWebAddress'],
    ['/to-file', 'notAWebAddress'],
    ['/to-nowhere', 'unreachable'],
    ['/loop', 'unreachable'],
    ['/403', 'unreachable'],
    ['/404', 'unreachable'],
    ['/500', 'unreachable'],
    ['/gzip', 'unreachable'],
    ['/breaks-off', 'unreachable'],
    ['/large-stated', 'tooLarge'],
    ['/endless', 'tooLarge'],
    ['/drip', 'tooSlow'],
    ['/silent', 'tooSlow'],
  ])('%s: %s', async (path, reason) => {
    const { resolve } = names({ 'private.test': ['192.168.0.1'] })
    await expect(fetchAt(path, { resolve })).rejects.toMatchObject(refused(reason))
  })

  it('to wait longer than it may, and follows at most five redirects', async () => {
    const short = { ...limits, totalMs: 150, window: { ms: 10_000, bytes: 1 } }
    const guard = { allowedOrigin: site.origin }
    const slow = guardedFetch(`${site.origin}/drip`, { signal: never, limits: short, guard })
    await expect(slow).rejects.toMatchObject(refused('tooSlow'))
    const stuck = guardedFetch('http://stuck.test/', {
      signal: never,
      limits: short,
      guard: { resolve: () => new Promise(() => {}) },
    })
    await expect(stuck).rejects.toMatchObject(refused('tooSlow'))
    expect(site.asked.filter((path) => path === '/loop').length).toBe(6)
  })

  it('to go on when its caller has given up', async () => {
    const stop = new AbortController()
    const fetching = guardedFetch(`${site.origin}/drip`, { signal: stop.signal, guard: { allowedOrigin: site.origin } })
    setTimeout(() => stop.abort(new Error('given up')), 50)
    await expect(fetching).rejects.toThrow('given up')
  })
})
