import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { test as base, expect, type Page } from '@playwright/test'

const required = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser tests with \`npm test -- browser\``)
  return value
}

/** Playwright's test, with every page at the product that tests/support/start-product.ts started. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
  baseURL: async ({}, use) => {
    await use(required('CANTO_TEST_URL'))
  },
})

/** The sign-in code that the product printed for an address, as the person at the terminal would read it. */
export async function printedCode(email: string): Promise<string> {
  for (let waited = 0; waited < 10_000; waited += 100) {
    const said = readFileSync(required('CANTO_TEST_OUTPUT'), 'utf8')
    const code = said.split(`sign-in code for ${email}: `).at(-1)?.slice(0, 6)
    if (code && /^\d{6}$/.test(code)) return code
    await delay(100)
  }
  throw new Error(`No code was printed for ${email}`)
}

/** Signs in through the open dialog. */
export async function signIn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Send verification code' }).click()
  await dialog.getByLabel('Six-digit code').fill(await printedCode(email))
  await expect(dialog).toBeHidden()
}

/** How far the music is, as the player shows it. */
export async function secondsHeard(page: Page): Promise<number> {
  return Number(await page.getByRole('slider', { name: 'Position in the song' }).inputValue())
}
