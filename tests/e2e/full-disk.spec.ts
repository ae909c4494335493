import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { freePort } from '../../scripts/launch/ports.mjs'
import { type Launched, launched, personAt } from '../support/launched.ts'
import { MAKING_MS } from '../support/slowness.ts'

const MB = 2 ** 20
const FLOOR_MB = 100
const WELL = { ok: true, database: { ok: true }, queue: { ok: true }, storage: { ok: true } }
const PAGES = ['/', '/ja', '/about', '/ai-music-generator', '/terms', '/icon.svg']

let data: string
let isMounted = false
let product: Launched | undefined

test.beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'canto-disk-'))
  // Room for what the database takes of it by itself, 50 MB of data, 256 of its log and 64 of its reserve, and the floor.
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=640m,mode=711', 'canto', data]).status === 0
})

// A full disk ends what writes: only the product's own words tell why it did not come back.
test.afterEach(() => {
  const { status, expectedStatus } = test.info()
  if (status !== expectedStatus) console.log(product?.said().slice(-4000))
})

test.afterAll(async () => {
  await product?.end()
  if (isMounted) execFileSync('umount', ['--lazy', data])
  rmSync(data, { recursive: true, force: true })
})

const freeBytes = () => {
  const { bavail, bsize } = statfsSync(data)
  return bavail * bsize
}

/** Another program that writes until so much is left: once, or again whenever something else gives room. */
async function fillUp({ leftMb, goesOnMs }: Round) {
  const until = Date.now() + goesOnMs
  for (let filled = 0; filled === 0 || Date.now() < until; filled++) {
    // What others give up meanwhile is theirs until the next time.
    for (let more = freeBytes() - leftMb * MB, file = 0; more > 0; more -= 32 * MB, file++) {
      try {
        writeFileSync(join(data, `filler-${filled}-${file}`), Buffer.alloc(Math.min(more, 32 * MB), 1))
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
      }
    }
    await delay(200)
  }
}

const giveBack = () => execFileSync('sh', ['-c', `rm -f ${data}/filler-*`])

/** Has PostgreSQL write, a file of 16 MB after the other, as busy people would have it; what it has no room for ends it. */
async function writeSegments(count: number) {
  const { database: password } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))
  const port = Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3])
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'canto', database: 'postgres', password })
  client.on('error', () => {})
  await client.connect()
  for (let segment = 0; segment < count; segment++) {
    await client.query("SELECT pg_logical_emit_message(false, '', repeat('x', 9000000)), pg_switch_wal()")
  }
  await client.end()
}

type Round = {
  readonly leftMb: number
  readonly goesOnMs: number
  /** 16 MB each, of what the database writes meanwhile. */
  readonly segments: number
  readonly refusedAs: readonly string[]
}

/** Its reserve carries the database through the first; nothing is left for it in the second. */
const ROUNDS: readonly Round[] = [
  { leftMb: 1, goesOnMs: 0, segments: 2, refusedAs: ['storageFull'] },
  { leftMb: 0, goesOnMs: 4000, segments: 20, refusedAs: ['storageFull', 'unavailable'] },
]
/** The whole bar, with `CANTO_TEST_FULL=1`. */
const MORE_ROUNDS: readonly Round[] = [0, 1, 20].flatMap((leftMb) => [
  { leftMb, goesOnMs: 15_000, segments: 20, refusedAs: ['storageFull', 'unavailable'] },
  { leftMb, goesOnMs: 15_000, segments: 0, refusedAs: ['storageFull', 'unavailable'] },
  { leftMb, goesOnMs: 0, segments: 0, refusedAs: ['storageFull'] },
])

test('a full disk stops new work alone, and all is well by itself once there is room', async () => {
  test.skip(
    !isMounted,
    'no file system can be mounted here; tests/integration/full-disk.test.ts injects the errors instead',
  )
  if (process.env.CANTO_TEST_FULL) test.setTimeout(900_000)
  chmodSync(data, 0o711)
  const port = await freePort()
  product = launched({ data, port, env: { CANTO_DISK_FLOOR_MB: String(FLOOR_MB) } })
  await product.says(/Canto is ready on /)
  const url = `http://localhost:${port}`
  const person = personAt(url, product.said)
  await person.signIn('full@example.com')

  for (const round of process.env.CANTO_TEST_FULL ? [...ROUNDS, ...MORE_ROUNDS] : ROUNDS) {
    const { leftMb, goesOnMs, segments, refusedAs } = round
    const filling = fillUp(round)
    const until = Date.now() + 2500 + goesOnMs
    const statuses = new Set<number>()
    const refusals = new Set<string | undefined>()
    // The launcher looks four times a second.
    await delay(1500)
    const writing = writeSegments(segments).catch(() => undefined)
    while (Date.now() < until) {
      for (const page of PAGES) statuses.add((await person.send(page)).status)
      const refused = await person.generate()
      expect(refused).toMatchObject({ status: 503, message: expect.stringMatching(/ /), retryAfter: '5' })
      refusals.add(refused.reason)
      // Thirty a minute are taken before they are refused for their number.
      await delay(goesOnMs > 5000 ? 2500 : 400)
    }
    await Promise.all([filling, writing])
    expect([...statuses], `pages with ${leftMb} MB left`).toEqual([200])
    expect(refusedAs).toEqual(expect.arrayContaining([...refusals]))
    expect((await person.send('/api/health')).status).toBe(503)
    if (goesOnMs === 0) await personAt(url, product.said).signIn(`left-${leftMb}@example.com`)

    giveBack()
    const freedAt = Date.now()
    const health = async () => (await person.send('/api/health')).json()
    // All its parts are compared, so that a failure names the one that stays away; the product's last words say why.
    const isWell = expect.poll(health).toMatchObject(WELL)
    await isWell.catch((error) => Promise.reject(new Error(`${error.message}\n${product?.said().slice(-2000)}`)))
    expect(await person.call('music.generate', {})).toMatchObject({ reason: 'lyricsMissing' })
    const name = `${leftMb} MB left${goesOnMs ? ', again and again' : ''}, ${segments} segments written`
    console.log(`${name}: refused as ${[...refusals]}; well again after ${Date.now() - freedAt} ms`)
  }
  const { id } = await person.generate()
  await expect.poll(() => person.heard(id), { timeout: MAKING_MS }).toBe(200)
})
