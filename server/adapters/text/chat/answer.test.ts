import { expect, it } from 'vitest'
import { linesOf, lyricsOf, readAnswer } from './answer.ts'
import { ANSWERS, SONG } from './fixtures/answers.ts'

it.each(Object.entries(ANSWERS))('reads a song whatever stands around it: %s', (_, content) => {
  const draft = readAnswer(content)
  expect(draft?.title).toBe('Last Ferry')
  expect(draft && linesOf(draft)).toEqual(SONG.sections.flatMap(({ lines }) => lines))
})

it.each([
  ['nothing', ''],
  ['prose', 'I stood there on the pier'],
  ['half an object', ANSWERS.plain.slice(0, 120)],
  ['another object', '{"lyrics": "la la la"}'],
  ['braces without end', '{'.repeat(100_000)],
])('finds no song in %s', (_, content) => {
  expect(readAnswer(content)).toBeNull()
})

it('keeps what is sung and nothing else', () => {
  const sections = [
    {
      kind: 'Verse 1',
      lines: ['[Verse 1]', '1. **The rain** came (softly)', '', 'Two lines\nin one', '- la\u0000 la'],
    },
    { kind: 'Final Chorus', lines: ['*Oh* oh oh'] },
    { kind: 'outro', lines: ['♪'] },
  ]
  const draft = readAnswer(JSON.stringify({ title: '“Rain”', sections }))
  expect(draft?.title).toBe('Rain')
  expect(draft && lyricsOf(draft)).toBe(
    '[Verse]\nThe rain came (softly)\nTwo lines\nin one\nla la\n\n[Chorus]\nOh oh oh',
  )
})
