import { expect, it } from 'vitest'
import { parseEnvironment } from './env.ts'

const least = { DATABASE_URL: 'postgresql://localhost/canto', CANTO_SECRET: 'x'.repeat(32) }

it.each([
  ['CANTO_LINK_ALLOW', 'http://127.0.0.1:8000', true],
  ['CANTO_LINK_ALLOW', 'http://[::1]:8000', true],
  ['CANTO_LINK_ALLOW', 'http://10.0.0.1:8000', false],
  ['CANTO_LINK_ALLOW', 'https://example.com', false],
  ['CANTO_LINK_ALLOW', 'http://127.0.0.1:8000/path', false],
  ['CANTO_YTDLP', '/usr/local/bin/yt-dlp', true],
  ['CANTO_YTDLP', 'yt-dlp', false],
])('%s may be %s: %s', (name, value, isFine) => {
  const parse = () => parseEnvironment({ ...least, [name]: value })
  if (isFine) expect(parse()).toMatchObject({ [name]: value })
  else expect(parse).toThrow(name)
})
