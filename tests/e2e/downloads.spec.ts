import { type BrowserContext, expect, type Page } from '@playwright/test'
import { finishedSong, printedCode, signInByApi, subscribe, test } from '../support/product.ts'

const TITLE = 'Letters to keep'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name = 'Download') => main(page).getByRole('button', { name, exact: true }).click()
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()

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
  await press(page)
  await choose(page, file)
  const download = await downloading
  expect(await download.failure()).toBeNull()
  return download.suggestedFilename()
}

test.describe('a finished song', () => {
  let id: string
  let session: Awaited<ReturnType<BrowserContext['storageState']>>

  test.beforeAll(async ({ playwright, baseURL }) => {
    test.setTimeout(120_000)
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
    await signInByApi(request, `letters-${Date.now()}@example.com`)
    const lyrics = '[Verse]\nI keep your letters in a drawer'
    id = await finishedSong(request, { title: TITLE, prompt: lyrics, style: 'Pop', lengthSec: 30 })
    session = await request.storageState()
    await request.dispose()
  })

  test('names the plan that has its files, and gives them once its owner has that plan', async ({ page, context }) => {
    test.setTimeout(120_000)
    await context.addCookies(session.cookies)
    const requests = asked(page)
    await page.goto('/songs')
    await press(page, `Download ${TITLE}`)
    await expect(dialog(page).getByText('MP3 downloads come with the Basic plan.')).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await press(page, `More for ${TITLE}`)
    await choose(page, 'Download')
    await expect(dialog(page).getByText('MP3 downloads come with the Basic plan.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Not now' }).click()

    await page.goto(`/song/${id}`)
    await press(page)
    await expect(page.getByRole('menuitem')).toHaveText([
      'MP3With the Basic plan',
      'WAVWith the Standard plan',
      'Voice alone (WAV)With the Standard plan',
      'Music alone (WAV)With the Standard plan',
      'MIDIWith the Standard plan',
    ])
    await choose(page, 'Voice alone')
    await expect(dialog(page).getByText('Stems come with the Standard plan.')).toBeVisible()
    expect(requests).toEqual([])

    await subscribe(page.request, 'standard_monthly')
    await page.reload()
    expect(await savedAs(page, 'MP3')).toBe(`${TITLE}.mp3`)
    expect(await savedAs(page, 'WAV')).toBe(`${TITLE}.wav`)
    expect(await savedAs(page, 'Voice alone')).toBe(`${TITLE} (vocals).wav`)
    expect(await savedAs(page, 'Music alone')).toBe(`${TITLE} (instrumental).wav`)
    expect(await savedAs(page, 'MIDI')).toBe(`${TITLE}.mid`)
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
    expect(requests).toEqual([])

    await subscribe(page.request, 'basic_monthly')
    await page.reload()
    const downloading = page.waitForEvent('download')
    await press(page)
    expect((await downloading).suggestedFilename()).toBe(`${TITLE}.mp3`)
  })
})
