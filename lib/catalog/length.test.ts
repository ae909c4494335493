import { expect, it, vi } from 'vitest'
import { lengthOf } from './length.ts'

it.each([
  ['', 0],
  ['a lamp\n', 7],
  ['😀', 1],
  ['👩‍🚀', 1],
  ['🇯🇵', 1],
  ['❤️', 1],
  ['👨‍👩‍👧‍👦 home', 6],
  ['e\u0301', 1],
  ['夜の歌', 3],
  ['सत्य', 2],
])('%j is %i long, as people see it', (text, length) => {
  expect(lengthOf(text)).toBe(length)
})

it('bounds what is stored, however much is piled up on one character', () => {
  expect(lengthOf(`a${'\u0301'.repeat(1599)}`)).toBe(100)
  expect(lengthOf('\u0301'.repeat(200_000))).toBe(200_000)
})

it('is quick on what nobody would write', () => {
  const started = process.cpuUsage()
  lengthOf('👩‍🚀'.repeat(15_000))
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(500)
})

it('counts code points where a browser cannot tell characters', () => {
  vi.stubGlobal('Intl', {})
  expect(lengthOf('😀 ❤️')).toBe(4)
  vi.unstubAllGlobals()
})
