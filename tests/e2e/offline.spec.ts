import { expect, type Page } from '@playwright/test'
import { givenSong } from '../support/given-song.ts'
import { callApi, playedSeconds, signInByApi, test } from '../support/product.ts'
import { button } from '../support/screen-parts.ts'

test.use({ serviceWorkers: 'allow' })

const TITLE = 'Songs for the tunnel'

/** Until the worker has the offline page of this address with all that it needs. */
const isReady = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, path)).toBe(true)

test('a saved song plays and seeks without a network; what is deleted or whose owner logs out does not stay', async ({
  page,
  context,
}) => {
  await signInByApi(page.request, `tunnel-${Date.now()}@example.com`)
  const id = await givenSong(page.request, { title: TITLE })
  const saveSong = async () => {
    await page.goto(`/song/${id}`)
    await button(page, 'Keep on this device').click()
    await expect(page.getByText('Kept. It now plays without a connection, too.')).toBeVisible()
    await expect(button(page, 'Remove from this device')).toBeVisible()
  }
  await saveSong()
  await isReady(page, '/offline')
  // What the browser itself remembers must not answer in place of the worker.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')

  await context.setOffline(true)
  await page.goto('/featured')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByText(/^1 song, \d+ kB$/)).toBeVisible()
  await button(page, `Play ${TITLE}`).click()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
  await page.getByRole('slider', { name: 'Position in the song' }).fill('20')
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(20.5)
  await expect(button(page, 'Pause')).toBeVisible()

  await context.setOffline(false)
  await page.goto('/songs')
  await button(page, `More for ${TITLE}`).click()
  await expect(page.getByRole('menuitem', { name: 'Remove from this device' })).toBeVisible()
  await callApi(page.request, 'music.delete', { id })
  await page.goto('/offline')
  await expect(page.getByText('No song is kept on this device.', { exact: false })).toBeVisible()

  await callApi(page.request, 'music.restore', { id })
  await saveSong()
  await page.goto('/de/account')
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await isReady(page, '/de/offline')
  await context.setOffline(true)
  await page.goto('/de')
  await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible()
  await expect(page.getByText('Auf diesem Gerät ist noch kein Song.', { exact: false })).toBeVisible()
})
