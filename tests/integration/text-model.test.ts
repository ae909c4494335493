import { spawn } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GenerateSong } from '#lib/schemas/song.ts'
import { makeSong as makeByEngine } from '#server/adapters/music/engine/make-song.ts'
import { chatClient } from '#server/adapters/text/chat/client.ts'
import { chatText } from '#server/adapters/text/chat/provider.ts'
import { withFallback } from '#server/adapters/text/fallback.ts'
import { songwriterText } from '#server/adapters/text/songwriter/songwriter-text.ts'
import { answerHealth } from '#server/http/health.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import type { MusicProvider, MusicRequest } from '#server/ports/music.ts'
import type { TextProvider } from '#server/ports/text.ts'
import { tokenBudget } from '#server/services/limits/token-budget.ts'
import { findRefused } from '#server/services/moderation/refuse-words.ts'
import { CHAT_KEY, CHAT_MODEL, type ChatAnswer, FAULTS, type FakeChat, fakeChat } from '../fakes/chat-server.ts'
import { HATEFUL, RIVER, SPANISH, says, songJson, TRUCK } from '../support/chat-songs.ts'
import { storeSketch } from '../support/sketch-music.ts'
import { readSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const songwriter = songwriterText()
const DESCRIPTION = "A country song about my father's old red truck"

let chat: FakeChat
beforeEach(async () => {
  chat = await fakeChat()
  await world.db.rateWindow.deleteMany({ where: { key: 'text-tokens' } })
})
afterEach(() => chat.close())

function modelText({ timeoutMs = 5000, perDay = 200_000, key = CHAT_KEY, url = chat.url } = {}): TextProvider {
  const client = chatClient({ url, key, model: CHAT_MODEL }, { pauseMs: 5 })
  const budget = tokenBudget(world, perDay)
  return withFallback(chatText({ client, model: CHAT_MODEL, budget, findRefused, timeoutMs }), songwriter)
}

/** Makes a song of a description with a quick sketch in place of its sound; what the maker was asked for. */
async function made(text: TextProvider, wanted: Partial<GenerateSong> = {}) {
  const user = await world.person({ planId: 'basic_monthly', credits: 10 })
  const song = { description: DESCRIPTION, style: 'Country', seed: 7, ...wanted }
  const { id } = await world.as(user).music.generate(song)
  const requests: MusicRequest[] = []
  const music: MusicProvider = {
    make: async (request, { storeFile }) => {
      requests.push(request)
      return { ...(await storeSketch(storeFile)), lyrics: request.lyrics }
    },
  }
  const { signal } = new AbortController()
  await makeSong.run({ ctx: { ...world, text, music }, payload: { creationId: id }, signal })
  const row = await readSong(world.db, id)
  const charges = await world.db.creditEntry.findMany({ where: { userId: user.id, kind: { not: 'operator_grant' } } })
  const [request] = requests
  if (!request) throw new Error('Nothing was made')
  return { row, request, spent: charges.reduce((sum, { amount }) => sum - amount, 0) }
}

const spentTokens = async () => (await world.db.rateWindow.findFirst({ where: { key: 'text-tokens' } }))?.count ?? 0
const lastMessage = () => chat.asked.at(-1)?.messages.at(-1)?.content ?? ''

describe('a song whose words a model writes', () => {
  it('has them, its title, and metadata that say so', async () => {
    chat.answers = [says(TRUCK)]
    const text = modelText()
    const user = await world.person({ planId: 'basic_monthly', credits: 10 })
    const wanted = { description: DESCRIPTION, style: 'Country', seed: 7, lengthSec: 30 }
    const { id } = await world.as(user).music.generate(wanted)
    const music: MusicProvider = {
      make: async (request, { storeFile, signal }) => {
        const song = await makeByEngine(request, { signal })
        await storeSketch(storeFile)
        return song
      },
    }
    await makeSong.run({
      ctx: { ...world, text, music },
      payload: { creationId: id },
      signal: new AbortController().signal,
    })
    const row = await readSong(world.db, id)
    expect(row).toMatchObject({ status: 'completed', title: 'The Old Red Truck', language: 'en' })
    expect(row.prompt).toContain('[Verse]\nMy father parked the old red truck')
    expect(row.metadata).toMatchObject({ words: { by: 'model', model: CHAT_MODEL } })
    expect(row.metadata).not.toHaveProperty('words.fellBack')
    expect(await spentTokens()).toBe(700)
  })

  it('is asked for with the whole request, as JSON by a schema', async () => {
    chat.answers = [says(TRUCK)]
    await made(modelText(), { language: 'en', title: '' })
    const [asked] = chat.asked
    expect(asked?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(asked?.messages[0]?.content).toContain('JSON')
    expect(lastMessage()).toContain(JSON.stringify(DESCRIPTION))
    expect(lastMessage()).toContain('Language of every line: English')
    expect(asked?.response_format).toMatchObject({ type: 'json_schema', json_schema: { name: 'song', strict: true } })
  })

  it.each([
    ['a friendly word around the JSON', `Here is your song!\n\n${TRUCK}\n\nI hope {you} like it.`],
    ['a code fence', `\`\`\`json\n${TRUCK}\n\`\`\``],
    ['thoughts before it', `<think>{"title": "no"} A truck…</think>\n${TRUCK}`],
  ])('may come with %s', async (_, content) => {
    chat.answers = [says(content)]
    const { request } = await made(modelText())
    expect(request).toMatchObject({ words: { writtenBy: 'model', model: CHAT_MODEL } })
    expect(chat.asked).toHaveLength(1)
  })

  it.each([
    ['language', SPANISH, 'every line must be in English'],
    ['subject', RIVER, `does not speak of what it is about: "father's old red truck"`],
    ['refused words', HATEFUL, 'must not appear'],
    ['form', 'La la la, a truck', 'not the JSON object'],
    ['length', songJson('The Old Red Truck', ['Old red truck'], ['Go']), 'needs at least 8'],
    [
      'lines',
      TRUCK.replaceAll('the old red truck', `the old red truck ${'and drove along the road '.repeat(5)}`),
      'too long to be sung',
    ],
  ])('is asked for once more with the fault named: %s', async (_, wrong, named) => {
    chat.answers = [says(wrong), says(TRUCK)]
    const { request } = await made(modelText())
    expect(request.words).toMatchObject({ writtenBy: 'model' })
    expect(chat.asked).toHaveLength(2)
    expect(chat.asked[1]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(lastMessage()).toContain(named)
    expect(await spentTokens()).toBe(1400)
  })

  it('is better than none where it speaks of some of its subjects, twice', async () => {
    chat.answers = [says(TRUCK)]
    const { request } = await made(modelText(), { description: 'A song about the old truck and the mountain' })
    expect(request.words).toEqual({ title: 'The Old Red Truck', writtenBy: 'model', model: CHAT_MODEL })
    expect(chat.asked).toHaveLength(2)
    expect(lastMessage()).toContain('mountain')
  })

  it('is cut short once, and written shorter', async () => {
    chat.answers = [{ kind: 'cut' }, says(TRUCK)]
    const { request } = await made(modelText())
    expect(request.words).toMatchObject({ writtenBy: 'model' })
    expect(lastMessage()).toContain('broke off')
  })

  it('is not written without what must not appear, and with whom it is for', async () => {
    const about = 'A birthday song for my grandmother Rosa, about her garden, without rain'
    const garden = (line: string) =>
      songJson(
        'Garden Song',
        ['Rosa walks between the roses', 'Every morning in her garden', 'When the kitchen window closes', line],
        ['Happy birthday, happy birthday', 'All your flowers sing for you'],
      )
    chat.answers = [says(garden('There is rain upon the harden')), says(garden('And the bees come back in May'))]
    const { request } = await made(modelText(), { description: about })
    expect(request).toMatchObject({ words: { writtenBy: 'model' } })
    expect(lastMessage()).toContain('must not mention "rain"')
    chat.answers = [says(RIVER)]
    expect((await made(modelText(), { description: about })).request.words).toMatchObject({ fellBack: 'unfit' })
    expect(lastMessage()).toContain('"Rosa"')
  })
})

describe('whatever a chat server does', () => {
  const FAULT: Record<(typeof FAULTS)[number], string> = {
    cut: 'unfit',
    thoughtAlone: 'noAnswer',
    refusal: 'declined',
    contentFilter: 'declined',
    badKey: 'unauthorised',
    noModel: 'noSuchModel',
    rateLimit: 'busy',
    quota: 'noQuota',
    loading: 'serverFault',
    busyFor9Hours: 'busy',
    silent: 'tooSlow',
    brokenMidBody: 'brokenOff',
    errorPage: 'serverFault',
    okPage: 'noAnswer',
    stream: 'noAnswer',
    redirect: 'badRequest',
    tooLong: 'badRequest',
    flood: 'brokenOff',
  }

  it.each(FAULTS)('a song has words by the songwriter, and costs what it costs: %s', async (kind) => {
    chat.answers = [{ kind } as ChatAnswer]
    const { row, request, spent } = await made(modelText({ timeoutMs: 1000 }))
    const alone = await made(songwriter)
    expect(row).toMatchObject({ status: 'completed' })
    const { idempotencyKey } = request
    expect(request).toEqual({
      ...alone.request,
      idempotencyKey,
      words: { ...alone.request.words, fellBack: FAULT[kind] },
    })
    expect(request.lyrics).toContain('[Chorus]')
    expect(spent).toBe(5)
  })

  it('tries again what passes, at most twice, and never what does not', async () => {
    chat.answers = [{ kind: 'rateLimit' }, { kind: 'loading' }, says(TRUCK)]
    expect((await made(modelText())).request.words).toMatchObject({ writtenBy: 'model' })
    for (const [kind, times] of [
      ['loading', 3],
      ['quota', 1],
      ['badKey', 1],
      ['noModel', 1],
    ] as const) {
      chat.asked.length = 0
      chat.answers = [{ kind }]
      await made(modelText())
      expect(chat.asked, kind).toHaveLength(times)
    }
  })

  it('does without what a server does not understand, and remembers it', async () => {
    chat.refused = ['response_format', 'max_tokens', 'temperature', 'seed']
    chat.answers = [says(TRUCK)]
    const text = modelText()
    expect((await made(text)).request.words).toMatchObject({ writtenBy: 'model' })
    expect(chat.asked).toHaveLength(5)
    await made(text)
    expect(chat.asked).toHaveLength(6)
    expect(Object.keys(chat.asked.at(-1) ?? {}).sort()).toEqual([
      'max_completion_tokens',
      'messages',
      'model',
      'stream',
    ])
  })

  it('a server that is not there holds nothing up', async () => {
    await chat.close()
    const { row, request } = await made(modelText())
    expect(row.status).toBe('completed')
    expect(request.words).toMatchObject({ writtenBy: 'songwriter', fellBack: 'unreachable' })
    expect(await spentTokens()).toBe(0)
    chat = await fakeChat()
  })

  it('is not waited for once the song is deleted', async () => {
    chat.answers = [{ kind: 'silent' }]
    const user = await world.person({ planId: 'basic_monthly', credits: 10 })
    const { id } = await world.as(user).music.generate({ description: DESCRIPTION, style: 'Country' })
    const ctx = { ...world, text: modelText({ timeoutMs: 60_000 }) }
    const running = makeSong.run({ ctx, payload: { creationId: id }, signal: new AbortController().signal })
    await expect.poll(() => chat.asked.length, { timeout: 5000 }).toBe(1)
    await world.as(user).music.delete({ id })
    await running
    await expect.poll(() => chat.abandoned(), { timeout: 5000 }).toBe(1)
  })
})

describe('the limit of the day', () => {
  it('holds over processes, gives back what was not used, and begins anew the next day', async () => {
    chat.answers = [says(TRUCK)]
    const perDay = 4500
    const [one, other] = [modelText({ perDay }), modelText({ perDay })]
    expect((await made(one)).request.words).toMatchObject({ writtenBy: 'model' })
    expect((await made(other)).request.words).toMatchObject({ writtenBy: 'model' })
    expect(await spentTokens()).toBe(1400)
    await world.db.rateWindow.updateMany({ where: { key: 'text-tokens' }, data: { count: perDay - 100 } })
    expect((await made(other)).request.words).toMatchObject({ writtenBy: 'songwriter', fellBack: 'spent' })
    expect(chat.asked).toHaveLength(2)
    world.moveClock(86_400)
    expect((await made(one)).request.words).toMatchObject({ writtenBy: 'model' })
  })

  it('is not passed by many at once', async () => {
    chat.answers = [says(TRUCK)]
    const budget = tokenBudget(world, 10_000)
    const taken = await Promise.all(Array.from({ length: 20 }, () => budget.take(3000)))
    expect(taken.filter(Boolean)).toHaveLength(3)
    await taken.find(Boolean)?.settle(500)
    expect(await spentTokens()).toBe(6500)
  })

  it('counts letters where a server does not count tokens, and 0 is no limit', async () => {
    chat.answers = [{ kind: 'content', content: TRUCK, usage: null }]
    await made(modelText({ perDay: 0 }))
    const letters = (chat.asked[0]?.messages ?? []).map(({ content }) => content).join('').length
    expect(await spentTokens()).toBe(Math.ceil(letters / 4) + Math.ceil(TRUCK.length / 4))
  })

  it('keeps what was set aside where nobody knows what an answer has cost', async () => {
    chat.answers = [{ kind: 'brokenMidBody' }]
    await made(modelText())
    expect(await spentTokens()).toBeGreaterThan(2400)
  })
})

it('is asked by a worker process that has the settings', async () => {
  chat.answers = [says(SPANISH), says(TRUCK)]
  const user = await world.person({ planId: 'basic_monthly', credits: 10 })
  const wanted = { description: DESCRIPTION, style: 'Country', lengthSec: 30 }
  const { id } = await world.as(user).music.generate(wanted)
  const settings = { CANTO_TEXT_URL: chat.url, CANTO_TEXT_KEY: CHAT_KEY, CANTO_TEXT_MODEL: CHAT_MODEL }
  const own = { NODE_ENV: 'production' as const, DATABASE_URL: world.url, CANTO_DATA: world.folder }
  const worker = spawn(process.execPath, ['server/worker/main.ts'], {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  try {
    const read = () => readSong(world.db, id)
    await expect.poll(async () => (await read()).status, { timeout: 100_000, interval: 500 }).toBe('completed')
    const { metadata, prompt } = await read()
    expect(metadata).toMatchObject({ words: { by: 'model', model: CHAT_MODEL } })
    expect(prompt).toContain('Red truck, take me down the road')
    expect(lastMessage()).toContain('every line must be in English')
  } finally {
    worker.kill('SIGKILL')
  }
})

describe('health', () => {
  it('says whether the model answers, and nothing of its key', async () => {
    const store = globalThis as { cantoSite?: object }
    const textModel = chatClient({ url: chat.url, key: CHAT_KEY, model: CHAT_MODEL })
    store.cantoSite = { container: { ...world, textModel } }
    try {
      const said = await (await answerHealth()).text()
      expect(JSON.parse(said)).toMatchObject({ ok: true, text: { ok: true, model: true } })
      expect(said).not.toContain(CHAT_KEY)
      expect(chat.paths).toEqual(['GET /v1/models'])
    } finally {
      delete store.cantoSite
    }
  })
})

describe('the lyric sheet', () => {
  it('has words for a title by the model, else by the songwriter', async () => {
    const user = await world.person({ planId: 'basic_monthly' })
    const write = (text: TextProvider) =>
      world.as(user, { text }).music.generateLyrics({ title: 'Old Red Truck', style: 'Country', language: 'en' })
    chat.answers = [says(TRUCK)]
    expect(await write(modelText())).toEqual({
      title: 'Old Red Truck',
      lyrics: expect.stringContaining('My father parked'),
    })
    chat.answers = [says(RIVER)]
    expect((await write(modelText())).lyrics).not.toContain('river runs')
    expect(lastMessage()).toContain('Its title is never sung: "Old Red Truck"')
  })
})
