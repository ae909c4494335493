import type { KeyboardEvent } from 'react'
import { expect, it } from 'vitest'
import { onEnter } from './on-enter.ts'

/** How often a key acts. */
function acts(key: string, keyCode: number, isComposing: boolean): number {
  let count = 0
  const nativeEvent = { isComposing, keyCode }
  onEnter(() => count++)({ key, nativeEvent, preventDefault: () => {} } as KeyboardEvent)
  return count
}

it('acts at Enter, and not where it confirms a composed word, in Safari neither', () => {
  expect(acts('Enter', 13, false)).toBe(1)
  expect(acts('Enter', 13, true)).toBe(0)
  expect(acts('Enter', 229, false)).toBe(0)
  expect(acts('a', 65, false)).toBe(0)
})
