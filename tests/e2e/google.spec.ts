import { expect, type Page } from '@playwright/test'
import { callApi, printedCode, signIn, test } from '../support/product.ts'

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
  expect(asked.get('scope')).toBe('openid email')
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name), name).toBeTruthy()

  await passGoogle(page, 'grace@example.com')
  await expect(page).toHaveURL(/\/songs$/)
  await page.goto('/account')
  await expect(page.getByText('grace@example.com').first()).toBeVisible()
  // What Google calls somebody is no name that they gave.
  await expect(page.getByLabel('Name')).toHaveValue('')
  // However somebody signed in, codes for this account have an allowance of their own here from now on.
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'canto-known-browser'))
    .toMatchObject({ httpOnly: true, sameSite: 'Lax' })
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

test('a code is waited for after the page was loaded again, whoever else asks for one meanwhile', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = `away-${Date.now()}@example.com`
  await page.goto('/songs')
  let dialog = await openSignIn(page)
  await dialog.getByLabel('E-mail').fill(email)
  const code = await printedCode(email, () => dialog.getByRole('button', { name: 'Send verification code' }).click())
  await expect(dialog.getByRole('button', { name: /Send again in \d+ s/ })).toBeVisible()

  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {})
  await printedCode(email, () => callApi(stranger, 'auth.requestCode', { email }))
  expect((await callApi(stranger, 'auth.signIn', { email, code })).error?.json.message).toMatch(
    /That code is not right/,
  )
  await stranger.dispose()

  await page.reload()
  dialog = await openSignIn(page)
  await expect(dialog.getByText(`Sent to ${email}.`)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Send again/ })).toBeVisible()
  await dialog.getByLabel('Six-digit code').fill(code)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect((await openSignIn(page)).getByLabel('E-mail')).toBeVisible()
})

test('the fourth mail in ten minutes is refused with a sentence, and so is a code from another browser', async ({
  page,
}) => {
  const email = `eager-${Date.now()}@example.com`
  for (let mail = 0; mail < 2; mail++)
    await printedCode(email, () => callApi(page.request, 'auth.requestCode', { email }))
  await page.goto('/songs')
  const dialog = await openSignIn(page)
  await dialog.getByLabel('E-mail').fill(email)
  const code = await printedCode(email, () => dialog.getByRole('button', { name: 'Send verification code' }).click())
  await callApi(page.request, 'auth.requestCode', { email })
  await page.context().clearCookies()
  await dialog.getByLabel('Six-digit code').fill(code)
  await expect(dialog.getByText('A code works only in the browser where you asked for it.')).toBeVisible()
  // Half a minute later.
  await page.evaluate(() => {
    const asked = JSON.parse(sessionStorage.getItem('canto-code') ?? '{}')
    sessionStorage.setItem('canto-code', JSON.stringify({ ...asked, sentAt: asked.sentAt - 30_000 }))
  })
  await page.reload()
  await openSignIn(page)
  await dialog.getByRole('button', { name: 'Send again', exact: true }).click()
  await expect(dialog.getByText(/You can ask for another one in (9|10) minutes\./)).toBeVisible()
})
