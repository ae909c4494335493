import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import type { GenerateSong } from '#lib/schemas/song.ts'
import type { SessionUser } from '#server/context.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import { scoredMusic } from '../support/scored-music.ts'
import { readSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const VERSE = `[Verse]\n${'There is a lamp in the window tonight\nSomebody left it to show me the way\n'.repeat(2)}`
/** Long enough to be killed in the middle. */
const SHORT_SONG = { prompt: VERSE, style: 'Rock', gender: 'm', lengthSec: 30 } as const

const running = new Set<ChildProcess>()
afterEach(async () => {
  for (const worker of running) worker.kill('SIGKILL')
  running.clear()
})

/** A worker process as `npm start` starts it, on this file's database. */
function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, ['server/worker/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: world.url, CANTO_DATA: world.folder },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  worker.stdout?.pipe(process.stdout)
  running.add(worker)
  return worker
}

/** How long a process takes to begin is the machine's; what it does then is ours. */
async function ready(worker: ChildProcess): Promise<void> {
  for await (const [said] of on(worker.stdout as Readable, 'data')) if (`${said}`.includes('worker is ready')) return
}

async function song(wanted: Partial<GenerateSong> = {}) {
  const user = await world.person({ planId: 'basic_monthly', credits: 10 })
  const { id } = await world.as(user).music.generate({ ...SHORT_SONG, ...wanted })
  return { user, ...watched(user, id) }
}

function watched(user: SessionUser, id: string) {
  const read = () => readSong(world.db, id)
  const reaches = async (condition: (row: Awaited<ReturnType<typeof read>>) => boolean, withinSec: number) => {
    for (let waited = 0; waited < withinSec * 1000; waited += 100) {
      const row = await read()
      if (condition(row)) return row
      await delay(100)
    }
    throw new Error(`Not within ${withinSec} s: ${JSON.stringify(await read())}`)
  }
  const charges = async () => (await world.db.creditEntry.findMany({ where: { userId: user.id, kind: 'song' } })).length
  return { id, read, reaches, charges }
}

it('finishes a song whose worker was killed in the middle, starting again within 20 s and charging once', async () => {
  const { read, reaches, charges } = await song()
  const first = startWorker()
  await reaches((row) => row.status === 'processing' && row.progress > 10, 40)
  first.kill('SIGKILL')
  await once(first, 'exit')
  await ready(startWorker())
  await reaches((row) => row.attempt === 2, 20)
  const row = await reaches(({ status }) => status === 'completed', 60)
  expect(await charges()).toBe(1)
  expect(await world.storage.size(`files/${row.files}/song.mp3`)).toBeGreaterThan(100_000)
  expect((await read()).progress).toBe(100)
})

it('finishes another version of a song once, though its worker was killed in the middle', async () => {
  const { user, id, read: parent } = await song({ prompt: '[Chorus]\nCarry me over the river tonight' })
  const ctx = { ...world, music: scoredMusic }
  await makeSong.run({ ctx, payload: { creationId: id }, signal: new AbortController().signal })
  // A worker process keeps its files one folder below that of the tests.
  const score = `${(await parent()).files}/score.json`
  await world.storage.write(`files/${score}`, await world.storage.read(score))

  const version = await world.as(user).music.rework({ id, change: { kind: 'singer', singer: 'wren' } })
  const { reaches, charges } = watched(user, version.id)
  const first = startWorker()
  await reaches((row) => row.status === 'processing' && row.progress > 0, 60)
  first.kill('SIGKILL')
  await once(first, 'exit')
  startWorker()
  const row = await reaches(({ status }) => status === 'completed', 90)
  expect(row).toMatchObject({ attempt: 2, metadata: { singer: 'wren', madeFrom: { song: id } } })
  expect(await charges()).toBe(2)
  expect(await world.storage.size(`files/${row.files}/song.mp3`)).toBeGreaterThan(100_000)
})

it('takes up at once what a worker that was told to stop had begun, without counting a try', async () => {
  const { id, reaches } = await song()
  const first = startWorker()
  await reaches((row) => row.status === 'processing' && row.progress > 10, 40)
  first.kill('SIGTERM')
  await once(first, 'exit')
  const second = startWorker()
  await ready(second)
  await reaches((row) => row.attempt === 2, 8)
  await reaches(({ status }) => status === 'completed', 60)
  const [job] = await world.db.$queryRaw<{ retry: number }[]>`
    SELECT max(retry_count)::int AS retry FROM pgboss.job WHERE data->>'creationId' = ${id}`
  expect(job?.retry).toBe(0)
  second.kill('SIGTERM')
})

it('survives a database that drops every connection while a song is rendered', async () => {
  const { reaches, charges } = await song()
  startWorker()
  await reaches((row) => row.status === 'processing' && row.progress > 10, 40)
  await world.db.$queryRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'canto-worker-%'`
  await reaches(({ status }) => status === 'completed', 60)
  expect(await charges()).toBe(1)
})

it('finishes a song whose workers were killed in the middle again and again, once one stays', async () => {
  const { reaches, charges } = await song({ prompt: '[Chorus]\nCarry me over the river tonight' })
  for (let deaths = 1; deaths <= 3; deaths++) {
    const worker = startWorker()
    await reaches(({ status, attempt }) => status === 'processing' && attempt === deaths, 60)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  startWorker()
  await reaches(({ status }) => status === 'completed', 90)
  expect(await charges()).toBe(1)
}, 300_000)
