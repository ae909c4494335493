import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort } from '../../scripts/launch/ports.mjs'
import { type Launched, launched, personAt, pidOn, signalOn } from '../support/launched.ts'
import { MAKING_MS, SLOWNESS } from '../support/slowness.ts'

/** The full bar is ten: `CANTO_TEST_DEATHS=10`. */
const DEATHS = Number(process.env.CANTO_TEST_DEATHS ?? 6)
const PAGES = ['/', '/about', '/ai-music-generator']

let data: string
let product: Launched
let url: string
let person: ReturnType<typeof personAt>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'canto-outages-'))
  chmodSync(data, 0o711)
  const port = await freePort()
  url = `http://localhost:${port}`
  product = launched({ data, port })
  await product.says(/Canto is ready on /)
  person = personAt(url, product.said)
  await person.signIn('outages@example.com')
})

test.afterAll(async () => {
  await product.end()
  rmSync(data, { recursive: true, force: true })
})

const lines = (pattern: RegExp) => product.said().match(pattern)?.length ?? 0

test('asking how it is writes nothing, however many ask', async () => {
  const files = join(data, 'files')
  const before = statSync(files).mtimeMs
  const answers = await Promise.all(Array.from({ length: 50 }, () => person.send('/api/health')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(statSync(files).mtimeMs).toBe(before)
})

test('a worker that dies again and again takes nothing with it, and songs finish once it stays', async () => {
  const heard = (await person.generate()).id
  await expect.poll(() => person.heard(heard), { timeout: MAKING_MS }).toBe(200)
  const databaseBefore = pidOn(data, 'bin/postgres')

  const waiting = person.generate()
  let deaths = 0
  for (const until = Date.now() + MAKING_MS; deaths < DEATHS && Date.now() < until; ) {
    if (signalOn(data, 'server/worker/main.ts', 'SIGKILL')) deaths++
    for (const page of PAGES) expect((await person.send(page)).status).toBe(200)
    expect(await person.heard(heard)).toBe(200)
    await delay(100)
  }
  expect(deaths).toBe(DEATHS)
  await personAt(url, product.said).signIn('somebody-else@example.com')
  await expect
    .poll(async () => await (await person.send('/api/health')).json(), { timeout: 5000 * SLOWNESS })
    .toMatchObject({ ok: true, workers: { ok: false, running: 0 } })

  const { id } = await waiting
  await expect.poll(() => person.heard(id), { timeout: MAKING_MS }).toBe(200)
  expect(pidOn(data, 'bin/postgres')).toBe(databaseBefore)
  // One line for all of them: the terminal is not flooded.
  expect(lines(/The worker process ended/g)).toBe(1)
})

test('a database that is away answers 503 with a sentence, and everything finds it again by itself', async () => {
  const web = pidOn(data, 'server/web/main.ts')
  const worker = pidOn(data, 'server/worker/main.ts')
  const stopFor = async (ms: number) => {
    // PostgreSQL's fast shutdown, again and again: the launcher starts it each time. Until everything has met it.
    for (const until = Date.now() + ms; Date.now() < until && !everyoneMet(503); await delay(100)) {
      signalOn(data, 'bin/postgres', 'SIGINT')
    }
  }
  const statuses = {
    pages: new Set<number>(),
    drawn: new Set<number>(),
    api: new Set<number>(),
    plain: new Set<number>(),
  }
  const everyoneMet = (status: number) =>
    [statuses.drawn, statuses.api, statuses.plain].every((seen) => seen.has(status))
  const stopping = stopFor(MAKING_MS)
  let isOver = false
  const asking = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      for (const page of PAGES) statuses.pages.add((await person.send(page)).status)
      const answer = await person.call('music.rename', { id: crypto.randomUUID(), title: 'x' })
      statuses.api.add(answer.status)
      if (answer.status === 503) expect(answer).toMatchObject({ reason: 'unavailable', retryAfter: '5' })
      for (const path of ['/featured', '/ai-music-cover', '/song/', '/voice-cover/', '/ai-music-cover/']) {
        const answer = await person.send(path.endsWith('/') ? `${path}${crypto.randomUUID()}` : path)
        statuses.drawn.add(answer.status)
        expect(answer.headers.get('retry-after')).toBe(answer.status === 503 ? '5' : null)
      }
      for (const path of ['/api/audio/', '/api/uploads/', '/api/export?', '/api/download?url=/api/audio/']) {
        const { status } = await person.send(`${path}${crypto.randomUUID()}`)
        statuses.plain.add(status)
      }
      await delay(50)
    }
  })
  await stopping
  isOver = true
  await Promise.all(asking)
  expect([...statuses.pages]).toEqual([200])
  expect([...statuses.api].filter((status) => ![404, 503].includes(status))).toEqual([])
  expect([...statuses.plain].filter((status) => ![200, 404, 429, 503].includes(status))).toEqual([])
  expect([...statuses.drawn].filter((status) => ![200, 404, 503].includes(status))).toEqual([])
  expect(everyoneMet(503)).toBe(true)

  await expect.poll(async () => (await person.send('/api/health')).status).toBe(200)
  const { id } = await person.generate()
  await expect.poll(() => person.heard(id), { timeout: MAKING_MS }).toBe(200)
  expect([pidOn(data, 'server/web/main.ts'), pidOn(data, 'server/worker/main.ts')]).toEqual([web, worker])
  await product.says(/The queue can use its database again/)
  expect(lines(/The queue cannot use its database: \S/g)).toBeLessThan(10)
  expect(product.said()).not.toContain('[object Object]')
})
