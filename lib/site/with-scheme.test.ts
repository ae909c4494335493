import { expect, it } from 'vitest'
import { withScheme } from './with-scheme.ts'

it.each(['example.com/song.mp3', 'songs.example.org:8080?id=3', '203.0.113.7', '203.0.113.7:8080/song.mp3'])(
  'takes %s as an address on the web',
  (typed) => {
    expect(withScheme(` ${typed} `)).toBe(`https://${typed}`)
  },
)

it.each(['localhost:4444/x', 'localhost/song/3', 'Localhost:3000', 'localhost?id=3'])(
  'takes %s as an address of this machine, which has no certificate',
  (typed) => {
    expect(withScheme(`${typed} `)).toBe(`http://${typed}`)
  },
)

it.each([
  'http://example.com/a.mp3',
  '/song/3',
  'song.mp3x y',
  'somewhere',
  '3.14',
  '1.2.3.4.5',
  'me@example.com',
  'localhost:x',
  'localhosts:80',
])('leaves %s as it is', (typed) => {
  expect(withScheme(typed)).toBe(typed)
})
