import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, it } from 'vitest'
import { applyMigrations, missingSql, strayMigrations } from '#server/db/migrations.ts'
import { databaseUrl } from '../support/database-url.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()

it('leaves a database that agrees with the schema, and has nothing more to do', async () => {
  expect(await missingSql(world.url)).toBe('')
  expect(await strayMigrations(world.url)).toEqual([])
  expect(await applyMigrations(world.url)).toEqual([])
})

it('notices a database that was changed by hand', async () => {
  const client = await connected(world.url)
  await client.query('ALTER TABLE songs DROP COLUMN seed')
  await client.query("UPDATE _prisma_migrations SET checksum = 'edited' WHERE migration_name = '20261120000000_first'")
  await client.end()
  expect(await missingSql(world.url)).toContain('ADD COLUMN     "seed"')
  expect(await strayMigrations(world.url)).toEqual(['20261120000000_first'])
})

it('brings rows over to the field names of today', async () => {
  const { client, migrate } = await databaseBefore('20261210000000_field_names')
  const [user, song, cover, lot] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const rows = [
    `INSERT INTO users (id, email) VALUES ('${user}', 'ada@example.com')`,
    `INSERT INTO songs (id, user_id, request_id, title, style, model, gender, instrumental, seed, portrait, end_told_at)
     VALUES ('${song}', '${user}', '${song}', 'Noon', 'Pop', 'V5', 'f', false, 1, '{"peaks": [3], "contour": []}', '2026-12-09Z')`,
    `INSERT INTO covers (id, user_id, request_id, seed, rights_at, rights_text, portrait)
     VALUES ('${cover}', '${user}', '${cover}', 1, now(), '2026-11', '{"heights": [9, 200]}')`,
    `INSERT INTO verification_codes (email, browser_hash, code_hash, tries, expires_at) VALUES ('ada@example.com', 'b', 'c', 3, now())`,
    `INSERT INTO credit_entries (id, user_id, kind, amount, reference) VALUES ('${lot}', '${user}', 'operator_grant', 9, 'gift')`,
    `INSERT INTO credit_lots (entry_id, user_id, kind, amount, "left") VALUES ('${lot}', '${user}', 'operator_grant', 9, 4)`,
    `INSERT INTO notifications (id, user_id, kind, reference) VALUES
     ('${randomUUID()}', '${user}', 'released', 'released:${song}:2026-12-01'),
     ('${randomUUID()}', '${user}', 'songCompleted', 'song:${song}:1:completed'),
     ('${randomUUID()}', '${user}', 'storageEnding', 'storageEnding:${user}:2026-12-02')`,
  ]
  for (const row of rows) await client.query(row)
  await migrate()
  const { rows: found } = await client.query(`
    SELECT s.visuals AS song, s.expiry_notified_at AS notified, c.visuals AS cover, v.attempts, l.remaining,
      (SELECT array_agg(kind || ' ' || split_part(reference, ':', 1) ORDER BY kind) FROM notifications) AS notes
    FROM songs s, covers c, verification_codes v, credit_lots l`)
  expect(found).toEqual([
    {
      song: { peaks: [3], contour: [] },
      notified: new Date('2026-12-09T00:00:00Z'),
      cover: { peaks: [9, 200] },
      attempts: 3,
      remaining: 4,
      notes: ['expiryNotice expiryNotice', 'reinstated reinstated', 'songCompleted song'],
    },
  ])
  await expect(client.query('UPDATE credit_lots SET remaining = 10')).rejects.toThrow('credit_lots_remaining_check')
  await client.end()
})

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** A database as it was before a migration, and that migration. */
async function databaseBefore(name: string) {
  const database = `before_${randomUUID().replaceAll('-', '')}`
  const server = await connected(databaseUrl())
  await server.query(`CREATE DATABASE ${database}`)
  await server.end()
  const client = await connected(databaseUrl(database))
  const files = globSync('prisma/migrations/*/migration.sql').sort()
  const at = files.findIndex((file) => file.includes(name))
  for (const file of files.slice(0, at)) await client.query(readFileSync(file, 'utf8'))
  return { client, migrate: () => client.query(readFileSync(files[at]!, 'utf8')) }
}
