import { type BrowserContext, expect, type Page } from '@playwright/test'
import { finishedSong, signInByApi, subscribe, test } from '../support/product.ts'
import { MAKING_MS } from '../support/slowness.ts'

const TITLE = 'The ferry at noon'
const LYRICS = `[Verse]
We took the ferry out at noon
[Chorus]
Carry me over the water
Carry me over the water`

const versions = (page: Page) => page.getByRole('region', { name: 'Versions' })
const button = (page: Page, name: string) => versions(page).getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => versions(page).getByRole('tab', { name, exact: true })

test.describe('another version of a song', () => {
  let session: Awaited<ReturnType<BrowserContext['storageState']>>
  let id: string

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
    await signInByApi(request, `arranger-${Date.now()}@example.com`)
    id = await finishedSong(request, {
      title: TITLE,
      prompt: LYRICS,
      style: 'Pop, 100 bpm',
      gender: 'f',
      lengthSec: 30,
    })
    session = await request.storageState()
    await request.dispose()
  })

  test.beforeEach(async ({ context }) => {
    await context.addCookies(session.cookies)
  })

  test('is made with the keyboard alone: one line, its price, its page, and the way back', async ({ page }) => {
    await page.goto(`/song/${id}`)
    await button(page, 'Make another version').press('Enter')
    await expect(tab(page, 'Style')).toBeFocused()
    await button(page, 'Make this version').press('Enter')
    await expect(page.getByText('Please choose what to change.')).toBeVisible()

    await tab(page, 'Style').press('ArrowLeft')
    await expect(tab(page, 'Line')).toBeFocused()
    await button(page, 'Rewrite: Carry me over the water').first().press('Enter')
    const words = page.getByLabel('New words')
    await expect(words).toBeFocused()
    await expect(words).toHaveValue('Carry me over the water')
    await button(page, 'Make this version').press('Enter')
    await expect(page.getByText('The song is like that already.')).toBeVisible()
    await words.press('Escape')
    await expect(button(page, 'Rewrite: Carry me over the water').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await words.fill('Carry me home in the morning')
    await expect(versions(page).getByText('5 credits', { exact: true })).toBeInViewport()
    // What costs something is one press further.
    await words.press('Enter')
    await expect(button(page, 'Make this version')).toBeFocused()
    await expect(button(page, 'Make this version')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')

    await expect(page.getByText('With the line “Carry me home in the morning”')).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(id))
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible({ timeout: MAKING_MS })
    await expect(page.getByText('Carry me home in the morning', { exact: true })).toHaveCount(2)
    await page.getByRole('main').getByRole('link', { name: TITLE }).click()
    await expect(page).toHaveURL(new RegExp(id))
    const version = versions(page).getByRole('link', { name: 'With the line “Carry me home in the morning”' })
    await expect(version).toBeVisible()
    // The song and its versions are a list to hear one after the other.
    await button(page, `Play ${TITLE} · With the line “Carry me home in the morning”`).click()
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(
      page.getByRole('region', { name: 'Player' }).getByRole('link', { name: TITLE, exact: true }),
    ).toBeVisible()

    // In a list the two would look alike without it.
    await page.goto('/songs')
    await expect(page.getByRole('main').getByText('With the line “Carry me home in the morning”')).toBeVisible()
  })

  test('has its button in reach beside every one of many lines', async ({ page }) => {
    await page.route(/\/api\/trpc\/[^?]*music\.reworkChoices/, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? []
      const choices = body[names.indexOf('music.reworkChoices')].result.data.json
      choices.lines = Array.from({ length: 60 }, (_, line) => ({ ...choices.lines[0], text: `Line ${line + 1}` }))
      await route.fulfill({ json: body })
    })
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(`/song/${id}`)
    await button(page, 'Make another version').click()
    await tab(page, 'Line').click()
    const make = button(page, 'Make this version')
    const words = page.getByLabel('New words')
    for (const line of ['Line 1', 'Line 30', 'Line 60']) {
      await button(page, `Rewrite: ${line}`).click()
      await expect(words).toBeFocused()
      await expect(words).toBeInViewport({ ratio: 1 })
      await expect(make).toBeInViewport({ ratio: 1 })
      // Nothing lies on it.
      await make.click({ trial: true, timeout: 5000 })
      await words.press('Enter')
      await expect(make).toBeFocused()
      await expect(words).toBeInViewport({ ratio: 1 })
      await words.press('Escape')
    }
  })

  test('cannot be faster than words can be sung, and the sentence says how fast', async ({ page }) => {
    await page.goto(`/song/${id}`)
    await button(page, 'Make another version').click()
    await tab(page, 'Tempo').click()
    const tempo = page.getByLabel('Beats a minute')
    await button(page, 'Faster').click()
    await expect(tempo).toHaveValue('101')
    await tempo.fill('')
    await button(page, 'Make this version').click()
    await expect(page.getByText('Please choose what to change.')).toBeVisible()
    await tempo.fill('400')
    await button(page, 'Make this version').click()
    await expect(page.getByText(/^This song can be sung at \d+ to \d+ beats a minute\.$/)).toBeVisible()
    await tempo.press('ArrowDown')
    await expect(page.getByText(/^This song can be sung at \d+ to \d+ beats a minute\.$/)).toBeHidden()
  })

  test('says so when the song cannot be read, and reads it on request', async ({ page }) => {
    const choices = /\/api\/trpc\/[^?]*music\.reworkChoices/
    await page.route(choices, (route) => route.fulfill({ status: 500, body: 'out of order' }))
    await page.goto(`/song/${id}`)
    await button(page, 'Make another version').click()
    await expect(versions(page).getByRole('alert')).toContainText('catching its breath')
    await page.unroute(choices)
    await button(page, 'Try again').click()
    await expect(tab(page, 'Style')).toBeVisible()
  })

  test('has targets for a thumb, and fits a small phone', async ({ browser, baseURL }) => {
    const phone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true, storageState: session }
    const context = await browser.newContext({ ...phone, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto(`/song/${id}`)
    await button(page, 'Make another version').tap()
    for (const name of ['Style', 'Key', 'Tempo', 'Voice', 'Line']) {
      await tab(page, name).tap()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
      const small = await versions(page)
        .locator('button:not([role=tab]), label:has(input), input[type=number]')
        .filter({ visible: true })
        .evaluateAll((targets) =>
          targets.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
        )
      expect(small, name).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320)
    }
    await context.close()
  })

  test('is offered to nobody but the owner', async ({ page, context }) => {
    await context.clearCookies()
    await page.goto(`/song/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Make another version' })).toBeHidden()
  })
})

test('an instrumental is offered neither another singer nor other words', async ({ page }) => {
  await signInByApi(page.request, `unsung-versions-${Date.now()}@example.com`)
  await subscribe(page.request, 'standard_monthly')
  const song = { title: 'Nobody sings', instrumental: true, style: 'Folk', lengthSec: 30 }
  await page.goto(`/song/${await finishedSong(page.request, song)}`)
  await expect(versions(page).getByText('The same piece in another style, key or tempo.')).toBeVisible()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await button(page, 'Make another version').click()
  await expect(versions(page).getByRole('tab')).toHaveText(['Style', 'Key', 'Tempo'])
  await expect(versions(page).getByText('Melody, chords and form stay.')).toBeVisible()
})
