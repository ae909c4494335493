import { defineConfig } from 'vitest/config'

/** Limits end what hangs, and nothing else: what may take how long is asserted in CPU time. */
const LONGEST_MS = 240_000

const project = (name: string, include: string[], more = {}) => ({
  test: { name, include, testTimeout: LONGEST_MS, hookTimeout: LONGEST_MS, ...more },
})

export default defineConfig({
  test: {
    // One process a core: by default one core would be left idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      project('unit', [
        '{lib,server,components,scripts}/**/*.test.ts',
        'tests/{architecture,bench,judge}/**/*.test.ts',
        '!lib/engine/**',
      ]),
      project('engine', ['lib/engine/**/*.test.ts']),
      project('integration', ['tests/integration/**/*.test.ts'], {
        globalSetup: ['tests/support/template-database.ts'],
      }),
    ],
  },
})
