import { expect, it } from 'vitest'
import { partsOf } from './lyric-parts.ts'

it('takes lyrics apart at their tags, whatever stands before the first one', () => {
  expect(partsOf('hum\n\n[Verse]\none\n two \n\n[Pre-Chorus]\n\nthree\n')).toEqual([
    { name: null, lines: ['hum'] },
    { name: 'Verse', lines: ['one', 'two'] },
    { name: 'Pre-Chorus', lines: ['three'] },
  ])
})

it('keeps the empty line between two stanzas and the name of a part without words', () => {
  expect(partsOf('[Intro]\n[Verse 2]\none\n\ntwo')).toEqual([
    { name: 'Intro', lines: [] },
    { name: 'Verse 2', lines: ['one', '', 'two'] },
  ])
})

it('finds no parts in silence', () => {
  expect(partsOf(' \n\n')).toEqual([])
})
