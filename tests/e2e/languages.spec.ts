import { expect } from '@playwright/test'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { test } from '../support/product.ts'

test('every language has pages of its own, and gets no other language’s texts', async ({ request }) => {
  for (const language of COMPLETE_LANGUAGES) {
    const prefix = language === 'en' ? '' : `/${language}`
    for (const path of ['/ai-music-generator', '/songs']) {
      const html = await (await request.get(`${prefix}${path}`)).text()
      expect(html, `${prefix}${path}`).toContain(`<html lang="${language}"`)
      if (language !== 'en') expect(html).not.toContain('Sign in to')
      if (language !== 'de') expect(html).not.toContain('Songtext')
    }
    const missing = await request.get(`${prefix}/nothing-here`)
    expect(missing.status()).toBe(404)
  }
})

test('the selector changes the language, keeps the page and its question, and is remembered on the bare address alone', async ({
  page,
  baseURL,
}) => {
  await page.goto('/songs?tab=ai-cover')
  await page.getByRole('button', { name: /choose a language/ }).click()
  const menu = page.locator('#languages')
  await expect(menu.getByRole('link')).toHaveCount(COMPLETE_LANGUAGES.length)
  expect((await menu.getByRole('list').boundingBox())?.height).toBeLessThanOrEqual(400)
  await menu.getByRole('link', { name: /Deutsch/ }).click()
  await expect(page).toHaveURL('/de/songs?tab=ai-cover')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')

  // Links stay in the language; an address that names none is English, but for the bare one.
  await page.getByRole('navigation').getByRole('link', { name: 'KI-Musik' }).click()
  await expect(page).toHaveURL('/de/ai-music-generator')
  await page.goto('/songs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/')
  await expect(page).toHaveURL(`${baseURL}/de`)
})
