import { setTimeout as delay } from 'node:timers/promises'
import type { Container } from '#server/container.ts'
import { inOneLine, log } from '#server/log.ts'
import { siteContainer } from '#server/web/site-container.ts'

type Part = { readonly ok: boolean } & Readonly<Record<string, number | boolean>>
type Health = { readonly ok: boolean } & Readonly<Record<keyof typeof PARTS, Part>>

const KNOWN_MS = 1000
/** A part that has not answered by then counts as away. */
const PATIENCE_MS = 3000

/**
 * GET /api/health: 200 while people are served and new work is taken in, 503 when database, queue or storage are away or the
 * disk is nearly full. Anybody may ask: nothing is written, and however many ask, each part is looked at once a second.
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

/** What a part says of itself. The log hears of an error when it begins, or becomes another. */
async function check(name: string, state: (container: Container) => Promise<Omit<Part, 'ok'>>): Promise<Part> {
  try {
    const late = delay(PATIENCE_MS, null, { ref: false }).then(() => Promise.reject(new Error('No answer in time')))
    const found = await Promise.race([state(siteContainer()), late])
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

/** A worker is there as long as it holds a connection; the database itself knows first when one is gone. */
async function workerState({ db }: Container) {
  const [row] = await db.$queryRaw<{ running: number }[]>`
    SELECT count(DISTINCT application_name)::int AS running FROM pg_stat_activity
    WHERE application_name LIKE 'canto-worker-%'`
  const running = row?.running ?? 0
  return { ok: running > 0, running }
}
