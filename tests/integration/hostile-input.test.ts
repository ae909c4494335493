import { randomUUID } from 'node:crypto'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import superjson from 'superjson'
import { beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { appRouter } from '#server/api/root.ts'
import type { SessionUser } from '#server/context.ts'
import { seedVoices } from '#server/services/voices/seed-voices.ts'
import { openPayingWorld } from '../support/paying-world.ts'
import { sampleOf } from '../support/sample-of.ts'
import { storeCover, storeSong } from '../support/stored-creations.ts'

const world = openPayingWorld()

type Procedure = { readonly _def: { readonly type: 'query' | 'mutation'; readonly inputs: readonly z.ZodType[] } }
const PROCEDURES = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>)

const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)])

/** What stands in place of an input, or of any field of it. */
const HOSTILE: readonly unknown[] = [
  ...[
    '\0',
    'a\0b',
    '[Verse]\nA lamp\0 in the window',
    '\ud800',
    'a\udfffb',
    '\u202e',
    '\ufeff\u200b',
    '\x1b[2J',
    '\r\n',
  ],
  ...['', ' ', 'x'.repeat(200_000), '🎵'.repeat(5000), '../../etc/passwd', '%00', '\\u0000', "' OR 1=1 --", '{{7*7}}'],
  ...['__proto__', 'constructor', 'NaN', '-1', '1e999', 'null', '[object Object]', '/api/uploads/%00', 'http://[::1'],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '0199ZZZZ-0000-4000-8000-0',
    'http://\0',
  ],
  ...[
    '0000-01-01T00:00:00.000Z_00000000-0000-4000-8000-000000000000',
    '9999-12-31T23:59:59.999Z_00000000-0000-4000-8000-000000000000',
    '9999-99-99T99:99:99.999Z_00000000-0000-4000-8000-000000000000',
    '0000-00-00T00:00:00Z_------------------------------------',
  ],
  ...['2026-02-30T10:00:00.000Z_00000000-0000-4000-8000-000000000000', '9999999-12-31', '2026-11-23T10:00:00.000Z_'],
  ...[-1, 0, 1e308, 2 ** 31, 2 ** 53, 0.1, Number.NaN, Number.POSITIVE_INFINITY, 10n ** 30n, null, undefined, true],
  ...[
    [],
    {},
    [null],
    deep(500),
    new Date(Number.NaN),
    new Date(8.64e15),
    new Map([[{}, 1]]),
    new Set([1]),
    /x/,
    new Error('x'),
  ],
]

/** The input itself and each of its fields, replaced by each hostile value. */
function attacks(sample: unknown): unknown[] {
  const fields = typeof sample === 'object' && sample !== null ? Object.keys(sample) : []
  const inField = (value: unknown) =>
    fields.map((field) => ({ ...(sample as object), [field]: value, ...(field === 'requestId' ? {} : fresh()) }))
  const fresh = () => (fields.includes('requestId') ? { requestId: randomUUID() } : {})
  const within = (value: unknown) => {
    const change = (sample as { change?: object } | null)?.change
    return change
      ? Object.keys(change).map((key) => ({ ...(sample as object), change: { ...change, [key]: value } }))
      : []
  }
  return HOSTILE.flatMap((value) => [value, ...inField(value), ...within(value)])
}

let owner: SessionUser
/** What fields of some name hold in inputs that are otherwise right. */
let named: (procedure: string) => Readonly<Record<string, unknown>>

beforeAll(async () => {
  await seedVoices({ ctx: world })
  owner = await world.person({ planId: 'pro_monthly', credits: 1_000_000 })
  const [song, cover] = await Promise.all([createSong(), createCover()])
  const voice = await world.db.voice.findFirstOrThrow()
  named = (procedure) => ({
    id: !procedure.startsWith('voiceCover.') ? song.id : /Voice/.test(procedure) ? voice.id : cover.id,
    ids: [randomUUID()],
    requestId: randomUUID(),
    cursor: song.id,
    voiceModelId: voice.id,
    audioUrl: `/song/${song.id}`,
    pitchChange: 'no-change',
    email: owner.email,
    code: '000000',
  })
})

const createSong = () =>
  storeSong(world.db, {
    userId: owner.id,
    title: 'Lamp',
    status: 'completed',
    visibility: 'public',
    files: 'songs/none',
  })

const createCover = () =>
  storeCover(world.db, { userId: owner.id, sourceUrl: 'https://example.com/x.mp3', status: 'completed' })

/** The answer's status, as over HTTP. */
async function call(name: string, type: 'query' | 'mutation', input: unknown, user: SessionUser | null) {
  const body = JSON.stringify(superjson.serialize(input))
  const url = `http://canto.example/api/trpc/${name}`
  const logged: unknown[] = []
  const answer = await fetchRequestHandler({
    endpoint: '/api/trpc',
    router: appRouter,
    req:
      type === 'query'
        ? new Request(`${url}?input=${encodeURIComponent(body)}`)
        : new Request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    createContext: () => ({
      ...world,
      user,
      ip: '203.0.113.9',
      language: null,
      sessionToken: null,
      browser: { secret: null, known: null },
      setCookie: () => {},
      log: (error: unknown) => logged.push(error),
    }),
  })
  return { status: answer.status, logged }
}

it.each(PROCEDURES)('%s answers nothing that is sent to it with a fault of ours', async (name, { _def }) => {
  const [schema] = _def.inputs
  const all = schema ? attacks(sampleOf(schema, named(name))) : [...HOSTILE]
  expect(all.length).toBeGreaterThanOrEqual(50)
  const faults: string[] = []
  for (const input of all) {
    for (const user of [owner, null]) {
      const { status, logged } = await call(name, _def.type, input, user)
      const said = logged.map((error) => String(error).replaceAll(/\s+/g, ' ').slice(-160)).join()
      if (status >= 500)
        faults.push(`${status} for ${JSON.stringify(superjson.serialize(input)).slice(0, 160)}: ${said}`)
    }
  }
  expect(faults).toEqual([])
})
