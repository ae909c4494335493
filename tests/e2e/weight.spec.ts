import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { INDEXED_PATHS } from '#lib/site/pages.ts'
import { givenSong } from '../support/given-song.ts'
import { finishedCover, signInByApi, test } from '../support/product.ts'

const KB = 1000

/** What a first visit of a page fetches before it can be used, in bytes: scripts and styles gzipped, preloaded fonts as they are. */
async function firstLoad(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  const html = await answer.text()
  // A page that is drawn for each visit names its fonts before itself.
  const head = answer.headers().link ?? ''
  const bytes = async (pattern: RegExp, size: (file: Buffer) => number) => {
    const addresses = new Set([...(html + head).matchAll(pattern)].map(([, address = '']) => address))
    const files = await Promise.all([...addresses].map(async (address) => (await request.get(address)).body()))
    return files.reduce((sum, file) => sum + size(file), 0)
  }
  const zipped = (file: Buffer) => gzipSync(file).length
  return {
    scripts: await bytes(/<script[^>]+src="([^"]+\.js[^"]*)"(?![^>]*noModule)/gi, zipped),
    styles: await bytes(/<link[^>]+href="([^"]+\.css[^"]*)"/g, zipped),
    fonts: await bytes(/<(?:link[^>]+href=")?([^"<>]+\.woff2)[">]/g, (file) => file.length),
  }
}

const BUDGETS = [
  ['/', 150],
  ['/lofi-song-generator', 150],
  ['/privacy', 150],
  ['/ai-music-generator', 205],
  ['/featured', 205],
  ['/playlists', 205],
  ['/songs', 205],
  ['/account', 205],
  ['/account/credits', 205],
  ['/subscription', 205],
  ['/ai-music-cover', 205],
  ['/ai-music-cover/binble-piston', 205],
  ['/vocal-remover', 205],
] as const

for (const [path, scripts] of BUDGETS) {
  test(`${path} loads at most ${scripts} kB of scripts, 15 kB of styles and 70 kB of fonts`, async ({ request }) => {
    const load = await firstLoad(request, path)
    for (const [kind, size] of Object.entries(load)) expect(size, `${kind} were found`).toBeGreaterThan(1 * KB)
    expect(load.scripts).toBeLessThanOrEqual(scripts * KB)
    expect(load.styles).toBeLessThanOrEqual(15 * KB)
    expect(load.fonts).toBeLessThanOrEqual(70 * KB)
  })
}

test('the landing page weighs at most 25 kB zipped in every language', async ({ request }) => {
  for (const language of COMPLETE_LANGUAGES) {
    const html = await (await request.get(localPath(language, '/'))).body()
    expect(html.length, language).toBeGreaterThan(50 * KB)
    expect(gzipSync(html).length, language).toBeLessThanOrEqual(25 * KB)
  }
})

test('the landing page is there after at most 20 requests and 300 kB', async ({ page }) => {
  const answers: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    answers.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = await Promise.all(answers)
  const sum = sizes.reduce((total, size) => total + size, 0)
  expect(sum).toBeGreaterThan(150 * KB)
  expect(sum).toBeLessThanOrEqual(300 * KB)
  expect(sizes.length).toBeLessThanOrEqual(20)
})

test('the landing page loads at most 70 kB of fonts, and 80 where letters bear two signs', async ({
  browser,
  baseURL,
}) => {
  for (const language of COMPLETE_LANGUAGES) {
    let size = 0
    // Each for itself: what the page before had fetched counts again on the next one, though nothing there is set in it.
    const page = await browser.newPage({ baseURL: baseURL ?? '' })
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') size += Number(response.headers()['content-length'])
    })
    await page.goto(localPath(language, '/'), { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    expect(size, language).toBeGreaterThan(40 * KB)
    expect(size, language).toBeLessThanOrEqual((language === 'vi' ? 80 : 70) * KB)
    await page.close()
  }
})

test('a genre’s page loads its form when somebody comes near, and not before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/lofi-song-generator', { waitUntil: 'networkidle' })
  const before = scripts.length
  await expect(page.locator('#generator textarea')).toHaveCount(0)
  await page.mouse.wheel(0, 600)
  await expect(page.locator('#generator textarea').first()).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
})

test('a form that lies in a low window comes without anybody scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/lofi-song-generator')
  const form = page.locator('#generator')
  // As browsers come back to where somebody was: by themselves, before the page listens.
  await page.goto('/lofi-song-generator#generator')
  await expect(form).toBeInViewport()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(form).toBeInViewport()
  await expect(form.locator('textarea').first()).toBeVisible()
})

test('what is the same for everybody is drawn when the site is built, in every language', async ({ request }) => {
  const perVisit = ['/ai-music-cover']
  for (const path of INDEXED_PATHS.filter((each) => !perVisit.includes(each))) {
    for (const language of COMPLETE_LANGUAGES) {
      const address = localPath(language, path)
      expect((await request.get(address)).headers(), address).toHaveProperty('x-nextjs-prerender')
    }
  }
})

for (const width of [390, 1440]) {
  test(`nothing jumps at ${width} px, though the fonts come late, and nothing comes from elsewhere`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await late(page, /woff2$/)
    const origins = new Set<string>()
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin)
    })
    await page.addInitScript(countShifts)
    for (const path of [
      '/',
      '/ja/rap-song-generator',
      '/blog',
      '/ai-music-generator',
      '/ai-music-cover',
      '/featured',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await scrollThrough(page)
      expect(await page.evaluate('shifted'), path).toBeLessThanOrEqual(0.02)
    }
    expect([...origins]).toEqual([baseURL])
  })
}

/** A network that is slow with some things. */
async function late(page: Page, what: RegExp) {
  await page.route(what, async (route) => {
    await delay(1000)
    await route.continue()
  })
}

/** Adds up in `shifted` what moves without having been asked to. */
function countShifts() {
  const found = Object.assign(window, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) found.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Down to where lists without end go on as they began. */
async function scrollThrough(page: Page) {
  const height = Math.min(12_000, await page.evaluate(() => document.documentElement.scrollHeight))
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await page.waitForTimeout(100)
  }
}

test.describe('a song and a cover', () => {
  let paths: string[]
  let session: Awaited<ReturnType<APIRequestContext['storageState']>>

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await signInByApi(request, `light-${Date.now()}@example.com`)
    const id = await givenSong(request, { title: 'Feather' })
    const cover = await finishedCover(request, 'binble-piston', `/song/${id}`)
    paths = [`/song/${id}`, `/voice-cover/${cover}`]
    session = await request.storageState()
    await request.dispose()
  })

  test('load no more scripts than the landing page', async ({ request }) => {
    for (const path of paths) {
      const { scripts } = await firstLoad(request, path)
      expect(scripts, path).toBeGreaterThan(100 * KB)
      expect(scripts, path).toBeLessThanOrEqual(150 * KB)
    }
  })

  test('and what else is one’s own do not jump, though scripts and answers come late', async ({ page, context }) => {
    await context.addCookies(session.cookies)
    await page.setViewportSize({ width: 390, height: 844 })
    await late(page, /chunks\/.*js$|api\/trpc/)
    await page.addInitScript(countShifts)
    for (const path of [...paths, '/songs', '/subscription', '/account']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await scrollThrough(page)
      expect(await page.evaluate('shifted'), path).toBeLessThanOrEqual(0.02)
    }
  })
})
