import { type BrowserContext, expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { GIVEN_LINE, givenSong } from '../support/given-song.ts'
import { finishedCover, signInByApi, subscribe, test } from '../support/product.ts'

// Then nothing glides to where the keyboard comes.
test.use({ reducedMotion: 'reduce' })

test('what a visitor sees', async ({ page }) => {
  const covers = ['/ai-music-cover', '/ai-music-cover/binble-piston', '/vocal-remover']
  const billing = ['/subscription', '/account/credits']
  for (const path of [
    '/',
    '/ai-music-generator',
    '/songs',
    '/account',
    '/nothing-here',
    '/offline',
    ...covers,
    ...billing,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
})

test('what search engines lead to', async ({ page }) => {
  for (const path of [
    '/rap-song-generator',
    '/blog',
    '/blog/how-a-machine-sings-a-line',
    '/about',
    '/terms',
    '/contact',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test('the generator form with its errors, its layers and its other tab', async ({ page }) => {
  await page.goto('/ai-music-generator')
  await page.getByRole('button', { name: /^Generate/ }).click()
  await expect(page.getByText('Please enter lyrics for your song')).toBeVisible()
  await page.getByText('More options').click()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Style', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Folk' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send verification code' }).click()
  await expect(dialog.getByText('Please enter a valid e-mail address')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Description' }).click()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Description' }).fill('a birthday song for Maria, sung by a woman, 90 bpm')
  await page.getByRole('button', { name: 'Leave out: 90 bpm' }).click()
  await page.getByText('Male', { exact: true }).click()
  await expect(page.getByText('You chose: man’s voice.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('with a song', () => {
  let session: Awaited<ReturnType<BrowserContext['storageState']>>
  let id: string

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
    await signInByApi(request, `accessible-${Date.now()}@example.com`)
    id = await givenSong(request, { title: 'Open door' })
    session = await request.storageState()
    await request.dispose()
  })

  test.beforeEach(async ({ context }) => {
    await context.addCookies(session.cookies)
  })

  test('what an owner sees, while it plays', async ({ page }) => {
    // High enough that neither header nor player half covers anything: it could be scrolled clear of them.
    await page.setViewportSize({ width: 1280, height: 1200 })
    const cover = await finishedCover(page.request, 'binble-piston', `/song/${id}`)
    const covers = [`/voice-cover/${cover}`, '/ai-music-cover/binble-piston', '/vocal-remover', '/songs?tab=ai-cover']
    const billing = ['/subscription', '/account/credits']
    for (const path of ['/account', ...billing, `/song/${id}`, '/ai-music-generator', ...covers, '/songs']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: 'Play Open door' }).click()
    await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
    await page.getByRole('button', { name: 'More for Open door' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    await expectAccessible(page)

    await page.goto(`/embed/song/${id}`)
    await expect(page.getByRole('button', { name: 'Play Open door' })).toBeVisible()
    await expectAccessible(page)

    await subscribe(page.request, 'basic_monthly')
    await page.goto(`/song/${id}`)
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByRole('button', { name: GIVEN_LINE }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: /^MIDI/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })

  test('the form for another version, with each of its tabs', async ({ page }) => {
    // What a bar that stays half covers can be scrolled clear of it.
    const fromTheTop = () => page.evaluate(() => window.scrollTo(0, 0))
    await page.goto(`/song/${id}`)
    await page.getByRole('button', { name: 'Make another version' }).click()
    const versions = page.getByRole('region', { name: 'Versions' })
    await versions.getByText('Jazz', { exact: true }).click()
    for (const tab of ['Style', 'Key', 'Tempo', 'Voice', 'Line']) {
      await versions.getByRole('tab', { name: tab, exact: true }).click()
      if (tab === 'Line')
        await versions
          .getByRole('button', { name: /^Rewrite/ })
          .first()
          .click()
      await fromTheTop()
      await expectAccessible(page)
    }
    await versions.getByRole('button', { name: 'Make this version' }).click()
    await expect(versions.getByText('The song is like that already.')).toBeVisible()
    await fromTheTop()
    await expectAccessible(page)
  })
})

for (const [path, width, stops, play] of [
  ['/', 1440, 40, 'Play Summer Vibes'],
  ['/ai-music-generator', 390, 24],
  ['/lofi-song-generator', 1440, 60],
  ['/ai-music-cover', 390, 40],
] as const) {
  test(`what the keyboard comes to on ${path} at ${width} px does not stand under what sticks to the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path, { waitUntil: 'networkidle' })
    if (play) {
      await page.getByRole('button', { name: play }).click()
      await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
    }
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key)
        expect(await page.evaluate(hiddenFocus), key).toBeNull()
      }
  })
}

/** The focused element's name when nothing of it, or of its label, can be seen. */
function hiddenFocus(): string | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const shown = (focused instanceof HTMLInputElement && focused.labels?.[0]) || focused
  const { left, top, width, height } = shown.getBoundingClientRect()
  const isSeen = [0.1, 0.5, 0.9].some((across) =>
    [0.1, 0.5, 0.9].some((down) => {
      const there = document.elementFromPoint(left + width * across, top + height * down)
      return there !== null && (shown.contains(there) || there.contains(shown))
    }),
  )
  return isSeen ? null : `${shown.getAttribute('aria-label') ?? shown.textContent} ${left},${top}`
}
