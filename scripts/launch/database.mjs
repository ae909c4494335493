import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pinnedNode } from './install.mjs'
import { runningPostgres, startPostgres } from './postgres.mjs'
import { LaunchError, printRarely } from './print.mjs'
import { dataFolder } from './project.mjs'
import { run } from './run.mjs'
import { secrets } from './secrets.mjs'
import { isDemo, loadSettings } from './settings.mjs'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 10_000

/**
 * The operator's PostgreSQL when DATABASE_URL names one, else the embedded one. `env` is what the product's processes
 * need to reach it; `ready` settles once it is up to date, for which it is tried as long as it takes.
 */
export async function openDatabase(folder, env) {
  const { session, database } = secrets(folder)
  const own = process.env.DATABASE_URL ? null : await startPostgres({ folder, password: database })
  const reached = {
    ...env,
    CANTO_SECRET: process.env.CANTO_SECRET || session,
    DATABASE_URL: own?.url ?? process.env.DATABASE_URL,
  }
  const stopping = new AbortController()
  return {
    env: reached,
    ready: untilUpToDate(reached, own, stopping.signal),
    async stop() {
      stopping.abort()
      await own?.stop()
    },
  }
}

/** What a command needs to reach the database of the Canto that runs here, or the operator's; nothing without either. */
export function databaseInUse() {
  loadSettings()
  const folder = dataFolder()
  if (process.env.DATABASE_URL || !existsSync(join(folder, 'secrets.json'))) return {}
  const { session, database } = secrets(folder)
  const url = runningPostgres({ folder, password: database })
  const demo = isDemo() ? { CANTO_DEMO: '1' } : {}
  return url ? { ...demo, DATABASE_URL: url, CANTO_SECRET: process.env.CANTO_SECRET || session } : {}
}

async function untilUpToDate(env, postgres, stopping) {
  const printWhy = printRarely()
  for (let pause = FIRST_PAUSE_MS; !stopping.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      await postgres?.untilReady()
      if (!stopping.aborted) return await migrate(env)
    } catch (error) {
      if (!(error instanceof LaunchError)) throw error
      if (stopping.aborted) return
      printWhy(`${error.message}\n${error.remedy} Trying again meanwhile.`)
      await delay(pause, undefined, { signal: stopping }).catch(() => {})
    }
  }
}

async function migrate(env) {
  const { ok, said } = await run(pinnedNode(), ['server/cli/migrate.ts'], { env })
  if (!ok) {
    throw new LaunchError(
      `The database could not be brought up to date.\n${said}`,
      'Check that it is a PostgreSQL 15 or newer that answers and may be written to.',
    )
  }
}
