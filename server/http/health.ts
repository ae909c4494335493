import { setTimeout as delay } from 'node:timers/promises'
import type { Container } from '#server/container.ts'
import { inOneLine, log } from '#server/log.ts'
import { site } from '#server/site/site.ts'

type Part = { readonly ok: boolean } & Readonly<Record<string, number | boolean>>
type Health = { readonly ok: boolean } & Readonly<Record<keyof typeof PARTS, Part>>

const KNOWN_MS = 1000
/** A part that has not answered by then counts as away. */
const PATIENCE_MS = 3000

/**
 * GET /api/health: 200 while the site serves people and takes in new work; 503 when database, queue or storage are away
 * or the disk is nearly full. Anybody may ask: nothing is written, and each part is checked at most once a second,
 * however many ask.
 */
export async function answerHealth(): Promise<Response> {
  const health = await currentHealth()
  return Response.json(health, { status: health.ok ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

let known: { readonly at: number; readonly health: Promise<Health> } | undefined

function currentHealth(): Promise<Health> {
  if (!known || Date.now() - known.at >= KNOWN_MS) known = { at: Date.now(), health: checkAll() }
  return known.health
}

const PARTS = {
  database: databaseState,
  queue: queueState,
  storage: storageState,
  workers: workerState,
  text: textState,
}

async function checkAll(): Promise<Health> {
  const found = Object.entries(PARTS).map(async ([name, state]) => [name, await check(name, state)] as const)
  const parts = Object.fromEntries(await Promise.all(found)) as Record<keyof typeof PARTS, Part>
  return { ok: parts.database.ok && parts.queue.ok && parts.storage.ok, ...parts }
}

const lastErrors = new Map<string, string>()

/** The state of one part. An error is logged when it begins, and when it changes to another one. */
async function check(name: string, state: (container: Container) => Promise<Omit<Part, 'ok'>>): Promise<Part> {
  try {
    const late = delay(PATIENCE_MS, null, { ref: false }).then(() => Promise.reject(new Error('No answer in time')))
    const found = await Promise.race([state(site().container), late])
    lastErrors.delete(name)
    return { ok: true, ...found }
  } catch (error) {
    const message = inOneLine(error)
    if (lastErrors.get(name) !== message) log.error('health', error, { part: name })
    lastErrors.set(name, message)
    return { ok: false }
  }
}

async function databaseState({ db }: Container) {
  await db.$queryRaw`SELECT 1`
  return {}
}

async function queueState({ queue }: Container) {
  return await queue.depth()
}

async function storageState({ storage }: Container) {
  const { freeBytes, floorBytes } = await storage.space()
  return { ok: freeBytes >= floorBytes, freeBytes, floorBytes }
}

/** Songs are made without a language model too; the server is asked once a minute. */
async function textState({ textModel }: Container) {
  return textModel ? { ok: await textModel.answers(), model: true } : { model: false }
}

/** Counts the workers by their database connections: the database is the first to know when a worker is gone. */
async function workerState({ db }: Container) {
  const [row] = await db.$queryRaw<{ running: number }[]>`
    SELECT count(DISTINCT application_name)::int AS running FROM pg_stat_activity
    WHERE application_name LIKE 'canto-worker-%'`
  const running = row?.running ?? 0
  return { ok: running > 0, running }
}
