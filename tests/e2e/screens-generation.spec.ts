import { expect, type Page } from '@playwright/test'
import { PLANS } from '#lib/catalog/plans.ts'
import { callApi, playedSeconds, printedCode, signIn, signInByApi, test } from '../support/product.ts'
import { MAKING_MS } from '../support/slowness.ts'

const WORDS = '[Verse]\nA kettle hums in the kitchen\nA moth goes round the light'

const generate = (page: Page) => page.getByRole('button', { name: /^Generate/ })
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

async function write(page: Page, title: string) {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Lyrics' }).fill(WORDS)
  await page.getByRole('button', { name: 'Style', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pop', exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Presses Tab until the thing with this name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    })
    if (name.test(here)) return
  }
  throw new Error(`Tab never reached ${name}`)
}

test('keyboard alone: write, sign in, make, hear and share; a reload finds the song still being made', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ai-music-generator')
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await tabTo(page, /^Title$/)
  await page.keyboard.type('Kettle and moth')
  await page.keyboard.press('Enter')
  await page.keyboard.type(WORDS)
  await tabTo(page, /^Style$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, /^Pop$/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Style Pop' })).toBeFocused()

  await tabTo(page, /^Generate$/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type('keyboard@example.com')
  const code = await printedCode('keyboard@example.com', () => page.keyboard.press('Enter'))
  await expect(page.getByLabel('Six-digit code')).toBeFocused()
  await page.keyboard.type(code)
  await expect(page.getByText('Music generation started!')).toBeVisible()

  const song = row(page, 'Kettle and moth')
  await expect(song.getByText(/Pending|Generating/)).toBeVisible()
  await page.reload()
  await expect(song.getByRole('progressbar')).toBeVisible()
  await expect(song.getByRole('button', { name: 'Play Kettle and moth' })).toBeVisible({ timeout: MAKING_MS })

  await tabTo(page, /^Play Kettle and moth$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/song\//)
  // Its beginning may be heard before there is anything to share.
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible({ timeout: MAKING_MS })
  await tabTo(page, /^Share$/)
  await page.keyboard.press('Enter')
  // Others will read a name beside it, which is asked for first.
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Moth')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied successfully!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a double click makes one song, known in every tab', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/songs')
  await expect(other.getByText('Sign in to view your library')).toBeVisible()

  await page.goto('/ai-music-generator')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await signIn(page, 'double@example.com')
  await expect(other.getByText('No AI Music Yet')).toBeVisible()

  await write(page, 'Only once')
  await generate(page).dblclick({ delay: 60 })
  await expect(row(page, 'Only once')).toHaveCount(1)
  await expect(page.getByText('Please enter lyrics for your song')).toBeHidden()
  const { result } = await callApi<{ credits: number }>(page.request, 'account.update', { name: 'Double' })
  expect(result?.data.json.credits).toBe(15)
})

test('a session that ends in the middle asks to sign in and goes on with what was typed', async ({ page, context }) => {
  await signInByApi(page.request, 'expired@example.com')
  await page.goto('/ai-music-generator')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await write(page, 'Still here')
  await context.clearCookies()
  await generate(page).click()
  // Behind the dialog.
  await expect(page.getByRole('button', { name: 'Sign up', includeHidden: true })).toBeAttached()
  await signIn(page, 'expired@example.com')
  await expect(row(page, 'Still here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})

test('lyrics that are far too long stay whole, and say so beside themselves', async ({ page }) => {
  await page.goto('/ai-music-generator')
  const lyrics = page.getByRole('textbox', { name: 'Lyrics' })
  const words = 'la la la la la\n'.repeat(400)
  await lyrics.fill(words)
  await generate(page).click()
  await expect(page.getByText('The lyrics are too long: at most 3000 characters on your plan.')).toBeVisible()
  await expect(lyrics).toBeFocused()
  await expect(lyrics).toHaveValue(words)
  await page.reload()
  await expect(lyrics).toHaveValue(words)
})

test('Enter that confirms a composed word sends nothing and moves nowhere', async ({ page }) => {
  await page.goto('/ai-music-generator')
  await page.waitForLoadState('networkidle')
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('夜の歌')
  await title.dispatchEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })
  await expect(title).toBeFocused()
  await title.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Lyrics' })).toBeFocused()
})

test('a damaged draft still opens the form', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('canto-draft', '{"lyrics":5,"title":"Kept","settings":7}'))
  await page.goto('/ai-music-generator')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kept')
})

test('lyrics without a word are refused beside themselves, before anybody signs in', async ({ page }) => {
  await page.goto('/ai-music-generator')
  await write(page, 'Only signs')
  const lyrics = page.getByRole('textbox', { name: 'Lyrics' })
  await lyrics.fill('🎵 … 😀')
  await generate(page).click()
  await expect(page.getByText('There is nothing to sing in these lyrics.')).toBeVisible()
  await expect(lyrics).toBeFocused()
  await expect(page.getByText('7/3000')).toBeHidden()
  await expect(page.getByText('5/3000')).toBeVisible()
})

for (const width of [390, 900, 1440])
  test(`the song that is being made comes into view, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInByApi(page.request, `sees-${width}-${Date.now()}@example.com`)
    await page.goto('/ai-music-generator')
    await write(page, 'In sight')
    await page.getByRole('textbox', { name: 'Lyrics' }).fill(`[Verse]\n${'A moth goes round the light\n'.repeat(40)}`)
    await page.getByText('More options').scrollIntoViewIfNeeded()
    await page.getByText('More options').click()
    await generate(page).click()
    const song = row(page, 'In sight').first()
    await expect(song.getByText(/Pending|Generating/)).toBeInViewport({ ratio: 1 })
    await expect(song.getByRole('progressbar')).toBeInViewport()
    if (width < 1024) await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: 'Lyrics' })).toHaveValue('')
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    // The next one has to wait for it, which is no refusal.
    await expect(
      page.getByText('What you are making is not finished yet. You can start the next one as soon as it is finished'),
    ).toBeVisible()
  })

test('words beside an instrumental are kept for later, also once it is made', async ({ page }) => {
  await signInByApi(page.request, `unsung-${Date.now()}@example.com`)
  await page.goto('/ai-music-generator')
  await write(page, 'Without words')
  const instrumental = page.getByRole('switch', { name: /Instrumental/ })
  await instrumental.check()
  await generate(page).click()
  await expect(page.getByText('Music generation started!')).toBeVisible()
  const lyrics = page.getByRole('textbox', { name: 'Lyrics' })
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(lyrics).toHaveValue(WORDS)
  await page.reload()
  await expect(lyrics).toHaveValue(WORDS)
})

test('a draft stays through sign-in, and goes with logging out, in every tab', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/ai-music-generator')
  await write(page, 'My diary')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await signIn(page, `diary-${Date.now()}@example.com`)
  const title = (where: Page) => where.getByLabel('Title', { exact: true })
  await expect(title(page)).toHaveValue('My diary')
  await other.goto('/ai-music-generator')
  await expect(title(other)).toHaveValue('My diary')

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(title(page)).toHaveValue('')
  await expect(title(other)).toHaveValue('')
  await other.reload()
  await page.reload()
  await expect(title(other)).toHaveValue('')
  await expect(title(page)).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('canto-draft'))).toBeNull()
})

test('a song that is deleted before it is finished is cancelled, and says that its credits are back', async ({
  page,
}) => {
  await signInByApi(page.request, `cancels-${Date.now()}@example.com`)
  // As long as the plan lets it be: it must not be finished before it is deleted.
  const order = { title: 'Changed my mind', prompt: WORDS, style: 'Pop', lengthSec: PLANS.free.songMaxSec }
  await callApi(page.request, 'music.generate', order)
  await page.goto('/songs')
  await page.getByRole('button', { name: 'More for Changed my mind' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('“Changed my mind” is canceled. 5 credits are back.')).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByText('20 credits')).toBeVisible()
})
