import { readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { givenSong } from '../support/given-song.ts'
import { callApi, required, signInByApi, subscribe, test } from '../support/product.ts'

const NO_STACK = /\bat .+:\d+:\d+|node_modules|node:internal/

/** Demo mode takes the address under which a page was opened for its own. */
function fromLoopback(request: APIRequestContext) {
  const { origin } = new URL(required('CANTO_TEST_URL').replace('localhost', '127.0.0.1'))
  const data = { json: { email: `loopback-${Date.now()}@example.com` } }
  return request.post(`${origin}/api/trpc/auth.requestCode`, { headers: { origin }, data })
}

test('health names the state of every part', async ({ request }) => {
  const answer = await request.get('/api/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({
    ok: true,
    database: { ok: true },
    queue: { ok: true },
    storage: { ok: true },
    workers: { ok: true, running: 1 },
    text: { ok: true, model: false },
  })
})

test('what browsers and telephones look for without being told is there', async ({ request }) => {
  for (const [path, side] of [
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const picture = await answer.body()
    expect(picture.subarray(1, 4).toString(), path).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([side, side])
  }
})

test.describe('the API', () => {
  const broken: [
    string,
    (request: APIRequestContext) => Promise<{ status(): number; text(): Promise<string> }>,
    number,
  ][] = [
    ['an unknown procedure', (request) => request.get('/api/trpc/music.nothing'), 404],
    ['a mutation by GET', (request) => request.get('/api/trpc/auth.logout'), 405],
    [
      'text in place of JSON',
      (request) => request.post('/api/trpc/auth.logout', { headers: { 'content-type': 'text/plain' }, data: '{}' }),
      415,
    ],
    [
      'half a JSON',
      (request) =>
        request.post('/api/trpc/auth.requestCode', {
          headers: { 'content-type': 'application/json' },
          data: Buffer.from('{"json":'),
        }),
      400,
    ],
    [
      'another site’s page',
      (request) =>
        request.post('/api/trpc/auth.requestCode', { headers: { origin: 'https://evil.example' }, data: {} }),
      403,
    ],
    [
      'another site’s upload',
      (request) => request.post('/api/upload', { headers: { origin: 'https://evil.example' }, data: Buffer.from('x') }),
      403,
    ],
    [
      'another site’s sign-in through Google',
      (request) => request.post('/api/auth/signin/google', { headers: { origin: 'https://evil.example' }, form: {} }),
      403,
    ],
    ['a page opened at 127.0.0.1 in place of localhost', (request) => fromLoopback(request), 200],
    [
      'a batch of a thousand',
      (request) => request.get(`/api/trpc/${Array(1000).fill('auth.me').join(',')}?batch=1&input={}`),
      400,
    ],
    [
      'a batch that wants all voices twice',
      (request) => request.get('/api/trpc/voiceCover.getVoices,auth.me,voiceCover%2EgetVoices?batch=1&input=%7B%7D'),
      400,
    ],
    [
      'a batch that wants all voices twice, spelled otherwise',
      (request) => request.get('/api/trpc/voiceCover.getVoices,auth.me,%76oiceCover.get%56oices?batch=1&input=%7B%7D'),
      400,
    ],
    [
      'an address that is none',
      (request) => request.post('/api/trpc/auth.requestCode', { data: { json: { email: 'none' } } }),
      400,
    ],
    ['nobody’s history', (request) => request.get('/api/trpc/music.getHistory'), 401],
    ['the progress of nothing', (request) => request.get('/api/progress?ids='), 400],
    [
      'the progress of nobody’s song',
      (request) => request.get('/api/progress?ids=00000000-0000-4000-8000-000000000000'),
      401,
    ],
    ['a song that is not there', (request) => request.get('/api/audio/00000000-0000-4000-8000-000000000000'), 404],
    ['a song with a name like a path', (request) => request.get('/api/audio/..%2f..%2fsecrets.json'), 404],
    [
      'a download from elsewhere',
      (request) => request.get('/api/download?url=https://example.com/x.mp3&filename=x'),
      404,
    ],
    ['a download of a file', (request) => request.get('/api/download?url=file:///etc/passwd&filename=x'), 404],
    ['a download of nothing', (request) => request.get('/api/download'), 404],
  ]
  for (const [what, call, status] of broken) {
    test(`answers ${what} with ${status} and no stack trace`, async ({ request }) => {
      const answer = await call(request)
      const text = await answer.text()
      expect(answer.status(), text).toBe(status)
      expect(text).not.toMatch(NO_STACK)
    })
  }

  test('says in a few bytes how far a song is, and nothing again while nothing is new', async ({ request }) => {
    await signInByApi(request, 'progress@example.com')
    const id = await givenSong(request, { title: 'Lamp' })
    const address = `/api/progress?ids=${id}`
    const first = await request.get(address)
    expect(await first.json()).toMatchObject([{ id, status: 'completed', progress: 100 }])
    expect((await first.body()).length).toBeLessThan(300)
    const again = await request.get(address, { headers: { 'if-none-match': first.headers().etag ?? '' } })
    expect([again.status(), (await again.body()).length]).toEqual([304, 0])
    const list = await request.get('/api/trpc/music.getHistory')
    const known = { 'if-none-match': list.headers().etag ?? '' }
    expect(list.headers()['cache-control']).toBe('private, no-cache')
    expect((await request.get('/api/trpc/music.getHistory', { headers: known })).status()).toBe(304)
  })

  test('names the field and the sentence of a refusal', async ({ request }) => {
    await signInByApi(request, 'fields@example.com')
    const answer = await callApi(request, 'music.generate', { title: 'x'.repeat(81), prompt: 'la', style: 'Pop' })
    expect(answer.error?.json).toMatchObject({
      message: 'The title is too long: at most 80 characters.',
      data: { reason: 'titleTooLong', fields: [{ path: 'title', reason: 'titleTooLong', params: { max: 80 } }] },
    })
  })
})

test.describe('a finished song', () => {
  const TITLE = '</script><b>Ärger: “Nacht/Tag”'
  let id: string
  let size: number
  const audio = () => `/api/audio/${id}`

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
    await signInByApi(request, 'audio@example.com')
    id = await givenSong(request, { title: TITLE })
    size = (await (await request.get(audio())).body()).length
    await request.dispose()
  })

  test('is served whole and in ranges', async ({ request }) => {
    expect(size).toBeGreaterThan(100_000)
    const whole = await request.get(audio())
    expect(whole.headers()).toMatchObject({
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'content-length': String(size),
    })
    const bytes = await whole.body()
    expect(bytes.length).toBe(size)
    expect(bytes.subarray(0, 3).toString()).toBe('ID3')

    const part = await request.get(audio(), { headers: { range: 'bytes=1000-1999' } })
    expect(part.status()).toBe(206)
    expect(part.headers()['content-range']).toBe(`bytes 1000-1999/${size}`)
    expect(await part.body()).toEqual(bytes.subarray(1000, 2000))
    expect((await request.get(audio(), { headers: { range: `bytes=${size}-` } })).status()).toBe(416)
  })

  test('tells other sites what it is, shows and plays itself there, and lets no title out', async ({
    request,
    baseURL,
  }) => {
    const page = await request.get(`/song/${id}`)
    const html = await page.text()
    const meta = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
    const here = `${baseURL}/song/${id}`
    expect(meta('og:url')).toBe(here)
    expect(meta('og:type')).toBe('music.song')
    expect(meta('og:site_name')).toBe('Canto')
    expect(meta('og:audio')).toBe(`${baseURL}${audio()}`)
    expect(meta('twitter:card')).toBe('player')
    expect(meta('twitter:player')).toBe(`${baseURL}/embed/song/${id}`)
    expect(meta('robots')).toBe('noindex')
    expect(html).toContain(`<link rel="canonical" href="${here}"/>`)

    const picture = await request.get(meta('og:image') ?? '', { maxRedirects: 0 })
    expect(picture.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    })
    const bytes = await picture.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])

    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)['@graph']).toMatchObject([
      { '@type': 'MusicRecording', name: TITLE, audio: { '@type': 'AudioObject', contentUrl: `${baseURL}${audio()}` } },
      { '@type': 'BreadcrumbList' },
    ])
    expect(html).not.toContain('<b>Ärger')

    const oembed = /type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(await (await request.get(oembed.replaceAll('&amp;', '&'))).json()).toMatchObject({
      type: 'rich',
      title: TITLE,
    })

    expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
    const player = await request.get(`/embed/song/${id}`)
    expect(player.headers()['content-security-policy']).toContain('frame-ancestors *')
    expect((await player.body()).length).toBeLessThan(30_000)
  })

  test('says to other sites what is one’s own alone, and nothing to hear', async ({ request, baseURL }) => {
    await signInByApi(request, `alone-${Date.now()}@example.com`)
    await subscribe(request, 'basic_monthly')
    const own = await givenSong(request, { title: 'Alone' })
    await callApi(request, 'music.setVisibility', { id: own, visibility: 'private' })
    for (const prefix of ['', '/de']) {
      const html = await (await request.get(`${prefix}/song/${own}`)).text()
      const meta = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
      expect(['og:site_name', 'og:type', 'og:title', 'og:url', 'robots'].map(meta)).toEqual([
        ...['Canto', 'website', 'Alone', `${baseURL}${prefix}/song/${own}`, 'noindex'],
      ])
      expect(['og:image', 'og:audio', 'twitter:player'].map(meta)).toEqual([undefined, undefined, undefined])
    }
  })

  test('downloads under a safe name, for whom a plan allows it', async ({ request }) => {
    const refused = await request.get(`/api/download?url=${audio()}`)
    expect([refused.status(), await refused.text()]).toEqual([401, 'Please login (10001)'])
    await signInByApi(request, `keeper-${Date.now()}@example.com`)
    await subscribe(request, 'basic_monthly')
    const answer = await request.get(
      `/api/download?url=${audio()}&filename=${encodeURIComponent('../Ärger: “Nacht/Tag”.mp3')}`,
    )
    expect(answer.status()).toBe(200)
    const disposition = answer.headers()['content-disposition'] ?? ''
    expect(disposition).toMatch(/^attachment; filename="[^"/\\]+\.mp3"; filename\*=UTF-8''/)
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe('Ärger “Nacht Tag”.mp3')
    expect((await answer.body()).length).toBe(size)
  })
})

test('a webhook that is not signed, or too long, is refused, and a sandbox is nowhere beside real payments', async ({
  request,
}) => {
  const send = (data: string) =>
    request.post('/api/stripe/webhook', { data, headers: { 'stripe-signature': 't=1,v1=00' } })
  expect((await send('{"id":"evt_1"}')).status()).toBe(400)
  expect((await request.get('/api/sandbox/pay/cs_1')).status()).toBe(404)
  expect((await send(JSON.stringify({ id: 'x'.repeat(2 ** 21) }))).status()).toBe(400)
})

/** What stands in a page's HTML besides its scripts. */
const withoutScripts = (html: string) => html.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll('&#x27;', "'")

test('unknown pages are 404 with words, also without scripts, and none is kept', async ({ request }) => {
  const missing = ['/song/not-an-id', '/song/00000000-0000-4000-8000-000000000000']
  const files = [
    '/wp-login.php',
    '/site.webmanifest',
    '/demos/none.mp3',
    '/icons/none.png',
    '/api/nothing',
    '/sitemaps/none.xml',
  ]
  const parts = ['/sitemaps/creations-99.xml', '/sitemaps/creations-00.xml', '/sitemaps/creations-1234567.xml?x=1']
  const others = ['/voice-cover/none', '/ai-music-cover/none', '/blog/none', '/%zz']
  for (const path of [
    '/nothing',
    '/404',
    '/nothing.php/about',
    '/xx/songs',
    ...files,
    ...parts,
    ...missing,
    ...others,
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(404)
    expect(answer.headers(), path).not.toHaveProperty('x-nextjs-prerender')
    const html = withoutScripts(await answer.text())
    expect(html, path).toContain('<html lang="en"')
    expect(html, path).toMatch(/<h1[^>]*>(Page Not Found|Song not found|Cover not found|Voice model not found)/)
    expect(html, path).toMatch(/<title>(Page Not Found|Song not found|Cover not found|Voice model not found) · Canto/)
  }
})

test('unknown pages are in the language of their address', async ({ request }) => {
  for (const language of COMPLETE_LANGUAGES) {
    const { default: texts } = await import(`../../messages/${language}/not-found.json`, { with: { type: 'json' } })
    for (const path of ['/foo.php', '/nothing/at/all', '/blog/none', '/%zz']) {
      const answer = await request.get(localPath(language, path))
      expect(answer.status(), `${language} ${path}`).toBe(404)
      const html = withoutScripts(await answer.text())
      expect(html, `${language} ${path}`).toContain(`<html lang="${language}"`)
      expect(html, `${language} ${path}`).toContain(`<title>${texts.title} · Canto`)
      expect(html, `${language} ${path}`).toMatch(/<h1/)
    }
    const song = withoutScripts(await (await request.get(localPath(language, '/song/x'))).text())
    expect(song).toContain(`<html lang="${language}"`)
    expect(song).toMatch(/<h1/)
  }
})

test('a request that is left halfway is no fault in the log', async ({ page }) => {
  const baseURL = required('CANTO_TEST_URL')
  await signInByApi(page.request, `leaving-${Date.now()}@example.com`)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const faults = () =>
    readFileSync(required('CANTO_TEST_OUTPUT'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('aborted'))
  const before = faults().length
  for (const path of ['/api/upload?fileName=a.wav', '/api/trpc/upload.uploadAudio']) {
    const headers = { cookie, origin: baseURL, 'content-type': 'application/json', 'content-length': 1_000_000 }
    const leaving = ask(new URL(path, baseURL), { method: 'POST', headers })
    leaving.on('error', () => {})
    leaving.write('{'.padEnd(100_000))
    await delay(1500)
    leaving.destroy()
  }
  await delay(1500)
  expect(faults().slice(before)).toEqual([])
})
