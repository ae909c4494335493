import { describe, expect, it } from 'vitest'
import { tagAt } from './insert-tag.ts'

describe('a part’s tag', () => {
  it.each([
    ['', '[Verse]\n'],
    ['\n\n', '[Verse]\n'],
    ['  ', '\n[Verse]\n'],
    ['one\ntwo', '\n\n[Verse]\n'],
    ['one\ntwo\n', '\n[Verse]\n'],
    ['one\ntwo\n\n', '[Verse]\n'],
    ['one\n\n\n', '[Verse]\n'],
    ['in the mid', '\n\n[Verse]\n'],
  ])('behind %j stands on a line of its own', (before, typed) => {
    expect(tagAt(before, '[Verse]')).toBe(typed)
  })
})
