import { type BrowserContext, expect, type Page } from '@playwright/test'
import { GIVEN_LINE, givenSong } from '../support/given-song.ts'
import { finishedSong, openElsewhere, playedSeconds, signInByApi, test } from '../support/product.ts'
import { button, calls, card } from '../support/screen-parts.ts'

const LIGHTHOUSE = 'Letters to the lighthouse'
const STREETS = 'Paper streets'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
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
