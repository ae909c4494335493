import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { drop } from '../support/drops.ts'
import { givenSong } from '../support/given-song.ts'
import { startLinkSite } from '../support/link-site.ts'
import {
  callApi,
  finishedSong,
  orderCover,
  playedSeconds,
  signIn,
  signInByApi,
  songFile,
  startAllowedSite,
  subscribe,
  test,
} from '../support/product.ts'
import { wavBytes } from '../support/recordings.ts'
import { MAKING_MS } from '../support/slowness.ts'

const TITLE = 'The ferry at noon'
const SONG = {
  title: TITLE,
  prompt: '[Verse]\nWe took the ferry out at noon\n[Chorus]\nCarry me over the water',
  style: 'Pop, 100 bpm',
  gender: 'f',
  lengthSec: 30,
}

const VOICE = { slug: 'binble-piston', name: 'Binble Piston' }

async function credits(request: APIRequestContext): Promise<number> {
  const answer = await request.get('/api/trpc/auth.me')
  const { result } = (await answer.json()) as { result: { data: { json: { credits: number } } } }
  return result.data.json.credits
}

/** Which links the product can read. */
async function linkSupport(request: APIRequestContext): Promise<{ readsPages: boolean }> {
  const { result } = await (await request.get('/api/trpc/voiceCover.getLinkSupport')).json()
  return result.data.json
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** Opens a page of the same person on a small phone: nothing sticks out, and every control is large enough. */
async function expectFitsThumbs(browser: Browser, page: Page, path: string) {
  const storageState = await page.context().storageState()
  const phone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true, storageState }
  const context = await browser.newContext({ ...phone, baseURL: new URL(page.url()).origin })
  const small = await context.newPage()
  await small.goto(path)
  await expect(small.getByRole('button', { name: new RegExp(TITLE) }).first()).toBeVisible()
  const targets = main(small).locator('button:not([role=tab]), select, input[type=range], label:has(input)')
  const low = await targets.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
  )
  expect(low, path).toEqual([])
  expect(await small.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  await context.close()
}

/** Saves a file by a press, and a choice where there are several, and gives the name that it gets. */
async function savedAs(page: Page, press: string, choice?: string): Promise<string> {
  const downloading = page.waitForEvent('download')
  await button(page, press).click()
  if (choice) await page.getByRole('menuitem', { name: choice }).click()
  const download = await downloading
  expect(await download.failure()).toBeNull()
  return download.suggestedFilename()
}

/** How often the page has called the procedure from here on; calls at the same moment travel in one request. */
function countCalls(page: Page, procedure: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    calls += request.url().split(procedure).length - 1
  })
  return () => calls
}

test('a cover: watched, heard, kept, mixed again without a charge, shared, deleted and brought back', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { request } = page
  await signInByApi(request, `coverer-${Date.now()}@example.com`)
  await subscribe(request, 'standard_monthly')
  const had = await credits(request)
  const songId = await finishedSong(request, SONG)
  const id = await orderCover(request, VOICE.slug, `/song/${songId}`)
  const before = await credits(request)
  expect(before).toBe(had - 10)

  // Opened while it is made: the page follows by itself until there is something to hear, and asks no more than how far it is.
  const asked = countCalls(page, '/api/trpc/voiceCover.getById')
  await page.goto(`/voice-cover/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(button(page, 'Play')).toBeVisible({ timeout: MAKING_MS })
  expect(asked()).toBeLessThan(4)
  await expect(main(page).getByRole('link', { name: VOICE.name })).toHaveAttribute(
    'href',
    `/ai-music-cover/${VOICE.slug}`,
  )
  await button(page, 'Play').click()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(1)
  await expect(page.getByRole('region', { name: 'Player' }).getByText(VOICE.name)).toBeVisible()
  await button(page, 'Pause').click()
  await main(page)
    .getByRole('slider', { name: `Position in ${TITLE}` })
    .fill('10')
  await expect.poll(() => playedSeconds(page)).toBeCloseTo(10, 0)
  expect(await savedAs(page, 'Download', 'MP3')).toBe(`${TITLE} (${VOICE.name}).mp3`)
  expect(await savedAs(page, 'Download', 'WAV')).toBe(`${TITLE} (${VOICE.name}).wav`)
  expect(await savedAs(page, `Download ${TITLE} (Voice)`)).toBe(`${TITLE} (vocals).wav`)

  // Louder music: another file, the same credits, and the way back.
  const player = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect(button(page, 'Mix again')).toBeDisabled()
  const music = main(page).getByRole('slider', { name: 'Music' })
  await music.focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect(music).toHaveAttribute('aria-valuetext', '+4 dB')
  await button(page, 'Mix again').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mixed. Play it to hear the new mix.')).toBeVisible({ timeout: MAKING_MS })
  await expect(button(page, 'Mix again')).toBeFocused()
  await button(page, 'Play').click()
  await expect.poll(async () => (await player()).some((url) => /mix=\d{5,}/.test(url))).toBe(true)
  await button(page, 'Pause').click()
  expect(await credits(request)).toBe(before)
  await button(page, 'Back to the previous levels').focus()
  await page.keyboard.press('Enter')
  await expect(music).toHaveAttribute('aria-valuetext', '0 dB')
  await expect(page.getByText('Mixed. Play it to hear the new mix.')).toBeVisible({ timeout: MAKING_MS })
  await expect(button(page, 'Back to the previous levels')).toBeFocused()
  expect(await credits(request)).toBe(before)

  // Deleted here, it is missing in the library; Undo brings it back there, and what sounded of an earlier mix is let go.
  await button(page, `More for ${TITLE}`).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/songs\?tab=ai-cover$/)
  await expect(page.getByText('No AI Covers Yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Player' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main(page)).toBeFocused()
  await main(page).getByRole('link', { name: TITLE, exact: true }).click()
  await expect(page).toHaveURL(`/voice-cover/${id}`)

  // A friend who is not signed in opens the copied link, sees the cover and nothing of the owner's.
  await button(page, 'Share').click()
  await page.getByRole('button', { name: 'Stay without a name' }).click()
  await expect(page.getByText('Copied successfully!')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toBe(`${baseURL}/voice-cover/${id}`)
  const friend = await browser.newPage()
  const html = await (await friend.request.get(address)).text()
  expect(html).toMatch(new RegExp(`<meta property="og:title" content="[^"]*${TITLE}`))
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  await friend.goto(address)
  await friend.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playedSeconds(friend)).toBeGreaterThan(1)
  await expect(friend.getByText('Mix again')).toBeHidden()
  expect((await friend.request.get(`/api/cover-audio/${id}?part=vocals`)).status()).toBe(404)

  await expectFitsThumbs(browser, page, `/voice-cover/${id}`)

  // The library has it under its own address; deleting it closes the link until it is brought back.
  await page.goto('/songs')
  await page.getByRole('tab', { name: 'AI Cover' }).click()
  await expect(page).toHaveURL(/\/songs\?tab=ai-cover$/)
  await page.reload()
  const card = main(page).getByRole('listitem').filter({ hasText: TITLE })
  await expect(card.getByText('Completed')).toBeVisible()
  await expect(card.getByText(VOICE.name)).toBeVisible()
  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByText('No cover matches “nothing like it”.')).toBeVisible()
  await page.getByRole('searchbox').fill('ferry')
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: `Play ${TITLE}` }).click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  await expectFitsThumbs(browser, page, '/songs?tab=ai-cover')
  await card.getByRole('button', { name: `More for ${TITLE}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(card).toBeHidden()
  await expect(page.getByRole('region', { name: 'Player' })).toBeHidden()
  expect((await friend.request.get(address)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
  expect((await friend.request.get(address)).status()).toBe(200)
  await friend.close()
})

test('a link to a song becomes a cover by the voice that was picked; another port of this machine is refused before the charge', async ({
  page,
  baseURL,
}) => {
  await signInByApi(page.request, `linker-${Date.now()}@example.com`)
  const song = await songFile(page.request, await givenSong(page.request, { title: TITLE }))
  const allowed = await startAllowedSite({ '/Ferry_at_night.mp3': song })
  const other = await startLinkSite({ recordings: { '/ferry.mp3': song } })
  await page.goto('/ai-music-cover')
  await page.getByRole('searchbox').fill(VOICE.name)
  await page.getByRole('list', { name: 'Voices' }).getByRole('link', { name: VOICE.name }).click()
  const covers = page.getByRole('complementary', { name: 'Your covers' })

  const link = page.getByLabel('Video or audio link')
  const { readsPages } = await linkSupport(page.request)
  await expect(link).toHaveAccessibleDescription(
    `A link to an audio or video file${readsPages ? ', or to a page such as YouTube' : ''}`,
  )
  // What cannot be a link is said once the field is left, not while it is typed.
  await link.fill('a song about ferries')
  await expect(link).not.toHaveAccessibleDescription(/begins with http/)
  await link.press('Tab')
  await expect(link).toHaveAccessibleDescription(/Please enter a link that begins with http/)
  await expect(button(page, 'Create')).toBeDisabled()
  // Who presses before the link was looked up is refused by the server. A link that could not be looked up stays open.
  await page.route(/voiceCover\.lookUpLink/, (route) => route.abort())
  await link.fill(`${other.origin}/ferry.mp3`)
  await page.getByLabel('I have the right to use this recording.').check()
  await button(page, 'Create').click()
  await expect(link).toHaveAccessibleDescription(/Canto does not fetch from this address/)
  await expect(button(page, 'Create')).toBeDisabled()
  expect(await credits(page.request)).toBe(20)
  expect(other.asked).toEqual([])

  await link.fill(`${baseURL}/song/018f3f2e-0000-7000-8000-000000000000`)
  await button(page, 'Create').click()
  await expect(link).toHaveAccessibleDescription(/Song not found/)
  await expect(link).toBeFocused()
  await page.unroute(/voiceCover\.lookUpLink/)

  await link.fill(`${allowed.origin}/404`)
  await expect(link).toHaveAccessibleDescription(/Nothing could be fetched from this link/)
  // While it is looked up nothing is created yet.
  let look = () => {}
  const looked = new Promise<void>((resolve) => {
    look = resolve
  })
  await page.route(/voiceCover\.lookUpLink/, async (route) => {
    await looked
    await route.continue()
  })
  await link.fill(`${allowed.origin}/Ferry_at_night.mp3`)
  await expect(link).toHaveAccessibleDescription('Looking at the link…')
  await expect(button(page, 'Create')).toBeDisabled()
  look()
  await expect(link).toHaveAccessibleDescription(/^Ferry at night · 0:\d\d$/)
  const created = countCalls(page, 'voiceCover.create')
  await button(page, 'Create').dblclick()
  await covers.getByRole('button', { name: 'Play Ferry at night' }).click()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(1)
  expect(new Set(allowed.asked)).toEqual(new Set(['/404', '/Ferry_at_night.mp3']))
  expect(created()).toBe(1)
  expect(await credits(page.request)).toBe(15)
  allowed.stop()
  other.stop()
})

test('the form is free again once its cover is deleted elsewhere', async ({ page, baseURL }) => {
  await signInByApi(page.request, `changes-${Date.now()}@example.com`)
  const song = await givenSong(page.request, { title: TITLE })
  await page.goto(`/ai-music-cover/${VOICE.slug}`)
  await page.getByLabel('Video or audio link').fill(`${baseURL}/song/${song}`)
  await page.getByLabel('I have the right to use this recording.').check()
  let id = ''
  await page.route(/voiceCover\.create/, async (route) => {
    const response = await route.fetch()
    id = (await response.json())[0].result.data.json.id
    await route.fulfill({ response })
  })
  const known = page.waitForResponse((response) => response.url().includes('voiceCover.getById') && response.ok())
  await button(page, 'Create').click()
  await known
  await expect(button(page, 'Creating…')).toBeVisible()
  await callApi(page.request, 'voiceCover.delete', { id })
  await expect(button(page, 'Create')).toBeVisible()
})

test('what a link leads to stands below it: its title and its length', async ({ page }) => {
  await signInByApi(page.request, `looks-up-${Date.now()}@example.com`)
  const found = { title: 'Ferry at night', durationSec: 192.5 }
  await page.route(/\/api\/trpc\/[^?]*voiceCover\.lookUpLink/, async (route) => {
    const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? []
    await route.fulfill({ json: names.map(() => ({ result: { data: { json: found } } })) })
  })
  await page.goto(`/ai-music-cover/${VOICE.slug}`)
  const link = page.getByLabel('Video or audio link')
  await link.fill('example.org/watch?v=ferry')
  await expect(main(page).getByRole('status').getByText('Ferry at night · 3:12', { exact: true })).toBeVisible()
  await expect(link).toHaveAccessibleDescription('Ferry at night · 3:12')
})

test('a cover that is nobody else’s business, and one that never was, are not found', async ({
  page,
  playwright,
  baseURL,
}) => {
  const owner = await playwright.request.newContext(baseURL ? { baseURL } : {})
  await signInByApi(owner, `private-${Date.now()}@example.com`)
  // What comes from there is no recording, so it fails: only its owner may see that.
  const site = await startAllowedSite({ '/song.mp3': Buffer.from('these are words') })
  const id = await orderCover(owner, VOICE.slug, `${site.origin}/song.mp3`)
  for (const path of [`/voice-cover/${id}`, '/voice-cover/nonsense']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByText('Cover not found')).toBeVisible()
  }
  await page.context().addCookies((await owner.storageState()).cookies)
  await page.goto(`/voice-cover/${id}`)
  await expect(page.getByText('Generation failed')).toBeVisible({ timeout: MAKING_MS })
  await expect(button(page, 'Try again, 5 credits')).toBeVisible()
  site.stop()

  // What failed is put out of the way at once, and comes back as easily.
  await page.goto('/songs?tab=ai-cover')
  await button(page, 'Clear failed attempts').click()
  await expect(page.getByText('1 failed attempt is cleared.')).toBeVisible()
  await expect(page.getByText('No AI Covers Yet')).toBeVisible()
  await expect(main(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main(page).getByText('Generation failed')).toBeVisible()
  await expect(button(page, 'Clear failed attempts')).toBeVisible()
  await owner.dispose()
})

test('the library’s covers: what the signed-out and the newcomer see', async ({ page }) => {
  await page.goto('/songs?tab=ai-cover')
  await expect(page.getByText('Sign in to view your library')).toBeVisible()
  await expect(page.getByText('Create an account to save and manage your AI voice covers')).toBeVisible()
  await signInByApi(page.request, `empty-${Date.now()}@example.com`)
  await page.reload()
  await expect(page.getByText('No AI Covers Yet')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Create AI Cover' })).toHaveAttribute('href', '/ai-music-cover')
  await expect(main(page).getByRole('link', { name: 'Create Cover' })).toHaveAttribute('href', '/ai-music-cover')
})

test('the vocal remover takes a song apart for nothing; both parts play', async ({ page, browser }) => {
  await signInByApi(page.request, `remover-${Date.now()}@example.com`)
  await givenSong(page.request, { title: TITLE })
  const before = await credits(page.request)
  await page.goto('/vocal-remover')
  await expect(button(page, 'Split')).toBeDisabled()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
  await expect(page.getByText(/^a\.txt: Invalid file type\./)).toBeVisible()
  await expect(button(page, 'Split')).toBeDisabled()
  await file.setInputFiles({ name: 'odd.wav', mimeType: 'audio/wav', buffer: Buffer.from('This is not music.') })
  await expect(page.getByText(/^odd.wav: This file could not be read/)).toBeVisible()
  await expect(button(page, 'Split')).toBeDisabled()
  await button(page, 'Choose one of your songs').click()
  await page.getByRole('dialog').getByRole('button', { name: TITLE }).click()
  await expect(page.locator(':focus')).toHaveText(TITLE)
  await button(page, 'Split').click()
  await expect(page.getByText('Please confirm that you may use this recording.')).toBeVisible()
  await page.getByRole('checkbox').check()
  const sent = countCalls(page, 'voiceCover.split')
  await button(page, 'Split').dblclick()
  await expect(main(page)).toBeFocused()

  const split = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: TITLE }) })
  for (const part of ['Voice', 'Music']) {
    const play = split.getByRole('button', { name: `Play ${TITLE} (${part})` })
    await expect(play).toBeVisible({ timeout: MAKING_MS })
    await play.click()
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
    await split.getByRole('button', { name: `Pause ${TITLE} (${part})` }).click()
  }
  expect(await savedAs(page, `Download ${TITLE} (Voice)`)).toBe(`${TITLE} (vocals).mp3`)
  await expectFitsThumbs(browser, page, '/vocal-remover')
  expect(await savedAs(page, `Download ${TITLE} (Music)`)).toBe(`${TITLE} (instrumental).mp3`)
  expect(await credits(page.request)).toBe(before)
  expect(sent()).toBe(1)
})

test('a file goes up in sight, and gives way to a link', async ({ page }) => {
  await signInByApi(page.request, `uploader-${Date.now()}@example.com`)
  // The person is known only after the file was chosen.
  let choose = () => {}
  const chosen = new Promise<void>((resolve) => {
    choose = resolve
  })
  await page.route(/auth\.me/, async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto('/vocal-remover')
  const file = { name: 'demo.wav', mimeType: 'audio/wav', buffer: Buffer.from(wavBytes({ seconds: 4 })) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('demo.wav')).toBeVisible()
  choose()
  await expect(page.getByText('File uploaded successfully!')).toBeVisible()
  await page.getByLabel('Video or audio link').fill('https://example.org/a.mp3')
  await expect(page.getByText('File uploaded successfully!')).toBeHidden()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByLabel('Video or audio link')).toHaveValue('')

  await button(page, 'Remove demo.wav').press('Enter')
  await expect(page.locator(':focus')).toHaveText(/^Drop an audio file here, or choose one/)
  // Half of a file is said to be half of one.
  const half = wavBytes({ seconds: 6 })
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...file, name: 'half.wav', buffer: Buffer.from(half.subarray(0, 44 + half.length / 2)) })
  await expect(page.getByText('This file was cut off: 0:03 of 0:06 could be read.')).toBeVisible()
  await button(page, 'Remove half.wav').click()
  await page.locator('input[type=file]').setInputFiles(file)

  // What is no recording is not worth a second try; what got lost on the way is.
  await button(page, 'Remove demo.wav').click()
  await page.locator('input[type=file]').setInputFiles({ ...file, name: 'empty.mp3', buffer: Buffer.alloc(0) })
  await expect(page.getByText(/^empty.mp3: This file could not be read/)).toBeVisible()
  await expect(button(page, 'Try again')).toBeHidden()
  await page.route('**/api/upload?*', (route) => route.abort())
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(button(page, 'Try again')).toBeVisible()
  await expect(page.getByText('Canto cannot be reached.')).toBeVisible()
})

test('of what is dropped the first recording is taken, a link goes to its field, and the page stays', async ({
  page,
}) => {
  await signInByApi(page.request, `dropper-${Date.now()}@example.com`)
  await page.goto('/vocal-remover')
  const box = page.locator('form label').filter({ hasText: 'Drop an audio file here' })
  const wav = { mimeType: 'audio/wav', buffer: Buffer.from(wavBytes({ seconds: 4 })) }
  const [one, two] = [
    { ...wav, name: 'one.wav' },
    { ...wav, name: 'two.wav' },
  ]
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') }
  await expect(box).toBeVisible()

  // Beside the box nothing is taken, and nothing lost.
  const heading = page.getByRole('heading', { level: 1 })
  expect(await drop(heading, { files: [one] })).toBe(true)
  expect(await drop(heading, { link: 'https://example.org/a.mp3' })).toBe(true)
  await expect(box).toBeVisible()
  // Into a field a link is dropped as the browser does it.
  expect(await drop(page.getByLabel('Video or audio link'), { link: 'https://example.org/a.mp3' })).toBe(false)

  await drop(box, { files: [text] })
  await expect(page.getByText(/^notes\.txt: Invalid file type\./)).toBeVisible()
  await drop(box, { files: [text, one, two] })
  await expect(page.getByText('One file at a time: “one.wav” was taken.')).toBeVisible()
  await expect(page.getByText(/^notes\.txt: Invalid file type\./)).toBeHidden()
  await expect(page.getByText('File uploaded successfully!')).toBeVisible()

  // What cannot be taken leaves the good one where it is, and says so without alarm.
  const chosen = page.getByText('one.wav', { exact: true })
  await drop(chosen, { files: [text] })
  await expect(page.getByText(/^notes\.txt: Invalid file type\./)).toBeVisible()
  await expect(page.getByText('“one.wav” is still chosen.')).toBeVisible()
  await expect(page.locator('form .text-danger')).toHaveCount(0)
  await expect(page.getByText('File uploaded successfully!')).toBeVisible()
  await drop(chosen, { files: [two] })
  await expect(page.getByText('“one.wav” is still chosen.')).toBeHidden()
  await expect(button(page, 'Remove two.wav')).toBeVisible()

  await drop(page.getByText('two.wav', { exact: true }), { link: 'https://example.org/a.mp3' })
  await expect(page.getByLabel('Video or audio link')).toHaveValue('https://example.org/a.mp3')
  await expect(box).toBeVisible()
})

test('half of a file is said to be half before it costs anything, whoever signs in on the way', async ({ page }) => {
  const whole = wavBytes({ seconds: 6 })
  const buffer = Buffer.from(whole.subarray(0, 44 + whole.length / 2))
  const created = countCalls(page, 'voiceCover.create')
  await page.goto(`/ai-music-cover/${VOICE.slug}`)
  await page.locator('input[type=file]').setInputFiles({ name: 'half.wav', mimeType: 'audio/wav', buffer })
  await page.getByLabel('I have the right to use this recording.').check()
  await button(page, 'Create').click()
  await signIn(page, `half-${Date.now()}@example.com`)
  await expect(page.getByText('This file was cut off: 0:03 of 0:06 could be read.')).toBeVisible()
  await expect(page.getByText('This file was cut off')).toBeInViewport()
  await expect(button(page, 'Create')).toBeEnabled()
  expect(created()).toBe(0)
  expect(await credits(page.request)).toBe(20)
  // Whoever wants half of it presses again.
  await button(page, 'Create').click()
  await expect(page.getByText('AI Cover generation started!', { exact: false })).toBeVisible()
  expect(created()).toBe(1)
})

test('a session that ended before the file goes up asks to sign in once, and goes on', async ({ page, context }) => {
  const email = `ended-${Date.now()}@example.com`
  await signInByApi(page.request, email)
  await page.goto('/vocal-remover')
  await expect(page.getByText('The songs you split will gather here.')).toBeVisible()
  await context.clearCookies()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/upload')) sent++
  })
  const buffer = Buffer.from(wavBytes({ seconds: 4 }))
  await page.locator('input[type=file]').setInputFiles({ name: 'demo.wav', mimeType: 'audio/wav', buffer })
  await signIn(page, email)
  await expect(page.getByText('File uploaded successfully!')).toBeVisible()
  expect(sent).toBe(2)
})
