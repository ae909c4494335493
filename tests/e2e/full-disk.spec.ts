import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort } from '../../scripts/launch/ports.mjs'
import { type Launched, launched, personAt } from '../support/launched.ts'

const MB = 2 ** 20
const FLOOR_MB = 100
const PAGES = ['/', '/ja', '/about', '/ai-music-generator', '/terms', '/icon.svg']

const data = mkdtempSync(join(tmpdir(), 'canto-disk-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=711', 'canto', data]).status === 0
let product: Launched | undefined

test.afterAll(async () => {
  await product?.end()
  if (isMounted) execFileSync('umount', ['--lazy', data])
  rmSync(data, { recursive: true, force: true })
})

const freeBytes = () => {
  const { bavail, bsize } = statfsSync(data)
  return bavail * bsize
}

/** Another program that writes until so much is left, and goes on for a while, whatever room is made for others. */
async function fillUp(leftMb: number, forMs: number) {
  for (let filled = 0, until = Date.now() + forMs; Date.now() < until; filled++) {
    const more = freeBytes() - leftMb * MB
    if (more > 0) {
      try {
        writeFileSync(join(data, `filler-${filled}`), Buffer.alloc(Math.min(more, 64 * MB), 1))
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
      }
    }
    await delay(more > 0 ? 10 : 250)
  }
}

const giveBack = () => execFileSync('sh', ['-c', `rm -f ${data}/filler-*`])

test('a full disk stops new work alone, and all is well by itself once there is room', async () => {
  test.skip(!isMounted, 'no file system can be mounted here; tests/integration/full-disk.test.ts injects the errors instead')
  test.setTimeout(240_000)
  chmodSync(data, 0o711)
  const port = await freePort()
  product = launched({ data, port, env: { CANTO_DISK_FLOOR_MB: String(FLOOR_MB) } })
  await product.says(/Canto is ready on /)
  const url = `http://localhost:${port}`
  const person = personAt(url, product.said)
  await person.signIn('full@example.com')

  for (const leftMb of (process.env.CANTO_TEST_LEFT_MB ?? '0,20').split(',').map(Number)) {
    const filling = fillUp(leftMb, 8000)
    const until = Date.now() + 9000
    const statuses = new Set<number>()
    const refusals = new Set<string | undefined>()
    await delay(1500)
    while (Date.now() < until) {
      for (const page of PAGES) statuses.add((await person.send(page)).status)
      const refused = await person.generate()
      expect(refused).toMatchObject({ status: 503, message: expect.stringMatching(/ /), retryAfter: '5' })
      refusals.add(refused.reason)
      await delay(300)
    }
    await filling
    expect([...statuses], `pages with ${leftMb} MB left`).toEqual([200])
    expect(['storageFull', 'unavailable']).toEqual(expect.arrayContaining([...refusals]))
    expect((await person.send('/api/health')).status).toBe(503)

    giveBack()
    const freedAt = Date.now()
    await expect.poll(async () => (await person.send('/api/health')).status, { timeout: 30_000 }).toBe(200)
    const accepted = await person.generate()
    expect(accepted).toMatchObject({ status: 200 })
    console.log(`${leftMb} MB left: refused as ${[...refusals]}; well again after ${Date.now() - freedAt} ms`)
    await expect.poll(() => person.heard(accepted.id), { timeout: 60_000 }).toBe(200)
  }
})
