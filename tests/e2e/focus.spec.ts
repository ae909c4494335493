import { expect, type Locator, type Page } from '@playwright/test'
import { GIVEN_LINE, givenSong } from '../support/given-song.ts'
import { playedSeconds, signIn, signInByApi, test } from '../support/product.ts'
import { button } from '../support/screen-parts.ts'

/** After whatever the keyboard has done, it goes on from somewhere: never from the top of the document. */
const main = (page: Page) => page.getByRole('main')

async function press(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await press(button(page, menu))
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

test('the keyboard’s focus stays with what is worked on, and goes to the page when that is gone', async ({ page }) => {
  const email = `keys-${Date.now()}@example.com`
  await signInByApi(page.request, email)
  await givenSong(page.request, { title: 'Keys' })
  await page.goto('/songs')

  // A dialog that was opened from a menu gives it back to the menu's button, the first time and the next.
  for (let time = 0; time < 2; time++) {
    await choose(page, 'More for Keys', 'Rename')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, 'More for Keys')).toBeFocused()
  }
  await press(button(page, 'Play Keys').first())
  await press(page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Close player' }))
  await expect(main(page)).toBeFocused()
  await choose(page, 'More for Keys', 'Delete')
  await expect(page.getByText('No AI Music Yet')).toBeVisible()
  await expect(main(page)).toBeFocused()
  await press(button(page, 'Undo'))
  await expect(main(page)).toBeFocused()

  await page.goto('/account')
  await page.getByLabel('Name').fill('Somebody')
  await press(button(page, 'Save'))
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(button(page, 'Save')).toBeFocused()
  await expect(button(page, 'Save')).toBeDisabled()

  await choose(page, 'Your account', 'Log out')
  await expect(main(page)).toBeFocused()
  await press(page.getByRole('banner').getByRole('button', { name: 'Sign up' }))
  await signIn(page, email)
  await expect(main(page)).toBeFocused()
})

test('a line of the lyrics keeps the focus while it is fetched when it is sung', async ({ page }) => {
  await signInByApi(page.request, `line-${Date.now()}@example.com`)
  let answer = () => {}
  const wait = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/music\.sungLines/, async (route) => {
    await wait
    await route.continue()
  })
  await page.goto(`/song/${await givenSong(page.request, { title: 'Lines' })}`)
  const line = main(page).getByRole('button', { name: GIVEN_LINE })
  const asked = page.waitForRequest(/music\.sungLines/)
  await press(line)
  await asked
  await expect(line).toBeFocused()
  answer()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0)
  await expect(line).toBeFocused()
})

test('a disabled button sends no form', async ({ page }) => {
  await signInByApi(page.request, `no-form-${Date.now()}@example.com`)
  await page.goto('/account')
  await expect(button(page, 'Save')).toBeDisabled()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('account.update')) sent++
  })
  await page.getByLabel('Name').press('Enter')
  await button(page, 'Save').press('Enter')
  await button(page, 'Save').click({ force: true })
  await page.waitForTimeout(500)
  expect(sent).toBe(0)
})

test('a keyboard that comes to a form before the form does goes on in it', async ({ page }) => {
  await page.goto('/lofi-song-generator', { waitUntil: 'networkidle' })
  await page.locator('.generator-room').getByRole('link').focus()
  await expect(button(page, 'Generate')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('.generator-room').getByRole('tab', { selected: true })).toBeFocused()
})
