import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHAT_KEY, CHAT_MODEL, type FakeChat, fakeChat } from '../../../../tests/fakes/chat-server.ts'
import { chatClient } from './client.ts'
import { SONG_SCHEMA } from './mapper.ts'

let chat: FakeChat
beforeEach(async () => {
  chat = await fakeChat()
})
afterEach(async () => {
  vi.useRealTimers()
  await chat.close()
})

const deadline = () => ({ until: Date.now() + 5000, signal: AbortSignal.timeout(5000) })
const question = {
  messages: [{ role: 'user', content: 'A song, as JSON' }],
  schema: SONG_SCHEMA,
  maxTokens: 100,
  seed: 1,
} as const

it('asks once a minute whether the server is there, and never for long', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const client = chatClient({ url: `${chat.url}/`, key: CHAT_KEY, model: CHAT_MODEL })
  expect(await Promise.all([client.answers(), client.answers()])).toEqual([true, true])
  expect(chat.paths).toEqual(['GET /v1/models'])
  await chat.close()
  expect(await client.answers()).toBe(true)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await client.answers()).toBe(false)
  chat = await fakeChat()
})

it('says that a server does not answer which does not take the key', async () => {
  expect(await chatClient({ url: chat.url, key: 'sk-wrong', model: CHAT_MODEL }).answers()).toBe(false)
})

it('sends no key where there is none, and follows no redirect', async () => {
  const open = await fakeChat({ key: '' })
  open.answers = [{ kind: 'redirect' }]
  const asked = chatClient({ url: open.url, key: '', model: CHAT_MODEL }).complete(question, deadline())
  await expect(asked).rejects.toMatchObject({ kind: 'badRequest' })
  expect(open.paths).toEqual(['POST /v1/chat/completions'])
  await open.close()
})

it('says why a server could not be asked, without the key', async () => {
  const asked = chatClient({ url: chat.url, key: 'sk-wrong-one', model: CHAT_MODEL }).complete(question, deadline())
  const error: Error = await asked.catch((thrown) => thrown)
  expect(error).toMatchObject({ kind: 'unauthorised' })
  expect(`${error.message} ${error.stack}`).not.toContain('sk-wrong-one')
})

it('ends at once when nobody waits any more', async () => {
  chat.answers = [{ kind: 'silent' }]
  const stop = new AbortController()
  const asked = chatClient({ url: chat.url, key: CHAT_KEY, model: CHAT_MODEL }).complete(question, {
    until: Date.now() + 60_000,
    signal: stop.signal,
  })
  setTimeout(() => stop.abort(new Error('Nobody waits')), 50)
  await expect(asked).rejects.toThrow('Nobody waits')
})
