import { expect } from '@playwright/test'
import { signInByApi, test } from '../support/product.ts'
import { button, calls, card, withHistory } from '../support/screen-parts.ts'

test.describe('when the server does not answer', () => {
  const LOST = 'Canto is catching its breath. Please try again in a few seconds.'
  const UNREACHABLE = 'Canto cannot be reached. Please check your connection and try again.'
  const OFFLINE = 'There is no connection. Please try again once you are online.'

  test('a list says so and can be loaded again', async ({ page }) => {
    await signInByApi(page.request, 'patient@example.com')
    await page.route(calls('music.getHistory'), (route) => route.fulfill({ status: 500, body: 'out of order' }))
    await page.goto('/songs')
    await expect(page.getByText('The list could not be loaded.')).toBeVisible()
    await page.unroute(calls('music.getHistory'))
    await button(page, 'Load again').click()
    await expect(page.getByText('No AI Music Yet')).toBeVisible()
  })

  test('older songs that cannot be had are asked for once, and again by hand', async ({ page }) => {
    await signInByApi(page.request, `older-${Date.now()}@example.com`)
    let asked = 0
    await page.route(calls('music.getHistory'), async (route) => {
      const url = decodeURIComponent(route.request().url())
      const place = (new URL(url).pathname.split('/').at(-1) ?? '').split(',').indexOf('music.getHistory')
      const body = await (await route.fetch()).json()
      const isOlder = url.includes('"cursor":"')
      if (isOlder) asked++
      const songs = { items: [{ ...FAILED, createdAt: new Date() }], nextCursor: FAILED.id }
      const error = { message: 'busy', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', reason: 'unavailable' } }
      body[place] = isOlder
        ? { error: { json: error } }
        : { result: { data: { json: songs, meta: { values: { 'items.0.createdAt': ['Date'] } } } } }
      await route.fulfill({ json: body })
    })
    await page.goto('/songs')
    await expect(page.getByText('The list could not be loaded.')).toBeVisible()
    await page.waitForTimeout(500)
    expect(asked).toBe(1)
    await button(page, 'Show older songs').click()
    await expect.poll(() => asked).toBe(2)
  })

  test('nobody waits for ever to learn who they are', async ({ page }) => {
    await page.route(calls('auth.me'), (route) => route.abort())
    for (const path of ['/songs', '/account', '/ai-music-generator']) {
      await page.goto(path)
      await expect(button(page, 'Load again')).toBeVisible()
      await expect(button(page, 'Sign up')).toBeVisible()
    }
  })

  test('a press says so, keeps what was typed and can be repeated', async ({ page, context }) => {
    await signInByApi(page.request, 'offline@example.com')
    await page.goto('/ai-music-generator')
    await page.getByRole('tab', { name: 'Description' }).click()
    const description = page.getByRole('textbox', { name: 'Description' })
    await description.fill('A waltz for a lost umbrella')

    const failing = { status: 503, body: 'out of order' }
    await page.route(calls('music.getInspiration'), (route) => route.fulfill(failing))
    await button(page, 'Inspiration').click()
    await expect(page.getByText('Failed to generate inspiration')).toBeVisible()
    await page.route(calls('music.generate'), (route) => route.fulfill(failing))
    await button(page, 'Generate').click()
    await expect(page.getByText(LOST)).toBeVisible()
    await page.unroute(calls('music.generate'))

    // Where nothing answers it says so, though the browser believes that it is online.
    await page.route(calls('music.generate'), (route) => route.abort())
    await button(page, 'Generate').click()
    await expect(page.getByText(UNREACHABLE)).toBeVisible()
    await page.unroute(calls('music.generate'))

    // Also where the browser knows that it is offline, and with a layer whose code has not come yet.
    await context.setOffline(true)
    await button(page, 'Generate').click()
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect(button(page, 'Generate')).toBeVisible()
    await button(page, 'Style').click()
    await context.setOffline(false)
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await expect(description).toHaveValue('A waltz for a lost umbrella')
  })

  test('a visitor without a network is told so, instead of being asked to sign in', async ({ page, context }) => {
    await page.goto('/ai-music-generator')
    await page.getByRole('tab', { name: 'Description' }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill('A waltz for a lost umbrella')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    await context.setOffline(true)
    await button(page, 'Generate').click()
    await expect(page.getByText(OFFLINE)).toBeVisible()
  })

  test('what is written while a song is sent is the next song, and the one that was sent is in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInByApi(page.request, `hasty-${Date.now()}@example.com`)
    await page.goto('/ai-music-generator')
    await page.getByRole('tab', { name: 'Description' }).click()
    const description = page.getByRole('textbox', { name: 'Description' })
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(calls('music.generate'), async (route) => {
      await sent
      await route.continue()
    })
    await description.fill('A waltz for a lost umbrella')
    await button(page, 'Generate').click()
    await description.fill('A polka for the one that was found')
    send()
    await expect(page.getByText('Music generation started!')).toBeVisible()
    const song = page.getByRole('dialog').getByRole('listitem').first()
    await expect(song.getByText(/Pending|Generating/)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(description).toHaveValue('A polka for the one that was found')
    await page.unroute(calls('music.generate'))
  })

  test('a song that failed says why and what it costs to try again', async ({ page }) => {
    await signInByApi(page.request, 'unlucky@example.com')
    const song = { ...FAILED, createdAt: new Date() }
    await withHistory(page, () => [song])
    await page.goto('/songs')
    await expect(page.getByText('Generation failed')).toBeVisible()
    await expect(page.getByText('Your credits are back in your account.')).toBeVisible()
    const asked = page.waitForRequest(calls('music.retry'))
    await button(page, 'Try again, 5 credits').click()
    expect((await asked).postData()).toContain(song.id)

    // Or its words and settings are changed first; what was in the form can be had back.
    await page.evaluate(() => localStorage.setItem('canto-draft', JSON.stringify({ lyrics: 'Another song' })))
    await page.reload()
    await button(page, 'Edit').press('Enter')
    await expect(page).toHaveURL('/ai-music-generator')
    const lyrics = page.getByRole('textbox', { name: 'Lyrics' })
    await expect(lyrics).toBeFocused()
    await expect(lyrics).toHaveValue('la')
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The one that broke')
    await expect(button(page, 'Style Pop')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
    await page.getByRole('button', { name: 'Bring back what you were writing' }).press('Enter')
    await expect(lyrics).toHaveValue('Another song')
    await expect(page.getByRole('tab', { name: 'Lyrics' })).toBeFocused()

    // On a telephone the list is over the form, and makes room for it.
    await page.setViewportSize({ width: 390, height: 844 })
    await button(page, 'Music History').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(lyrics).toHaveValue('la')
    await expect(lyrics).toBeInViewport()
  })

  test('what has failed is a small row, is cleared at once and comes back with one press', async ({ page }) => {
    await signInByApi(page.request, `clears-${Date.now()}@example.com`)
    const finished = { ...FAILED, id: '01990000-0000-7000-8000-000000000002', title: 'The one that holds' }
    const holds = { ...finished, status: 'completed', failure: null, audioUrl: '/api/audio/none', duration: 30 }
    let cleared = false
    await withHistory(page, () => (cleared ? [holds] : [FAILED, holds]))
    await page.route(calls('library.clearFailed'), async (route) => {
      expect(route.request().postData()).toContain('"kind":"song"')
      cleared = true
      const json = { restorable: [FAILED.id], trashed: 0, until: null, cancelled: 0, refunded: 0 }
      await route.fulfill({ json: [{ result: { data: { json } } }] })
    })
    await page.route(calls('library.restore'), async (route) => {
      expect(route.request().postData()).toContain(FAILED.id)
      cleared = false
      await route.fulfill({ json: [{ result: { data: { json: {} } } }] })
    })
    await page.goto('/ai-music-generator')
    const failed = card(page, FAILED.title)
    const height = async (title: string) => (await card(page, title).boundingBox())?.height ?? 0
    await expect(failed.getByText('Generation failed')).toBeVisible()
    expect(await height(FAILED.title)).toBeLessThan(await height(holds.title))
    await expect(failed.getByText('Your credits are back in your account.')).toBeVisible()
    await expect(card(page, holds.title).getByRole('button', { name: `Play ${holds.title}` })).toBeVisible()
    await expect(failed.getByRole('button', { name: /^Play/ })).toHaveCount(0)

    await button(page, 'Clear failed attempts').press('Enter')
    await expect(page.getByText('1 failed attempt is cleared.')).toBeVisible()
    await expect(failed).toBeHidden()
    await expect(card(page, holds.title).getByRole('button', { name: `Play ${holds.title}` })).toBeFocused()
    await expect(button(page, 'Clear failed attempts')).toBeHidden()
    await button(page, 'Undo').click()
    await expect(failed).toBeVisible()
  })

  test('a song that waits says how many come first, and for how long', async ({ page }) => {
    await signInByApi(page.request, `waits-${Date.now()}@example.com`)
    const waiting = { ...FAILED, title: 'The one that waits', status: 'pending', progress: 0, failure: null }
    let place = { ahead: 3, waitSec: 170 as number | null }
    await withHistory(page, () => [{ ...waiting, place }])
    for (const path of ['/songs', '/ai-music-generator']) {
      await page.goto(path)
      await expect(card(page, waiting.title).getByText('3 ahead in line, about 3 min', { exact: true })).toBeVisible()
    }
    // As nobody knows yet how long a song takes, and where it is the next.
    place = { ahead: 3, waitSec: null }
    await page.reload()
    await expect(card(page, waiting.title).getByText('3 ahead in line', { exact: true })).toBeVisible()
    place = { ahead: 0, waitSec: 0 }
    await page.reload()
    await expect(card(page, waiting.title).getByText('Next in line', { exact: true })).toBeVisible()
  })

  test('a page that crashes says so and reloads', async ({ page }) => {
    await page.route(calls('auth.me'), (route) =>
      route.fulfill({ json: [{ result: { data: { json: { name: 5, tier: 'none', credits: 0 } } } }] }),
    )
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'An unexpected error occurred.' })).toBeVisible()
    await page.unroute(calls('auth.me'))
    await button(page, 'Reload Page').click()
    await expect(page.getByText('Sign in to see your account')).toBeVisible()
  })

  for (const path of ['/de/account', '/de'])
    test(`a crash at ${path} keeps the language and the theme`, async ({ page }) => {
      await signInByApi(page.request, `crash-${Date.now()}@example.com`)
      await page.addInitScript(() => localStorage.setItem('canto-theme', 'light'))
      await page.goto('/songs')
      await expect(button(page, 'Your account')).toBeVisible()
      await page.route(calls('auth.me'), (route) =>
        route.fulfill({ json: [{ result: { data: { json: { name: 5, tier: 'none', credits: 0 } } } }] }),
      )
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Ein unerwarteter Fehler' })).toBeVisible()
      await expect(page.locator('html[lang=de][data-theme=light]')).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(245, 240, 230)')
    })
})

const FAILED = {
  id: '01990000-0000-7000-8000-000000000001',
  title: 'The one that broke',
  description: '',
  prompt: 'la',
  style: 'Pop',
  model: 'Canto Engine',
  instrumental: false,
  language: 'en',
  status: 'failed',
  progress: 60,
  stage: null,
  failure: 'renderFailed',
  visibility: 'link',
  imageUrl: null,
  audioUrl: null,
  duration: null,
  visuals: null,
  change: null,
  asked: { title: 'The one that broke', style: 'Pop', gender: 'f', lengthSec: null },
}
