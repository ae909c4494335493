import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { givenSong } from '../support/given-song.ts'
import { signInByApi, test } from '../support/product.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const titles = (within: Locator) => within.getByRole('heading', { level: 2 }).allTextContents()

/** Three songs for both tests; the last one deletes them. */
let session: Awaited<ReturnType<BrowserContext['storageState']>>

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
  await signInByApi(request, `library-${Date.now()}@example.com`)
  // In this order, so that no other order is the order of their making.
  await givenSong(request, { title: 'Middle' })
  await givenSong(request, { title: 'Zebra', durationSec: 45 })
  await givenSong(request, { title: 'apple' })
  session = await request.storageState()
  await request.dispose()
})

test.beforeEach(async ({ page, context }) => {
  await context.addCookies(session.cookies)
  await page.goto('/songs')
})

test('songs stand in the order that was chosen, also on the way back to them', async ({ page }) => {
  const order = page.getByRole('combobox', { name: 'Order' })
  const listed = () => titles(main(page))
  await expect.poll(listed).toEqual(['apple', 'Zebra', 'Middle'])
  await order.selectOption('Oldest first')
  await expect.poll(listed).toEqual(['Middle', 'Zebra', 'apple'])
  await order.selectOption('By title')
  await expect.poll(listed).toEqual(['apple', 'Middle', 'Zebra'])
  await order.selectOption('Longest first')
  await expect.poll(async () => (await listed())[0]).toBe('Zebra')

  await main(page).getByRole('link', { name: 'Middle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Middle' })).toBeVisible()
  await expect(main(page)).toBeFocused()
  await page.goBack()
  await expect(order).toHaveValue('longest')
  await expect.poll(async () => (await listed())[0]).toBe('Zebra')
})

test('Escape that closes another layer leaves the selection, and arrows with Alt leave the tab', async ({ page }) => {
  await page.getByRole('tab', { name: 'AI Music' }).press('Alt+ArrowRight')
  await expect(page.getByRole('tab', { name: 'AI Music' })).toHaveAttribute('aria-selected', 'true')

  // The player brings its table of shortcuts.
  await button(page, 'Play Zebra').first().click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  await button(page, 'Select').click()
  await page.getByRole('checkbox', { name: 'Select apple' }).check()
  await button(page, 'Select all shown').press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: /choose a language/ }).click()
  await expect(page.locator('#languages')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#languages')).toBeHidden()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Select all shown')).toBeHidden()
})

test('several songs are selected and deleted, and restored from the trash or deleted for good', async ({ page }) => {
  await button(page, 'Select').click()
  await expect(page.getByText('Nothing selected')).toBeVisible()
  await expect(button(page, 'Delete')).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Select apple' }).check()
  // A press anywhere on the card selects it, where it would else play or open it.
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: 'Zebra' })
    .click({ position: { x: 60, y: 60 } })
  await expect(page.getByText('2 selected')).toBeVisible()
  await button(page, 'Delete').click()
  await expect(page.getByText('2 are in the trash, for at most 30 days.')).toBeVisible()
  await expect.poll(() => titles(main(page))).toEqual(['Middle'])
  await button(page, 'Undo').click()
  await expect.poll(() => titles(main(page))).toHaveLength(3)

  await button(page, 'Select').press('Enter')
  await expect(button(page, 'Select all shown')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Select all shown')).toBeHidden()
  await expect(
    main(page)
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^Play / }),
  ).toBeFocused()
  await button(page, 'Select').click()
  await button(page, 'Select all shown').click()
  await button(page, 'Delete').click()
  await expect(page.getByText('No AI Music Yet')).toBeVisible()

  await page.getByRole('tab', { name: 'Trash' }).click()
  const trash = page.getByRole('list', { name: 'Trash' })
  await expect(trash.getByRole('listitem')).toHaveCount(3)
  await page.reload()
  await button(page, 'Restore Zebra').press('Enter')
  await expect(page.getByText('“Zebra” is back in your library.')).toBeVisible()
  await expect(trash.getByRole('listitem')).toHaveCount(2)
  // The keyboard goes on in the row beside it.
  await expect(trash.locator('button:focus')).toBeVisible()
  await button(page, 'Delete apple for good').click()
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(/apple/)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(trash.getByRole('listitem')).toHaveCount(2)
  await button(page, 'Delete apple for good').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(trash.getByRole('listitem')).toHaveCount(1)
  await button(page, 'Empty the trash').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await expect(main(page)).toBeFocused()

  await page.getByRole('tab', { name: 'AI Music' }).click()
  await expect.poll(() => titles(main(page))).toEqual(['Zebra'])
})
