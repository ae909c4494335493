import { expect, type Page } from '@playwright/test'
import { callApi, finishedSong, laterAtStripe, signInByApi, subscribe, test } from '../support/product.ts'

/** A month goes by within them. */
const DAYS = 32

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true }).click()

// Other tests pay by the same clock.
test.afterAll(() => laterAtStripe(-DAYS))

test('what a plan gives is there until its paid period ends, and not after', async ({ page }) => {
  await signInByApi(page.request, `leaver-${Date.now()}@example.com`)
  await subscribe(page.request, 'standard_monthly')
  const lyrics = '[Verse]\nA bench beside the water'
  const id = await finishedSong(page.request, { title: 'Bench', prompt: lyrics, style: 'Folk', lengthSec: 30 })
  const { error } = await callApi(page.request, 'music.setVisibility', { id, visibility: 'private' })
  expect(error).toBeUndefined()
  const wav = await page.request.get(`/api/download?url=${encodeURIComponent(`/api/audio/${id}?file=wav`)}`)
  expect([wav.status(), wav.headers()['content-type']]).toEqual([200, 'audio/wav'])

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/song/${id}`)
  await press(page, 'Share')
  await expect(page.getByText('Link copied, but only you can open it.')).toBeVisible()

  await page.goto('/subscription')
  await press(page, 'Cancel subscription')
  await press(page, 'Cancel the plan')
  await press(page, 'Back to Canto')
  await eventually(page, /^Ends on .* After that you have the free plan\.$/)
  await expect(main(page).getByText('1,495 Credits')).toBeVisible()

  // The month goes by, at Stripe.
  await laterAtStripe(DAYS)
  await eventually(page, /^20 Credits$/)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('Your Standard plan has ended. You have the free plan again.')).toBeVisible()
  await page.keyboard.press('Escape')

  // What was private stays so; what the plan had is explained.
  await page.goto(`/song/${id}`)
  await expect(main(page).getByRole('heading', { name: 'Bench' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'In your export' })).toBeVisible()
  await expect(main(page).getByText('MP3 downloads come with the Basic plan.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Download', exact: true })).toBeHidden()
  const answer = await callApi(page.request, 'music.generate', { prompt: lyrics, style: 'Folk', visibility: 'private' })
  expect(answer.error?.json.message).toBe('Private songs come with a paid plan.')
})

/** Webhooks are on their way for a moment. */
async function eventually(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(main(page).getByText(text).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
}
