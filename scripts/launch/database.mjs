import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode } from './install.mjs'
import { runningPostgres, startPostgres } from './postgres.mjs'
import { dataFolder, inProject } from './project.mjs'
import { run } from './run.mjs'
import { secrets } from './secrets.mjs'
import { Trouble } from './tell.mjs'

/**
 * The operator's PostgreSQL when DATABASE_URL names one, else the embedded one; up to date in either case. `env` is
 * what the product's processes need to reach it, and marks the embedded set-up as demo mode.
 */
export async function openDatabase(folder, onGivingUp) {
  const { session, database } = secrets(folder)
  const common = { CANTO_DATA: folder, CANTO_SECRET: process.env.CANTO_SECRET || session }
  if (process.env.DATABASE_URL) {
    const env = { ...common, DATABASE_URL: process.env.DATABASE_URL }
    await migrate(env)
    return { env, stop: async () => {} }
  }
  const postgres = await startPostgres({ folder, password: database, onGivingUp })
  const env = { ...common, DATABASE_URL: postgres.url, CANTO_DEMO: '1' }
  try {
    await migrate(env)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return { env, stop: postgres.stop }
}

/** What a command needs to reach the database of the Canto that runs here, or the operator's; nothing without either. */
export function databaseInUse() {
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
  const folder = dataFolder()
  if (process.env.DATABASE_URL || !existsSync(join(folder, 'secrets.json'))) return {}
  const { session, database } = secrets(folder)
  const url = runningPostgres({ folder, password: database })
  return url ? { DATABASE_URL: url, CANTO_SECRET: process.env.CANTO_SECRET || session } : {}
}

async function migrate(env) {
  const { ok, said } = await run(pinnedNode(), ['server/cli/migrate.ts'], { env })
  if (!ok) {
    throw new Trouble(
      `The database could not be brought up to date.\n${said}`,
      'Check that DATABASE_URL names a PostgreSQL 15 or newer that may be written to.',
    )
  }
}
