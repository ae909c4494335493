import { expect } from '@playwright/test'
import { signIn, test } from '../support/product.ts'

test('whoever names somebody famous is told the words, and takes what is offered instead by keyboard', async ({
  page,
}) => {
  await page.goto('/ai-music-generator')
  const title = page.getByLabel('Title')
  const lyrics = page.getByRole('textbox', { name: 'Lyrics' })
  await title.fill('M a d o n n a')
  await lyrics.fill('I met Taylor Swift\nin the rain')
  await page.getByRole('button', { name: /Style/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pop', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Generate/ }).click()
  await signIn(page, 'fan@example.com')
  await expect(page.getByText('Please leave out “M a d o n n a”')).toBeVisible()
  await expect(page.getByText('Please leave out “Taylor Swift”')).toBeVisible()

  await page.getByRole('button', { name: 'Use this instead' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(lyrics).toHaveValue('I met someone\nin the rain')
  await expect(lyrics).toBeFocused()
  await expect(page.getByText('Please leave out “Taylor Swift”')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lyrics).toHaveValue('I met Taylor Swift\nin the rain')
})
