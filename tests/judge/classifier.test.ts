import { describe, expect, it } from 'vitest'
import { classify, type Example } from './classifier.ts'

const example = (label: string, low: number, high: number): Example => ({ label, features: { low, high } })

describe('the nearest centroid', () => {
  const training = [example('a', 1, 1000), example('a', 2, 3000), example('b', 5, 2000), example('b', 6, 2000)]

  it('weighs features by their spread, whatever their unit', () => {
    expect(classify(training, [example('?', 1.4, 2900), example('?', 5.4, 1000)], [])).toEqual(['a', 'b'])
  })

  it('does without what is left out', () => {
    expect(classify([...training, example('c', 1.5, 9000)], [example('?', 5, 9000)], ['high'])).toEqual(['b'])
  })
})
