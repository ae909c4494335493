import { expect, type Locator, type Page } from '@playwright/test'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { callApi, finishedSong, playedSeconds, signInByApi, subscribe, test } from '../support/product.ts'

/** Words that are wider than the screen, and screens that are narrower than the words. */
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsfeierlied'
const HEBREW = 'שיר הים הארוך של הלילה הזה שאף אחד לא שר עדיין ליד החלון הפתוח'
const SONG = { prompt: `[Verse]\n${'o'.repeat(60)}\nNoon`, style: 'Folk', lengthSec: 30 }
const NARROW = { width: 320, height: 720 }

const main = (page: Page) => page.getByRole('main')

async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, page.url()).toBe(page.viewportSize()?.width)
}

test('one long word widens no page', async ({ page }) => {
  await page.setViewportSize(NARROW)
  const email = `maximiliane.schoenhuber${Date.now()}@wirtschaftsbetriebe.example.com`
  await signInByApi(page.request, email)
  await subscribe(page.request, 'basic_monthly')
  const id = await finishedSong(page.request, { ...SONG, title: WORD })
  const change = { kind: 'line', line: 1, text: 'n'.repeat(60) }
  const made = await callApi<{ id: string }>(page.request, 'music.rework', { id, change })

  await page.goto('/subscription')
  await expect(main(page).getByText(email)).toBeVisible()
  await expectFits(page)

  await page.goto(`/vi/song/${made.result?.data.json.id}`)
  await expect(main(page).getByRole('link', { name: WORD }).first()).toBeVisible()
  await expectFits(page)

  await page.goto(`/song/${id}`)
  await main(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(1)
  await expect(main(page).getByRole('button', { name: 'oooo' })).toBeVisible()
  await expectFits(page)

  await page.goto(`/nl/song/${id}`)
  await main(page)
    .getByRole('region')
    .getByRole('button', { name: /versie/i })
    .first()
    .click()
  await expect(page.getByRole('tab').first()).toBeVisible()
  for (const tab of await page.getByRole('tab').all())
    expect((await tab.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  await expectFits(page)
})

test('the landing page fits the narrowest screen in every language', async ({ page }) => {
  await page.setViewportSize(NARROW)
  for (const language of COMPLETE_LANGUAGES) {
    await page.goto(localPath(language, '/'))
    await expectFits(page)
  }
})

test('what closes a dialog is on the screen, whatever the dialog is called', async ({ page }) => {
  await page.setViewportSize(NARROW)
  for (const [path, open, close] of [
    ['/de/ai-music-generator', 'Musikeinstellungen', 'Schließen'],
    ['/nl/ai-music-generator', 'Muziekinstellingen', 'Sluiten'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: open }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: close })).toBeInViewport({ ratio: 1 })
  }
})

test('a number stands on one line, beside the longest name', async ({ page }) => {
  await signInByApi(page.request, `numbers-${Date.now()}@example.com`)
  await callApi(page.request, 'account.update', { name: WORD.slice(0, 60) })
  const id = await finishedSong(page.request, { ...SONG, title: WORD })
  await callApi(page.request, 'music.setVisibility', { id, visibility: 'public' })
  await page.setViewportSize(NARROW)
  for (const path of ['/ja/featured', '/zh/account/credits']) {
    await page.goto(path)
    const numbers = main(page)
      .locator('.tabular:visible')
      .filter({ hasText: /^[+-]?\d[\d:,]*$/ })
    await expect(numbers.first()).toBeVisible()
    for (const number of await numbers.all()) {
      const lines = await number.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect(lines, `${path}: ${await number.textContent()}`).toBe(1)
    }
    await expectFits(page)
  }
})

test('a title that is cut shows its beginning, also from right to left', async ({ page }) => {
  await signInByApi(page.request, `leftwards-${Date.now()}@example.com`)
  await callApi(page.request, 'music.generate', { ...SONG, title: HEBREW })
  await page.goto('/ai-music-generator')
  const title = main(page).getByText(HEBREW).first()
  await title.scrollIntoViewIfNeeded()
  const [first, box] = await title.evaluate((element) => {
    const range = document.createRange()
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
    range.setStart(text, 0)
    range.setEnd(text, 1)
    return [range.getBoundingClientRect().right, element.getBoundingClientRect().right]
  })
  expect(first).toBeLessThanOrEqual(box + 1)
})

test('in the colours of the system, what can be pressed and what is chosen are still seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/ai-music-generator')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const look = (name: string) =>
    main(page)
      .getByRole('button', { name, exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await look('Generate')).not.toBe(ground)
  await page.goto('/songs?tab=ai-cover')
  const edge = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element, '::after').borderBottomColor)
  // Asked again until both are drawn: while the page streams in, a tab found may be one that is just being replaced.
  await expect(async () => {
    const [chosen, other] = [await edge(page.getByRole('tab').nth(0)), await edge(page.getByRole('tab').nth(1))]
    expect([chosen, other]).not.toContain('')
    expect(chosen).not.toBe(other)
  }).toPass()
  const marked = page.getByRole('navigation').locator('[aria-current=page]')
  expect(await marked.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline')
})
