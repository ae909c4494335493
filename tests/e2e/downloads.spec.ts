import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { givenSong } from '../support/given-song.ts'
import { callApi, printedCode, signInByApi, songFile, subscribe, test } from '../support/product.ts'
import { unzipped } from '../support/unzipped.ts'

const TITLE = 'Letters to keep'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name = 'Download') => main(page).getByRole('button', { name, exact: true }).click()
const choose = (page: Page, name: string, options = {}) =>
  page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click(options)

/** What the page asks of the server for files. */
function asked(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/download')) addresses.push(request.url())
  })
  return addresses
}

async function savedAs(page: Page, file: string): Promise<string> {
  const downloading = page.waitForEvent('download')
  // A menu that has closed gives the focus back a moment later, which closes the one that a fast hand has opened meanwhile.
  await expect(async () => {
    await press(page)
    await choose(page, file, { timeout: 3000 })
  }).toPass()
  const download = await downloading
  expect(await download.failure()).toBeNull()
  return download.suggestedFilename()
}

test.describe('a finished song', () => {
  // What one of them did is where the next one begins.
  test.describe.configure({ mode: 'serial' })
  let id: string
  let session: Awaited<ReturnType<BrowserContext['storageState']>>

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
    await signInByApi(request, `letters-${Date.now()}@example.com`)
    id = await givenSong(request, { title: TITLE })
    session = await request.storageState()
    await request.dispose()
  })

  test('is in its owner’s export where the plan has no files, and is given with a plan that has', async ({
    page,
    context,
  }) => {
    await context.addCookies(session.cookies)
    const requests = asked(page)
    const inExport = main(page).getByRole('link', { name: 'In your export', exact: true })
    await page.goto('/songs')
    await expect(inExport).toHaveAttribute('href', '/account#export')
    await press(page, `More for ${TITLE}`)
    await expect(page.getByRole('menuitem', { name: /^Download/ })).toBeHidden()
    await expect(page.getByRole('menuitem', { name: /^In your export/ })).toContainText('come with the Basic plan.')
    await page.keyboard.press('Escape')
    await page.goto(`/song/${id}`)
    await expect(main(page).getByText('MP3 downloads come with the Basic plan.')).toBeVisible()
    await expect(main(page).getByRole('button', { name: /Download/ })).toHaveCount(0)
    await inExport.click()
    await expect(main(page).getByRole('button', { name: 'Export everything' })).toBeInViewport()

    // A plan that has some of them says which one has the others, and that all are in the export.
    await page.route(/auth\.me/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"tier":"free"', '"tier":"basic"') })
    })
    await page.goto(`/song/${id}`)
    await press(page)
    await expect(page.getByRole('menuitem')).toHaveText([
      'MP3',
      'WAVWith the Standard plan',
      'Voice alone (WAV)With the Standard plan',
      'Music alone (WAV)With the Standard plan',
      'Each instrument (ZIP)With the Standard plan',
      'MIDIWith the Standard plan',
      'Sheet music (MusicXML)With the Standard plan',
      'Timed lyrics (LRC)',
    ])
    await choose(page, 'Voice alone')
    await expect(dialog(page).getByText('Stems come with the Standard plan.')).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription')
    await expect(dialog(page).getByRole('link', { name: /export of your account/ })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Not now' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(requests).toEqual([])
    await page.unroute(/auth\.me/)

    await subscribe(page.request, 'standard_monthly')
    await page.reload()
    expect(await savedAs(page, 'MP3')).toBe(`${TITLE}.mp3`)
    expect(await savedAs(page, 'WAV')).toBe(`${TITLE}.wav`)
    expect(await savedAs(page, 'Voice alone')).toBe(`${TITLE} (vocals).wav`)
    expect(await savedAs(page, 'Music alone')).toBe(`${TITLE} (instrumental).wav`)
    expect(await savedAs(page, 'Each instrument')).toBe(`${TITLE} (stems).zip`)
    await expect(dialog(page)).toBeHidden()
    expect(await savedAs(page, 'MIDI')).toBe(`${TITLE}.mid`)
    expect(await savedAs(page, 'Sheet music')).toBe(`${TITLE}.musicxml`)
    expect(await savedAs(page, 'Timed lyrics')).toBe(`${TITLE}.lrc`)
    await press(page)
    await expect(page.getByText('With the')).toBeHidden()
  })

  test('asks a visitor to sign in, and goes on from there', async ({ page }) => {
    const requests = asked(page)
    await page.goto(`/song/${id}`)
    await press(page)
    await expect(dialog(page).getByLabel('E-mail')).toBeVisible()
    const email = `passer-by-${Date.now()}@example.com`
    await dialog(page).getByLabel('E-mail').fill(email)
    const send = dialog(page).getByRole('button', { name: 'Send verification code' })
    const code = await printedCode(email, () => send.click())
    await dialog(page).getByLabel('Six-digit code').fill(code)
    await expect(dialog(page).getByText('MP3 downloads come with the Basic plan.')).toBeVisible()
    // It is somebody else's, and in nobody's export but theirs.
    await expect(dialog(page).getByRole('link', { name: /export/ })).toHaveCount(0)
    expect(requests).toEqual([])

    await subscribe(page.request, 'basic_monthly')
    await page.reload()
    const downloading = page.waitForEvent('download')
    await press(page)
    expect((await downloading).suggestedFilename()).toBe(`${TITLE}.mp3`)
  })

  test('is in the export, and goes with the account, whose plan is cancelled first', async ({ page, context }) => {
    await context.addCookies(session.cookies)
    await page.goto('/account')
    const { email } = (await (await page.request.get('/api/trpc/auth.me')).json()).result.data.json
    const downloading = page.waitForEvent('download')
    await press(page, 'Export everything')
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^canto-\d{4}-\d\d-\d\d\.zip$/)
    expect(await download.failure()).toBeNull()
    const files = unzipped(readFileSync(await download.path()))
    const folder = `songs/${TITLE} ${id.slice(-8)}`
    const sound = files.get(`${folder}/song.mp3`)
    expect(sound?.length).toBe((await songFile(page.request, id)).length)
    expect([...files.keys()]).toEqual(expect.arrayContaining(['account.json', `${folder}/vocals.wav`]))

    await press(page, 'Delete account')
    await expect(dialog(page).getByText(/^Your Standard plan renews on /)).toBeVisible()
    await expect(dialog(page).getByRole('link')).toHaveAttribute('href', '/subscription')
    const { result } = await callApi<{ url: string }>(page.request, 'payment.createBillingPortal', undefined)
    await page.request.post(result?.data.json.url ?? '', { form: { press: 'cancel' } })
    await expect
      .poll(async () => await (await page.request.get('/api/trpc/payment.getSubscription')).text())
      .toContain('"isEnding":true')

    // What was written and not sent goes, too.
    const stored = () => page.evaluate(() => localStorage.getItem('canto-draft'))
    await page.goto('/ai-music-generator')
    await page.getByLabel('Title', { exact: true }).fill('My diary')
    await expect.poll(stored).toContain('My diary')
    await page.goto('/account')
    await press(page, 'Delete account')
    const remove = dialog(page).getByRole('button', { name: 'Delete for good' })
    await dialog(page).getByLabel('Type your e-mail address to confirm').fill('somebody@example.com')
    await remove.click()
    await expect(dialog(page).getByText('This is not the e-mail address of your account.')).toBeVisible()
    await dialog(page).getByLabel('Type your e-mail address to confirm').fill(email)
    await remove.click()
    await expect(dialog(page).getByText(/Please confirm that you give it up\.$/)).toBeVisible()
    await dialog(page)
      .getByLabel(/^My Standard plan is paid until /)
      .check()
    await remove.click()
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect.poll(stored).toBeNull()
    expect((await page.request.get('/api/trpc/music.getHistory')).status()).toBe(401)
    expect((await page.goto(`/song/${id}`))?.status()).toBe(404)
    expect((await page.request.get(`/api/audio/${id}`)).status()).toBe(404)
  })
})
