import { type Browser, chromium, expect } from '@playwright/test'
import { freePort } from '../../scripts/launch/ports.mjs'
import { givenSong } from '../support/given-song.ts'
import { callApi, required, signInByApi, test } from '../support/product.ts'

/** At least this much of 100, on a telephone. */
const LEAST = 95
const GATES = ['accessibility', 'best-practices', 'seo'] as const
/** How often speed is measured, for its median; it gates nothing, since other work here slows it. */
const RUNS = Number(process.env.CANTO_LIGHTHOUSE_RUNS ?? 0)

type Category = {
  readonly score: number
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}
type Verdict = {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>
}

type Options = {
  readonly port: number
  readonly onlyCategories: readonly string[]
  readonly disableFullPageScreenshot: true
}
type Lighthouse = (address: string, options: Options) => Promise<{ readonly lhr: Verdict }>

/** One browser for all pages: Lighthouse, which clears what a page has stored, shares no other. */
const port = await freePort()
let browser: Browser
let lighthouse: Lighthouse

test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: required('CHROMIUM_PATH'),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  lighthouse = (await import(required('CANTO_LIGHTHOUSE'))).default
})

test.afterAll(() => browser.close())

async function judge(address: string, onlyCategories: readonly string[]): Promise<Verdict> {
  return (await lighthouse(address, { port, onlyCategories, disableFullPageScreenshot: true })).lhr
}

const PAGES = {
  'the landing page': '/',
  'a genre’s page': '/lofi-song-generator',
  'a genre’s page in German': '/de/metal-song-generator',
  'a genre’s page in Japanese': '/ja/rap-song-generator',
  'the gallery': '/ai-music-cover',
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`Lighthouse finds nothing much wrong with ${name}`, async ({ baseURL }) => {
    await expectGood(`${baseURL}${path}`)
  })
}

test('Lighthouse finds nothing much wrong with a published song', async ({ request, baseURL }) => {
  await signInByApi(request, `beacon-${Date.now()}@example.com`)
  const id = await givenSong(request, { title: 'Beacon' })
  await callApi(request, 'music.setVisibility', { id, visibility: 'public' })
  await expectGood(`${baseURL}/song/${id}`)
})

async function expectGood(address: string) {
  test.setTimeout(120_000 + RUNS * 60_000)
  const { categories, audits } = await judge(address, GATES)
  for (const gate of GATES) {
    const { score, auditRefs } = categories[gate] as Category
    const wrong = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id)
    expect(score * 100, `${address}: ${gate}: ${wrong.join(', ')}`).toBeGreaterThanOrEqual(LEAST)
  }
  if (RUNS > 0) console.log(`${address}: performance ${await medianSpeed(address)} of 100, the median of ${RUNS}`)
}

async function medianSpeed(address: string): Promise<number> {
  const scores: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const { categories } = await judge(address, ['performance'])
    scores.push(Math.round((categories.performance?.score ?? 0) * 100))
  }
  return scores.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}
