import { spawnSync } from 'node:child_process'
import { pinnedNode } from './install.mjs'
import { startPostgres } from './postgres.mjs'
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
    migrate(env)
    return { env, stop: async () => {} }
  }
  const postgres = await startPostgres({ folder, password: database, onGivingUp })
  const env = { ...common, DATABASE_URL: postgres.url, CANTO_DEMO: '1' }
  try {
    migrate(env)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return { env, stop: postgres.stop }
}

function migrate(env) {
  const result = spawnSync(pinnedNode(), ['server/cli/migrate.ts'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (result.status !== 0) {
    throw new Trouble(
      `The database could not be brought up to date.\n${result.stderr}`,
      'Check that DATABASE_URL names a PostgreSQL 15 or newer that may be written to.',
    )
  }
}
