import { expect, type Page } from '@playwright/test'
import { printedCode, signIn, test } from '../support/product.ts'

/** Google's side of the way, as the stand-in draws it. */
async function passGoogle(page: Page, email: string): Promise<URL> {
  await page.waitForURL(/\/interaction\//)
  const asked = page.waitForRequest((request) => request.url().includes('/api/oauth/callback'))
  await page.getByLabel('Account').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  return new URL((await asked).url())
}

async function openSignIn(page: Page) {
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  return page.getByRole('dialog')
}

test('Google leads back to the page where the person was, signed in', async ({ page }) => {
  await page.goto('/songs')
  const dialog = await openSignIn(page)
  const authorization = page.waitForRequest((request) => request.url().includes('/auth?'))
  await dialog.getByRole('button', { name: 'Continue with Google' }).click()
  const asked = new URL((await authorization).url()).searchParams
  expect(asked.get('redirect_uri')).toMatch(/\/api\/oauth\/callback$/)
  expect(asked.get('prompt')).toBe('select_account')
  expect(asked.get('scope')).toBe('openid email profile')
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name), name).toBeTruthy()

  await passGoogle(page, 'grace@example.com')
  await expect(page).toHaveURL(/\/songs$/)
  await page.goto('/account')
  await expect(page.getByText('grace@example.com').first()).toBeVisible()
})

test('one address is one account, by code or by Google', async ({ page, browser }) => {
  const email = 'both@example.com'
  await page.goto('/account')
  await openSignIn(page)
  await signIn(page, email)
  await page.getByLabel('Name').fill('Both Ways')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  const elsewhere = await browser.newPage()
  await elsewhere.goto('/account')
  await (await openSignIn(elsewhere)).getByRole('button', { name: 'Continue with Google' }).click()
  await passGoogle(elsewhere, email)
  await expect(elsewhere.getByLabel('Name')).toHaveValue('Both Ways')
  await elsewhere.close()
})

test('an address that Google has not verified opens nothing', async ({ page }) => {
  await page.goto('/account')
  await (await openSignIn(page)).getByRole('button', { name: 'Continue with Google' }).click()
  await passGoogle(page, 'unverified@example.com')
  await page.waitForURL(/ai-music-generator/)
  expect((await page.request.get('/api/trpc/auth.me')).ok()).toBe(true)
  expect(await (await page.request.get('/api/trpc/auth.me')).json()).toMatchObject({ result: { data: { json: null } } })
})

test('a forged way back is refused', async ({ page, request }) => {
  const forged = await request.get('/api/oauth/callback?code=stolen&state=invented', { maxRedirects: 0 })
  expect(forged.status()).toBe(302)
  expect(forged.headers()['set-cookie'] ?? '').not.toMatch(/session-token=[0-9a-f]/)
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible()
})

test('a code can be asked for again, for another address', async ({ page }) => {
  await page.goto('/songs')
  const dialog = await openSignIn(page)
  const send = dialog.getByRole('button', { name: 'Send verification code' })
  await dialog.getByLabel('E-mail').fill('first@example.com')
  await printedCode('first@example.com', () => send.click())
  await dialog.getByRole('button', { name: 'Change address' }).click()
  await dialog.getByLabel('E-mail').fill('second@example.com')
  const code = await printedCode('second@example.com', () => send.click())
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await dialog.getByLabel('Six-digit code').fill(wrong)
  await expect(dialog.getByText('That code is not right. 4 tries left.')).toBeVisible()
  await dialog.getByLabel('Six-digit code').fill(code)
  await expect(dialog).toBeHidden()
})
