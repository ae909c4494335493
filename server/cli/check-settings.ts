import { env } from '#server/env.ts'

/** Ends with 0 when the environment is complete, else with 1 and every problem in words. */
try {
  env()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
