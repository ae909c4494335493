import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { slowness } from '#tests/support/slowness.ts'
import { superviseProcess } from './children.mjs'

const node = (script: string) => spawn(process.execPath, ['-e', script], { stdio: 'ignore' })
/** What ends at once must have ended before it counts as steady, also where processes start slowly. */
const times = { firstPauseMs: 10, longestPauseMs: 80, steadyMs: 400 * slowness() }

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 10) {
    if (waited > 60_000) throw new Error('Not within a minute')
    await delay(10)
  }
}

/** What is said at the terminal. */
function listening(): string[] {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  return lines
}

it('starts what ends again and again, for ever, with pauses that grow up to a ceiling, and says so once', async () => {
  const said = listening()
  const startedAt: number[] = []
  let stays = false
  const start = () => {
    startedAt.push(Date.now())
    return stays ? node('setInterval(() => {}, 1000)') : node('process.exit(3)')
  }
  const child = superviseProcess({ name: 'worker', start, stopSignal: 'SIGTERM', times })
  await until(() => startedAt.length === 10)
  stays = true
  const pauses = startedAt.slice(1).map((at, index) => at - (startedAt[index] ?? 0))
  expect(Math.max(...pauses)).toBeGreaterThanOrEqual(80)
  await until(() => said.length === 2)
  expect(said).toEqual([
    'The worker process ended (code 3); starting it again\n',
    'The worker process runs steadily again\n',
  ])
  await child.stop()
  await delay(100)
  expect(startedAt).toHaveLength(11)
})

it('goes on when a process cannot be started at all, and ends at once when it is told to', async () => {
  const said = listening()
  let tries = 0
  const start = () => {
    tries++
    return spawn('/no/such/program')
  }
  const child = superviseProcess({
    name: 'web',
    start,
    stopSignal: 'SIGTERM',
    times: { ...times, longestPauseMs: 60_000 },
  })
  await until(() => tries === 3)
  expect(said[0]).toContain('ENOENT')
  await child.stop()
  const before = tries
  await delay(200)
  expect(tries).toBe(before)
})
