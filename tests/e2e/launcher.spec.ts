import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type Launched, launched, pidOn, processesOn } from '../support/launched.ts'
import { MAKING_MS, slowness } from '../support/slowness.ts'

const PORT = 4320
let data: string
const launchers = new Set<Launched>()

test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'canto-launcher-'))
  chmodSync(data, 0o711)
})
test.afterAll(async () => {
  for (const { launcher } of launchers) launcher.kill('SIGKILL')
  // The database of a killed launcher writes until it notices.
  await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

function launch() {
  const started = launched({ data, port: PORT })
  launchers.add(started)
  return started
}

const processes = () => processesOn(data)
const pidOf = (name: string) => pidOn(data, name)

/** What a signed-in person's call answers. */
async function whileDatabaseIsAway(port: number): Promise<unknown> {
  const headers = { cookie: `next-auth.session-token=${'0'.repeat(64)}` }
  const answer = await fetch(`http://localhost:${port}/api/trpc/music.getHistory`, { headers })
  return await answer.json()
}

const health = async (port: number) => (await fetch(`http://localhost:${port}/api/health`).catch(() => null))?.status

test('starts once, on a free port, mends what breaks, and leaves nothing behind', async () => {
  const taken = createServer().listen(PORT)
  const { launcher, says, exited } = launch()
  await says(/Port 4320 is taken, or one that browsers refuse; using 4321/)
  await says(/Canto is ready on http:\/\/localhost:4321\n/)
  taken.close()
  expect(await health(4321)).toBe(200)

  // A second start says that the first runs.
  const second = launch()
  await second.says(/Canto already runs on http:\/\/localhost:4321 \(process \d+\)/)
  expect(await second.exited).toEqual([0, null])

  // A process that dies is started again, the database too.
  const worker = pidOf('server/worker/main.ts')
  process.kill(worker, 'SIGKILL')
  process.kill(pidOf('bin/postgres'), 'SIGKILL')
  // A connection that is open answers until its backend notices that the server is gone.
  await expect
    .poll(() => whileDatabaseIsAway(4321), { intervals: [50] })
    .toMatchObject({
      error: {
        json: { message: expect.stringMatching(/^Canto is catching its breath/), data: { reason: 'unavailable' } },
      },
    })
  await says(/The worker process ended \(SIGKILL\); starting it again/)
  await expect.poll(() => health(4321)).toBe(200)
  await expect.poll(() => pidOf('server/worker/main.ts')).not.toBe(worker)

  // The launcher itself crashes: its web and worker processes end, and the next start takes over its database.
  launcher.kill('SIGKILL')
  await exited
  await expect.poll(() => processes().filter((line) => line.includes('main.ts'))).toEqual([])
  const mostMs = 30_000 * slowness()
  const third = launch()
  const started = Date.now()
  await third.says(/Canto is ready on http:\/\/localhost:4320\n/)
  expect(Date.now() - started).toBeLessThan(mostMs)

  // Ctrl-C ends every child.
  third.launcher.kill('SIGINT')
  expect(await third.exited).toEqual([0, null])
  await delay(500)
  expect(processes()).toEqual([])
})

/** What `npm start` says to somebody who starts it as the image does, with other settings besides. */
function startedForOthers(settings: Record<string, string>) {
  const least = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', CANTO_DATA: join(data, 'never') } as const
  const { status, stderr } = spawnSync(process.execPath, ['scripts/launch.mjs', 'start'], {
    env: { ...least, CANTO_HOST: '0.0.0.0', ...settings },
    encoding: 'utf8',
    timeout: MAKING_MS,
  })
  return { status, stderr }
}

test('does not serve others without its secrets, address and mail, and names all that is missing', () => {
  const { status, stderr } = startedForOthers({})
  expect(status).toBe(1)
  for (const name of ['CANTO_SECRET', 'CANTO_URL', 'SMTP_URL']) expect(stderr).toContain(`${name} is missing: `)
  expect(stderr).not.toContain('DATABASE_URL')
  expect(stderr).toContain('set CANTO_DEMO=1')
})

test('does not serve others at another address than its pages say', () => {
  const { CANTO_URL: builtFor } = JSON.parse(readFileSync('.next/built-for.json', 'utf8'))
  const { status, stderr } = startedForOthers({
    CANTO_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://localhost',
    CANTO_URL: 'https://songs.example.org',
  })
  expect(status).toBe(1)
  expect(stderr).toContain(`built for ${builtFor ? `"${builtFor}"` : 'none'}, started with "https://songs.example.org"`)
})
