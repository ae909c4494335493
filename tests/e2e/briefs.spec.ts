import { expect, type Page } from '@playwright/test'
import { signInByApi, test } from '../support/product.ts'
import { MAKING_MS } from '../support/slowness.ts'

const WORDS = 'a lullaby in Japanese about a baby elephant afraid of thunder, sung by a woman, 70 bpm'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const understood = (page: Page) => page.getByRole('list', { name: 'What was understood' })
const chip = (page: Page, name: string) => understood(page).getByRole('button', { name, exact: true })

async function describe(page: Page, words: string) {
  await page.getByRole('tab', { name: 'Description' }).click()
  await description(page).fill(words)
}

test('a description is read as it is typed, corrected, made, and said on the song’s page', async ({ page }) => {
  await signInByApi(page.request, `brief-${Date.now()}@example.com`)
  await page.goto('/ai-music-generator')
  await describe(page, WORDS)
  for (const name of ['Lullaby', 'Japanese', 'woman’s voice', '70 bpm']) await expect(chip(page, name)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()

  await chip(page, 'Leave out: 70 bpm').press('Enter')
  await expect(chip(page, 'Put back: 70 bpm')).toBeFocused()
  await chip(page, 'Leave out: Japanese').click()
  await chip(page, 'Put back: Japanese').click()
  await expect(chip(page, 'Leave out: Japanese')).toBeVisible()

  // Chosen against the words, which are said to have given way.
  await page.getByText('Male', { exact: true }).click()
  await expect(page.getByText('You chose: man’s voice. The description says', { exact: false })).toBeVisible()
  await expect(chip(page, 'woman’s voice')).toHaveCount(0)
  await page.getByText('Female', { exact: true }).click()

  // Each leads to where it is said otherwise.
  await chip(page, 'Japanese').click()
  const language = page.getByLabel('Singing language')
  await expect(language).toBeFocused()
  await expect(language).toHaveValue('ja')
  await language.selectOption('en')
  await expect(chip(page, 'Japanese')).toHaveCount(0)
  await chip(page, 'Lullaby').click()
  await expect(description(page)).toBeFocused()

  // What was taken out is still out after a reload.
  await page.reload()
  await expect(chip(page, 'Put back: 70 bpm')).toBeVisible()
  await page.getByText('More options').click()
  await page.getByLabel('Length').selectOption('60')
  await page.getByRole('button', { name: /^Generate/ }).click()
  await expect(page.getByText('Music generation started!')).toBeVisible()
  await expect(description(page)).toHaveValue('')
  await expect(understood(page)).toHaveCount(0)

  const song = page
    .getByRole('listitem')
    .filter({ hasText: /Pending|Generating|little elephant/i })
    .first()
  await song.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible({ timeout: MAKING_MS })
  const asked = page.getByRole('definition').filter({ hasText: 'Lullaby' }).first()
  await expect(asked).toContainText('woman’s voice')
  await expect(asked).not.toContainText('70 bpm')
  for (const fact of ['Key', 'Tempo', 'Singer', 'Seed'])
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${fact}$`) })
        .first(),
    ).toBeVisible()

  // Another one like it begins with the same words.
  await page.getByRole('button', { name: 'Make one like this' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open the form' }).click()
  await expect(description(page)).toHaveValue(WORDS)
  await expect(chip(page, 'Put back: 70 bpm')).toBeVisible()
})

test('an instrumental is understood, and can be sung all the same', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Try it on your own words' }).scrollIntoViewIfNeeded()
  await describe(page, 'an instrumental jazz waltz with piano')
  const instrumental = page.getByRole('switch', { name: /^Instrumental/ })
  await expect(instrumental).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Female' })).toBeDisabled()
  await instrumental.uncheck()
  await expect(chip(page, 'Put back: instrumental')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Female' })).toBeEnabled()
  await chip(page, 'Jazz').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what is not understood is said, and an answer that does not come is not missed', async ({ page }) => {
  await page.goto('/ai-music-generator')
  await page.getByRole('button', { name: 'Style', exact: true }).click()
  await page.getByLabel('Or a style in your own words').fill('theremin zydeco')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Description' }).click()
  await description(page).fill('a birthday song for Maria')
  await expect(page.getByText('Not understood: theremin, zydeco')).toBeVisible()
  await expect(chip(page, 'Birthday song')).toBeVisible()

  await page.route(/music\.readBrief/, (route) => route.abort())
  await description(page).fill('a wedding song')
  await expect(understood(page)).toHaveCount(0)
  await expect(description(page)).toHaveValue('a wedding song')
})

test('500 characters of Japanese are read', async ({ page }) => {
  await page.goto('/ja/ai-music-generator')
  await page.getByRole('tab', { name: '説明' }).click()
  const answer = page.waitForResponse(/music\.readBrief/)
  await page.getByRole('textbox', { name: '説明' }).fill('雨の夜の子守唄。'.repeat(62))
  expect((await answer).status()).toBe(200)
  expect((await answer).url()).not.toContain('%E9')
})

for (const width of [390, 1440]) {
  test(`nothing jumps at ${width} px while a description is read`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      const found = Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) found.shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.route(/music\.readBrief/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await page.goto('/ai-music-generator')
    await describe(page, 'a lullaby about a kite')
    await expect(chip(page, 'Lullaby')).toBeVisible()
    await description(page).fill('a lullaby about a kite, sung by a woman, 70 bpm')
    await expect(chip(page, '70 bpm')).toBeVisible()
    expect(await page.evaluate('shifted')).toBeLessThanOrEqual(0.02)
  })
}
