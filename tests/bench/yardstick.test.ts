import { expect, it } from 'vitest'
import { childSeconds } from './yardstick.ts'

it('reads the time of the children from what shells say, and nothing from anything else', () => {
  expect(childSeconds('0m0.00s 0m0.01s\n1m2.50s 0m0.25s\n')).toBeCloseTo(62.75)
  expect(childSeconds('0m0.000s 0m0.000s\n0m0.731s 0m0.042s')).toBeCloseTo(0.773)
  expect(() => childSeconds('')).toThrow(/cannot be read/)
})
