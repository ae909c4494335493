import { type APIRequestContext, expect } from '@playwright/test'
import { GENRES, genrePath } from '#lib/catalog/genres.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { INDEXED_PATHS } from '#lib/site/pages.ts'
import { givenSong } from '../support/given-song.ts'
import { callApi, finishedSong, playedSeconds, signInByApi, test } from '../support/product.ts'
import { MAKING_MS } from '../support/slowness.ts'

const textOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return await answer.text()
}

const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const OG_TYPE = /<meta property="og:type" content="([^"]+)"/
const OG_URL = /<meta property="og:url" content="([^"]+)"/
const CANONICAL = /<link rel="canonical" href="([^"]+)"/
const pathOf = (address: string) => new URL(address).pathname

test('every page names itself and its other languages, under a title of its own', async ({ request }) => {
  const titles = new Map<string, string>()
  const pictures = new Set<string>()
  for (const path of INDEXED_PATHS) {
    for (const language of COMPLETE_LANGUAGES) {
      const here = localPath(language, path)
      const html = await textOf(request, here)
      expect(html, here).toContain(`<html lang="${language}"`)
      expect(pathOf(found(html, CANONICAL)), here).toBe(here)
      const title = `${language}: ${found(html, /<title>([^<]+)</)}`
      expect(titles.get(title), `${here}: ${title}`).toBeUndefined()
      titles.set(title, here)
      expect(found(html, /<meta name="description" content="([^"]+)"/).length, here).toBeGreaterThan(15)
      expect(found(html, /<meta property="og:site_name" content="([^"]+)"/), here).toBe('Canto')
      expect(pathOf(found(html, OG_URL)), here).toBe(here)
      expect(found(html, OG_TYPE), here).toBe('website')
      pictures.add(pathOf(found(html, /<meta property="og:image" content="([^"]+)"/)))
      // The gallery leaves them to the sitemap.
      if (path === '/ai-music-cover') continue
      const others = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
      expect(others.map(([, code]) => code).sort(), here).toEqual([...COMPLETE_LANGUAGES, 'x-default'].sort())
      for (const [, code = '', address = ''] of others)
        expect(pathOf(address)).toBe(localPath(code === 'x-default' ? 'en' : code, path))
    }
  }
  // One for the rest, one a genre, and in every language one for the landing page, the blog and the page about the site.
  expect(pictures.size).toBe(1 + GENRES.length + 3 * COMPLETE_LANGUAGES.length)
  for (const picture of pictures) {
    const answer = await request.get(picture)
    expect(answer.headers()['content-type'], picture).toBe('image/png')
    expect((await answer.body()).length, picture).toBeLessThan(300_000)
  }
})

test('pages that are not indexed by themselves name the one that is, and posts and voices themselves', async ({
  request,
}) => {
  for (const language of ['en', 'de', 'ja']) {
    const generator = localPath(language, '/ai-music-generator')
    const pages = [
      // Routes of one page, with other songs below it.
      ...['/featured', '/playlists', '/vibes'].map((path) => [path, generator, 'website'] as const),
      // What is one's own.
      ...['/songs', '/account', '/subscription'].map((path) => [path, localPath(language, path), 'website'] as const),
      // In English wherever they are read.
      ['/blog/key-tempo-and-mood', '/blog/key-tempo-and-mood', 'article'] as const,
      ['/ai-music-cover/cassix-thunder', localPath(language, '/ai-music-cover/cassix-thunder'), 'website'] as const,
    ]
    for (const [path, address, type] of pages) {
      const here = localPath(language, path)
      const html = await textOf(request, here)
      expect(pathOf(found(html, OG_URL)), here).toBe(address)
      expect(found(html, OG_TYPE), here).toBe(type)
    }
    for (const path of ['/featured', '/playlists', '/vibes'])
      expect(pathOf(found(await textOf(request, localPath(language, path)), CANONICAL)), path).toBe(generator)
  }
})

test('every post says how long it takes to read, on its page and in the list', async ({ page, request }) => {
  await page.goto('/blog')
  const posts = page.getByRole('main').getByRole('listitem')
  await expect(posts.first()).toBeVisible()
  const paths = await posts
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const times = await posts.getByText(/^\d+ minutes to read$/).allTextContents()
  expect(paths.length).toBeGreaterThanOrEqual(6)
  expect(times.length).toBe(paths.length)
  for (const [index, path] of paths.entries()) {
    const minutes = Number.parseInt(times[index] ?? '', 10)
    expect(minutes, path).toBeGreaterThanOrEqual(2)
    expect((await textOf(request, path)).includes(`"timeRequired":"PT${minutes}M"`), path).toBe(true)
    await page.goto(path)
    await expect(page.getByRole('main').getByText(`${minutes} minutes to read`, { exact: true })).toBeVisible()
  }
  await page.goto('/de/blog')
  await expect(posts.getByText(/^\d+ Minuten Lesezeit$/)).toHaveCount(paths.length)
})

test('the sitemaps lead to every page in every language, to posts, and to published songs alone', async ({
  request,
}) => {
  const address = `published-${Date.now()}@example.com`
  await signInByApi(request, address)
  const [shared, published] = [
    await givenSong(request, { title: 'By link' }),
    await givenSong(request, { title: 'For all' }),
  ]
  await callApi(request, 'music.setVisibility', { id: published, visibility: 'public' })
  const index = await textOf(request, '/sitemap.xml')
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => pathOf(loc))
  const maps = await Promise.all(parts.map((part) => textOf(request, part)))
  const paths = new Set(
    maps.flatMap((map) => [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => pathOf(loc))),
  )
  for (const path of INDEXED_PATHS)
    for (const language of COMPLETE_LANGUAGES) expect(paths).toContain(localPath(language, path))
  expect(paths).toContain('/blog/key-tempo-and-mood')
  expect(paths).toContain(`/song/${published}`)
  expect(paths).not.toContain(`/song/${shared}`)
  for (const map of [index, ...maps]) {
    const entries = [...map.matchAll(/<(url|sitemap)>(.*?)<\/\1>/g)].map(([entry]) => entry)
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.filter((entry) => !/<lastmod>20\d\d-\d\d-\d\dT[^<]+Z<\/lastmod>/.test(entry))).toEqual([])
  }
  const robots = await textOf(request, '/robots.txt')
  expect(robots).toContain('/sitemap.xml')
  const html = await textOf(request, `/song/${published}`)
  const advertised = ['og:image', 'og:audio', 'twitter:player:stream'].map((name) =>
    pathOf(found(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`))),
  )
  const allowed = [...robots.matchAll(/^Allow: (.+)$/gm)].map(([, path = '']) => path)
  for (const path of [...advertised, '/api/oembed', '/api/voices/binble-piston/avatar'])
    expect(
      allowed.some((start) => start.length > 1 && path.startsWith(start)),
      path,
    ).toBe(true)
  const feed = await textOf(request, '/blog/rss.xml')
  expect([...feed.matchAll(/<item>/g)].length).toBeGreaterThanOrEqual(6)
})

test('the best voices are indexed with a text, a picture and a sound of their own, the others are not', async ({
  request,
  baseURL,
}) => {
  const map = await textOf(request, '/sitemaps/pages.xml')
  const voices = [...map.matchAll(/<loc>[^<]*(\/ai-music-cover\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  expect(voices.length).toBe(100)
  const [best = ''] = voices
  const html = await textOf(request, best)
  expect(found(html, /<meta name="robots" content="([^"]+)"/)).toBe('index')
  expect(found(html, OG_TYPE)).toBe('website')
  expect(found(html, /<meta property="og:audio" content="([^"]+)"/)).toMatch(new RegExp(`^${baseURL}/api/voices/`))
  expect(html).toContain('"@type":"AudioObject"')
  const picture = pathOf(found(html, /<meta property="og:image" content="([^"]+)"/))
  expect(picture).toBe(`/api/voices/${best.split('/')[2]}/social-image`)
  const answer = await request.get(picture)
  expect(answer.headers()['content-type']).toBe('image/png')
  expect((await answer.body()).length).toBeGreaterThan(10_000)
  for (const path of ['/ai-music-cover/binble-piston', `/de${best}`]) {
    const other = await textOf(request, path)
    expect(found(other, /<meta name="robots" content="([^"]+)"/), path).toBe('noindex')
  }
})

test('posts play and draw what they speak of, and what scrolls in them is reached by keyboard', async ({ page }) => {
  expect(found(await textOf(page.request, '/blog/get-the-song-you-meant'), OG_TYPE)).toBe('article')
  await page.goto('/blog/get-the-song-you-meant')
  await page.getByRole('button', { name: 'Play Kettle, Window, Cat' }).click()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
  const code = page.locator('pre').first()
  await code.focus()
  await expect(code).toBeFocused()
  await page.goto('/blog/how-a-machine-sings-a-line')
  await expect(page.getByRole('img', { name: 'I left the window open' })).toBeVisible()
  await expect(page.locator('figure svg').first()).toBeVisible()
  await page.goto('/blog/voice-covers-that-hold-up')
  await page.getByRole('button', { name: 'Play Cassix Thunder' }).click()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
  await page.getByRole('main').getByRole('link', { name: 'Cassix Thunder' }).click()
  await expect(page).toHaveURL('/ai-music-cover/cassix-thunder')
})

test('published songs are listed, and play on by their style and mood', async ({ page, request }) => {
  await signInByApi(request, `feed-${Date.now()}@example.com`)
  const stamp = `${Date.now()}`
  const [early, late] = [`Ebb ${stamp}`, `Flood ${stamp}`]
  let id = ''
  for (const title of [early, late]) {
    id = await givenSong(request, { title, style: 'Reggae, Longing' })
    await callApi(request, 'music.setVisibility', { id, visibility: 'public' })
  }

  await page.goto('/songs')
  await page.getByRole('link', { name: 'New songs' }).click()
  await expect(page).toHaveURL('/featured#songs')
  await expect(page.getByRole('heading', { level: 2, name: 'New songs' })).toBeInViewport()
  const titles = page.locator('#songs').getByRole('heading', { level: 3, name: stamp })
  await expect(titles).toHaveText([late, early])

  await page.goto('/playlists')
  const player = page.getByRole('region', { name: 'Player' })
  await page.getByRole('button', { name: 'Play Longing' }).click()
  await expect(player.getByText(late)).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(player.getByText(early)).toBeVisible()
  await page.getByRole('button', { name: 'Pause Longing' }).click()
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  await page.goto('/vibes')
  await page.getByRole('link', { name: 'Reggae', exact: true }).press('Enter')
  await expect(page).toHaveURL('/vibes?style=Reggae#songs')
  await expect(page.getByRole('heading', { level: 2, name: 'Reggae' })).toBeInViewport()
  await page.reload()
  await expect(titles).toHaveText([late, early])
  await page.getByRole('link', { name: 'All styles' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Songs by style' })).toBeInViewport()

  await callApi(request, 'music.setVisibility', { id, visibility: 'link' })
  await page.goto('/featured')
  await expect(titles).toHaveText([early])
})

test('a page has one address: capitals and slashes at the end lead to it, and what is nowhere is 404', async ({
  request,
  baseURL,
}) => {
  const leads: [string, string][] = [
    ['/DE/About', '/de/about'],
    ['/Rap-Song-Generator?x=1', '/rap-song-generator?x=1'],
    ['/about/', '/about'],
    ['/de/About/?x=1', '/de/about?x=1'],
    ['/DE/', '/de'],
    ['/EN/About/', '/about'],
    ['/en/about/', '/about'],
    ['/en/about?x=1', '/about?x=1'],
    ['/en', '/'],
    ['/EN/', '/'],
    ['/EN/site.webmanifest', '/en/site.webmanifest'],
    ['/blog/%C3%9Cber', '/blog/%C3%BCber'],
  ]
  for (const [from, to] of leads) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status(), from).toBe(308)
    const { pathname, search, origin } = new URL(answer.headers().location ?? '', baseURL)
    expect(pathname + search, from).toBe(to)
    expect(origin, from).toBe(baseURL)
  }
  for (const path of [
    '/%zz',
    '/%e4',
    '/de/%zz',
    '/%2FEvil%2Ecom',
    '/%5CEvil%2Ecom',
    '/%09/Evil%2Ecom',
    '/en//evil.com',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
  for (const language of COMPLETE_LANGUAGES)
    for (const path of ['/nothing-here', '/blog/nothing-here'])
      expect((await request.get(localPath(language, path))).status(), `${language} ${path}`).toBe(404)
})

test('a genre’s page plays its songs, and its prompts and its style are in the form', async ({ page }) => {
  await page.goto(genrePath('kpop'))
  await page.getByRole('button', { name: 'Play A Hundred of Me' }).click()
  await expect(page.getByRole('button', { name: 'Pause A Hundred of Me' })).toBeVisible()
  // What is understood of one stands in the form, with the same words.
  const prompts = page.locator('button:not(#generator button)').filter({ hasText: /Cheerful|bpm/ })
  await prompts.first().click()
  const form = page.locator('#generator')
  const description = form.getByRole('textbox', { name: 'Description' })
  await expect(description).toHaveValue(/bpm/)
  // What somebody wrote is not lost for one of them.
  await description.fill('Something of my own')
  await prompts.nth(1).click()
  await page.getByRole('button', { name: 'Bring back what you were writing' }).click()
  await expect(description).toHaveValue('Something of my own')
  await prompts.first().click()
  await expect(description).toHaveValue(/bpm/)
  await expect(form.getByRole('button', { name: 'Style K-pop' })).toBeVisible()
  await form.getByRole('button', { name: /^Generate/ }).click()
  await expect(page.getByRole('dialog', { name: /Sign in|account/i })).toBeVisible()
})

test('the landing page’s form keeps to its own rules, and leads to the library', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Try it on your own words' }).scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: 'Description' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('a'.repeat(201))
  await page.getByRole('button', { name: /^Generate/ }).click()
  await expect(page.getByText(/200 characters/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Lyrics' }).click()
  await page.getByRole('button', { name: 'Write lyrics' }).click()
  await expect(page.getByText('Please enter a title to generate lyrics')).toBeVisible()
  await page.getByRole('textbox', { name: 'Lyrics' }).fill('Tin roofs are talking in the rain')
  await page.getByRole('switch', { name: /Custom mode/ }).click()
  await page.getByRole('button', { name: /^Generate/ }).click()
  await expect(page.getByText('Please select at least one music setting')).toBeVisible()

  await signInByApi(page.request, `landing-${Date.now()}@example.com`)
  await page.reload()
  await page.getByRole('heading', { name: 'Try it on your own words' }).scrollIntoViewIfNeeded()
  await page.getByRole('switch', { name: /Custom mode/ }).click()
  await page.getByRole('button', { name: /^Generate/ }).click()
  await expect(page).toHaveURL('/songs')
  await expect(page.getByText('Tin roofs are talking in the rain').first()).toBeVisible()
})

test('a prompt that the keyboard presses takes it to the form', async ({ page }) => {
  await page.goto(genrePath('kpop'))
  await page
    .getByRole('button', { name: /Cheerful|bpm/ })
    .first()
    .press('Enter')
  const description = page.locator('#generator').getByRole('textbox', { name: 'Description' })
  await expect(description).toBeFocused()
  await expect(description).toBeInViewport()
})

test('a genre’s style stays on its page until something is written there', async ({ page }) => {
  const form = page.locator('#generator')
  await page.goto(genrePath('kpop'))
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByRole('button', { name: /K-pop/ })).toBeVisible()
  await page.goto('/ai-music-generator')
  await expect(page.getByRole('button', { name: 'Style', exact: true })).toBeVisible()

  await page.goto(genrePath('kpop'))
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('textbox', { name: 'Lyrics' }).fill('Neon on the water')
  await page.goto('/ai-music-generator')
  await expect(page.getByRole('button', { name: 'Style K-pop' })).toBeVisible()
})

test('a demo song shows how far it is, and is heard from where it is pressed', async ({ page }) => {
  await page.goto('/')
  const line = page.getByRole('slider', { name: 'Position in Summer Vibes' })
  const at = async () => Number(await line.inputValue())
  expect(await at()).toBe(0)
  await page.getByRole('button', { name: 'Play Summer Vibes' }).click()
  await expect.poll(at).toBeGreaterThan(0.5)
  await line.fill('15')
  await expect.poll(at).toBeGreaterThan(15)
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(15)
  // The keyboard moves in it as it does in the player.
  const before = await at()
  await line.press('ArrowRight')
  await expect.poll(at).toBeGreaterThanOrEqual(before + 5)
  await page.getByRole('button', { name: 'Pause Summer Vibes' }).click()
  const paused = await at()
  await line.press('ArrowLeft')
  await expect.poll(at).toBeCloseTo(paused - 5, 0)
  await line.press('Home')
  await expect.poll(at).toBeLessThan(0.1)
  await line.press('ArrowLeft')
  expect(await at()).toBeLessThan(0.1)
  // The bar below draws the song's own sound: bars of several heights, where a sound that is not known has one.
  const bar = page.getByRole('region', { name: 'Player' }).locator('svg path[d^="M0 112"]').first()
  const heights = async () => new Set((await bar.getAttribute('d'))?.match(/(?<=V)\d+/g)).size
  await expect.poll(heights).toBeGreaterThan(5)
  // Another one is heard from where it is pressed.
  await page.getByRole('slider', { name: 'Position in City Lights' }).fill('10')
  await expect(page.getByRole('button', { name: 'Pause City Lights' })).toBeVisible()
  await expect.poll(at).toBe(0)
})

test('what plays goes on in another language', async ({ page }) => {
  await page.goto(`${genrePath('lofi')}?ref=a`)
  await page.getByRole('button', { name: 'Play Kettle, Window, Cat' }).click()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(2)
  const before = await playedSeconds(page)
  await page.getByRole('button', { name: 'choose a language' }).click()
  // In another tab it is not on its way.
  const elsewhere = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Français' }).click({ modifiers: ['ControlOrMeta'] })
  await (await elsewhere).close()
  expect(await page.evaluate(() => sessionStorage.getItem('canto-playing'))).toBeNull()
  await page.getByRole('button', { name: 'choose a language' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/de${genrePath('lofi')}?ref=a`)
  const player = page.getByRole('region', { name: 'Wiedergabe' })
  await expect(player.getByText('Kettle, Window, Cat')).toBeVisible()
  await expect.poll(async () => Number(await player.getByRole('slider').first().inputValue())).toBeGreaterThan(before)
  // It was on its way once: whoever closes it has closed it.
  await page.getByRole('button', { name: 'Player schließen' }).click()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(player).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.dataset.player)).toBeUndefined()
})

test('a press whose code is gone, as after a deployment, leads to a page that loads it again', async ({ page }) => {
  await page.goto(genrePath('lofi'), { waitUntil: 'networkidle' })
  const chunks = /\/_next\/static\/chunks\//
  await page.route(chunks, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Play Kettle, Window, Cat' }).click()
  const reload = page.getByRole('button', { name: 'Reload Page' })
  await expect(reload).toBeVisible()
  await page.unroute(chunks)
  await reload.click()
  await page.getByRole('button', { name: 'Play Kettle, Window, Cat' }).click()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0)
})

test('another genre’s page begins with its own style, and its menu closes behind a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(genrePath('kpop'))
  const form = page.locator('#generator')
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByRole('button', { name: /K-pop/ })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.locator('#menu')
  await menu.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(menu).toBeHidden()
  await page.goto(genrePath('rap'))
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByRole('button', { name: /Rap/ })).toBeVisible()
})

test('the browser’s own bar is as dark or light as the page, whatever the system is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  const bar = () => page.locator('meta[name=theme-color]').getAttribute('content')
  expect(await bar()).toBe('#13100d')
  await page.getByRole('button', { name: 'Switch between dark and light' }).click()
  await expect.poll(bar).toBe('#f5f0e6')
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect.poll(bar).toBe('#f5f0e6')
  await page.reload()
  await expect.poll(bar).toBe('#f5f0e6')
})

test('a browser that speaks another language gets a hint, and nothing else', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-DE', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const hint = page.getByRole('link', { name: 'Diese Seite gibt es auch auf Deutsch.' })
  // What is posted is in English, wherever it is read.
  await page.goto('/blog/key-tempo-and-mood', { waitUntil: 'networkidle' })
  await expect(hint).toBeHidden()
  // Nor is there another language of what is not there.
  for (const path of ['/nothing-here', '/song/none']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hint).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingTop), path).toBe('0px')
  }
  await page.goto('/about')
  await expect(hint).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // It leads to the page that is there by then.
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await hint.click()
  await expect(page).toHaveURL('/de/privacy')
  await context.close()
})

test('the page goes on with the words for whoever follows them, and stays for whoever looks elsewhere', async ({
  page,
}) => {
  await signInByApi(page.request, `follows-${Date.now()}@example.com`)
  const lines = ['A gate that squeaks', 'A roof of slate', 'A yard of mud', 'A cart of hay']
  const song = await finishedSong(page.request, { prompt: ['[Verse]', ...lines, ...lines, ...lines].join('\n') })
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto(`/song/${song}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Play', exact: true }).click()
  const line = (index: number) => main.getByRole('button', { name: lines[index % 4] ?? '' }).nth(Math.floor(index / 4))
  await line(2).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await line(2).click()
  await expect(line(8)).toHaveAttribute('aria-current', 'true', { timeout: MAKING_MS })
  await expect(line(8)).toBeInViewport({ ratio: 1 })
  // What still glides would go on after a jump.
  const glides = async () => {
    const before = await page.evaluate('scrollY')
    await page.waitForTimeout(200)
    return (await page.evaluate('scrollY')) !== before
  }
  await expect.poll(glides).toBe(false)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(line(10)).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate('scrollY')).toBe(0)
})

test('a hint never lies on the next step, nor on any control', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  for (const path of ['/ai-music-generator', genrePath('lofi')]) {
    await page.goto(path)
    if (path !== '/ai-music-generator') await page.locator('#generator').scrollIntoViewIfNeeded()
    await expect(page.getByText('Diese Seite gibt es auch auf Deutsch.')).toBeVisible()
    // As a hand would: only what nothing lies on can be pressed.
    await page.getByRole('button', { name: /^Generate/ }).click({ trial: true, timeout: 5000 })
    expect(await page.evaluate(coveredByHint), path).toEqual([])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await page.evaluate(coveredByHint), path).toEqual([])
  }
  await context.close()
})

/** What of a page's controls the hint lies on. */
function coveredByHint(): string[] {
  const hint = document.querySelector('aside[lang=de]')?.getBoundingClientRect()
  if (!hint) throw new Error('No hint')
  return [...document.querySelectorAll(':is(main, header) :is(a, button, input, select, summary, textarea)')]
    .filter((control) => {
      const { top, bottom, left, right } = control.getBoundingClientRect()
      const isShown = control.checkVisibility() && right > left && bottom > top
      return isShown && top < hint.bottom && bottom > hint.top && left < hint.right && right > hint.left
    })
    .map((control) => control.outerHTML)
}
