import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, request } from '@playwright/test'
import pg from 'pg'
import { tagsOf } from '#lib/catalog/tags.ts'
import { runningPostgres } from '../../scripts/launch/postgres.mjs'
import { secrets } from '../../scripts/launch/secrets.mjs'
import { callApi, required, signInByApi } from './product.ts'
import { MAKING_MS } from './slowness.ts'

/** What it sings. */
export const GIVEN_LINE = 'A lamp is lit for everyone tonight'

const SONG = {
  title: 'The song of the tests',
  prompt: `[Verse]\n${GIVEN_LINE}`,
  style: 'Folk',
  gender: 'f',
  lengthSec: 30,
  seed: 1,
}

/** Orders the one song that tests get copies of, and gives its id; it is made while they begin. */
export async function orderGivenSong(baseURL: string): Promise<string> {
  const api = await request.newContext({ baseURL })
  await signInByApi(api, 'given-song@example.com')
  const { result, error } = await callApi<{ id: string }>(api, 'music.generate', SONG)
  await api.dispose()
  if (!result) throw new Error(error?.json.message)
  return result.data.json.id
}

/**
 * Gives the signed-in person a finished song of half a minute, for tests that need some song and do not care how it came
 * about: nothing is made, charged or announced. It is Folk, sung by a woman, for whoever has the link, and as long as
 * `durationSec` says, or as it is.
 */
export async function givenSong(
  api: APIRequestContext,
  { title, style = SONG.style, durationSec }: { title: string; style?: string; durationSec?: number },
): Promise<string> {
  const me = await (await api.get('/api/trpc/auth.me')).json()
  const given = required('CANTO_TEST_SONG')
  const [id, now] = [randomUUID(), new Date()]
  const client = new pg.Client({ connectionString: databaseOfProduct() })
  await client.connect()
  try {
    const look = async () => (await client.query('SELECT status, files FROM creations WHERE id = $1', [given])).rows[0]
    await expect.poll(async () => (await look()).status, { timeout: MAKING_MS, intervals: [250] }).toBe('completed')
    const folder: string = (await look()).files
    const files = folder.replace(given, id)
    expect(files).not.toBe(folder)
    linkFiles(folder, files)
    const changes = {
      id,
      user_id: me.result.data.json.id,
      request_id: randomUUID(),
      title,
      style,
      files,
      tags: tagsOf(style),
      ...(durationSec ? { duration_sec: durationSec } : {}),
    }
    await copyRow(client, given, { ...changes, created_at: now, queued_at: now, completed_at: now })
  } finally {
    await client.end()
  }
  return id
}

/** Links the files to another folder. Hard links suffice, because the product never writes into an existing file. */
function linkFiles(from: string, to: string): void {
  const [source, target] = [from, to].map((folder) => join(required('CANTO_TEST_DATA'), 'files', folder)) as [
    string,
    string,
  ]
  mkdirSync(target, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(source)) linkSync(join(source, name), join(target, name))
}

/** Copies a row of both tables that hold a song; each takes those of the changes that are columns of its own. */
async function copyRow(client: pg.Client, id: string, changes: object): Promise<void> {
  for (const table of ['creations', 'songs']) {
    const { rows } = await client.query(
      `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER'`,
      [table],
    )
    await client.query(
      `INSERT INTO ${table} (${rows[0].names}) SELECT ${rows[0].names}
        FROM (SELECT (jsonb_populate_record(song, $2)).* FROM ${table} song WHERE id = $1) copy`,
      [id, JSON.stringify(changes)],
    )
  }
}

function databaseOfProduct(): string {
  const folder = required('CANTO_TEST_DATA')
  const url = process.env.DATABASE_URL || runningPostgres({ folder, password: secrets(folder).database })
  if (!url) throw new Error('The product’s database does not run')
  return url
}
