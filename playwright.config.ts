import { defineConfig } from '@playwright/test'

/** Stripe's, by which all others pay: it comes after them. */
const MOVES_THE_CLOCK = '**/plan-ends.spec.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'build/browser',
  globalSetup: './tests/support/start-product.ts',
  workers: 2,
  projects: [
    { name: 'product', testIgnore: MOVES_THE_CLOCK },
    { name: 'clock', testMatch: MOVES_THE_CLOCK, dependencies: ['product'] },
  ],
  timeout: 120_000,
  expect: { timeout: 10_000 },
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
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
    trace: 'off',
  },
})
