import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type APIResponse, expect, type Page } from '@playwright/test'
import { GENRES, genrePath } from '#lib/catalog/genres.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { pagePolicy } from '#server/web/content-security-policy.ts'
import { readInlineScripts } from '#server/web/inline-scripts.ts'
import { openElsewhere, playedSeconds, refusedIn, signInByApi, test } from '../support/product.ts'

const FOOTER = ['/about', '/privacy', '/terms', '/contact']
const PRERENDERED = ['/', ...GENRES.map(genrePath), ...FOOTER]
const POST = '/blog/how-a-machine-sings-a-line'
const STUDIO = [
  ...['/ai-music-generator', '/featured', '/vibes', '/playlists', '/ai-music-cover', '/ai-music-cover/binble-piston'],
  ...['/vocal-remover', '/my-voice', '/songs', '/songs?tab=ai-cover', '/subscription', '/account', '/account/credits'],
]
const NOT_FOUND = ['/404', '/nothing', '/nothing.php', '/xx/songs', '/song/none', '/ai-music-cover/none', '/blog/none']

const policyOf = (answer: APIResponse) => answer.headers()['content-security-policy'] ?? ''
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []

/** Opens a page and waits until React has taken all of its buttons over, which no page does whose scripts are refused. */
async function visit(page: Page, path: string, waitUntil: 'load' | 'commit' = 'load') {
  await page.goto(path, { waitUntil })
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('button, a[href^="/"]')]
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    return elements.length > 0 && elements.every(isTaken)
  })
}

/** Each page in two languages, others each day; what else differs between languages is proved for all below. */
test('every page of the site comes alive under its policy', async ({ page }) => {
  const day = new Date().getUTCDate()
  for (const [place, path] of [...PRERENDERED, '/blog'].entries())
    for (const [number, language] of COMPLETE_LANGUAGES.entries())
      if ((place + number + day) % 7 === 0) await visit(page, localPath(language, path), 'commit')
})

// Songs and covers come alive in the tests that make them, where the same is asked of every page.
test('every other page comes alive under its policy, for visitors and for who is signed in', async ({ page }) => {
  for (const path of ['/', POST, '/offline', ...STUDIO, ...NOT_FOUND]) await visit(page, path)
  await signInByApi(page.request, `policy-${Date.now()}@example.com`)
  for (const path of ['/', ...STUDIO]) await visit(page, path)
})

test('a policy stays while a visitor goes from a prerendered page to a drawn one and back, and songs play under it', async ({
  page,
}) => {
  await visit(page, '/')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.getByRole('button', { name: 'Play Summer Vibes' }).click()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('link', { name: 'AI cover' }).first().click()
  await expect(page).toHaveURL('/ai-music-cover')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page.getByRole('button', { name: /Summer Vibes/ }).first()).toBeVisible()
  expect(documents).toEqual([])
})

test.describe('what somebody has brought into a page', () => {
  const EVIL = `<script>window.ran = 'script'</script><img src="/none" onerror="window.ran = 'handler'">
    <a id="evil" href="javascript:void (window.ran = 'link')">x</a><base href="https://evil.example/">
    <form id="form" action="https://evil.example/" method="post"></form>
    <script src="https://evil.example/x.js"></script><object data="/icon.svg"></object>`

  for (const path of ['/', '/about', '/ai-music-cover', '/nothing'])
    test(`does not run on ${path}`, async ({ context }) => {
      const page = await context.newPage()
      const refused = refusedIn(page)
      const reached: string[] = []
      await page.route('https://evil.example/**', async (route) => {
        reached.push(route.request().url())
        await route.fulfill({ body: '' })
      })
      await page.route(path, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', `${EVIL}</body>`) })
      })
      await page.goto(path)
      await page.locator('#evil').evaluate((link: HTMLElement) => link.click())
      await page.locator('#form').evaluate((form: HTMLFormElement) => form.submit())
      for (const what of ['script-src', 'object-src', 'base-uri', 'form-action'])
        await expect.poll(() => refused.join('\n'), what).toContain(what)
      expect(refused.join('\n').match(/inline script|inline event handler|JavaScript URL/g)?.length).toBeGreaterThan(2)
      expect(await page.evaluate('window.ran')).toBeUndefined()
      expect(reached).toEqual([])
    })
})

test('every drawing has a nonce of its own, and none that the browser sent', async ({ request }) => {
  const sent = "script-src 'nonce-evil'"
  const headers = { 'content-security-policy': sent, 'content-security-policy-report-only': sent, 'x-nonce': 'evil' }
  const nonces = new Set<string>()
  for (const path of ['/ai-music-cover', '/ai-music-cover', '/song/none', '/nothing']) {
    const answer = await request.get(path, { headers })
    const html = await answer.text()
    expect(html + JSON.stringify(answer.headers()), path).not.toContain('evil')
    const [nonce = ''] = policyOf(answer).match(/(?<='nonce-)[^']+/g) ?? []
    nonces.add(nonce)
    expect(nonce.length, path).toBeGreaterThanOrEqual(22)
    expect(new Set(html.match(/(?<= nonce=")[^"]*/g)), path).toEqual(new Set([nonce]))
  }
  expect(nonces.size).toBe(4)
})

test('prerendered pages are still prerendered, allow no nonce and fit into any proxy’s headers', async ({
  request,
}) => {
  const { pages } = readInlineScripts()
  for (const [listed, hashes] of Object.entries(pages)) {
    const path = listed.replace(/^\/en(?=\/|$)/, '') || '/'
    const answer = await request.get(path)
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)]
    const needed = inline
      .filter(([tag]) => !/type="application\/(ld\+)?json"/.test(tag))
      .map(([, code = '']) => hashOf(code))
    expect(needed.length, path).toBeGreaterThan(3)
    expect(hashes, path).toEqual(expect.arrayContaining(needed))
    expect(answer.headers(), path).toHaveProperty('x-nextjs-prerender')
    expect(scriptSources(policyOf(answer)), path).toEqual(["'self'", ...hashes])
    expect(policyOf(answer).length, path).toBeLessThan(2000)
  }
  for (const path of PRERENDERED)
    for (const language of COMPLETE_LANGUAGES) expect(pages).toHaveProperty([`/${language}${path === '/' ? '' : path}`])
})

test('every answer has the headers, whatever it is', async ({ request }) => {
  const script = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? ''
  for (const [path, status, type] of [
    ['/', 200, 'text/html; charset=utf-8'],
    ['/nothing', 404, 'text/html; charset=utf-8'],
    ['/en/about', 308, undefined],
    ['/ABOUT', 308, undefined],
    [script, 200, 'application/javascript; charset=UTF-8'],
    ['/_next/static/none.js', 404, 'text/plain; charset=utf-8'],
    ['/service-worker.js', 200, 'application/javascript; charset=UTF-8'],
    ['/demos/summer-vibes.mp3', 200, 'audio/mpeg'],
    ['/demos/summer-vibes.svg', 200, 'image/svg+xml'],
    ['/icon.svg', 200, 'image/svg+xml'],
    ['/favicon.ico', 200, 'image/png'],
    ['/en/site.webmanifest', 200, 'application/manifest+json'],
    ['/sitemap.xml', 200, 'application/xml; charset=utf-8'],
    ['/blog/rss.xml', 200, 'application/rss+xml; charset=utf-8'],
    ['/robots.txt', 200, 'text/plain'],
    ['/api/health', 200, 'application/json'],
    ['/api/trpc/auth.me', 200, 'application/json'],
    ['/api/audio/none', 404, 'text/plain; charset=utf-8'],
    ['/api/voices/binble-piston/avatar', 200, 'image/svg+xml'],
    ['/embed/song/none', 404, 'text/html; charset=utf-8'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const headers = answer.headers()
    expect([path, answer.status(), headers['content-type']]).toEqual([path, status, type])
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/microphone=\(self\), .*camera=\(\)/),
    })
    expect(policyOf(answer), path).toContain("default-src 'none'")
    expect(scriptSources(policyOf(answer)), path).not.toContain("'unsafe-inline'")
    expect(policyOf(answer), path).not.toContain('unsafe-eval')
  }
})

test('the page for what has failed comes alive under the policy that it has', async ({ page }) => {
  const policy = pagePolicy(readInlineScripts().errorPage, false)
  await page.route('/about', (route) =>
    route.fulfill({
      status: 500,
      body: readFileSync('.next/server/pages/500.html', 'utf8'),
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    }),
  )
  await visit(page, '/about')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('a sound, a picture or a list that is opened by itself is shown', async ({ page }) => {
  for (const path of ['/icon.svg', '/favicon.ico', '/sitemap.xml', '/blog/rss.xml', '/robots.txt', '/api/health'])
    await page.goto(path)
  await page.goto('/demos/summer-vibes.mp3')
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(5)
})

test('a page that the browser has kept stays alive when it is visited again', async ({ page }) => {
  for (const path of ['/', '/', '/songs', '/songs', '/ai-music-cover', '/ai-music-cover']) await visit(page, path)
})

test('other sites may frame a player, also through an address that leads to it, and no page', async ({
  context,
  baseURL,
}) => {
  const page = await context.newPage()
  const refused = refusedIn(page)
  const frame = (path: string) => openElsewhere(page, `<iframe src="${baseURL}${path}"></iframe>`)
  await frame('/en/embed/song/none')
  await expect(page.frameLocator('iframe').getByRole('link')).toBeVisible()
  expect(refused).toEqual([])
  await frame('/about')
  await expect.poll(() => refused.join('\n')).toContain("frame-ancestors 'self'")
})
