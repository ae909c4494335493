import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { givenSong } from '../support/given-song.ts'
import { playedSeconds, signIn, signInByApi, test } from '../support/product.ts'
import { MAKING_MS } from '../support/slowness.ts'

const LYRICS = `[Verse]
There is a lamp in the window tonight
Somebody left it to show me the way
[Verse]
I have been walking with stones in my shoes
Carrying letters I never did send
[Chorus]
Leave a lamp burning for me
Over the river and down by the sea`

test('a newcomer makes a song: signs in, pastes lyrics, hears it, finds it again, shares it', async ({
  page,
  browser,
}) => {
  await page.goto('/ai-music-generator')
  await page.getByLabel('Title').fill('Lamp in the window')
  await page.getByRole('textbox', { name: 'Lyrics' }).fill(LYRICS)
  await page.getByRole('button', { name: /Style/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pop', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  // Signed out: the press opens sign-in and goes on by itself afterwards, with all that was typed.
  await page.getByRole('button', { name: /^Generate/ }).click()
  await signIn(page, 'newcomer@example.com')
  await expect(page.getByText('Music generation started!')).toBeVisible()

  const song = page.getByRole('listitem').filter({ hasText: 'Lamp in the window' }).first()
  await expect(song.getByText(/Pending|Generating/)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await expect(song.getByRole('button', { name: 'Play Lamp in the window' })).toBeVisible({ timeout: MAKING_MS })
  // What waits for a song asks how far it is, and not for the whole list each time.
  expect(asked.filter((address) => address.includes('/api/progress?')).length).toBeGreaterThan(0)
  expect(asked.filter((address) => address.includes('music.getHistory')).length).toBeLessThan(3)

  await song.getByRole('button', { name: 'Play Lamp in the window' }).click()
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player.getByText('Lamp in the window')).toBeVisible()
  const heard = () => playedSeconds(page)
  await expect.poll(heard).toBeGreaterThan(1)

  // The library shows it, and the music goes on while the person moves there.
  await page.getByRole('link', { name: 'Songs', exact: true }).first().click()
  await expect(page).toHaveURL(/\/songs$/)
  await expect(page.getByRole('heading', { name: 'My Library' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Lamp in the window/ }).first()).toBeVisible()
  const before = await heard()
  await expect.poll(heard).toBeGreaterThan(before)

  await page
    .getByRole('link', { name: /Lamp in the window/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/song\/[0-9a-f-]{36}$/)
  // Its beginning plays while the rest is made, but only a finished song is for others.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible({ timeout: MAKING_MS })
  expect(asked.filter((address) => address.includes('music.getById')).length).toBeLessThan(4)
  const address = page.url()

  // Who has given no name is asked for one before others can read it.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(page.getByText('By Unknown')).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Which name should others see?' })
  const visibility = page.getByRole('combobox', { name: 'Who can see it' })
  await visibility.selectOption('public')
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(visibility).toHaveValue('link')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await question.getByLabel('Name').fill('Newcomer')
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Copied successfully!')).toBeVisible()
  await expect(question).toBeHidden()
  await expect(page.getByText('Others see the name Newcomer.')).toBeVisible()
  await expect(page.getByText('By Newcomer')).toBeVisible()

  // Another name is another one everywhere, also on the page that was left, which knows the song as finished.
  await page.reload()
  await page.getByRole('link', { name: 'Change it' }).click()
  await page.getByLabel('Name').fill('Wick and Wax')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Others see the name Wick and Wax.')).toBeVisible()
  await expect(page.getByText('By Wick and Wax')).toBeVisible()

  // A friend who is not signed in opens the link: text without scripts, sound with them.
  const friend = await browser.newPage()
  const answer = await friend.request.get(address)
  const html = await answer.text()
  expect(html).toContain('Lamp in the window')
  expect(html).toContain('There is a lamp in the window tonight')
  expect(html).toMatch(/<meta property="og:title" content="[^"]*Lamp in the window/)
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  await friend.goto(address)
  await friend.getByRole('button', { name: /^Play/ }).first().click()
  await expect.poll(() => playedSeconds(friend)).toBeGreaterThan(1)
  await friend.close()
})

test('who wants no name is asked once, from wherever something is shown to others', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInByApi(page.request, `nameless-${Date.now()}@example.com`)
  const id = await givenSong(page.request, { title: 'Unsigned' })
  const question = page.getByRole('dialog', { name: 'Which name should others see?' })
  const shared = page.getByText('Copied successfully!')

  await page.goto('/songs')
  await page.getByRole('button', { name: 'Share Unsigned' }).click()
  await expect(question.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shared).toBeHidden()
  await page.getByRole('button', { name: 'More for Unsigned' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')

  // Also by a press that comes before the page knows who presses.
  await page.route(/auth\.me/, async (route) => {
    await delay(1500)
    await route.continue()
  })
  await page.goto(`/song/${id}`)
  const visibility = page.getByRole('combobox', { name: 'Who can see it' })
  await visibility.selectOption('public')
  await question.getByRole('button', { name: 'Stay without a name' }).click()
  await expect(visibility).toHaveValue('public')
  await page.reload()
  await expect(visibility).toHaveValue('public')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(shared).toBeVisible()
  await expect(question).toBeHidden()
})
