import pg from 'pg'
import { expect, it } from 'vitest'
import { applyMigrations, missingSql, strayMigrations } from '#server/db/migrations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()

it('leaves a database that agrees with the schema, and has nothing more to do', async () => {
  expect(await missingSql(world.url)).toBe('')
  expect(await strayMigrations(world.url)).toEqual([])
  expect(await applyMigrations(world.url)).toEqual([])
})

it('notices a database that was changed by hand', async () => {
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  await client.query('ALTER TABLE songs DROP COLUMN seed')
  await client.query("UPDATE _prisma_migrations SET checksum = 'edited' WHERE migration_name = '20261120000000_first'")
  await client.end()
  expect(await missingSql(world.url)).toContain('ADD COLUMN     "seed"')
  expect(await strayMigrations(world.url)).toEqual(['20261120000000_first'])
})
