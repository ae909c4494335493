import { expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

const origin = 'https://canto.example'

it.each([
  ['/songs', '/songs'],
  ['/de/song/1?x=2#y', '/de/song/1?x=2#y'],
  ['https://canto.example/songs', '/songs'],
  ['https://evil.example/songs', '/ai-music-generator'],
  ['//evil.example', '/ai-music-generator'],
  ['/\\evil.example', '/ai-music-generator'],
  ['javascript:alert(1)', '/ai-music-generator'],
  ['/api/auth/signout', '/ai-music-generator'],
  ['http://canto.example/songs', '/ai-music-generator'],
  ['http://[', '/ai-music-generator'],
])('%s leads to %s', (url, path) => {
  expect(returnPath(url, origin)).toBe(path)
})
