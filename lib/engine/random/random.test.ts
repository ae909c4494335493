import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'

const draw = (random: { next(): number }, count: number) => Array.from({ length: count }, () => random.next())

describe('createRandom', () => {
  it('gives the same stream for the same seed and another one for the next seed', () => {
    expect(draw(createRandom(7), 50)).toEqual(draw(createRandom(7), 50))
    expect(draw(createRandom(7), 50)).not.toEqual(draw(createRandom(8), 50))
  })

  it('forks streams that depend on the label alone, not on how much was drawn before', () => {
    const used = createRandom(7)
    draw(used, 1000)
    expect(draw(used.fork('drums'), 20)).toEqual(draw(createRandom(7).fork('drums'), 20))
    expect(draw(used.fork('drums'), 20)).not.toEqual(draw(used.fork('bass'), 20))
  })

  it('is uniform: every tenth of the range gets a tenth of the draws', () => {
    const tenths = new Array<number>(10).fill(0)
    for (const value of draw(createRandom(1), 100_000)) {
      const tenth = Math.floor(value * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  it('weights choices and never picks a weight of 0', () => {
    const random = createRandom(3)
    const picks = Array.from({ length: 4000 }, () =>
      random.weighted([
        ['often', 3],
        ['never', 0],
        ['seldom', 1],
      ]),
    )
    expect(picks).not.toContain('never')
    expect(picks.filter((pick) => pick === 'often').length / 4000).toBeCloseTo(0.75, 1)
  })

  it('refuses an empty list', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError)
    expect(() => createRandom(1).weighted([['a', 0]])).toThrow(RangeError)
  })
})
