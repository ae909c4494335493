import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logQueueErrors } from './log-queue-errors.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const gone = () => Object.assign(new Error(''), { code: 'ECONNREFUSED' })

it('says an outage once, then a minute apart, and when it is over', async () => {
  const said: string[] = []
  let isAway = true
  const isBack = async () => {
    if (isAway) throw gone()
  }
  const errors = logQueueErrors({ isBack, say: (text) => said.push(text) })
  for (let second = 0; second < 90; second++) {
    errors.onError(gone())
    // The form in which pg-boss emits an error.
    errors.onError({ message: 'the database system is starting up', code: '57P03', queue: 'make-song' })
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(said).toEqual(Array(2).fill('The queue cannot use its database: ECONNREFUSED'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said).toHaveLength(2)
  isAway = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said.at(-1)).toBe('The queue can use its database again')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toHaveLength(3)
  errors.onError(gone())
  expect(said).toHaveLength(4)
  errors.stop()
})

it('does not call a disk that is still full well again, though it can be read from', async () => {
  const said: string[] = []
  const errors = logQueueErrors({ isBack: async () => {}, say: (text) => said.push(text) })
  for (let second = 0; second < 50; second++) {
    if (second % 3 === 0) errors.onError(Object.assign(new Error('could not extend file'), { code: '53100' }))
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(said).toEqual(['The queue cannot use its database: could not extend file'])
  errors.stop()
})
