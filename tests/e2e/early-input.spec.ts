import { expect, type Page } from '@playwright/test'
import { playedSeconds, test } from '../support/product.ts'

/** A page that can be seen, whose scripts come once they are let. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let ready = () => {}
  const wait = new Promise<void>((resolve) => {
    ready = resolve
  })
  await page.route(/_next\/.*\.js/, async (route) => {
    await wait
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    ready()
    await page.waitForLoadState('networkidle')
  }
}

test('what is written in the form before the page is ready stays', async ({ page }) => {
  const words = '[Verse]\nA kettle hums in the kitchen\nA moth goes round the light'
  const ready = await openEarly(page, '/ai-music-generator')
  const title = page.getByLabel('Title', { exact: true })
  const lyrics = page.getByRole('textbox', { name: 'Lyrics' })
  await title.fill('Early bird')
  await lyrics.fill(words)
  await page.getByText('Male', { exact: true }).click()
  await page.getByRole('switch', { name: 'Instrumental' }).check()
  await ready()
  await expect(title).toHaveValue('Early bird')
  // The switch was the last that was pressed, and nobody chooses who sings where nobody does.
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeDisabled()
  await page.reload()
  await expect(title).toHaveValue('Early bird')
  await expect(lyrics).toHaveValue(words)
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Instrumental' })).toBeChecked()
})

test('a press before the page is ready plays the song once it is', async ({ page }) => {
  const ready = await openEarly(page, '/')
  await page.getByRole('button', { name: 'Play Summer Vibes' }).click()
  await ready()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
})

test('a form that is filled before the page is ready can be sent once it is', async ({ page }) => {
  const ready = await openEarly(page, '/ai-music-cover/binble-piston')
  await page.getByLabel('Video or audio link').fill('https://example.com/a.mp3')
  await page.getByLabel('I have the right to use this recording.').check()
  await ready()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible()
})

test('a search before the page is ready finds the voice once it is', async ({ page }) => {
  const ready = await openEarly(page, '/ai-music-cover')
  await page.getByRole('searchbox').fill('binble piston')
  await ready()
  await expect(page.getByRole('link', { name: 'Binble Piston' })).toBeVisible()
  await expect(page).toHaveURL('/ai-music-cover?q=binble+piston')
})

test('a menu that is opened before the page is ready is filled once it is', async ({ page }) => {
  const ready = await openEarly(page, '/')
  await page.getByRole('button', { name: 'choose a language' }).click()
  await ready()
  await expect(page.getByRole('link', { name: /Deutsch/ })).toBeVisible()
})

test('a form can be sent where React calls its properties otherwise', async ({ page }) => {
  await page.route(/_next\/.*\.js/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('__reactProps', '__otherProps') })
  })
  await page.goto('/account')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('early@example.com')
  await dialog.getByRole('button', { name: 'Send verification code' }).click()
  await expect(dialog.getByLabel('Six-digit code')).toBeVisible()
})
