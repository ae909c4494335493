import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One process a core: by default one core would be left idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{lib,server,components,scripts}/**/*.test.ts', 'tests/{architecture,bench,judge}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/template-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
