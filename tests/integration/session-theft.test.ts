import { readFileSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { findSessionUser } from '#server/auth/find-session-user.ts'
import { authOptions } from '#server/auth/options.ts'
import type { Environment } from '#server/env.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const MIGRATION = 'prisma/migrations/20261129000000_session_hashes/migration.sql'

async function signedIn(email: string) {
  const browser = world.browser()
  const { id } = await browser.signIn(email)
  return { id, token: browser.cookies.get('next-auth.session-token') ?? '' }
}

function nextAuth() {
  const env = { CANTO_SECRET: world.secret, CANTO_URL: 'https://canto.example' } as Environment
  const options = authOptions(world.db, env)
  const { adapter, session } = options
  if (!adapter?.createSession || !adapter.getSessionAndUser || !adapter.updateSession || !adapter.deleteSession)
    throw new Error('No sessions')
  const { createSession, getSessionAndUser, updateSession, deleteSession } = adapter
  return { createSession, getSessionAndUser, updateSession, deleteSession, session }
}

describe('whoever has read the table of sessions', () => {
  it('is signed in by nothing that stands there', async () => {
    const { id, token } = await signedIn('leaked@example.com')
    expect(await findSessionUser(world, token)).toMatchObject({ id })
    const rows = await world.db.session.findMany({ where: { userId: id } })
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const { getSessionAndUser } = nextAuth()
    for (const value of rows.flatMap((row) => Object.values(row).map(String))) {
      expect(await findSessionUser(world, value)).toBeNull()
      expect(await getSessionAndUser(value)).toBeNull()
    }
  })
})

describe('next-auth', () => {
  it('keeps the same sessions, by the hash of their tokens', async () => {
    const { id, token } = await signedIn('both-ways@example.com')
    const { createSession, getSessionAndUser, updateSession, deleteSession, session } = nextAuth()
    expect(await getSessionAndUser(token)).toMatchObject({ session: { sessionToken: token }, user: { id } })

    const fresh = (await session?.generateSessionToken?.()) ?? ''
    expect(fresh).toMatch(/^[0-9a-f]{64}$/)
    const expires = new Date(world.clock.now().getTime() + 86_400_000)
    expect(await createSession({ sessionToken: fresh, userId: id, expires })).toMatchObject({ sessionToken: fresh })
    expect(await findSessionUser(world, fresh)).toMatchObject({ id })
    const later = new Date(expires.getTime() + 86_400_000)
    expect(await updateSession({ sessionToken: fresh, expires: later })).toMatchObject({ expires: later })
    expect((await getSessionAndUser(fresh))?.session.expires).toEqual(later)
    expect(JSON.stringify(await world.db.session.findMany())).not.toContain(fresh)

    await deleteSession(fresh)
    await deleteSession(fresh)
    expect(await findSessionUser(world, fresh)).toBeNull()
    expect(await findSessionUser(world, token)).toMatchObject({ id })
  })
})

it('sessions from before tokens were hashed stay signed in', async () => {
  const { id } = await world.person()
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  await client.query('DELETE FROM sessions')
  await client.query('ALTER TABLE sessions RENAME COLUMN token_hash TO session_token')
  await client.query('ALTER INDEX sessions_token_hash_key RENAME TO sessions_session_token_key')
  const tokens = ['a'.repeat(64), '0b5c7a4e-6f0e-4f0e-9d43-5a0a4f2d6b1c']
  for (const token of tokens)
    await client.query(
      "INSERT INTO sessions (id, session_token, user_id, expires) VALUES (gen_random_uuid(), $1, $2, now() + interval '9 days')",
      [token, id],
    )
  await client.query(readFileSync(MIGRATION, 'utf8'))
  await client.end()
  for (const token of tokens) expect(await findSessionUser(world, token)).toMatchObject({ id })
})
