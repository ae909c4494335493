import { randomUUID } from 'node:crypto'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openQueue } from '#server/adapters/queue/pg-boss/pg-boss-queue.ts'
import { applyMigrations, MIGRATIONS } from '#server/db/migrations.ts'
import { cleanUpJob } from '#server/jobs/clean-up.job.ts'
import { dailyMaintenanceJob } from '#server/jobs/daily-maintenance.job.ts'
import { databaseUrl } from '../support/database-url.ts'
import { migrateAsPrisma, missingSql, strayMigrations } from '../support/prisma-schema-engine.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()

it('leaves a database that agrees with the schema, and has nothing more to do', async () => {
  expect(await missingSql(world.url)).toBe('')
  expect(await strayMigrations(world.url)).toEqual([])
  expect(await applyMigrations(world.url)).toEqual([])
})

it('notices a database that was changed by hand', async () => {
  const client = await connected(world.url)
  await client.query('ALTER TABLE creations DROP COLUMN seed')
  await client.query("UPDATE _prisma_migrations SET checksum = 'edited' WHERE migration_name = '20261120000000_first'")
  await client.end()
  expect(await missingSql(world.url)).toContain('ADD COLUMN     "seed"')
  expect(await strayMigrations(world.url)).toEqual(['20261120000000_first'])
})

it('goes on with a database that Prisma migrated, and leaves one that Prisma goes on with', async () => {
  const [theirs, ours] = [await emptyDatabase(), await emptyDatabase()]
  await migrateAsPrisma(theirs)
  expect(await applyMigrations(theirs)).toEqual([])
  expect((await applyMigrations(ours)).length).toBeGreaterThan(10)
  await migrateAsPrisma(ours)
  expect(await appliedTo(ours)).toEqual(await appliedTo(theirs))
  expect(await strayMigrations(ours)).toEqual([])
})

it('is applied once, however many processes start at once', async () => {
  const url = await emptyDatabase()
  const applied = await Promise.all([applyMigrations(url), applyMigrations(url), applyMigrations(url)])
  expect(applied.filter(({ length }) => length > 0)).toHaveLength(1)
})

it('leaves nothing of a migration that fails, names it, and applies it once it is mended', async () => {
  const url = await emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'canto-migrations-'))
  try {
    cpSync(MIGRATIONS, folder, { recursive: true })
    const file = join(folder, '99990101000000_broken', 'migration.sql')
    mkdirSync(join(folder, '99990101000000_broken'))
    writeFileSync(file, 'CREATE TABLE halves (id int); INSERT INTO halves VALUES (1, 2);')
    await expect(applyMigrations(url, folder)).rejects.toThrow('The migration 99990101000000_broken failed: INSERT')
    const client = await connected(url)
    expect((await client.query(`SELECT to_regclass('halves') AS found`)).rows).toEqual([{ found: null }])
    writeFileSync(file, 'CREATE TABLE halves (id int); INSERT INTO halves VALUES (1);')
    expect(await applyMigrations(url, folder)).toEqual(['99990101000000_broken'])
    await client.query(`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name LIKE '9999%'`)
    await client.end()
    await expect(applyMigrations(url, folder)).rejects.toThrow('99990101000000_broken was begun and not finished')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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

it('keeps every song, cover and split, and all that is about them, in the table of creations', async () => {
  const { client, migrate } = await databaseBefore('20261211000000_creations')
  const [user, song, version, take, cover, split, voice, upload] = Array.from({ length: 8 }, randomUUID)
  const rows = [
    `CREATE SCHEMA pgboss CREATE TABLE job (name text, data jsonb)`,
    `INSERT INTO users (id, email) VALUES ('${user}', 'ada@example.com')`,
    `INSERT INTO songs (id, user_id, request_id, request_hash, title, description, prompt, style, model, gender, instrumental,
       seed, visibility, public_since, status, run, attempt, progress, files, duration_sec, visuals, receipt, queued_at,
       completed_at, created_at, expiry_notified_at)
     VALUES ('${song}', '${user}', '${song}', 'hash', 'Noon', 'about noon', 'la', 'Pop, Late-night bar', 'V5', 'f', false,
       7, 'public', '2026-12-01Z', 'completed', 2, 3, 100, 'songs/1', 61.5, '{"peaks": [3]}', '{"tempo": 90}', '2026-12-01Z',
       '2026-12-02Z', '2026-11-30Z', '2026-12-09Z')`,
    `INSERT INTO songs (id, user_id, request_id, title, style, model, gender, instrumental, seed, parent_id, change, preview)
     VALUES ('${version}', '${user}', '${version}', 'Noon', '', 'V5', 'm', true, 8, '${song}', '{"kind": "key"}', 'songs/2/p')`,
    `INSERT INTO songs (id, user_id, request_id, title, style, model, gender, instrumental, seed, take_of_id, status, failure,
       deleted_at)
     VALUES ('${take}', '${user}', '${take}', 'Noon', 'Rock', 'V5', 'm', true, 9, '${song}', 'failed', 'storageFull', now())`,
    `INSERT INTO voices (id, slug, name, category, register, low_note, high_note, origin, model, rights)
     VALUES ('${voice}', 'ada', 'Ada', 'Music', 'alto', 50, 70, 'synthetic', '{}', '{}')`,
    `INSERT INTO uploads (id, user_id, file_name, format, bytes, duration_sec, sha256, file)
     VALUES ('${upload}', '${user}', 'a.wav', 'wav', 9, 3, '0', 'uploads/1/a.wav')`,
    // The same request id as the song's, which was allowed.
    `INSERT INTO covers (id, user_id, request_id, voice_id, voice_name, song_id, seed, rights_at, rights_text, mix, vocal_db,
       status, bytes)
     VALUES ('${cover}', '${user}', '${song}', '${voice}', 'Ada', '${song}', 1, '2026-12-01Z', '2026-11', 'covers/1/c', 3,
       'completed', 44)`,
    `INSERT INTO covers (id, user_id, request_id, kind, upload_id, song_title, seed, rights_at, rights_text, status)
     VALUES ('${split}', '${user}', '${split}', 'split', '${upload}', 'Ferry', 1, now(), '2026-11', 'processing')`,
    `INSERT INTO stem_sets (song_id, used_at) VALUES ('${song}', now())`,
    `INSERT INTO notifications (id, user_id, kind, song_id, cover_id, reference) VALUES
     ('${randomUUID()}', '${user}', 'songCompleted', '${song}', NULL, 'a'),
     ('${randomUUID()}', '${user}', 'coverCompleted', NULL, '${cover}', 'b'),
     ('${randomUUID()}', '${user}', 'planChanged', NULL, NULL, 'c')`,
    `INSERT INTO pgboss.job VALUES ('make-song', '{"songId": "${version}"}'), ('make-cover', '{"coverId": "${split}"}'),
     ('mix-cover', '{"coverId": "${cover}"}')`,
  ]
  for (const row of rows) await client.query(row)
  await migrate()
  const all = async (sql: string) => (await client.query(sql)).rows

  const creations = await all(`SELECT * FROM creations`)
  const byId = (id: string | undefined) => creations.find((row) => row.id === id)
  expect(creations).toHaveLength(5)
  expect(byId(song)).toMatchObject({
    kind: 'song',
    user_id: user,
    request_id: song,
    request_hash: 'hash',
    title: 'Noon',
    search_text: 'noon',
    seed: 7,
    tags: ['pop', 'latenightbar'],
    visibility: 'public',
    public_since: new Date('2026-12-01Z'),
    status: 'completed',
    run: 2,
    attempt: 3,
    progress: 100,
    files: 'songs/1',
    duration_sec: 61.5,
    visuals: { peaks: [3] },
    receipt: { tempo: 90 },
    completed_at: new Date('2026-12-02Z'),
    created_at: new Date('2026-11-30Z'),
    expiry_notified_at: new Date('2026-12-09Z'),
  })
  expect(byId(version)).toMatchObject({ kind: 'song', status: 'pending', preview: 'songs/2/p' })
  expect(byId(take)).toMatchObject({ kind: 'song', status: 'failed', failure: 'storageFull', tags: ['rock'] })
  expect(byId(take).deleted_at).not.toBeNull()
  expect(byId(cover)).toMatchObject({ kind: 'cover', request_id: song, title: 'Ada', bytes: 44, status: 'completed' })
  expect(byId(split)).toMatchObject({ kind: 'split', title: 'Ferry', status: 'processing' })

  expect(
    await all(`SELECT id, prompt, parent_id, take_of_id, change, search_text FROM songs ORDER BY gender, style`),
  ).toEqual([
    { id: song, prompt: 'la', parent_id: null, take_of_id: null, change: null, search_text: 'la\npop, late-night bar' },
    { id: version, prompt: '', parent_id: song, take_of_id: null, change: { kind: 'key' }, search_text: '\n' },
    { id: take, prompt: '', parent_id: null, take_of_id: song, change: null, search_text: '\nrock' },
  ])
  expect(
    await all(`SELECT id, voice_id, song_id, upload_id, mix, vocal_db, rights_text FROM covers ORDER BY mix`),
  ).toEqual([
    ...[
      {
        id: cover,
        voice_id: voice,
        song_id: song,
        upload_id: null,
        mix: 'covers/1/c',
        vocal_db: 3,
        rights_text: '2026-11',
      },
    ],
    ...[
      { id: split, voice_id: null, song_id: null, upload_id: upload, mix: null, vocal_db: 0, rights_text: '2026-11' },
    ],
  ])
  expect(await all(`SELECT creation_id FROM notifications ORDER BY reference`)).toEqual([
    { creation_id: song },
    { creation_id: cover },
    { creation_id: null },
  ])
  expect((await all(`SELECT data FROM pgboss.job ORDER BY name`)).map(({ data }) => data)).toEqual([
    { creationId: split },
    { creationId: version },
    { coverId: cover },
  ])

  await client.query(`DELETE FROM users`)
  const left = `SELECT (SELECT count(*) FROM songs) + (SELECT count(*) FROM covers) + (SELECT count(*) FROM stem_sets) AS count`
  expect(await all(left)).toEqual([{ count: '0' }])
  await client.end()
})

it('keeps how creations were made under the name of metadata', async () => {
  const { client, migrate } = await databaseBefore('20261212000000_creation_metadata')
  const [user, song] = [randomUUID(), randomUUID()]
  await client.query(`INSERT INTO users (id, email) VALUES ('${user}', 'ada@example.com')`)
  await client.query(
    `INSERT INTO creations (id, kind, user_id, request_id, title, seed, receipt)
     VALUES ('${song}', 'song', '${user}', '${song}', 'Noon', 7, '{"tempo": 90}')`,
  )
  await migrate()
  expect((await client.query('SELECT metadata FROM creations')).rows).toEqual([{ metadata: { tempo: 90 } }])
  await client.end()
})

it('brings what songs take of a recording over to the names of today', async () => {
  const { client, migrate } = await databaseBefore('20261213000000_reference_use')
  const user = randomUUID()
  await client.query(`INSERT INTO users (id, email) VALUES ('${user}', 'ada@example.com')`)
  const parts = [
    { part: 'tempo', to: 'words' },
    { part: 'meter', to: 'style' },
  ]
  const before = { counts: { tempo: null, meter: null, drums: 'soft' }, gaveWay: parts }
  const after = {
    applied: before.counts,
    overruled: [
      { part: 'tempo', by: 'words' },
      { part: 'meter', by: 'style' },
    ],
  }
  const plain = { counts: before.counts, gaveWay: [] }
  const stored = [
    { tempo: 90, reference: before, brief: { about: ['noon'], reference: before } },
    { tempo: 91, reference: plain },
    { tempo: 92, reference: null, brief: { about: [] } },
    { tempo: 93 },
  ]
  for (const [seed, metadata] of [...stored, null].entries())
    await client.query(
      `INSERT INTO creations (id, kind, user_id, request_id, title, seed, metadata) VALUES ($1, 'song', $2, $1, 'Noon', $3, $4)`,
      [randomUUID(), user, seed, metadata],
    )
  await migrate()
  const { rows } = await client.query('SELECT metadata FROM creations ORDER BY seed')
  expect(rows.map(({ metadata }) => metadata)).toEqual([
    { tempo: 90, reference: after, brief: { about: ['noon'], reference: after } },
    { tempo: 91, reference: { applied: before.counts, overruled: [] } },
    ...stored.slice(2),
    null,
  ])
  await client.end()
})

it('keeps what makes a cause count once, in ledger and notifications, under the name of today', async () => {
  const { client, migrate } = await databaseBefore('20261215000000_idempotency_keys')
  const user = randomUUID()
  await client.query(`INSERT INTO users (id, email) VALUES ('${user}', 'ada@example.com')`)
  await client.query(
    `INSERT INTO credit_entries (id, user_id, kind, amount, reference) VALUES ('${randomUUID()}', '${user}', 'operator_grant', 9, 'gift')`,
  )
  await client.query(
    `INSERT INTO notifications (id, user_id, kind, reference) VALUES ('${randomUUID()}', '${user}', 'songCompleted', 'song:1:completed')`,
  )
  await migrate()
  const keysIn = async (table: string) => (await client.query(`SELECT idempotency_key FROM ${table}`)).rows
  expect(await keysIn('credit_entries')).toEqual([{ idempotency_key: 'gift' }])
  expect(await keysIn('notifications')).toEqual([{ idempotency_key: 'song:1:completed' }])
  const again = `INSERT INTO credit_entries (id, user_id, kind, amount, idempotency_key) VALUES ('${randomUUID()}', '${user}', 'song', -5, 'gift')`
  await expect(client.query(again)).rejects.toThrow('credit_entries_idempotency_key_key')
  await client.end()
})

it('lets go the queues of jobs that have another name now, schedules and waiting jobs with them', async () => {
  const { client, migrate } = await databaseBefore('20261214000000_job_names')
  const older = { ...cleanUpJob, name: 'tidy' }
  const contracts = [older, { ...dailyMaintenanceJob, name: 'nightly' }, cleanUpJob]
  const options = { name: 'canto-test', connections: 2, supervise: true, contracts }
  const { boss, ready, stop } = openQueue({ url: databaseUrl(client.database), ...options })
  await ready()
  await boss.send(older.name, {})
  await migrate()
  const names = (await boss.getQueues()).map(({ name }) => name)
  expect(names.filter((name) => !name.startsWith('__pgboss')).sort()).toEqual(['clean-up', 'clean-up-dead'])
  expect((await boss.getSchedules()).map(({ name }) => name)).toEqual(['clean-up'])
  expect((await client.query(`SELECT name FROM pgboss.job WHERE name IN ('tidy', 'nightly')`)).rows).toEqual([])
  await stop()
  await client.end()
})

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** The address of a database without a table. */
async function emptyDatabase(): Promise<string> {
  const database = `empty_${randomUUID().replaceAll('-', '')}`
  const server = await connected(databaseUrl())
  await server.query(`CREATE DATABASE ${database}`)
  await server.end()
  return databaseUrl(database)
}

/** What a database knows of its migrations, without when and under which numbers. */
async function appliedTo(url: string): Promise<unknown[]> {
  const client = await connected(url)
  const { rows } = await client.query(
    `SELECT migration_name, checksum, rolled_back_at, applied_steps_count, finished_at IS NULL AS is_open
     FROM _prisma_migrations ORDER BY migration_name`,
  )
  await client.end()
  return rows
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
