import { expect, type Page } from '@playwright/test'
import { callApi, finishedSong, playedSeconds, signInByApi, test } from '../support/product.ts'
import { calls } from '../support/screen-parts.ts'
import { MAKING_MS } from '../support/slowness.ts'

const TITLE = 'The kettle at five'
const LYRICS = '[Verse]\nThe kettle sings before the light\nThe window keeps a little night'
const DRAFT = {
  title: TITLE,
  lyrics: LYRICS,
  settings: { style: 'Folk', mood: null, scenario: null },
  gender: 'f',
  lengthSec: 30,
}

const panel = (page: Page) => page.getByRole('region', { name: 'Two takes' })
const take = (page: Page, letter: string) => panel(page).getByRole('radio', { name: `Take ${letter}` })
const playing = (page: Page, letter: string) =>
  page.getByRole('region', { name: 'Player' }).getByRole('link', { name: `${letter} · ${TITLE}` })
/** Requests for a page that is drawn by the server, as they come. */
function drawingsOf(page: Page, address: string): string[] {
  const drawings: string[] = []
  page.on('request', (request) => {
    const { rsc, 'next-router-prefetch': prefetch } = request.headers()
    if (rsc && !prefetch && request.url().startsWith(address)) drawings.push(request.url())
  })
  return drawings
}

const storeDraft = (page: Page, draft: object) =>
  page.evaluate((text) => localStorage.setItem('canto-draft', text), JSON.stringify(draft))

test('one press makes two takes: heard beside each other from the same second, one kept, brought back, both kept', async ({
  page,
}) => {
  await signInByApi(page.request, `takes-${Date.now()}@example.com`)
  await page.goto('/privacy')
  await storeDraft(page, DRAFT)
  await page.goto('/ai-music-generator')
  await expect(page.getByRole('radio', { name: '1 take' })).toBeChecked()
  await expect(page.getByText('5 credits', { exact: true })).toBeVisible()
  await page.getByText('2 takes', { exact: true }).click()
  await expect(page.getByText('10 credits', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Generate/ }).click()
  await expect(page.getByText('Music generation started!')).toBeVisible()

  // Both are there at once; the choice is remembered.
  const history = page.getByRole('listitem').filter({ hasText: TITLE })
  await expect(history).toHaveCount(2)
  await expect(history.filter({ hasText: 'Take 1 of 2' })).toHaveCount(1)
  await expect(history.filter({ hasText: 'Take 2 of 2' })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('radio', { name: '2 takes' })).toBeChecked()
  const first = history.filter({ hasText: 'Take 1 of 2' }).getByRole('link')
  await first.click()
  await expect(panel(page).getByRole('button', { name: 'Keep both' })).toBeVisible({ timeout: MAKING_MS })
  await expect(take(page, 'A')).toBeChecked()

  // With the keyboard: the other one goes on from the same second.
  await panel(page).getByRole('button', { name: 'Play A' }).press('Enter')
  await expect(playing(page, 'A')).toBeVisible()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(3)
  await take(page, 'A').focus()
  const before = await playedSeconds(page)
  const asked = performance.now()
  await page.keyboard.press('ArrowRight')
  await expect(take(page, 'B')).toBeChecked()
  await expect(playing(page, 'B')).toBeVisible()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThanOrEqual(Math.floor(before))
  // It cannot have played for longer than this test has waited.
  expect(await playedSeconds(page)).toBeLessThan(before + (performance.now() - asked) / 1000 + 1)
  // A pause keeps the second, too.
  await panel(page).getByRole('button', { name: 'Pause B' }).click()
  const paused = await playedSeconds(page)
  await take(page, 'A').click()
  await panel(page).getByRole('button', { name: 'Play A' }).click()
  await expect(playing(page, 'A')).toBeVisible()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThanOrEqual(Math.floor(paused))

  // What sounds goes on in the take that is kept, on its own page.
  const address = page.url()
  await panel(page).getByRole('button', { name: 'Keep take B' }).click()
  await expect(page.getByText(`“${TITLE}” is in the trash`)).toBeVisible()
  await expect(page).not.toHaveURL(address)
  await expect(page).toHaveURL(/\/song\/[0-9a-f-]{36}$/)
  await expect(panel(page)).toBeHidden()
  await expect(playing(page, 'B')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(take(page, 'B')).toBeVisible()
  // A was in the trash when its page was left; now it is there again, and is drawn once.
  const drawings = drawingsOf(page, address)
  await panel(page).getByRole('link', { name: 'Open A’s page' }).click()
  await expect(page).toHaveURL(address)
  await panel(page).getByRole('button', { name: 'Keep both' }).press('Enter')
  await expect(page.getByText('Both are kept as songs of their own.')).toBeVisible()
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toHaveText(/^(Play|Pause)$/)
  expect(drawings.length).toBeLessThanOrEqual(1)
  await page.goto('/songs')
  await expect(page.getByRole('link', { name: TITLE, exact: true })).toHaveCount(2)
  await expect(page.getByText(/Take \d of 2/)).toHaveCount(0)

  // Where only one can be paid for, two cannot be chosen, and it says why.
  await finishedSong(page.request, { prompt: LYRICS, style: 'Folk', lengthSec: 30 })
  await page.goto('/ai-music-generator')
  await expect(page.getByRole('radio', { name: '2 takes' })).toBeDisabled()
  await expect(page.getByText('2 takes: Of your 4 songs for today, only 1 is left.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '1 take' })).toBeChecked()
  await expect(page.getByText('5 credits', { exact: true })).toBeVisible()
})

test('a second choice between two takes is not taken while the first is on its way', async ({ page }) => {
  await signInByApi(page.request, `hasty-${Date.now()}@example.com`)
  const song = { title: TITLE, prompt: LYRICS, style: 'Folk', lengthSec: 30, takes: 2 }
  const { result } = await callApi<{ id: string }>(page.request, 'music.generate', song)
  await page.goto(`/song/${result?.data.json.id}`)
  const keep = (letter: string) => panel(page).getByRole('button', { name: `Keep take ${letter}` })
  await expect(panel(page).getByRole('button', { name: 'Keep both' })).toBeVisible({ timeout: MAKING_MS })
  let deleted = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/music\.delete/, async (route) => {
    deleted++
    await answered
    await route.continue()
  })
  await keep('A').click()
  await expect(keep('B')).toHaveAttribute('aria-disabled', 'true')
  await keep('B').click({ force: true })
  answer()
  await expect(panel(page)).toBeHidden()
  expect(deleted).toBe(1)
})

test('a choice that is undone before the page knows of it can be made again', async ({ page }) => {
  await signInByApi(page.request, `undone-${Date.now()}@example.com`)
  const song = { title: TITLE, prompt: LYRICS, style: 'Folk', lengthSec: 30, takes: 2 }
  const { result } = await callApi<{ id: string }>(page.request, 'music.generate', song)
  await page.goto(`/song/${result?.data.json.id}`)
  await expect(panel(page).getByRole('button', { name: 'Keep both' })).toBeVisible({ timeout: MAKING_MS })
  await page.waitForLoadState('networkidle')
  await page.route(calls('music.getById'), () => {})
  await panel(page).getByRole('button', { name: 'Keep take A' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page).getByRole('button', { name: 'Keep both' })).toBeEnabled()
  await page.unroute(calls('music.getById'))
  await panel(page).getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByText('Both are kept as songs of their own.')).toBeVisible()
})

test('another song like anybody’s begins with its settings, and with its words and seed; what was being written comes back', async ({
  page,
  playwright,
  baseURL,
}) => {
  const owner = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInByApi(owner, `model-${Date.now()}@example.com`)
  const song = {
    prompt: LYRICS,
    title: TITLE,
    style: 'Folk, Sad',
    gender: 'm',
    language: 'en',
    lengthSec: 30,
    seed: 77,
  }
  const id = await finishedSong(owner, song)
  await owner.dispose()

  await page.goto(`/song/${id}`)
  for (const fact of ['Key', 'Tempo', 'Singer', 'Seed'])
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${fact}$`) })
        .first(),
    ).toBeVisible()
  await storeDraft(page, { lyrics: 'Words of my own', gender: 'f' })
  const like = page.getByRole('button', { name: 'Make one like this' })
  await like.click()
  const dialog = page.getByRole('dialog', { name: 'Make one like this' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(like).toBeFocused()
  await like.click()
  await expect(dialog.getByRole('checkbox', { name: /seed too: 77/ })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Bring its words too' }).check()
  await dialog.getByRole('button', { name: 'Open the form' }).press('Enter')

  const lyrics = page.getByRole('textbox', { name: 'Lyrics' })
  await expect(lyrics).toBeFocused()
  await expect(lyrics).toHaveValue(LYRICS)
  await expect(page.getByRole('button', { name: 'Style Folk' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mood Sad' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
  await page.getByText('More options').click()
  await expect(page.getByLabel('Seed')).toHaveValue('77')
  await expect(page.getByLabel('Singing language')).toHaveValue('en')
  await page.reload()
  await page.getByRole('button', { name: 'Bring back what you were writing' }).click()
  await expect(lyrics).toHaveValue('Words of my own')
  await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Bring back what you were writing' })).toBeHidden()
})
