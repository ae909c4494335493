import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { slowness } from './tests/support/slowness.ts'

/** A slow file, in a browser of its own: begun first, so that nothing waits for it alone. */
const NEEDS_A_MICROPHONE = '**/own-voice.spec.ts'
/** What pages weigh and how they load, which `npm run check:web` asks alone. */
const OF_PAGES = ['**/weight.spec.ts', '**/lighthouse.spec.ts']
/** Stripe's, by which all others pay: it comes after them. */
const MOVES_THE_CLOCK = '**/plan-ends.spec.ts'

/** How busy the machine is when the run begins; its workers read this file again, and must find the same. */
process.env.CANTO_SLOWNESS ??= String(slowness())
const SLOWNESS = Number(process.env.CANTO_SLOWNESS)

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'build/browser',
  globalSetup: './tests/support/start-product.ts',
  // Half as many again as cores: they wait for songs that are made, and for music that plays.
  workers: Math.ceil(1.5 * availableParallelism()),
  projects: [
    { name: 'microphone', testMatch: NEEDS_A_MICROPHONE },
    { name: 'pages', testMatch: OF_PAGES },
    { name: 'product', testIgnore: [NEEDS_A_MICROPHONE, ...OF_PAGES, MOVES_THE_CLOCK] },
    { name: 'clock', testMatch: MOVES_THE_CLOCK, dependencies: ['microphone', 'product', 'pages'] },
  ],
  // They end what hangs.
  timeout: 240_000 * SLOWNESS,
  expect: { timeout: 30_000 * SLOWNESS },
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    // What a service worker answers no test could answer in its place; the test of ours allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
})
