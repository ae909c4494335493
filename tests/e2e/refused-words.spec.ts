import { expect } from '@playwright/test'
import { givenSong } from '../support/given-song.ts'
import { signIn, signInByApi, test } from '../support/product.ts'

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

test('a title that is refused in a closed fold is shown, with the caret in it', async ({ page, baseURL }) => {
  await signInByApi(page.request, `folded-${Date.now()}@example.com`)
  const song = await givenSong(page.request, { title: 'The ferry at noon' })
  await page.goto('/ai-music-cover/binble-piston')
  await page.getByLabel('Video or audio link').fill(`${baseURL}/song/${song}`)
  await page.getByLabel('I have the right to use this recording.').check()
  const more = page.getByText('More', { exact: true })
  const title = page.getByLabel('Title of the cover')
  await more.click()
  await title.fill('Madonna')
  await more.click()
  await expect(title).toBeHidden()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Please leave out “Madonna”')).toBeVisible()
  await expect(title).toBeFocused()
})
