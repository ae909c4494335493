import type { Container } from '#server/container.ts'
import { log } from '#server/log.ts'
import { siteContainer } from '#server/web/site-container.ts'

type Part = { readonly ok: boolean } & Readonly<Record<string, number | boolean>>

/** GET /api/health: 200 while people can be served, 503 when database, queue or storage are away. */
export async function answerHealth(): Promise<Response> {
  const container = await siteContainer().catch((error: unknown) => {
    log.error('health', error)
    return null
  })
  const down = { ok: false }
  const [database, queue, storage, workers] = container
    ? await Promise.all([
        check(() => databaseState(container)),
        check(() => queueState(container)),
        check(() => storageState(container)),
        check(() => workerState(container)),
      ])
    : [down, down, down, down]
  const ok = database.ok && queue.ok && storage.ok
  const headers = { 'cache-control': 'no-store' }
  return Response.json({ ok, database, queue, storage, workers }, { status: ok ? 200 : 503, headers })
}

async function check(state: () => Promise<Omit<Part, 'ok'>>): Promise<Part> {
  try {
    return { ok: true, ...(await state()) }
  } catch (error) {
    log.error('health', error)
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
  await storage.check()
  return {}
}

/** A worker is there as long as it holds a connection; the database itself knows first when one is gone. */
async function workerState({ db }: Container) {
  const [row] = await db.$queryRaw<{ running: number }[]>`
    SELECT count(DISTINCT application_name)::int AS running FROM pg_stat_activity
    WHERE application_name LIKE 'canto-worker-%'`
  const running = row?.running ?? 0
  return { ok: running > 0, running }
}
