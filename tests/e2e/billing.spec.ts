import { expect, type Page } from '@playwright/test'
import { PLANS } from '#lib/catalog/plans.ts'
import { expectAccessible } from '../support/accessible.ts'
import { callApi, finishedSong, signIn, signInByApi, test } from '../support/product.ts'
import { calls } from '../support/screen-parts.ts'
import { MAKING_MS } from '../support/slowness.ts'

const main = (page: Page) => page.getByRole('main')
const plan = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const planButton = (page: Page, name: string, text: string) => plan(page, name).getByRole('button', { name: text })
const press = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true }).click()

/** A month from now, as the pages write it. */
function nextMonth(): string {
  const today = new Date()
  const lastDay = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 0)).getUTCDate()
  const day = Math.min(today.getUTCDate(), lastDay)
  const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, day))
  return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
}

test.use({ timezoneId: 'UTC' })

let people = 0
async function member(page: Page): Promise<void> {
  await signInByApi(page.request, `subscriber-${Date.now()}-${people++}@example.com`)
}

/** Pays for a plan with a card that works, up to the way back. */
async function pay(page: Page, name: string): Promise<void> {
  await page.goto('/subscription')
  await planButton(page, name, 'Upgrade').click()
  await expect(page.getByRole('heading', { name: `Subscribe to Canto ${name}` })).toBeVisible()
  await press(page, 'A card that works')
}

async function subscribe(page: Page, name: string): Promise<void> {
  await pay(page, name)
  await expect(page.getByText(`Your plan is ${name} now. Thank you.`)).toBeVisible()
}

test('a plan is subscribed to, raised, lowered, kept and ended', async ({ page }) => {
  await member(page)
  await page.goto('/subscription')
  await expect(page).toHaveTitle(/^My Subscription/)
  await expect(planButton(page, 'Free', 'Current Plan')).toBeDisabled()
  await expect(main(page).getByText('20 Credits', { exact: true })).toBeVisible()
  await subscribe(page, 'Standard')
  await expect(page).toHaveURL('/subscription')
  await expect(main(page).getByText('1,500 Credits')).toBeVisible()
  await expect(main(page).getByText(`Renews on ${nextMonth()}.`)).toBeVisible()

  await expect(planButton(page, 'Free', 'Free Forever')).toBeDisabled()
  await expect(planButton(page, 'Basic', 'Downgrade')).toBeEnabled()
  await expect(planButton(page, 'Standard', 'Current Plan')).toBeDisabled()
  await expect(planButton(page, 'Pro', 'Upgrade')).toBeEnabled()
  await main(page).getByRole('radio', { name: 'Yearly' }).check()
  await expect(planButton(page, 'Basic', 'Downgrade')).toBeEnabled()
  await expect(planButton(page, 'Standard', 'Upgrade')).toBeEnabled()
  await expect(plan(page, 'Standard').getByText('$15.99')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(planButton(page, 'Standard', 'Current Plan')).toBeVisible()

  await press(page, 'Your account')
  await expect(page.getByRole('menu').getByText('1,500 credits')).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveText(['View profile', 'Manage subscription', 'Log out'])
  await page.keyboard.press('Escape')

  await planButton(page, 'Pro', 'Upgrade').click()
  await press(page, 'Back without changing')
  await expect(page.getByText('The checkout was canceled. Nothing was charged.')).toBeVisible()
  await planButton(page, 'Pro', 'Upgrade').click()
  await press(page, 'Confirm')
  await expect(page.getByText('Your plan is Pro now. Thank you.')).toBeVisible()
  await expect(main(page).getByText('5,000 Credits')).toBeVisible()

  const until = `Starting ${nextMonth()}, you have Basic. Until then, you keep Pro.`
  await planButton(page, 'Basic', 'Downgrade').click()
  await expect(page.getByRole('dialog', { name: 'Change to Basic?' }).getByText(until)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Stay with Pro')
  await expect(page.getByRole('dialog')).toBeHidden()
  await planButton(page, 'Basic', 'Downgrade').click()
  await press(page, 'Change to Basic')
  await expect(page.getByRole('status').getByText(until)).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  await expect(plan(page, 'Basic').getByText(`Starts on ${nextMonth()}`)).toBeVisible()
  await expect(main(page).getByText(`Pro until ${nextMonth()}, then Basic.`)).toBeVisible()
  await expectAccessible(page)
  await planButton(page, 'Pro', 'Keep Pro').click()
  await expect(page.getByText('You keep Pro.')).toBeVisible()
  await expect(main(page).getByText(`Renews on ${nextMonth()}.`)).toBeVisible()
  await expect(planButton(page, 'Pro', 'Keep Pro')).toBeHidden()

  await press(page, 'Cancel subscription')
  await press(page, 'Cancel the plan')
  await press(page, 'Back to Canto')
  await expect(page).toHaveURL('/subscription')
  // The webhook may still be on its way.
  const ends = main(page).getByText(`Ends on ${nextMonth()}. After that you have the free plan.`)
  await expect(async () => {
    await page.reload()
    await expect(ends).toBeVisible({ timeout: 2000 })
  }).toPass()

  await main(page).getByRole('link', { name: 'Credit history' }).click()
  await expect(page.getByRole('row')).toHaveText([
    /What/,
    new RegExp(`Your plan’s credits for a month.*until ${nextMonth()}\\+3,5005,000$`),
    new RegExp(`Your plan’s credits for a month.*until ${nextMonth()}\\+1,5001,500$`),
  ])
})

test('a checkout that is left, or whose card is declined, changes nothing', async ({ page }) => {
  await member(page)
  await page.goto('/subscription')
  await planButton(page, 'Basic', 'Upgrade').click()
  await press(page, 'A card that is declined')
  await expect(page.getByText('Your card was declined. Nothing was charged.')).toBeVisible()
  await press(page, 'Back without paying')
  await expect(page.getByText('The checkout was canceled. Nothing was charged.')).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  await expect(planButton(page, 'Free', 'Current Plan')).toBeVisible()
  await page.reload()
  await expect(planButton(page, 'Free', 'Current Plan')).toBeVisible()
  await expect(page.getByText('The checkout was canceled.')).toBeHidden()
})

test('signed out, choosing a plan asks to sign in and goes on at the subscription', async ({ page }) => {
  await page.goto('/')
  const pricing = page.locator('#pricing')
  await expect(pricing.getByRole('button', { name: 'Free Forever' })).toBeDisabled()
  await expect(pricing.getByRole('link', { name: 'Subscribe Now' })).toHaveCount(3)
  await expect(pricing.getByText('$9.99')).toBeVisible()
  await pricing.getByRole('radio', { name: 'Yearly 20% off' }).check()
  await expect(pricing.getByText('$7.99')).toBeVisible()
  await expect(pricing.getByText('$575.88 billed yearly')).toBeVisible()
  await expect(pricing.getByText('$9.99')).toBeHidden()
  await pricing.getByRole('link', { name: 'Subscribe Now' }).first().click()
  await expect(page).toHaveURL('/subscription#basic_yearly')
  await expect(main(page).getByText('Not logged in')).toBeVisible()
  await expect(main(page).getByRole('radio', { name: 'Yearly 20% off' })).toBeChecked()
  await expect(planButton(page, 'Basic', 'Subscribe Now')).toBeFocused()
  await expect(planButton(page, 'Pro', 'Subscribe Now')).toBeEnabled()

  await page.goto('/vibes')
  await expect(page.locator('#pricing').getByText('Made at once').first()).toBeVisible()
  await page.goto('/ai-music-generator')
  await expect(page.locator('#pricing').getByRole('button', { name: 'Free Forever' })).toBeDisabled()
  await page.locator('#pricing').getByRole('button', { name: 'Subscribe Now' }).first().click()
  await expect(page.getByRole('status').getByText('Please sign in to subscribe')).toBeVisible()
  // The person is known here before the next page comes.
  await page.route(/\/subscription\?_rsc=/, async (route) => {
    await expect(planButton(page, 'Free', 'Current Plan')).toBeVisible()
    await route.continue()
  })
  await signIn(page, `chooser-${Date.now()}@example.com`)
  // What was chosen waits for one more press.
  await expect(page).toHaveURL('/subscription#basic_monthly')
  await expect(planButton(page, 'Free', 'Current Plan')).toBeVisible()
  await expect(planButton(page, 'Basic', 'Upgrade')).toBeFocused()
})

test('a second click asks nothing, and what the server refuses is said', async ({ page, browser, baseURL }) => {
  await member(page)
  await page.goto('/subscription')
  let asked = 0
  await page.route(calls('createSubscriptionCheckout'), async (route) => {
    // Two at once travel in one request.
    asked += route.request().url().split('createSubscriptionCheckout').length - 1
    await route.continue()
  })
  await planButton(page, 'Basic', 'Upgrade').dblclick()
  await expect(page.getByRole('heading', { name: 'Subscribe to Canto Basic' })).toBeVisible()
  expect(asked).toBe(1)

  await page.goto('/subscription')
  await expect(planButton(page, 'Basic', 'Upgrade')).toBeEnabled()
  // Another browser: other tabs of this one would tell it.
  const elsewhere = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: await page.context().storageState(),
  })
  const other = await elsewhere.newPage()
  await subscribe(other, 'Basic')
  await planButton(page, 'Basic', 'Upgrade').click()
  await expect(page.getByText('Error: You have the Basic plan already.')).toBeVisible()
  await expect(planButton(page, 'Basic', 'Current Plan')).toBeVisible()

  await callApi(other.request, 'auth.logout', undefined)
  await press(other, 'Manage Billing')
  await expect(other.getByText('Please sign in to manage billing')).toBeVisible()
  await expect(other.getByRole('dialog').getByLabel('E-mail')).toBeVisible()
})

test('a payment whose news is slow is waited for, and then left to come by itself', async ({ page }) => {
  await member(page)
  let isSlow = true
  const before = (body: string) =>
    body.replaceAll('"basic_monthly"', '"free"').replaceAll(/"credits":\d+/g, '"credits":20')
  await page.route(calls('(auth.me|payment.getSubscription)'), async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({ response: answer, body: isSlow ? before(body) : body })
  })
  await page.clock.install()
  await pay(page, 'Basic')
  await expect(page.getByText('Thank you, the payment is in. Your plan is being set up…')).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(page.getByText(/^Thank you, the payment is in. It may take a few minutes/)).toBeVisible()

  await page.goto('/subscription?checkout=paid')
  await expect(main(page).getByText('20 Credits', { exact: true })).toBeVisible()
  isSlow = false
  await expect(page.getByText('Your plan is Basic now. Thank you.')).toBeVisible()
  await press(page, 'Your account')
  await expect(page.getByRole('menu').getByText('500 credits')).toBeVisible()
})

test('a payment that failed is said, with the way to the card', async ({ page }) => {
  await member(page)
  await subscribe(page, 'Basic')
  await page.route(calls('payment.getSubscription'), async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"isUnpaid":false', '"isUnpaid":true'),
    })
  })
  await page.reload()
  await expect(
    main(page)
      .getByRole('alert')
      .getByText(/^The payment for your Basic plan failed/),
  ).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Check your card')
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
})

test('the credit history is empty at first, names songs, and goes on page by page', async ({ page }) => {
  await member(page)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Credit history' }).click()
  await expect(page.getByText('Nothing yet. Your first song writes the first line.')).toBeVisible()
  const song = { title: 'Ink and salt', prompt: '[Verse]\nInk and salt on paper', style: 'Folk', lengthSec: 30 }
  const id = await finishedSong(page.request, song)
  let isCut = true
  await page.route(calls('payment.getCreditHistory'), async (route) => {
    if (!isCut) return route.continue()
    const answer = await route.fetch()
    const answers = [await answer.json()].flat()
    for (const { result } of answers) {
      const { lines } = result?.data?.json ?? {}
      if (!lines) continue
      Object.assign(result.data.json, { lines: lines.slice(0, 1), next: lines[0].id })
      isCut = false
    }
    await route.fulfill({ response: answer, json: answers })
  })
  await page.reload()
  await expect(page.getByRole('row')).toHaveText([
    /What/,
    /^A song was made: Ink and salt.*-515$/,
    /Free credits for the day.*\+2020$/,
  ])
  await expect(page.getByRole('link', { name: 'Ink and salt' })).toHaveAttribute('href', `/song/${id}`)

  // A word that is wider than the column breaks.
  await callApi(page.request, 'music.rename', { id, title: 'Donaudampfschifffahrtsgesellschaftskapitänslied' })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.reload()
  await expect(page.getByRole('row', { name: 'Donau' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await page.route(calls('payment.getCreditHistory'), (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Your credit history could not be loaded.')).toBeVisible()
  await page.unroute(calls('payment.getCreditHistory'))
  await press(page, 'Load again')
  await expect(page.getByRole('row')).toHaveCount(3)
})

test('what the plan would refuse is said beside the button', async ({ page }) => {
  await member(page)
  // As long as the plan lets it be: it must still be made when the second page is there.
  const lengthSec = PLANS.free.songMaxSec
  const order = { title: 'Only one', prompt: '[Verse]\nOne lamp, one table, one chair', style: 'Pop', lengthSec }
  await callApi(page.request, 'music.generate', order)
  const busy = page.getByText(
    'What you are making is not finished yet. You can start the next one as soon as it is finished',
  )
  for (const path of ['/ai-music-cover/binble-piston', '/ai-music-generator']) {
    await page.goto(path)
    await expect(busy).toBeVisible()
    await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription')
  }
  await expect(busy).toBeHidden({ timeout: MAKING_MS })
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeHidden()

  await page.route(calls('auth.me'), async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/"credits":\d+/g, '"credits":3') })
  })
  await page.reload()
  await expect(page.getByText('This costs 5 credits and you have 3. Free credits come back')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible()
})

test('the credits are searched by what they were spent on, however its name is spelled', async ({ page }) => {
  await member(page)
  for (const title of ['Émigré', 'Harbour'])
    await finishedSong(page.request, { title, prompt: '[Verse]\nA lamp is lit', style: 'Folk', lengthSec: 30 })
  await page.goto('/account/credits')
  const lines = page.getByRole('table').getByRole('row')
  const about = (title: string) => lines.filter({ hasText: title })
  await expect(about('Harbour')).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search by the title of a song or cover' })
  await search.fill('EMIGRE')
  await expect(about('Harbour')).toBeHidden()
  await expect(about('Émigré').getByRole('link', { name: 'Émigré' })).toBeVisible()
  await expect(lines).toHaveCount(2)
  await search.fill('lighthouse')
  await expect(page.getByText('No line is about a song or cover that matches “lighthouse”.')).toBeVisible()
  await search.fill('')
  await expect(about('Harbour')).toBeVisible()
})
