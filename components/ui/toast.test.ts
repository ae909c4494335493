import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, holdToasts, showToast } from './toast.ts'

const texts = () => currentToasts().map((toast) => toast.text)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  holdToasts(false)
  vi.useRealTimers()
})

it('stands for four seconds', () => {
  showToast('one')
  vi.advanceTimersByTime(3999)
  expect(texts()).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

it('shows three at a time and lets the oldest go', () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast(text)
  expect(texts()).toEqual(['two', 'three', 'four'])
})

it('gives more time to take something back', () => {
  showToast('deleted', { action: { label: 'Undo', run: () => undefined } })
  vi.advanceTimersByTime(7999)
  expect(texts()).toEqual(['deleted'])
})

it('waits while someone reads', () => {
  showToast('one')
  holdToasts(true)
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['one'])
  holdToasts(false)
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual([])
})

it('waits with what is said meanwhile', () => {
  holdToasts(true)
  showToast('one')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['one'])
})

it('goes on once the one that was held is taken away', () => {
  showToast('one')
  showToast('two')
  holdToasts(true)
  dismissToast(currentToasts()[0]?.id ?? 0)
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual([])
})
