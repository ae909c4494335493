import { type BrowserContext, expect, type Page } from '@playwright/test'
import { GIVEN_LINE, givenSong } from '../support/given-song.ts'
import { callApi, finishedSong, openElsewhere, playedSeconds, signInByApi, test } from '../support/product.ts'
import { MAKING_MS } from '../support/slowness.ts'

const LIGHTHOUSE = 'Letters to the lighthouse'
const STREETS = 'Paper streets'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const calls = (name: string) => new RegExp(`/api/trpc/[^?]*${name}`)
/** Has the person's songs be these, which are known to the last field but when they were made. */
async function withHistory(page: Page, songs: () => readonly object[]): Promise<void> {
  await page.route(calls('music.getHistory'), async (route) => {
    const body = await (await route.fetch()).json()
    const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? []
    const items = songs().map((song) => ({ ...song, createdAt: new Date() }))
    const values = Object.fromEntries(items.map((_, index) => [`items.${index}.createdAt`, ['Date']]))
    body[names.indexOf('music.getHistory')] = { result: { data: { json: { items }, meta: { values } } } }
    await route.fulfill({ json: body })
  })
}

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** Two finished songs and their owner, for all tests of this file; none of them changes the songs for good. */
test.describe('with two songs', () => {
  let session: Awaited<ReturnType<BrowserContext['storageState']>>
  let streets: string

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
    // An address of its own each time: after a failed test the songs are made anew.
    await signInByApi(request, `listener-${Date.now()}@example.com`)
    streets = await givenSong(request, { title: STREETS, style: 'Pop' })
    await finishedSong(request, { title: LIGHTHOUSE, instrumental: true, style: 'Folk, Longing', lengthSec: 30 })
    session = await request.storageState()
    await request.dispose()
  })

  test.beforeEach(async ({ context }) => {
    await context.addCookies(session.cookies)
  })

  test('next and previous follow the list, the end of a song goes on to the next, and no page silences it', async ({
    page,
  }) => {
    await page.goto('/songs')
    await button(page, `Play ${LIGHTHOUSE}`).click()
    await expect(player(page).getByText(LIGHTHOUSE)).toBeVisible()
    await button(page, 'Next').click()
    await expect(player(page).getByText(STREETS)).toBeVisible()
    await expect(button(page, 'Next')).toBeDisabled()
    await button(page, 'Previous').click()
    await expect(player(page).getByText(LIGHTHOUSE)).toBeVisible()

    // Pausing on the song's own page keeps the list that it was chosen from.
    await player(page).getByRole('link', { name: LIGHTHOUSE }).click()
    await expect(page).toHaveURL(/\/song\//)
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Pause', exact: true }).click()
    await main.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(button(page, 'Next')).toBeEnabled()

    const position = page.getByRole('slider', { name: 'Position in the song' })
    await position.press('End')
    await expect(player(page).getByText(STREETS)).toBeVisible()
    await button(page, 'Repeat: off').click()
    await expect(button(page, 'Next')).toBeEnabled()
    await button(page, 'Repeat: the whole list').click()
    await button(page, 'Repeat: this song').click()
    await position.press('End')
    await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect.poll(() => playedSeconds(page)).toBe(0)

    await button(page, 'Mute').click()
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('0')
    await button(page, 'Unmute').click()
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('1')
    const shown = () =>
      page.evaluate(() => ({
        title: navigator.mediaSession.metadata?.title,
        bar: document.documentElement.dataset.player,
      }))
    await expect.poll(shown).toEqual({ title: expect.any(String), bar: 'low' })
    await button(page, 'Close player').click()
    await expect(player(page)).toBeHidden()
    // Neither its place nor the system's own controls stay.
    await expect.poll(shown).toEqual({})
  })

  test('a list plays through by keyboard alone, past what is gone, and a sheet tells the keys', async ({ page }) => {
    await page.goto('/songs')
    await button(page, `Play ${LIGHTHOUSE}`).press('Enter')
    const press = (key: string) => page.keyboard.press(key)
    const paused = player(page).getByRole('button', { name: 'Play', exact: true })
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
    await press('k')
    await expect(paused).toBeVisible()
    const before = await playedSeconds(page)
    await press('ArrowRight')
    await expect.poll(() => playedSeconds(page)).toBeCloseTo(before + 5, 0)
    await press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByText('Play or pause')).toBeVisible()
    // On a layer over the page the keys are the layer's.
    await press('n')
    await press('Escape')
    await expect(player(page).getByText(LIGHTHOUSE)).toBeVisible()

    await press('k')
    const position = page.getByRole('slider', { name: 'Position in the song' })
    await position.press('End')
    await expect(player(page).getByText(STREETS)).toBeVisible()
    await position.press('End')
    await expect(paused).toBeVisible()
    await expect.poll(() => playedSeconds(page)).toBe(0)
    await press('p')
    await expect(player(page).getByText(LIGHTHOUSE)).toBeVisible()
    await press('s')
    await expect(button(page, 'Shuffle')).toHaveAttribute('aria-pressed', 'true')
    await press('q')
    await page.getByRole('dialog', { name: 'Up next' }).getByRole('button', { name: STREETS }).press('Enter')
    await expect(player(page).getByText(STREETS)).toBeVisible()
    await expect(button(page, 'Next')).toBeDisabled()

    // Shuffling is remembered; the song that was deleted elsewhere is not played but said.
    await page.route(`**/api/audio/${streets}`, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await button(page, `Play ${LIGHTHOUSE}`).press('Enter')
    await expect(button(page, 'Shuffle')).toHaveAttribute('aria-pressed', 'true')
    await press('r')
    await press('n')
    await expect(page.getByText(`${STREETS} · No longer there, so it was skipped.`)).toBeVisible()
    await expect(player(page).getByText(LIGHTHOUSE)).toBeVisible()
    await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  })

  test('a song plays without a mouse: by a tap, and by the keyboard, in the library and in the history', async ({
    page,
    browser,
    baseURL,
  }) => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, storageState: session }
    const context = await browser.newContext({ ...phone, ...(baseURL ? { baseURL } : {}) })
    const touched = await context.newPage()
    await touched.goto('/songs')
    await button(touched, `Play ${LIGHTHOUSE}`).tap()
    await expect.poll(() => playedSeconds(touched)).toBeGreaterThan(0.5)
    await touched.goto('/ai-music-generator')
    await button(touched, 'Music History').tap()
    await touched
      .getByRole('dialog')
      .getByRole('button', { name: `Play ${STREETS}` })
      .tap()
    await expect(button(touched, `Pause ${STREETS}`)).toBeVisible()
    await context.close()

    const search = page.getByRole('searchbox')
    for (const path of ['/songs', '/ai-music-generator']) {
      await page.goto(path)
      await expect(button(page, `Play ${STREETS}`)).toBeVisible()
      await search.focus()
      for (let presses = 0; presses < 20; presses++) {
        await page.keyboard.press('Tab')
        if (await button(page, `Play ${STREETS}`).evaluate((one) => one === document.activeElement)) break
      }
      await expect(button(page, `Play ${STREETS}`)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByRole('button', { name: `Pause ${STREETS}` })).toBeVisible()
      await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
    }
  })

  test.describe('while a song is still being made', () => {
    /** The list says that the finished songs are not finished yet, and has the addresses of their beginnings. */
    const unfinished = async (page: Page) => {
      await page.route(calls('music.getHistory'), async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text())
          .replaceAll('"status":"completed"', '"status":"processing"')
          .replaceAll(/"audioUrl":"([^"]+)"/g, '"audioUrl":"$1?preview=1"')
        await route.fulfill({ response: answer, body })
      })
      await page.goto('/songs')
    }

    const BEGINNING_SEC = 6
    const beginningThere = (page: Page) =>
      page.route(/preview=1/, async (route) => {
        const answer = await route.fetch({ url: route.request().url().replace('?preview=1', ''), headers: {} })
        const bytes = await answer.body()
        const from = Math.round(bytes.length / 4)
        const body = bytes.subarray(from, from + BEGINNING_SEC * 24_000)
        await route.fulfill({ status: 200, contentType: 'audio/mpeg', body })
      })

    test('its beginning goes over into the whole', async ({ page }) => {
      await beginningThere(page)
      await unfinished(page)
      await button(page, `Play ${LIGHTHOUSE}`).click()
      await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
      const position = page.getByRole('slider', { name: 'Position in the song' })
      expect(Number(await position.getAttribute('max'))).toBeLessThan(2 * BEGINNING_SEC)
      await position.press('End')
      await expect.poll(async () => Number(await position.getAttribute('max'))).toBeGreaterThan(20)
      const goneOnAt = await playedSeconds(page)
      expect(goneOnAt).toBeGreaterThan(0.8 * BEGINNING_SEC)
      await expect.poll(() => playedSeconds(page)).toBeGreaterThan(goneOnAt)
      await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    })

    test('the waveform shows the whole once it is finished, and plays from any place of it', async ({ page }) => {
      await beginningThere(page)
      await unfinished(page)
      await button(page, `Play ${LIGHTHOUSE}`).click()
      await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
      await page.getByRole('link', { name: LIGHTHOUSE }).first().click()
      const waveform = page.getByRole('slider', { name: `Position in ${LIGHTHOUSE}` })
      await expect(waveform).toBeVisible()
      await expect.poll(async () => Number(await waveform.getAttribute('max'))).toBeGreaterThan(20)
      await waveform.fill('15')
      await expect.poll(() => playedSeconds(page)).toBeGreaterThan(15.5)
      await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    })

    test('a press on a beginning that is gone, since the song is finished, plays the whole', async ({ page }) => {
      await unfinished(page)
      await button(page, `Play ${LIGHTHOUSE}`).click()
      await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
    })
  })

  test('the search filters, and says so when nothing matches', async ({ page }) => {
    await page.goto('/ai-music-generator')
    const search = page.getByRole('searchbox')
    await search.fill('lit for everyone')
    await expect(card(page, LIGHTHOUSE)).toBeHidden()
    await expect(card(page, STREETS)).toBeVisible()
    await search.fill('no such words')
    await expect(page.getByText('No song matches “no such words”.')).toBeVisible()
  })

  test('a song is renamed, deleted and taken back', async ({ page }) => {
    await page.goto('/songs')
    await button(page, `More for ${STREETS}`).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    const title = page.getByRole('dialog').getByLabel('Title')
    await title.fill(' ')
    await title.press('Enter')
    await expect(page.getByText('Please enter a title')).toBeVisible()
    await title.fill('Paper avenues')
    await title.press('Enter')
    await expect(card(page, 'Paper avenues')).toBeVisible()

    await button(page, 'More for Paper avenues').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(card(page, 'Paper avenues')).toBeHidden()
    await button(page, 'Undo').click()
    await expect(card(page, 'Paper avenues')).toBeVisible()

    // Its page, which was open before, follows what happens to it there and elsewhere.
    const rename = async (from: string, to: string) => {
      await button(page, `More for ${from}`).click()
      await page.getByRole('menuitem', { name: 'Rename' }).click()
      await title.fill(to)
      await page.getByRole('button', { name: 'Save' }).click()
    }
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await card(page, 'Paper avenues').getByRole('link', { name: 'Paper avenues' }).click()
    await expect(heading('Paper avenues')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
    await rename('Paper avenues', 'Paper lanes')
    await expect(heading('Paper lanes')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Player' }).getByText('Paper lanes')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Library' }).click()
    await expect(card(page, 'Paper lanes')).toBeVisible()
    await rename('Paper lanes', STREETS)
    await card(page, STREETS).getByRole('link', { name: STREETS }).click()
    await expect(heading(STREETS)).toBeVisible()
    await page.goBack()
    await expect(card(page, STREETS)).toBeVisible()
  })

  test('Escape closes every layer and the focus goes back to what opened it', async ({ page }) => {
    await page.goto('/songs')
    for (const name of [`More for ${STREETS}`, 'Your account', 'Notifications']) {
      const opener = page.getByRole('button', { name: new RegExp(`^${name}`) })
      await opener.click()
      await expect(page.getByRole('menu')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await page.goto('/ai-music-generator')
    await page.setViewportSize({ width: 390, height: 844 })
    for (const name of ['Style', 'Music History', 'Open menu']) {
      await button(page, name).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(button(page, name)).toBeFocused()
    }
  })

  test('the words follow the song, a press on a line plays from there, and another song begins with its settings', async ({
    page,
  }) => {
    await page.goto('/songs')
    await page.getByRole('link', { name: STREETS, exact: true }).click()
    const main = page.getByRole('main')
    const line = button(page, GIVEN_LINE)
    await line.press('Enter')
    await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(line).toBeFocused()
    await expect(line).toHaveAttribute('aria-current', 'true')
    await main.getByRole('button', { name: 'Pause', exact: true }).click()
    await line.click()
    await expect(main.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await expect(line).toHaveAttribute('aria-current', 'true')
    const words = new Set<string>()
    const sung = async () =>
      words.add(
        (await line
          .locator('span')
          .textContent({ timeout: 500 })
          .catch(() => '')) ?? '',
      ).size
    await expect.poll(sung, { intervals: [150] }).toBeGreaterThan(3)
    expect(GIVEN_LINE.split(' ')).toEqual(expect.arrayContaining([...words].filter(Boolean)))

    await button(page, 'Make one like this').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Open the form' }).click()
    await expect(button(page, 'Style Pop')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Lyrics' })).toHaveValue('')
  })

  test('its player on other sites plays, seeks and leads to its page, with no script but its own', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/songs')
    const href = await page.getByRole('link', { name: STREETS, exact: true }).getAttribute('href')
    await button(page, `More for ${STREETS}`).click()
    await page.getByRole('menuitem', { name: 'Copy embed code' }).click()
    await button(page, 'Stay without a name').click()
    await expect(page.getByText('Player code copied. Paste it into another site.')).toBeVisible()
    const code = await page.evaluate(() => navigator.clipboard.readText())
    expect(code).toContain(`${baseURL}/embed${href}`)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame()) asked.push(new URL(request.url()).pathname)
    })
    await openElsewhere(page, code)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: `Play ${STREETS}` }).click()
    const position = frame.getByRole('slider', { name: `Position in ${STREETS}` })
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5)
    await position.fill('20')
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(20)
    await frame.getByRole('button', { name: `Pause ${STREETS}` }).click()
    await expect(frame.getByRole('link', { name: STREETS })).toHaveAttribute('href', `${baseURL}${href}`)
    expect(new Set(asked)).toEqual(new Set([`/embed${href}`, `/api/audio/${href?.split('/').at(-1)}`]))
  })

  test('every target on the song page is at least 44 px for a thumb, and nothing is wider than a small phone', async ({
    browser,
    baseURL,
  }) => {
    const phone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true, storageState: session }
    const context = await browser.newContext({ ...phone, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto('/songs')
    await page.getByRole('link', { name: STREETS, exact: true }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await button(page, 'More controls').click()
    const small = await page
      .locator(':is(main, [aria-label=Player]) :is(a, button, select, input)')
      .filter({ visible: true })
      .evaluateAll((targets) => {
        const tooSmall = ({ width, height }: DOMRect) => width < 44 || height < 44
        return targets.filter((target) => tooSmall(target.getBoundingClientRect())).map((target) => target.outerHTML)
      })
    expect(small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await context.close()
  })
})

test.describe('when the server does not answer', () => {
  const LOST = 'Canto is catching its breath. Please try again in a few seconds.'
  const UNREACHABLE = 'Canto cannot be reached. Please check your connection and try again.'
  const OFFLINE = 'There is no connection. Please try again once you are online.'

  test('a list says so and can be loaded again', async ({ page }) => {
    await signInByApi(page.request, 'patient@example.com')
    await page.route(calls('music.getHistory'), (route) => route.fulfill({ status: 500, body: 'out of order' }))
    await page.goto('/songs')
    await expect(page.getByText('The list could not be loaded.')).toBeVisible()
    await page.unroute(calls('music.getHistory'))
    await button(page, 'Load again').click()
    await expect(page.getByText('No AI Music Yet')).toBeVisible()
  })

  test('older songs that cannot be had are asked for once, and again by hand', async ({ page }) => {
    await signInByApi(page.request, `older-${Date.now()}@example.com`)
    let asked = 0
    await page.route(calls('music.getHistory'), async (route) => {
      const url = decodeURIComponent(route.request().url())
      const place = (new URL(url).pathname.split('/').at(-1) ?? '').split(',').indexOf('music.getHistory')
      const body = await (await route.fetch()).json()
      const isOlder = url.includes('"cursor":"')
      if (isOlder) asked++
      const songs = { items: [{ ...FAILED, createdAt: new Date() }], nextCursor: FAILED.id }
      const error = { message: 'busy', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', reason: 'unavailable' } }
      body[place] = isOlder
        ? { error: { json: error } }
        : { result: { data: { json: songs, meta: { values: { 'items.0.createdAt': ['Date'] } } } } }
      await route.fulfill({ json: body })
    })
    await page.goto('/songs')
    await expect(page.getByText('The list could not be loaded.')).toBeVisible()
    await page.waitForTimeout(500)
    expect(asked).toBe(1)
    await button(page, 'Show older songs').click()
    await expect.poll(() => asked).toBe(2)
  })

  test('nobody waits for ever to learn who they are', async ({ page }) => {
    await page.route(calls('auth.me'), (route) => route.abort())
    for (const path of ['/songs', '/account', '/ai-music-generator']) {
      await page.goto(path)
      await expect(button(page, 'Load again')).toBeVisible()
      await expect(button(page, 'Sign up')).toBeVisible()
    }
  })

  test('a press says so, keeps what was typed and can be repeated', async ({ page, context }) => {
    await signInByApi(page.request, 'offline@example.com')
    await page.goto('/ai-music-generator')
    await page.getByRole('tab', { name: 'Description' }).click()
    const description = page.getByRole('textbox', { name: 'Description' })
    await description.fill('A waltz for a lost umbrella')

    const failing = { status: 503, body: 'out of order' }
    await page.route(calls('music.getInspiration'), (route) => route.fulfill(failing))
    await button(page, 'Inspiration').click()
    await expect(page.getByText('Failed to generate inspiration')).toBeVisible()
    await page.route(calls('music.generate'), (route) => route.fulfill(failing))
    await button(page, 'Generate').click()
    await expect(page.getByText(LOST)).toBeVisible()
    await page.unroute(calls('music.generate'))

    // Where nothing answers it says so, though the browser believes that it is online.
    await page.route(calls('music.generate'), (route) => route.abort())
    await button(page, 'Generate').click()
    await expect(page.getByText(UNREACHABLE)).toBeVisible()
    await page.unroute(calls('music.generate'))

    // Also where the browser knows that it is offline, and with a layer whose code has not come yet.
    await context.setOffline(true)
    await button(page, 'Generate').click()
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect(button(page, 'Generate')).toBeVisible()
    await button(page, 'Style').click()
    await context.setOffline(false)
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await expect(description).toHaveValue('A waltz for a lost umbrella')
  })

  test('a visitor without a network is told so, instead of being asked to sign in', async ({ page, context }) => {
    await page.goto('/ai-music-generator')
    await page.getByRole('tab', { name: 'Description' }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill('A waltz for a lost umbrella')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    await context.setOffline(true)
    await button(page, 'Generate').click()
    await expect(page.getByText(OFFLINE)).toBeVisible()
  })

  test('what is written while a song is sent is the next song, and the one that was sent is in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInByApi(page.request, `hasty-${Date.now()}@example.com`)
    await page.goto('/ai-music-generator')
    await page.getByRole('tab', { name: 'Description' }).click()
    const description = page.getByRole('textbox', { name: 'Description' })
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(calls('music.generate'), async (route) => {
      await sent
      await route.continue()
    })
    await description.fill('A waltz for a lost umbrella')
    await button(page, 'Generate').click()
    await description.fill('A polka for the one that was found')
    send()
    await expect(page.getByText('Music generation started!')).toBeVisible()
    const song = page.getByRole('dialog').getByRole('listitem').first()
    await expect(song.getByText(/Pending|Generating/)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(description).toHaveValue('A polka for the one that was found')
    await page.unroute(calls('music.generate'))
  })

  test('a song that failed says why and what it costs to try again', async ({ page }) => {
    await signInByApi(page.request, 'unlucky@example.com')
    const song = { ...FAILED, createdAt: new Date() }
    await withHistory(page, () => [song])
    await page.goto('/songs')
    await expect(page.getByText('Generation failed')).toBeVisible()
    await expect(page.getByText('Your credits are back in your account.')).toBeVisible()
    const asked = page.waitForRequest(calls('music.retry'))
    await button(page, 'Try again, 5 credits').click()
    expect((await asked).postData()).toContain(song.id)

    // Or its words and settings are changed first; what was in the form can be had back.
    await page.evaluate(() => localStorage.setItem('canto-draft', JSON.stringify({ lyrics: 'Another song' })))
    await page.reload()
    await button(page, 'Edit').press('Enter')
    await expect(page).toHaveURL('/ai-music-generator')
    const lyrics = page.getByRole('textbox', { name: 'Lyrics' })
    await expect(lyrics).toBeFocused()
    await expect(lyrics).toHaveValue('la')
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The one that broke')
    await expect(button(page, 'Style Pop')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
    await page.getByRole('button', { name: 'Bring back what you were writing' }).press('Enter')
    await expect(lyrics).toHaveValue('Another song')
    await expect(page.getByRole('tab', { name: 'Lyrics' })).toBeFocused()

    // On a telephone the list is over the form, and makes room for it.
    await page.setViewportSize({ width: 390, height: 844 })
    await button(page, 'Music History').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(lyrics).toHaveValue('la')
    await expect(lyrics).toBeInViewport()
  })

  test('what has failed is a small row, is cleared at once and comes back with one press', async ({ page }) => {
    await signInByApi(page.request, `clears-${Date.now()}@example.com`)
    const finished = { ...FAILED, id: '01990000-0000-7000-8000-000000000002', title: 'The one that holds' }
    const holds = { ...finished, status: 'completed', failure: null, audioUrl: '/api/audio/none', duration: 30 }
    let cleared = false
    await withHistory(page, () => (cleared ? [holds] : [FAILED, holds]))
    await page.route(calls('library.clearFailed'), async (route) => {
      expect(route.request().postData()).toContain('"kind":"song"')
      cleared = true
      const json = { restorable: [FAILED.id], trashed: 0, until: null, cancelled: 0, refunded: 0 }
      await route.fulfill({ json: [{ result: { data: { json } } }] })
    })
    await page.route(calls('library.restore'), async (route) => {
      expect(route.request().postData()).toContain(FAILED.id)
      cleared = false
      await route.fulfill({ json: [{ result: { data: { json: {} } } }] })
    })
    await page.goto('/ai-music-generator')
    const failed = card(page, FAILED.title)
    const height = async (title: string) => (await card(page, title).boundingBox())?.height ?? 0
    await expect(failed.getByText('Generation failed')).toBeVisible()
    expect(await height(FAILED.title)).toBeLessThan(await height(holds.title))
    await expect(failed.getByText('Your credits are back in your account.')).toBeVisible()
    await expect(card(page, holds.title).getByRole('button', { name: `Play ${holds.title}` })).toBeVisible()
    await expect(failed.getByRole('button', { name: /^Play/ })).toHaveCount(0)

    await button(page, 'Clear failed attempts').press('Enter')
    await expect(page.getByText('1 failed attempt is cleared.')).toBeVisible()
    await expect(failed).toBeHidden()
    await expect(card(page, holds.title).getByRole('button', { name: `Play ${holds.title}` })).toBeFocused()
    await expect(button(page, 'Clear failed attempts')).toBeHidden()
    await button(page, 'Undo').click()
    await expect(failed).toBeVisible()
  })

  test('a song that waits says how many come first, and for how long', async ({ page }) => {
    await signInByApi(page.request, `waits-${Date.now()}@example.com`)
    const waiting = { ...FAILED, title: 'The one that waits', status: 'pending', progress: 0, failure: null }
    let place = { ahead: 3, waitSec: 170 as number | null }
    await withHistory(page, () => [{ ...waiting, place }])
    for (const path of ['/songs', '/ai-music-generator']) {
      await page.goto(path)
      await expect(card(page, waiting.title).getByText('3 ahead in line, about 3 min', { exact: true })).toBeVisible()
    }
    // As nobody knows yet how long a song takes, and where it is the next.
    place = { ahead: 3, waitSec: null }
    await page.reload()
    await expect(card(page, waiting.title).getByText('3 ahead in line', { exact: true })).toBeVisible()
    place = { ahead: 0, waitSec: 0 }
    await page.reload()
    await expect(card(page, waiting.title).getByText('Next in line', { exact: true })).toBeVisible()
  })

  test('a note stays marked as new until the list closes, and no other note is marked as read', async ({ page }) => {
    await signInByApi(page.request, `marks-${Date.now()}@example.com`)
    await finishedSong(page.request, { title: 'Fresh', prompt: '[Verse]\nA match', style: 'Folk', lengthSec: 30 })
    await page.goto('/songs')
    const asked = page.waitForRequest(calls('notification.markRead'))
    await button(page, 'Notifications, 1 new').click()
    expect((await asked).postData()).toMatch(/"ids":\["[0-9a-f-]{36}"\]/)
    const label = page.getByRole('menuitem').getByText('“Fresh” is finished.')
    // With the dot, the list has been fetched again.
    await expect(page.getByLabel('Notifications', { exact: true })).toBeAttached()
    await expect(label).toHaveClass(/font-medium/)
    await page.keyboard.press('Escape')
    await button(page, 'Notifications').click()
    await expect(label).toHaveClass(/text-soft/)
  })

  test('a song’s own page says that it is finished, and the bell knows it', async ({ page }) => {
    await signInByApi(page.request, `watches-${Date.now()}@example.com`)
    const song = { title: 'Watched', prompt: '[Verse]\nA pot', style: 'Folk', lengthSec: 30 }
    const { result } = await callApi<{ id: string }>(page.request, 'music.generate', song)
    await page.goto(`/song/${result?.data.json.id}`)
    await expect(button(page, 'Notifications')).toBeVisible()
    await expect(button(page, 'Notifications, 1 new')).toBeVisible({ timeout: MAKING_MS })
    await expect(page.getByRole('status').filter({ hasText: '“Watched” is finished.' })).toBeAttached()
  })

  test('a note leads to its song, and to a page that says so once that is deleted', async ({ page }) => {
    await signInByApi(page.request, `noted-${Date.now()}@example.com`)
    const song = { title: 'Short-lived', prompt: '[Verse]\nA match in the wind', style: 'Folk', lengthSec: 30 }
    const id = await finishedSong(page.request, song)
    await page.goto('/songs')
    const bell = page.getByRole('button', { name: /^Notifications/ })
    const note = page.getByRole('menuitem', { name: '“Short-lived” is finished.' })
    await bell.click()
    await note.click()
    await expect(page).toHaveURL(`/song/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Short-lived' })).toBeVisible()

    // Deleted elsewhere, before the list of notes here knows of it.
    let known: unknown
    await page.route(calls('notification.list'), async (route) => {
      const body = await (await route.fetch()).json()
      const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? []
      const place = names.indexOf('notification.list')
      known ??= body[place]
      body[place] = known
      await route.fulfill({ json: body })
    })
    await page.goto('/songs')
    await bell.click()
    await expect(note).toBeVisible()
    await callApi(page.request, 'music.delete', { id })
    await note.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Song not found' })).toBeVisible()
    await page.unroute(calls('notification.list'))
    await page.goto('/songs')
    await bell.click()
    await expect(page.getByText('Nothing yet. Finished songs and covers are announced here.')).toBeVisible()
  })

  test('a page that crashes says so and reloads', async ({ page }) => {
    await page.route(calls('auth.me'), (route) =>
      route.fulfill({ json: [{ result: { data: { json: { name: 5, tier: 'none', credits: 0 } } } }] }),
    )
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'An unexpected error occurred.' })).toBeVisible()
    await page.unroute(calls('auth.me'))
    await button(page, 'Reload Page').click()
    await expect(page.getByText('Sign in to see your account')).toBeVisible()
  })

  for (const path of ['/de/account', '/de'])
    test(`a crash at ${path} keeps the language and the theme`, async ({ page }) => {
      await signInByApi(page.request, `crash-${Date.now()}@example.com`)
      await page.addInitScript(() => localStorage.setItem('canto-theme', 'light'))
      await page.goto('/songs')
      await expect(button(page, 'Your account')).toBeVisible()
      await page.route(calls('auth.me'), (route) =>
        route.fulfill({ json: [{ result: { data: { json: { name: 5, tier: 'none', credits: 0 } } } }] }),
      )
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Ein unerwarteter Fehler' })).toBeVisible()
      await expect(page.locator('html[lang=de][data-theme=light]')).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(245, 240, 230)')
    })
})

const FAILED = {
  id: '01990000-0000-7000-8000-000000000001',
  title: 'The one that broke',
  description: '',
  prompt: 'la',
  style: 'Pop',
  model: 'Canto Engine',
  instrumental: false,
  language: 'en',
  status: 'failed',
  progress: 60,
  stage: null,
  failure: 'renderFailed',
  visibility: 'link',
  imageUrl: null,
  audioUrl: null,
  duration: null,
  visuals: null,
  change: null,
  asked: { title: 'The one that broke', style: 'Pop', gender: 'f', lengthSec: null },
}
