import { expect, type Page } from '@playwright/test'
import { givenSong } from '../support/given-song.ts'
import { callApi, playedSeconds, signIn, signInByApi, subscribe, test } from '../support/product.ts'

/** What one tab shows while another one, or another person, changes it. */
const SONG = { prompt: '[Verse]\nA bench beside the water', style: 'Folk', lengthSec: 30 }

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name })
const email = (who: string) => `${who}-${Date.now()}@example.com`

async function renamed(page: Page, id: string, title: string): Promise<void> {
  const { error } = await callApi(page.request, 'music.rename', { id, title })
  expect(error).toBeUndefined()
}

/** As a browser tells a page whose tab is chosen again. */
async function comeBack(page: Page): Promise<void> {
  // Within a second of the last answer nothing is asked anew.
  await page.waitForTimeout(1100)
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

test('who logs out leaves nothing private on the screen, nor behind the back button', async ({ page }) => {
  await signInByApi(page.request, email('leaves'))
  await subscribe(page.request, 'standard_monthly')
  const id = await givenSong(page.request, { title: 'Only mine' })
  await callApi(page.request, 'music.setVisibility', { id, visibility: 'private' })
  await page.goto('/songs')
  await main(page).getByRole('link', { name: 'Only mine' }).click()
  await expect(heading(page, 'Only mine')).toBeVisible()
  await main(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
  await logOut(page)
  await expect(heading(page, 'Song not found')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/songs')
  await page.goForward()
  await expect(heading(page, 'Song not found')).toBeVisible()
  await expect(page.getByText('Only mine')).toBeHidden()
})

test('who logs out leaves nothing in forms, nor on a page that the browser brings back', async ({ page, context }) => {
  const typed = { 'Video or audio link': 'https://example.com/my-diary.mp3', 'Title of the cover': 'My diary' }
  const expectForm = async (path: string, isFilled: boolean) => {
    for (const [label, text] of Object.entries(typed).slice(0, path === '/vocal-remover' ? 1 : 2))
      await expect(page.getByLabel(label)).toHaveValue(isFilled ? text : '')
  }
  const write = async (path: string) => {
    await signInByApi(page.request, email('writes'))
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    await page.getByLabel('Video or audio link').fill(typed['Video or audio link'])
    if (path === '/vocal-remover') return
    await page.getByText('More', { exact: true }).click()
    await page.getByLabel('Title of the cover').fill(typed['Title of the cover'])
  }
  for (const path of ['/vocal-remover', '/ai-music-cover/binble-piston']) {
    await write(path)
    await expectForm(path, true)
    await logOut(page)
    await expectForm(path, false)
  }

  await signInByApi(page.request, email('names'))
  await page.goto('/my-voice')
  const name = page.getByLabel('What to call the voice')
  await name.fill('My secret voice')
  await logOut(page)
  await main(page).getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, email('comes-next'))
  await expect(name).toHaveValue('')

  // The tests' browser keeps no whole pages, so that the page is told as if it had slept.
  await write('/vocal-remover')
  const wake = (leave: boolean) =>
    page.evaluate((leaves) => {
      const told = (name: string) => dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
      told('pagehide')
      if (leaves) localStorage.removeItem('canto-person')
      told('pageshow')
    }, leave)
  await wake(false)
  await expectForm('/vocal-remover', true)
  await context.clearCookies()
  await wake(true)
  await expectForm('/vocal-remover', false)
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
})

test('who logs out in another tab leaves nothing private in this one', async ({ page, context }) => {
  const owner = email('leaves-there')
  await signInByApi(page.request, owner)
  await subscribe(page.request, 'standard_monthly')
  const id = await givenSong(page.request, { title: 'Only mine' })
  await callApi(page.request, 'music.setVisibility', { id, visibility: 'private' })
  await page.goto(`/song/${id}`)
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  await logOut(other)
  await expect(heading(page, 'Song not found')).toBeVisible()

  // Nor what only its owner can do, with what others may hear.
  await signInByApi(page.request, owner)
  await callApi(page.request, 'music.setVisibility', { id, visibility: 'public' })
  await page.goto(`/song/${id}`)
  await expect(page.getByRole('button', { name: 'More for Only mine' })).toBeVisible()
  await other.reload()
  await logOut(other)
  await expect(page.getByRole('button', { name: 'More for Only mine' })).toBeHidden()
  await expect(heading(page, 'Only mine')).toBeVisible()
})

test('a session that ends in another tab takes nothing of what is written or kept here', async ({ page, context }) => {
  await signInByApi(page.request, email('goes-on'))
  await page.goto('/ai-music-generator')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  const lyrics = page.getByRole('textbox', { name: 'Lyrics' })
  await lyrics.fill('A line that I want to keep')
  const stored = () => page.evaluate(() => localStorage.getItem('canto-draft') ?? '')
  await expect.poll(stored).toContain('A line that I want to keep')
  await page.evaluate(async () => (await caches.open('canto-saved')).put('/saved/a-song', new Response('a record')))
  const other = await context.newPage()
  await other.goto('/songs')
  await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible()
  await context.clearCookies()
  await comeBack(other)
  await other.reload()
  await expect(other.getByRole('button', { name: 'Sign up' })).toBeVisible()

  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await expect(lyrics).toHaveValue('A line that I want to keep')
  expect(await stored()).toContain('A line that I want to keep')
  expect(await page.evaluate(() => caches.has('canto-saved'))).toBe(true)
})

test('who signs in on the page of their own song finds it theirs', async ({ page, context }) => {
  const owner = email('comes')
  await signInByApi(page.request, owner)
  const id = await givenSong(page.request, { title: 'Mine again' })
  await context.clearCookies()
  await page.goto(`/song/${id}`)
  await expect(heading(page, 'Mine again')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await signIn(page, owner)
  await expect(page.getByRole('button', { name: 'More for Mine again' })).toBeVisible()
})

test('who signs in where another person’s session has ended sees nothing of theirs', async ({ page, context }) => {
  await signInByApi(page.request, email('ended'))
  await callApi(page.request, 'music.generate', { ...SONG, title: 'Another’s song' })
  await page.goto('/ai-music-generator')
  await expect(main(page).getByText('Another’s song').first()).toBeVisible()
  await context.clearCookies()
  await comeBack(page)
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible()
  await page.route(/music\.getHistory/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await signIn(page, email('next'))
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  expect(await main(page).getByText('Another’s song').count()).toBe(0)
})

test('who signs in after another person, in the same tab, finds nothing of theirs in the trash', async ({
  page,
  context,
}) => {
  const trashed = page.getByText('In another’s trash')
  const owner = email('threw-away')
  await signInByApi(page.request, owner)
  const id = await givenSong(page.request, { title: 'In another’s trash' })
  await callApi(page.request, 'library.delete', { ids: [id] })
  const openTrash = async () => {
    await signInByApi(page.request, owner)
    await page.unroute(/library\.trash/)
    await page.goto('/songs?tab=trash')
    await expect(trashed).toBeVisible()
    await page.route(/library\.trash/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      await route.continue()
    })
  }
  const comesIn = async () => {
    await signIn(page, email('comes-after'))
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    expect(await trashed.count()).toBe(0)
    await expect(page.getByText('The trash is empty')).toBeVisible()
  }
  await openTrash()
  await logOut(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await comesIn()

  // Also where the session ended by itself, on a tab that stands open.
  await openTrash()
  await context.clearCookies()
  await comeBack(page)
  await comesIn()
})

test('what was changed in another tab is there when the page is opened again, or looked at again', async ({ page }) => {
  await signInByApi(page.request, email('two-tabs'))
  const id = await givenSong(page.request, { title: 'First name' })
  await page.goto('/songs')
  await main(page).getByRole('link', { name: 'First name' }).click()
  await expect(heading(page, 'First name')).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/songs')
  await renamed(page, id, 'Second name')
  await main(page).getByRole('link', { name: 'First name' }).click()
  await expect(heading(page, 'Second name')).toBeVisible()
  await renamed(page, id, 'Third name')
  await comeBack(page)
  await expect(heading(page, 'Third name')).toBeVisible()

  await page.goBack()
  await renamed(page, id, 'Fourth name')
  await page.goForward()
  await expect(heading(page, 'Fourth name')).toBeVisible()

  await callApi(page.request, 'music.delete', { id })
  await comeBack(page)
  await expect(heading(page, 'Song not found')).toBeVisible()
})
