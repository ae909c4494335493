import { expect, it } from 'vitest'
import { retryUntilReachable } from './retry-until-reachable.ts'

it('waits for a database that is away with growing pauses, and says so once', async () => {
  const pauses: number[] = []
  const said: string[] = []
  let tries = 0
  const task = async () => {
    tries++
    if (tries < 8) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    return 'ready'
  }
  const wait = async (ms: number) => pauses.push(ms)
  expect(await retryUntilReachable(task, { wait, say: (text) => said.push(text) })).toBe('ready')
  expect(pauses).toEqual([500, 1000, 2000, 4000, 5000, 5000, 5000])
  expect(said).toEqual(['The worker waits for its database: connect'])
})

it('ends with a fault that waiting does not mend', async () => {
  const task = () => Promise.reject(new TypeError('x is not a function'))
  await expect(retryUntilReachable(task)).rejects.toThrow('x is not a function')
})
