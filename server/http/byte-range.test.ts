import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it.each([
  [null, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=900-2000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
])('%j of 1000 bytes is %j', (header, range) => {
  expect(byteRange(header, 1000)).toEqual(range)
})

it('has nothing to give of an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
})
