import pg from 'pg'
import { applyMigrations } from '#server/db/migrations.ts'
import { databaseUrl, TEMPLATE } from './database-url.ts'
import { installQueue } from './install-queue.ts'

/** Makes one migrated database, which every test file copies for itself. */
export default async function setup(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${TEMPLATE}`)
  await client.end()
  await applyMigrations(databaseUrl(TEMPLATE))
  await installQueue(databaseUrl(TEMPLATE))
}
