import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** Prisma's layout: migrations/<time>_<name>/migration.sql. */
export const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

/** The number of Prisma's own advisory lock, so that its tools and this wait for each other. */
const LOCK = 72_707_369

/** Prisma's table, column by column, so that its tools know what was applied here, and this what was applied by them. */
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

/**
 * Brings a database up to date with the files of a folder, in the order of their names, each in a transaction of its own. One process
 * at a time: others wait. Returns the names of the migrations that it lacked.
 *
 * @throws Error that names the migration, if one fails (nothing of it is left behind), or if Prisma's tools left one half applied.
 */
export async function applyMigrations(url: string, folder = MIGRATIONS): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(TABLE)
    const missing = (await migrationsIn(folder)).filter(missingOf(await appliedIn(client)))
    for (const migration of missing) await apply(migration, client)
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

type Migration = { readonly name: string; readonly sql: string }

async function migrationsIn(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(
    names.sort().map(async (name) => ({ name, sql: await readFile(join(folder, name, 'migration.sql'), 'utf8') })),
  )
}

const missingOf =
  (applied: ReadonlySet<string>) =>
  ({ name }: Migration) =>
    !applied.has(name)

/** Names of what was applied to its end. */
async function appliedIn(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string; is_finished: boolean }>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS is_finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  )
  const failed = rows.find(({ is_finished }) => !is_finished)
  if (failed)
    throw new Error(
      `The migration ${failed.name} was begun and not finished: repair it with \`npx prisma migrate resolve\`.`,
    )
  return new Set(rows.map(({ name }) => name))
}

async function apply({ name, sql }: Migration, client: pg.Client): Promise<void> {
  const checksum = createHash('sha256').update(sql).digest('hex')
  try {
    await client.query('BEGIN')
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => {})
    throw new Error(`The migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
