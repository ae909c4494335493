import { expect } from '@playwright/test'
import { callApi, finishedSong, signInByApi, test } from '../support/product.ts'
import { button, calls } from '../support/screen-parts.ts'
import { MAKING_MS } from '../support/slowness.ts'

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
