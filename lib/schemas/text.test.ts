import { expect, it } from 'vitest'
import { line, text } from './text.ts'

it.each([
  ['a lamp', 'a lamp'],
  ['[Verse]\nA lamp\tin the window', '[Verse]\nA lamp\tin the window'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\0b\x1b[2J', 'ab[2J'],
  ['half \ud83c of a note', 'half \ufffd of a note'],
  ['👩‍🚀 सत्य', '👩‍🚀 सत्य'],
])('%j is taken as %j', (typed, taken) => {
  expect(text().parse(typed)).toBe(taken)
})

it('is as long as what is taken', () => {
  expect(text().max(2).safeParse('a\0\0b').success).toBe(true)
  expect(line().min(1).safeParse('\0 \n').success).toBe(false)
  expect(line().parse('  a\nlamp ')).toBe('a lamp')
})
