import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['lib/**/*.test.ts', 'server/**/*.test.ts', 'components/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
        },
      },
    ],
  },
})
