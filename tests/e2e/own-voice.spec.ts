import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import messages from '#messages/en/own-voice.json' with { type: 'json' }
import config from '../../playwright.config.ts'
import { expectAccessible } from '../support/accessible.ts'
import { drop } from '../support/drops.ts'
import { signIn, signInByApi, test } from '../support/product.ts'
import { wavBytes } from '../support/recordings.ts'
import { MAKING_MS } from '../support/slowness.ts'
import { spoken } from '../support/spoken.ts'

const { kettle, harbour } = messages.sentences
const MICROPHONE = join(tmpdir(), `canto-microphone-${process.pid}.wav`)
let speech: Buffer

// Somebody who reads aloud stands before the microphone.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${MICROPHONE}`,
    ],
  },
})
test.beforeAll(async () => {
  speech = Buffer.from(await spoken(`${kettle} ${harbour}`))
  writeFileSync(MICROPHONE, speech)
})

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const make = (page: Page) => button(page, 'Make my voice')
const take = (page: Page) => page.getByRole('region', { name: 'Your recording' })
const nameField = (page: Page) => page.getByLabel('What to call the voice')
const consent = (page: Page) => page.getByLabel(/^This is my own voice/)
const file = (page: Page) => page.locator('input[type=file]')

/** The address of a voice that somebody made from a file. */
async function ownVoice(page: Page, name: string): Promise<string> {
  await page.goto('/my-voice')
  await file(page).setInputFiles({ name: 'me.wav', mimeType: 'audio/wav', buffer: speech })
  await nameField(page).fill(name)
  await consent(page).check()
  await make(page).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: MAKING_MS })
  return new URL(page.url()).pathname
}

/** What somebody gets of everything that a voice has an address for. */
async function answers(request: APIRequestContext, path: string) {
  const slug = path.split('/').at(-1)
  const paths = [path, `/api/voices/${slug}/demo`, `/api/voices/${slug}/avatar`]
  return await Promise.all(paths.map(async (each) => await request.get(each)))
}

test('somebody reads aloud, has a voice of their own, and a song sung by it', async ({ page }) => {
  await page.goto('/ai-music-cover')
  await page.getByRole('link', { name: 'Make your voice' }).click()
  await expect(page).toHaveURL('/my-voice')
  await button(page, 'Sign in').click()
  await signIn(page, `own-${Date.now()}@example.com`)

  await button(page, 'Record').press('Enter')
  await expect(page.getByText(/seconds? more, at least/)).toBeVisible()
  await expect(button(page, 'Stop')).toBeFocused()
  await page.waitForTimeout(2500)
  await page.keyboard.press('Enter')
  await expect(page.locator('section:focus')).toContainText('Record')
  await expect(page.getByText(/^That was \d seconds?. Please read for at least 20 seconds\.$/)).toBeVisible()

  await button(page, 'Record').click()
  await expect(page.getByText('That is enough. Stop when you have finished.')).toBeVisible()
  await expect(page.getByText('You can hardly be heard.')).toBeHidden()
  await page.waitForTimeout(1000)
  await button(page, 'Stop').click()
  await expect(take(page).getByText(/^2\d seconds$/)).toBeVisible()
  const listen = take(page).getByRole('button', { name: 'Listen' })
  await listen.click()
  await expect(listen).toHaveAttribute('aria-pressed', 'true')

  await make(page).click()
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await expect(nameField(page)).toBeFocused()
  await nameField(page).fill('Me, reading')
  await make(page).click()
  await expect(page.getByText('Please confirm that this is your own voice.')).toBeVisible()
  await consent(page).check()
  // Once the voice is there, nothing can be pressed until its page is.
  let show = () => {}
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  await page.route(/\/ai-music-cover\/.*_rsc=/, async (route) => {
    await shown
    await route.continue()
  })
  await make(page).click()
  await expect(page.getByText('Listening to your voice…')).toBeVisible()
  await expect(page.getByText('Your voice is ready.')).toBeVisible({ timeout: MAKING_MS })
  await expect(make(page)).toBeDisabled()
  show()
  await expect(page.getByRole('heading', { level: 1, name: 'Me, reading' })).toBeVisible({ timeout: MAKING_MS })
  await expect(page.getByRole('img', { name: /^Sings best from/ })).toBeVisible()
  const { pathname } = new URL(page.url())

  await file(page).setInputFiles({ name: 'evening_line.wav', mimeType: 'audio/wav', buffer: speech })
  await page.getByLabel('I have the right to use this recording.').check()
  await button(page, 'Create').click()
  await expect(page.getByText('Voice cover created successfully!')).toBeVisible({ timeout: MAKING_MS })
  const covers = page.getByRole('complementary', { name: 'Your covers' })
  await expect(covers.getByText('Me, reading').first()).toBeVisible()

  await page.goto('/ai-music-cover')
  const own = page.getByRole('list', { name: 'Your own voices' })
  await expect(own.getByRole('link', { name: 'Me, reading' })).toHaveAttribute('href', pathname)
  await own.getByRole('button', { name: 'Play the demo of Me, reading' }).click()
  await expect(own.getByRole('button', { name: 'Stop the demo of Me, reading' })).toBeVisible()
})

test('a voice made from a file is nobody else’s, and goes for good', async ({ page, playwright, baseURL }) => {
  await signInByApi(page.request, `private-${Date.now()}@example.com`)
  const path = await ownVoice(page, 'Only mine')
  for (const answer of await answers(page.request, path)) {
    expect(answer.status(), answer.url()).toBe(200)
    expect(answer.headers()['cache-control'], answer.url()).toMatch(/private|no-store/)
  }
  const html = await (await page.request.get(path)).text()
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toContain('<meta property="og:type" content="website"')

  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await signInByApi(stranger, `stranger-${Date.now()}@example.com`)
    for (const answer of await answers(stranger, path)) {
      expect(answer.status(), answer.url()).toBe(404)
      expect(await answer.text()).not.toContain('Only mine')
    }
    expect(await (await stranger.get('/ai-music-cover')).text()).not.toContain('Only mine')
  }
  await stranger.dispose()

  await button(page, 'Rename').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Mine for now')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mine for now' })).toBeVisible()

  await button(page, 'Delete').click()
  await expect(dialog).toHaveAccessibleDescription(/deleted for good, with all that is known of your voice/)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL('/ai-music-cover')
  await expect(page.getByRole('link', { name: 'Make your voice' })).toBeVisible()
  for (const answer of await answers(page.request, path)) expect(answer.status(), answer.url()).toBe(404)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Voice model not found' })).toBeVisible()
})

test('a recording without a voice is refused with a sentence, and another one taken', async ({ page }) => {
  await signInByApi(page.request, `unheard-${Date.now()}@example.com`)
  await page.goto('/my-voice')
  const hiss = wavBytes({ seconds: 21, sampleRate: 16_000, channels: 1, at: () => 0.2 * (Math.random() - 0.5) })
  await file(page).setInputFiles({ name: 'hiss.wav', mimeType: 'audio/wav', buffer: Buffer.from(hiss) })
  await nameField(page).fill('Hiss')
  await consent(page).check()
  await make(page).click()
  await expect(page.getByText(/No voice can be heard|too much noise around/)).toBeVisible()
  await take(page).getByRole('button', { name: 'Remove' }).click()
  await expect(button(page, 'Record')).toBeVisible()
  // What cannot be used is asked for anew.
  const still = wavBytes({ seconds: 21, sampleRate: 16_000, channels: 1, at: () => 0 })
  await drop(page.getByRole('heading', { name: 'Read this aloud, or sing' }), {
    files: [{ name: 'still.wav', mimeType: 'audio/wav', buffer: Buffer.from(still) }],
  })
  await expect(take(page).getByText('still.wav')).toBeVisible()
  await make(page).click()
  await expect(page.getByText('still.wav: There is nothing to hear in this recording.')).toBeVisible()
  await expect(make(page)).toBeDisabled()
  await expect(button(page, 'Record')).toBeVisible()
  await expect(page.getByText('Choose a file instead', { exact: true })).toBeVisible()
  await file(page).setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText(/^notes.pdf: Invalid file type. Supported: WAV/)).toBeVisible()
})

test('a recording outlives a list that cannot be had, and the end of the session', async ({ page, context }) => {
  const email = `keeps-${Date.now()}@example.com`
  await signInByApi(page.request, email)
  await page.goto('/my-voice')
  await file(page).setInputFiles({ name: 'me.wav', mimeType: 'audio/wav', buffer: speech })
  await nameField(page).fill('Kept')
  await consent(page).check()
  let failed = 0
  await page.route(/voiceCover\.getOwnVoices/, async (route) => {
    failed++
    await route.fulfill({ status: 500, body: '' })
  })
  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(() => failed).toBe(3)
  await page.unroute(/voiceCover\.getOwnVoices/)
  await expect(take(page).getByText('me.wav')).toBeVisible()

  await context.clearCookies()
  await make(page).click()
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(take(page).getByText('me.wav')).toBeVisible()
  await expect(nameField(page)).toHaveValue('Kept')
  await make(page).click()
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Kept' })).toBeVisible({ timeout: MAKING_MS })
})

test('a recording is let go when its page is left', async ({ page }) => {
  await page.addInitScript(() => {
    const revoke = URL.revokeObjectURL
    const revoked: string[] = []
    Object.assign(window, { revoked })
    URL.revokeObjectURL = (url) => {
      revoked.push(url)
      revoke.call(URL, url)
    }
  })
  await signInByApi(page.request, `leaves-${Date.now()}@example.com`)
  await page.goto('/my-voice')
  await file(page).setInputFiles({ name: 'me.wav', mimeType: 'audio/wav', buffer: speech })
  await expect(take(page).getByText('me.wav')).toBeVisible()
  const revoked = () => page.evaluate(() => (Reflect.get(window, 'revoked') as string[]).length)
  expect(await revoked()).toBe(0)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/ai-music-cover')
  await expect.poll(revoked).toBe(1)
})

for (const [error, sentence] of [
  ['NotAllowedError', 'Your browser does not let Canto hear you.'],
  ['NotFoundError', 'No microphone was found.'],
  ['NotReadableError', 'The microphone is in use by another program.'],
  ['NotSupportedError', 'This browser cannot record here.'],
] as const) {
  test(`without a microphone (${error}) the page says what to do`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name))
    }, error)
    await signInByApi(page.request, `deaf-${Date.now()}@example.com`)
    await page.goto('/my-voice')
    await button(page, 'Record').click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByText('Choose a file instead', { exact: true })).toBeVisible()
  })
}

test('the screens are for everybody, and for thumbs', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 1200 })
  await page.goto('/my-voice')
  await expect(button(page, 'Sign in')).toBeVisible()
  await expectAccessible(page)
  await signInByApi(page.request, `everybody-${Date.now()}@example.com`)
  await page.goto('/my-voice')
  await button(page, 'Record').click()
  await expect(button(page, 'Stop')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Stop').click()
  await file(page).setInputFiles({ name: 'me.wav', mimeType: 'audio/wav', buffer: speech })
  await make(page).click()
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await expectAccessible(page)
  const path = await ownVoice(page, 'Donaudampfschifffahrtsgesellschaftskapitänsstimme am Morgen')
  for (const each of [path, '/my-voice', '/ai-music-cover']) {
    await page.goto(each)
    const own = page
      .getByRole('main')
      .getByText('Donaudampf')
      .or(page.getByRole('heading', { name: 'Donaudampf' }))
    await expect(own.first()).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), each).toBe(320)
    const targets = page.getByRole('main').locator('button, label:has(input), section a')
    const low = await targets.evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
    )
    expect(low, each).toEqual([])
  }
})
