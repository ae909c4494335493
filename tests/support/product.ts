import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { startLinkSite } from './link-site.ts'
import { MAKING_MS, SLOWNESS } from './slowness.ts'

/** A setting of the environment that the launcher makes. */
export const required = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser tests with \`npm test -- browser\``)
  return value
}

/**
 * Playwright's test, with pages of the product that tests/support/start-product.ts started. Each test is a visitor with an IP
 * address of its own, because rate limits count by address.
 */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
  baseURL: async ({}, use) => {
    await use(required('CANTO_TEST_URL'))
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a, b, c] = createHash('sha256').update(testId).digest()
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
  // A test fails if its page renders differently in the browser than on the server, if it needs something that its security
  // policy forbids, or if the keyboard focus gets lost. Requests that are still open when a test ends are no failure.
  page: async ({ page }, use) => {
    const differing: string[] = []
    page.on('pageerror', ({ message }) => {
      if (/React error #(418|423|425)/.test(message)) differing.push(page.url())
    })
    const refused = refusedIn(page)
    const lost = await focusLostIn(page)
    await use(page)
    await cancelUnfinished(page.request)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(differing, 'drawn otherwise by the server').toEqual([])
    expect(refused, 'refused by a security header').toEqual([])
    expect(lost, 'had the focus when it went, which is nowhere now').toEqual([])
  },
})

/** The focus may be lost for this long, while the element that takes it is fetched. */
const UNFOCUSED_MS = 1000 * SLOWNESS

/** Collects, from now on, elements that vanished with the focus while nothing took it over. */
async function focusLostIn(page: Page): Promise<readonly string[]> {
  const lost: string[] = []
  await page.exposeFunction('focusLost', (what: string) => lost.push(`${page.url()}: ${what}`))
  await page.addInitScript((waitMs) => {
    let last: HTMLElement | null = null
    let report: ReturnType<typeof setTimeout>
    addEventListener('focusin', ({ target }) => {
      clearTimeout(report)
      last = target as HTMLElement
    })
    const look = () => {
      if (!last || (last.isConnected && !last.matches(':disabled'))) return
      const gone = last.outerHTML
      last = null
      const isNowhere = () => !document.activeElement || document.activeElement === document.body
      report = setTimeout(() => isNowhere() && Reflect.apply(Reflect.get(window, 'focusLost'), window, [gone]), waitMs)
    }
    const changes = { childList: true, subtree: true, attributeFilter: ['disabled'] }
    new MutationObserver(look).observe(document, changes)
  }, UNFOCUSED_MS)
  return lost
}

/**
 * Cancels songs and covers that are unfinished at the end of a test. Nobody needs them, and those of other tests would wait
 * behind them in the queue.
 */
async function cancelUnfinished(request: APIRequestContext): Promise<void> {
  for (const list of ['music.getHistory', 'voiceCover.getUserCovers']) {
    const answer = await request.get(`/api/trpc/${list}`)
    if (!answer.ok()) return
    const { items } = (await answer.json()).result.data.json as { items: { id: string; status: string }[] }
    const ids = items.filter(({ status }) => /^(pending|processing)$/.test(status)).map(({ id }) => id)
    if (ids.length > 0) await callApi(request, 'library.delete', { ids })
  }
}

/** What the browser says, from now on, of anything on the page that a security header forbids or that it does not understand. */
export function refusedIn(page: Page): readonly string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|[Pp]ermissions[- ][Pp]olicy|Cross-Origin-Opener/.test(message.text()))
      refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}

/** Opens a page of another site that contains this. A real one: browsers keep pages that come from nowhere off this machine. */
export async function openElsewhere(page: Page, html: string): Promise<void> {
  const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await once(site.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  site.close()
  site.closeAllConnections()
}

/** A site where the product may fetch recordings, by path, though it stands on this machine. */
export function startAllowedSite(recordings: Readonly<Record<string, Uint8Array>>) {
  return startLinkSite({ port: Number(new URL(required('CANTO_TEST_LINKS')).port), recordings })
}

/** Moves Stripe's clock; what happens there meanwhile is told to the product. */
export async function laterAtStripe(days: number): Promise<void> {
  await fetch(`${required('CANTO_TEST_STRIPE')}/control/later?days=${days}`, { method: 'POST' })
}

/** The sign-in code that the product prints for an address after `ask`, as the person at the terminal would read it. */
export async function printedCode(email: string, ask: () => Promise<unknown>): Promise<string> {
  const codes = () => {
    const said = readFileSync(required('CANTO_TEST_OUTPUT'), 'utf8')
    return said.split(`sign-in code for ${email}: `).slice(1)
  }
  const before = codes().length
  await ask()
  for (let waited = 0; waited < 60_000; waited += 100) {
    const code = /^\d{6}/.exec(codes()[before] ?? '')?.[0]
    if (code) return code
    await delay(100)
  }
  throw new Error(`No code was printed for ${email}`)
}

/** Signs in through the open dialog. */
export async function signIn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  const send = dialog.getByRole('button', { name: 'Send verification code' })
  const code = await printedCode(email, () => send.click())
  await dialog.getByLabel('Six-digit code').fill(code)
  await expect(dialog).toBeHidden()
}

/** How far the music is, as the player shows it. */
export async function playedSeconds(page: Page): Promise<number> {
  return Number(await page.getByRole('slider', { name: 'Position in the song' }).inputValue())
}

type ApiAnswer<Data> = { result?: { data: { json: Data } }; error?: { json: { message: string; data: object } } }

/** Calls a mutation without a page. */
export async function callApi<Data = unknown>(
  request: APIRequestContext,
  procedure: string,
  input: unknown,
): Promise<ApiAnswer<Data>> {
  const answer = await request.post(`/api/trpc/${procedure}`, { data: { json: input } })
  return (await answer.json()) as ApiAnswer<Data>
}

export async function signInByApi(request: APIRequestContext, email: string): Promise<void> {
  const code = await printedCode(email, () => callApi(request, 'auth.requestCode', { email }))
  const { error } = await callApi(request, 'auth.signIn', { email, code })
  if (error) throw new Error(error.json.message)
}

/** Gives the signed-in person a plan, paid in the sandbox as at its page. */
export async function subscribe(request: APIRequestContext, planId: string): Promise<void> {
  const { result, error } = await callApi<{ url: string }>(request, 'payment.createSubscriptionCheckout', { planId })
  if (!result) throw new Error(error?.json.message)
  await request.post(result.data.json.url, { form: { press: 'good' }, maxRedirects: 0 })
  await expect
    .poll(async () => await (await request.get('/api/trpc/auth.me')).text(), { timeout: MAKING_MS })
    .toContain(`"planId":"${planId}"`)
}

/** Has a song made for the signed-in person, the same in each run, and gives its id once it is finished. */
export async function finishedSong(request: APIRequestContext, input: object): Promise<string> {
  const { result, error } = await callApi<{ id: string }>(request, 'music.generate', { seed: 1, ...input })
  if (!result) throw new Error(error?.json.message)
  const { id } = result.data.json
  await expect
    .poll(async () => (await request.head(`/api/audio/${id}`)).status(), { timeout: MAKING_MS, intervals: [500] })
    .toBe(200)
  return id
}

/** What a finished song sounds like, as a file. */
export async function songFile(request: APIRequestContext, id: string): Promise<Buffer> {
  return await (await request.get(`/api/audio/${id}`)).body()
}

/** Has a recording sung by a voice for the signed-in person, and gives the cover's id. */
export async function orderCover(request: APIRequestContext, voice: string, audioUrl: string): Promise<string> {
  const input = { voiceModelId: voice, audioUrl, rightsConfirmed: true }
  const { result, error } = await callApi<{ id: string }>(request, 'voiceCover.create', input)
  if (!result) throw new Error(error?.json.message)
  return result.data.json.id
}

/** The same, once it can be heard. */
export async function finishedCover(request: APIRequestContext, voice: string, audioUrl: string): Promise<string> {
  const id = await orderCover(request, voice, audioUrl)
  await expect
    .poll(async () => (await request.head(`/api/cover-audio/${id}`)).status(), {
      timeout: MAKING_MS,
      intervals: [500],
    })
    .toBe(200)
  return id
}
