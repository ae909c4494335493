import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { givenSong } from '../support/given-song.ts'
import { orderCover, playedSeconds, signIn, signInByApi, songFile, subscribe, test } from '../support/product.ts'
import { wavBytes } from '../support/recordings.ts'
import { MAKING_MS } from '../support/slowness.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Voices' }).getByRole('listitem')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or kind of voice' })
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)
const shown = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ voices?/ })

/** A song that somebody else had made here, as a file. */
async function someSong(browser: Browser, baseURL: string | undefined): Promise<Buffer> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  await signInByApi(context.request, `maker-${Date.now()}@example.com`)
  const file = await songFile(context.request, await givenSong(context.request, { title: 'Evening line' }))
  await context.close()
  return file
}

/** The gallery, once it knows all its voices. */
async function openGallery(page: Page, query = '') {
  const list = page.waitForResponse(/\/api\/voices\/list\./)
  await page.goto(`/ai-music-cover${query}`)
  await (await list).finished()
}

test('thousands of voices take little of the page, wherever it is scrolled to', async ({ page, request }) => {
  for (const language of COMPLETE_LANGUAGES) {
    const path = localPath(language, '/ai-music-cover')
    expect((await (await request.get(path)).body()).length, path).toBeLessThanOrEqual(60_000)
  }
  const html = await (await request.get('/ai-music-cover')).body()
  expect(html.toString().match(/href="\/ai-music-cover\/[^"]+"/g)?.length).toBeGreaterThanOrEqual(24)

  await openGallery(page)
  await expect(shown(page)).toHaveText('4,312 voices')
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '4312')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(50_000)
  for (const part of [0.5, 1]) {
    await page.evaluate((fraction) => scrollTo(0, document.documentElement.scrollHeight * fraction), part)
    const position = async () => Number(await cards(page).last().getAttribute('aria-posinset'))
    await expect.poll(position).toBeGreaterThan(part * 4000)
    expect(await nodes(page)).toBeLessThanOrEqual(1500)
  }
  await expect(cards(page).last()).toHaveAttribute('aria-posinset', '4312')
})

test('a search finds a voice as it is typed, and the address keeps it', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('button', { name: 'Cartoon', exact: true }).click()
  await search(page).fill('BÍNBLE pist')
  await expect(shown(page)).toHaveText('1 voice')
  await expect(page).toHaveURL('/ai-music-cover?category=cartoon&q=B%C3%8DNBLE+pist')
  await page.reload()
  await expect(search(page)).toHaveValue('BÍNBLE pist')
  await expect(cards(page)).toHaveCount(1)

  await page.getByRole('link', { name: 'Binble Piston' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Binble Piston')
  await expect(page).toHaveURL('/ai-music-cover/binble-piston')
  await page.goBack()
  await expect(search(page)).toHaveValue('BÍNBLE pist')
  await expect(page.getByRole('button', { name: 'Cartoon', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(1)
})

test('a language can be asked for, by its name or from a list, and all voices sing it', async ({ page }) => {
  await openGallery(page)
  const language = page.getByRole('combobox', { name: 'Language' })
  await expect(language).toHaveValue('')
  await search(page).fill('spanish')
  await expect(page.getByText('Every voice sings in Spanish.')).toBeVisible()
  await search(page).fill('')
  await expect(page.getByText('Every voice sings')).toBeHidden()
  await language.selectOption('German')
  await expect(page.getByText('Every voice sings in German.')).toBeVisible()
  await expect(shown(page)).toContainText('4,312 voices')
  await expect(page).toHaveURL('/ai-music-cover?language=de')
  await page.getByRole('combobox', { name: 'Voice', exact: true }).selectOption('children')
  await expect(shown(page)).not.toContainText('4,312 voices')
})

test('a voice that is pressed at once after typing is gone to, and the way back finds the search', async ({ page }) => {
  await openGallery(page)
  await page.route(/[?&]_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await search(page).fill('Binble Piston')
  await page.getByRole('link', { name: 'Binble Piston' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Binble Piston')
  await page.goBack()
  await expect(search(page)).toHaveValue('Binble Piston')
})

test('another search draws no more cards than are seen', async ({ page }) => {
  await openGallery(page)
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '4312')
  await page.evaluate(() => {
    const cardsIn = (node: Node) =>
      node instanceof HTMLElement ? node.querySelectorAll('li').length + Number(node.matches('li')) : 0
    const drawn = (changes: MutationRecord[]) =>
      changes.flatMap(({ addedNodes }) => [...addedNodes]).reduce((sum, node) => sum + cardsIn(node), 0)
    const { dataset } = document.body
    new MutationObserver((changes) => {
      dataset.drawn = String(Number(dataset.drawn ?? 0) + drawn(changes))
    }).observe(document.querySelector('main')!, { childList: true, subtree: true })
  })
  await search(page).fill('a')
  await expect(shown(page)).not.toHaveText('4,312 voices')
  await search(page).fill('')
  await expect(shown(page)).toHaveText('4,312 voices')
  const drawn = async () => Number(await page.locator('body').getAttribute('data-drawn'))
  await expect.poll(drawn).toBeGreaterThan(0)
  expect(await drawn()).toBeLessThan(200)
})

test('a name that nobody has leads to those that are nearly called that', async ({ page }) => {
  await openGallery(page)
  await search(page).fill('Binbel Pistn')
  await expect(page.getByText('No voices found matching your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Binble Piston', exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Binble Piston' })).toBeVisible()
})

test('a voice is kept among the favourites from its card or its page, and taken out again', async ({ page }) => {
  await signInByApi(page.request, `favourites-${Date.now()}@example.com`)
  await openGallery(page)
  const nameOf = (at: number) => cards(page).nth(at).locator('.voice-name')
  const first = await nameOf(0).innerText()
  const second = await nameOf(1).innerText()
  await cards(page).first().hover()
  await page.getByRole('button', { name: `Add to favorites: ${first}` }).click()
  await cards(page).nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeVisible()

  await openGallery(page)
  await page.getByRole('button', { name: 'Favorites', exact: true }).click()
  await expect(shown(page)).toHaveText('2 voices')
  // The one that was marked last comes first.
  await expect(nameOf(0)).toHaveText(second)
  await cards(page).first().hover()
  await page.getByRole('button', { name: `Remove from favorites: ${second}` }).click()
  await expect(shown(page)).toHaveText('1 voice')
})

test('the voices of somebody’s covers are at hand, and on a phone the covers stand above the questions', async ({
  page,
}) => {
  await signInByApi(page.request, `recently-${Date.now()}@example.com`)
  await openGallery(page)
  const recent = page.getByRole('button', { name: 'Recently used', exact: true })
  await recent.click()
  await expect(page.getByText('Voices of your covers appear here.')).toBeVisible()
  const song = await givenSong(page.request, { title: 'A lamp' })
  await orderCover(page.request, 'binble-piston', `/song/${song}`)
  await openGallery(page)
  await recent.click()
  await expect(shown(page)).toHaveText('1 voice')
  await expect(cards(page).getByRole('link', { name: 'Binble Piston' })).toBeVisible()
  await recent.click()
  await expect(shown(page)).toHaveText('4,312 voices')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ai-music-cover/binble-piston')
  const covers = page.getByRole('complementary', { name: 'Your covers' })
  await expect(covers.getByRole('listitem')).toHaveCount(1)
  const [above, below] = [await covers.boundingBox(), await page.locator('#questions').boundingBox()]
  expect((above?.y ?? Number.NaN) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? Number.NaN)
})

test('a demo that cannot be played says so', async ({ page }) => {
  await page.route(/\/api\/voices\/[^/]+\/demo/, (route) => route.fulfill({ status: 503 }))
  await page.goto('/ai-music-cover/binble-piston')
  await page.getByRole('button', { name: 'This voice' }).click()
  await expect(page.getByText(/^This demo cannot be played right now/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'This voice' })).toHaveAttribute('aria-pressed', 'false')
  await page.unroute(/\/api\/voices\/[^/]+\/demo/)
  await page.getByRole('button', { name: 'This voice' }).click()
  await expect(page.getByRole('button', { name: 'This voice' })).toHaveAttribute('aria-pressed', 'true')
})

test('a list that cannot be had can be asked for again', async ({ page }) => {
  await page.route(/\/api\/voices\/list\./, (route) => route.abort())
  await page.goto('/ai-music-cover')
  const again = page.getByRole('button', { name: 'Load again' })
  await expect(again).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  await page.unroute(/\/api\/voices\/list\./)
  await again.click()
  await search(page).fill('binble piston')
  await expect(cards(page)).toHaveCount(1)
})

test('a demo sounds while a mouse or the keyboard stays, one at a time', async ({ page }) => {
  await openGallery(page, '?q=binble')
  await expect(cards(page).nth(1)).toBeVisible()
  const sounding = page.getByRole('button', { name: /^Stop the demo/ })
  await cards(page).nth(0).hover()
  await expect(sounding).toHaveCount(1)
  await cards(page).nth(1).hover()
  await expect(
    cards(page)
      .nth(1)
      .getByRole('button', { name: /^Stop the demo/ }),
  ).toBeVisible()
  await expect(sounding).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(sounding).toHaveCount(0)
  await cards(page).nth(0).getByRole('link').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(sounding).toHaveCount(1)
})

test('old addresses and ids lead to the voices; what is no voice is not found', async ({ page, request }) => {
  const moved = await request.get('/ai-cover?q=binble', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([308, '/ai-music-cover?q=binble'])

  expect((await page.goto('/ai-music-cover/nobody-has-this-name'))?.status()).toBe(404)
  await expect(page.getByText('Voice model not found')).toBeVisible()
  await page.getByRole('link', { name: 'Back to all voices' }).click()
  await expect(page).toHaveURL('/ai-music-cover')

  const voice = await request.get('/api/trpc/voiceCover.getVoiceById?input={"json":{"id":"binble-piston"}}')
  const { id } = (await voice.json()).result.data.json
  const html = await (await request.get(`/ai-music-cover/${id}`)).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/ai-music-cover\/binble-piston"/)
  expect(html).toContain('property="og:title"')
})

test('files that are no recordings, and links that are none, are refused with a sentence', async ({ page }) => {
  await signInByApi(page.request, `refused-${Date.now()}@example.com`)
  await page.goto('/ai-music-cover/binble-piston')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  const create = page.getByRole('button', { name: 'Create', exact: true })
  await expect(create).toBeDisabled()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText(/^notes.pdf: Invalid file type. Supported: WAV/)).toBeVisible()
  await file.setInputFiles({ name: 'long.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(20 * 1024 * 1024 + 1) })
  await expect(page.getByText('long.wav: File size must be less than 20MB')).toBeVisible()
  await expect(create).toBeDisabled()
  await file.setInputFiles({ name: 'odd.wav', mimeType: 'audio/wav', buffer: Buffer.from('This is not music.') })
  await expect(page.getByText(/^odd.wav: This file could not be read/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(create).toBeDisabled()

  const link = page.getByLabel('Video or audio link')
  await link.fill('somewhere')
  await expect(page.getByText('odd.wav')).toBeHidden()
  await link.press('Enter')
  await expect(page.getByText('Please enter a link that begins with http:// or https://')).toBeVisible()
  await expect(link).toBeFocused()
  await expect(create).toBeDisabled()
  await link.fill('https://example.com/a.mp3')
  await create.click()
  await expect(page.getByText('Please confirm that you may use this recording.')).toBeVisible()
})

test('a song’s file becomes a cover to hear and keep, for someone who signs in on the way', async ({
  page,
  browser,
  baseURL,
}) => {
  const buffer = await someSong(browser, baseURL)
  await openGallery(page, '?q=binble+piston')
  await page.getByRole('link', { name: 'Binble Piston' }).click()
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await page.getByLabel('Video or audio link').fill('https://example.com/a.mp3')
  await page.locator('input[type=file]').setInputFiles({ name: 'evening_line.mp3', mimeType: 'audio/mpeg', buffer })
  await expect(page.getByLabel('Video or audio link')).toHaveValue('')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'A semitone higher' }).click()
  await page.getByLabel('I have the right to use this recording.').check()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await signIn(page, `cover-${Date.now()}@example.com`)
  await expect(page.getByText('File uploaded successfully!')).toBeVisible()
  await expect(page.getByText('AI Cover generation started! You can refresh or close this page.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Creating…' })).toBeDisabled()

  const covers = page.getByRole('complementary', { name: 'Your covers' })
  await expect(covers.getByText('evening line')).toBeVisible()
  // On a phone too it is there once, right below the form.
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('main').getByText('evening line', { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  )
  if (wide) await page.setViewportSize(wide)
  await expect(page.getByText('Voice cover created successfully!')).toBeVisible({ timeout: MAKING_MS })
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeEnabled()
  await page.getByRole('status').getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)

  // The demo silences the player, and the other way round.
  const neutral = page.getByRole('button', { name: 'A neutral singer' })
  await neutral.click()
  await expect(neutral).toHaveAttribute('aria-pressed', 'true')
  // Long before the cover would have ended by itself.
  await expect(covers.getByRole('button', { name: 'Play evening line' })).toBeVisible({ timeout: 3000 })
  await covers.getByRole('button', { name: 'Play evening line' }).click()
  await expect(neutral).toHaveAttribute('aria-pressed', 'false')

  await covers.getByRole('link', { name: 'evening line' }).click()
  await expect(page).toHaveURL(/\/voice-cover\/[0-9a-f-]{36}$/)
  await subscribe(page.request, 'basic_monthly')
  await page.reload()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'MP3' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('evening line (Binble Piston).mp3')
  // As long as the song, and another recording.
  const downloaded = await readFile(await download.path())
  expect(downloaded.length / buffer.length).toBeGreaterThan(0.9)
  expect(downloaded.equals(buffer)).toBe(false)
})

test('a title that is refused is mended where it was written, in a fold that stays open', async ({ page, baseURL }) => {
  await signInByApi(page.request, `titled-${Date.now()}@example.com`)
  const song = await givenSong(page.request, { title: 'To be covered' })
  await page.goto('/ai-music-cover/binble-piston')
  await page.getByLabel('Video or audio link').fill(`${baseURL}/song/${song}`)
  await page.getByText('More', { exact: true }).click()
  const title = page.getByLabel('Title of the cover')
  await title.fill('Taylor Swift at night')
  await page.getByLabel('I have the right to use this recording.').check()
  const create = page.getByRole('button', { name: 'Create', exact: true })
  await create.click()
  await expect(title).toHaveAccessibleDescription(/Please leave out/)
  await page.getByRole('button', { name: 'Use this instead' }).click()
  await expect(title).not.toHaveAccessibleDescription(/Please leave out/)
  await expect(title).toBeVisible()
  await expect(title).not.toHaveValue(/Taylor/)

  await title.fill('Taylor Swift again')
  await create.click()
  await expect(title).toHaveAccessibleDescription(/Please leave out/)
  await title.press('End')
  await title.press('s')
  await expect(title).not.toHaveAccessibleDescription(/Please leave out/)
})

test('a link waits for someone who leaves the page to sign in', async ({ page }) => {
  await page.goto('/ai-music-cover/binble-piston')
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await page.getByLabel('Video or audio link').fill('https://example.com/a.mp3')
  await page.getByText('Male to female', { exact: true }).click()
  await page.getByLabel('I have the right to use this recording.').check()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Video or audio link')).toHaveValue('https://example.com/a.mp3')
  await expect(page.getByRole('radio', { name: 'Male to female' })).toBeChecked()
  // It came back to its owner; whoever comes next in this tab finds nothing.
  await page.goto('/vocal-remover')
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await expect(page.getByLabel('Video or audio link')).toHaveValue('')
})

/** As somebody does who is not signed in. */
async function orderCoverOfFile(page: Page) {
  await page.goto('/ai-music-cover/binble-piston')
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  const buffer = Buffer.from(wavBytes({ seconds: 4 }))
  await page.locator('input[type=file]').setInputFiles({ name: 'hum.wav', mimeType: 'audio/wav', buffer })
  await page.getByLabel('I have the right to use this recording.').check()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
}

test('a file waits too, for someone who leaves the page to sign in with Google', async ({ page }) => {
  await orderCoverOfFile(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL(/\/interaction\//)
  await page.getByLabel('Account').fill(`hummer-${Date.now()}@example.com`)
  const upload = page.waitForResponse(/\/api\/upload/)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL('/ai-music-cover/binble-piston')
  await expect(page.getByText('hum.wav')).toBeVisible()
  expect(await (await upload).json()).toMatchObject({ fileName: 'hum.wav', durationSec: 4 })
  await page.getByLabel('I have the right to use this recording.').check()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('AI Cover generation started!')).toBeVisible()
})

test('a file that the browser could not keep is asked for again', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'caches'))
  await orderCoverOfFile(page)
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Please choose “hum.wav” once more: this browser could not keep it.')).toBeVisible()
})
