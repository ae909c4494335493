import { expect, it } from 'vitest'
import { linkIn } from './dropped-link.ts'

it.each([
  ['https://example.com/a.mp3', 'https://example.com/a.mp3'],
  ['# A song\r\nhttps://example.com/a.mp3\r\nhttps://example.com/b.mp3\r\n', 'https://example.com/a.mp3'],
  ['', undefined],
  ['# nothing else', undefined],
])('of %j takes %s', (list, link) => {
  expect(linkIn(list)).toBe(link)
})
