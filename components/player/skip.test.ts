import { expect, it } from 'vitest'
import { skippedTo } from './skip.ts'

const press = (key: string, more = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, ...more })
const AT = { time: 12, duration: 30 }

it.each([
  ['ArrowRight', 17],
  ['ArrowUp', 17],
  ['ArrowLeft', 7],
  ['ArrowDown', 7],
  ['Home', null],
  ['Tab', null],
  ['constructor', null],
])('%s leads to %s', (key, to) => {
  expect(skippedTo(press(key), AT)).toBe(to)
})

it('stays within what there is, and leaves the browser its own keys', () => {
  expect(skippedTo(press('ArrowLeft'), { time: 2, duration: 30 })).toBe(0)
  expect(skippedTo(press('ArrowRight'), { time: 28, duration: 30 })).toBe(30)
  expect(skippedTo(press('ArrowLeft', { altKey: true }), AT)).toBeNull()
})
