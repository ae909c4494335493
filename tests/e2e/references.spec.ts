import { expect, type Page } from '@playwright/test'
import { signInByApi, subscribe, test } from '../support/product.ts'
import { bandBytes, wavBytes } from '../support/recordings.ts'
import { MAKING_MS } from '../support/slowness.ts'

const BAND = { name: 'band in a room.wav', mimeType: 'audio/wav', buffer: Buffer.from(bandBytes(35)) }
const HALF = { ...BAND, name: 'half of it.wav', buffer: BAND.buffer.subarray(0, BAND.buffer.length / 2) }
const SHORT = { name: 'short.wav', mimeType: 'audio/wav', buffer: Buffer.from(wavBytes({ seconds: 3 })) }

const set = (page: Page) => page.getByRole('list', { name: 'What the recording sets' })
const chip = (page: Page, name: string) => set(page).getByRole('button', { name, exact: true })
const open = (page: Page) => page.getByText('Reference recording', { exact: true }).first().click()
const drop = (page: Page) => page.getByLabel('Drop an audio file here, or choose one')

test('a recording sets a song’s key and meter, less what is taken out and what words say otherwise', async ({
  page,
}) => {
  await signInByApi(page.request, `reference-${Date.now()}@example.com`)
  await subscribe(page.request, 'pro_monthly')
  await page.goto('/ai-music-generator')
  await open(page)

  // What cannot be followed is refused in words, and another one can be chosen.
  await drop(page).setInputFiles(SHORT)
  await expect(page.getByText('too short to follow: at least 15 seconds', { exact: false })).toBeVisible()
  await drop(page).setInputFiles(HALF)
  await expect(page.getByText('This file was cut off: 0:17 of 0:35 could be read.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the recording' }).click()
  await drop(page).setInputFiles(BAND)
  for (const name of ['96 bpm', 'A minor', '4/4']) await expect(chip(page, name)).toBeVisible()
  await expect(page.getByText('band in a room.wav')).toBeVisible()

  // Other people count the same beats twice as fast.
  await page.getByRole('button', { name: 'Count it as 192 bpm' }).click()
  await page.getByRole('button', { name: 'Count it as 96 bpm' }).click()

  // One is taken out, by the keyboard; it is still out after a reload.
  await chip(page, 'Leave out: 96 bpm').press('Enter')
  await expect(chip(page, 'Put back: 96 bpm')).toBeFocused()
  await page.reload()
  await expect(chip(page, 'Put back: 96 bpm')).toBeVisible()

  // Words win, and that is said.
  await page.getByRole('tab', { name: 'Description' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('an instrumental rock song about a harbour, D major')
  await expect(page.getByText('The recording has “A minor”; what you wrote or chose counts instead.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Description' }).fill('an instrumental rock song about a harbour')
  await expect(page.getByText('The recording has “A minor”', { exact: false })).toHaveCount(0)

  await page.getByText('More options').click()
  await page.getByLabel('Length').selectOption('60')
  const generated = page.waitForRequest((request) => request.url().includes('music.generate'))
  await page.getByRole('button', { name: /^Generate/ }).click()
  expect((await generated).postData()).toContain(
    '"reference":{"tempo":null,"key":{"tonic":9,"mode":"minor"},"meter":4,',
  )
  await expect(page.getByText('Music generation started!')).toBeVisible()
  await expect(set(page)).toHaveCount(0)

  const song = page
    .getByRole('listitem')
    .filter({ hasText: /Pending|Generating|harbour/i })
    .first()
  await song.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible({ timeout: MAKING_MS })
  const fact = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .first()
      .locator('+ dd')
  await expect(fact('From a recording')).toContainText('A minor')
  await expect(fact('From a recording')).not.toContainText('96 bpm')
  await expect(fact('Key')).toHaveText('A minor')
})

test('plans without it say which one has it', async ({ page }) => {
  await signInByApi(page.request, `no-reference-${Date.now()}@example.com`)
  await page.goto('/ai-music-generator')
  await open(page)
  await expect(page.getByText('Reference recordings come with the Standard plan.')).toBeVisible()
  await expect(drop(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'See the plans' }).first().click()
  await expect(page).toHaveURL(/\/subscription/)
})
