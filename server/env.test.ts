import { expect, it } from 'vitest'
import { parseEnvironment } from './env.ts'

const least = { CANTO_DEMO: '1', DATABASE_URL: 'postgresql://localhost/canto', CANTO_SECRET: 'x'.repeat(32) }
const production = {
  ...least,
  CANTO_DEMO: '0',
  CANTO_URL: 'https://songs.example.org',
  SMTP_URL: 'smtp://mail.example.org',
}

it.each([
  ['CANTO_LINK_ALLOW', 'http://127.0.0.1:8000', true],
  ['CANTO_LINK_ALLOW', 'http://[::1]:8000', true],
  ['CANTO_LINK_ALLOW', 'http://10.0.0.1:8000', false],
  ['CANTO_LINK_ALLOW', 'https://example.com', false],
  ['CANTO_LINK_ALLOW', 'http://127.0.0.1:8000/path', false],
  ['CANTO_YTDLP', '/usr/local/bin/yt-dlp', true],
  ['CANTO_YTDLP', 'off', true],
  ['CANTO_YTDLP', 'yt-dlp', false],
])('%s may be %s: %s', (name, value, isFine) => {
  const parse = () => parseEnvironment({ ...least, [name]: value })
  if (isFine) expect(parse()).toMatchObject({ [name]: value })
  else expect(parse).toThrow(name)
})

it.each([
  [{ CANTO_TEXT_URL: 'http://localhost:11434/v1', CANTO_TEXT_MODEL: 'llama3' }, null],
  [{ CANTO_TEXT_URL: 'https://api.example.com/v1', CANTO_TEXT_MODEL: 'large', CANTO_TEXT_KEY: 'sk-1' }, null],
  [{ CANTO_TEXT_URL: 'http://localhost:11434/v1' }, 'CANTO_TEXT_MODEL'],
  [{ CANTO_TEXT_KEY: 'sk-1' }, 'CANTO_TEXT_KEY'],
  [{ CANTO_TEXT_URL: 'file:///etc/passwd', CANTO_TEXT_MODEL: 'llama3' }, 'CANTO_TEXT_URL'],
  [{ CANTO_TEXT_URL: 'http://me:secret@10.0.0.1/v1', CANTO_TEXT_MODEL: 'llama3' }, 'CANTO_TEXT_URL'],
  [{ CANTO_TEXT_DAILY_TOKENS: '-1' }, 'CANTO_TEXT_DAILY_TOKENS'],
])('a language model by %o: %s is wrong', (settings, wrong) => {
  const parse = () => parseEnvironment({ ...least, ...settings })
  if (wrong) expect(parse).toThrow(wrong)
  else expect(parse()).toMatchObject({ ...settings, CANTO_TEXT_DAILY_TOKENS: 200_000, CANTO_TEXT_SECONDS: 45 })
})

it.each(['CANTO_SECRET', 'CANTO_URL', 'SMTP_URL', 'DATABASE_URL'])('does not do without %s in production', (name) => {
  expect(parseEnvironment(production)).toMatchObject({ CANTO_DEMO: false })
  expect(() => parseEnvironment({ ...production, [name]: '' })).toThrow(`${name} is missing: `)
})

it('names everything that is missing or wrong at once, each once', () => {
  const naming = () => parseEnvironment({ CANTO_PROXIES: 'two' })
  const names = ['CANTO_SECRET', 'CANTO_URL', 'SMTP_URL', 'DATABASE_URL', 'CANTO_PROXIES']
  expect(naming).toThrow(
    new RegExp(`^The environment is not complete:\n${names.map((name) => `  ${name}[^\n]*\n`).join('')}See`),
  )
})
