import { expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { createRunningMedian } from './running-median.ts'

it('is the middle of the last values, equal ones and zeros included', () => {
  const random = createRandom(3)
  const values = Array.from({ length: 500 }, () => Math.fround(random.integer(0, 4) / 10 + 0.1 * random.between(0, 1)))
  const median = createRunningMedian(7)
  const all: number[] = new Array(7).fill(0)
  for (const value of values) {
    all.push(value)
    expect(median.push(value)).toBe([...all.slice(-7)].sort((a, b) => a - b)[3])
  }
})

it('forgets when it is cleared', () => {
  const median = createRunningMedian(3)
  for (const value of [5, 6, 7]) median.push(value)
  median.clear()
  expect([median.push(1), median.push(2), median.push(3)]).toEqual([0, 1, 2])
})
