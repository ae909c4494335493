import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { PlanId } from '#lib/catalog/plans.ts'
import { NO_REFERENCE, type Reference } from '#lib/engine/index.ts'
import { PLAIN_VOICE } from '#lib/engine/sound.ts'
import type { Me } from '#lib/schemas/account.ts'
import { openQueue } from '#server/adapters/queue/pg-boss/pg-boss-queue.ts'
import { confinedInspector } from '#server/adapters/recording/confined-inspector.ts'
import { localStorage } from '#server/adapters/storage/local/local-storage.ts'
import { appRouter } from '#server/api/root.ts'
import { type ApiContext, createCallerFactory } from '#server/api/trpc.ts'
import { browserOf } from '#server/auth/browser-cookies.ts'
import type { SessionUser, WorkerServices } from '#server/context.ts'
import { connect } from '#server/db/client.ts'
import { JOB_CONTRACTS } from '#server/jobs/registry.ts'
import type { ExpiryNotice } from '#server/ports/mail.ts'
import { giveCredits } from '#server/services/credits/ledger.ts'
import { databaseUrl, TEMPLATE } from './database-url.ts'
import { inProcessCovers } from './in-process-covers.ts'
import { sketchMusic, sketchStems } from './sketch-music.ts'

export type World = WorkerServices & {
  readonly url: string
  readonly folder: string
  /** Codes as their people would read them. */
  readonly sentCodes: { email: string; code: string; language: string }[]
  /** Word that songs and covers are about to be deleted. */
  readonly sentExpiryNotices: ({ email: string; language: string } & ExpiryNotice)[]
  /** Cookies that procedures set. */
  readonly cookies: string[]
  moveClock(seconds: number): void
  person(options?: { planId?: PlanId; credits?: number }): Promise<SessionUser>
  /** The procedures, called in somebody's name. */
  as(user: SessionUser | null, overrides?: Partial<ApiContext>): ReturnType<typeof callerOf>
  /** A browser that nobody has signed in with. */
  browser(ip?: string): TestBrowser
  /** The code that an address was sent last. */
  codeOf(email: string): string
}

/** Keeps its cookies from one call to the next. */
export type TestBrowser = {
  readonly cookies: Map<string, string>
  readonly api: ReturnType<typeof callerOf>
  /** Asks for a code and enters it. */
  signIn(email: string): Promise<Me>
}

/** What every recording sets here. */
const REFERENCE: Reference = { ...NO_REFERENCE, tempo: 92, key: { tonic: 9, mode: 'minor' }, meter: 4 }

const LIMIT_WINDOW_MS = 900_000

const callerOf = createCallerFactory(appRouter)

/**
 * A product without web and worker processes: a database of this file's own, a folder of its own, a clock that can be
 * moved. Call it at the top of a test file; the result is ready inside of tests.
 */
export function openWorld(options: { limiting?: boolean; connections?: number } = {}): World {
  const world = {} as World
  const name = `test_${randomUUID().replaceAll('-', '')}`
  let close = async () => {}

  beforeAll(async () => {
    await onServer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
    const url = databaseUrl(name)
    const folder = await mkdtemp(join(tmpdir(), 'canto-test-'))
    const db = connect(url, { connections: options.connections ?? 10, name: 'canto-test' })
    const queue = openQueue({
      url,
      name: 'canto-test',
      connections: 2,
      supervise: false,
      contracts: JOB_CONTRACTS,
    })
    // In the middle of a window of the limiter, so that no test meets its end.
    let offsetMs = LIMIT_WINDOW_MS / 2 - (Date.now() % LIMIT_WINDOW_MS)
    const sentCodes: World['sentCodes'] = []
    const sentExpiryNotices: World['sentExpiryNotices'] = []
    const cookies: string[] = []
    const recordings = confinedInspector()
    const services: WorkerServices = {
      db,
      queue: queue.queue,
      storage: localStorage(folder),
      mailer: {
        sendCode: async (email, code, language) => {
          sentCodes.push({ email, code, language })
        },
        sendExpiryNotice: async (email, ending, language) => {
          sentExpiryNotices.push({ email, language, ...ending })
        },
      },
      model: 'Sketch',
      music: sketchMusic,
      stems: sketchStems,
      covers: inProcessCovers,
      links: {
        readsPages: async () => false,
        lookUp: async () => ({}),
        fetch: () => Promise.reject(new Error('No link can be fetched here')),
      },
      text: {
        writeSong: async ({ brief }) => ({
          title: brief.title ?? 'A Song',
          lyrics: `[Verse]\n${brief.title ?? brief.request.description}`,
          writtenBy: 'songwriter',
        }),
        writeInspiration: async ({ seed }) => ({ description: `idea ${seed}` }),
      },
      recordings,
      siteUrl: 'https://canto.example',
      payments: null,
      voicePreview: {
        warmUp: async () => {},
        make: async ({ name }) => new TextEncoder().encode(`a preview of ${name}`),
      },
      voiceEstimator: {
        estimate: async () => ({
          kind: 'fine',
          voice: {
            model: { ...PLAIN_VOICE, formantScale: 1.05 },
            lowNote: 45,
            highNote: 64,
            syllables: 89,
            baseFormantScale: 1.026,
          },
        }),
      },
      referenceAnalyser: {
        analyse: async () => ({
          kind: 'fine',
          durationSec: 61,
          isCutOff: false,
          statedSec: null,
          reference: REFERENCE,
        }),
      },
      clock: { now: () => new Date(Date.now() + offsetMs) },
      secret: 'a secret of the tests, long enough',
      limiting: options.limiting ?? false,
    }
    Object.assign(world, services, {
      url,
      folder,
      sentCodes,
      sentExpiryNotices,
      cookies,
      moveClock: (seconds: number) => {
        offsetMs += seconds * 1000
      },
      person: (wanted = {}) => createPerson(services, wanted),
      as: (user: SessionUser | null, overrides: Partial<ApiContext> = {}) =>
        callerOf({
          ...services,
          user,
          ip: '203.0.113.7',
          language: null,
          sessionToken: null,
          browser: { secret: null, known: null },
          setCookie: (cookie) => cookies.push(cookie),
          log: (error) => console.error(error),
          ...overrides,
        }),
      browser: (ip) => openBrowser(world, ip),
      codeOf: (email) => sentCodes.findLast((sent) => sent.email === email)?.code ?? '',
    } satisfies Omit<World, keyof WorkerServices>)
    close = async () => {
      await queue.stop()
      await recordings.close()
      await db.$disconnect()
      await rm(folder, { recursive: true, force: true })
      await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    }
  })
  afterAll(() => close())
  return world
}

function openBrowser(world: World, ip = '203.0.113.7'): TestBrowser {
  const cookies = new Map<string, string>()
  const setCookie = (header: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    if (value) cookies.set(name, value)
    else cookies.delete(name)
  }
  const browser: TestBrowser = {
    cookies,
    get api() {
      return world.as(null, { ip, setCookie, browser: browserOf((name) => cookies.get(name) ?? null) })
    },
    async signIn(email) {
      await browser.api.auth.requestCode({ email })
      return await browser.api.auth.signIn({ email, code: world.codeOf(email) })
    },
  }
  return browser
}

async function createPerson(
  { db }: WorkerServices,
  { planId = 'free', credits }: { planId?: PlanId; credits?: number },
): Promise<SessionUser> {
  const user = await db.user.create({ data: { email: `${randomUUID()}@example.com`, name: 'Test' } })
  if (planId !== 'free') {
    const period = { currentPeriodStart: new Date(), currentPeriodEnd: new Date(Date.now() + 30 * 86_400_000) }
    await db.subscription.create({
      data: { userId: user.id, id: `sub_${user.id}`, planId, status: 'active', ...period },
    })
  }
  if (credits) {
    const gift = {
      kind: 'operator_grant',
      amount: credits,
      idempotencyKey: `test:${user.id}`,
      expiresAt: null,
    } as const
    await db.$transaction((tx) => giveCredits(tx, { userId: user.id, ...gift, createdAt: new Date() }))
  }
  return { id: user.id, email: user.email, name: user.name }
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  await client.query(sql)
  await client.end()
}
