import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SessionUser } from '#server/context.ts'
import { answerTrpc } from '#server/http/trpc.ts'
import { claimCreation, reportProgress } from '#server/services/creations/claim-creation.ts'
import { hashToken, newToken } from '#server/services/sign-in/hash-token.ts'
import { sendDirectly } from '#server/web/direct-answers.ts'
import { listen } from '#server/web/listen.ts'
import { busySentences, overloadProtection } from '#server/web/overload.ts'
import { requestListener } from '#server/web/request-listener.ts'
import { securityHeaders } from '#server/web/security-headers.ts'
import { freePort } from '../../scripts/launch/ports.mjs'
import type { Answered, Polling } from '../support/poller.ts'
import { storeCover } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const MOST_BYTES = 300
const MOST_CPU_MS = 1.5

const world = openWorld()
let port: number
let poller: ChildProcess
let close = async () => {}
/** Answers that Next.js would have had to give. */
let passedOn = 0

beforeAll(async () => {
  Object.assign(globalThis, { cantoSite: { container: world } })
  port = await freePort()
  // The web process's own way, at whose end the procedures stand without Next.js.
  const answer = requestListener({
    proxies: 0,
    knowsItsFiles: true,
    secure: securityHeaders({ url: world.siteUrl, scripts: { everywhere: [], errorPage: [], pages: {} } }),
    admit: overloadProtection(await busySentences()),
    handle: async (request, response) => {
      passedOn++
      await sendDirectly(answerTrpc, request, response)
    },
  })
  close = await listen('127.0.0.1', port, () => {}, answer)
  poller = fork('tests/support/poller.ts')
})
afterAll(async () => {
  poller.kill()
  await close()
})

/** Somebody with songs that wait, and the cookie of their browser. */
async function someone(songs = 0) {
  const user = await world.person({ planId: 'pro_monthly', credits: 1000 })
  const ids: string[] = []
  while (ids.length < songs) ids.push(await aSong(user))
  const token = newToken()
  const expires = new Date(Date.now() + 86_400_000)
  await world.db.session.create({ data: { userId: user.id, tokenHash: hashToken(token), expires } })
  return { user, ids, first: ids[0] ?? '', cookie: `next-auth.session-token=${token}` }
}

const aSong = async (user: SessionUser) =>
  (await world.as(user).music.generate({ prompt: '[Verse]\nA lamp in the window', style: 'Pop' })).id

const listed = (procedure: string, input: object = { limit: 30 }) =>
  `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`
const HISTORY = listed('music.getHistory')

async function ask(path: string, cookie: string, tag?: string) {
  const headers = { cookie, ...(tag ? { 'if-none-match': tag } : {}) }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const { status, headers: given } = answer
  return { status, tag: given.get('etag') ?? '', cache: given.get('cache-control'), text: await answer.text() }
}

const unchanged = { status: 304, cache: 'private, no-cache', text: '' }

/** Polls from another process, and gives what each answer took: bytes, and CPU of this process. */
async function polled(polling: Omit<Polling, 'port'>): Promise<{ answers: Answered[]; cpuMs: number }> {
  const before = process.cpuUsage()
  poller.send({ ...polling, port })
  const [answers] = await once(poller, 'message')
  const { user, system } = process.cpuUsage(before)
  return { answers, cpuMs: (user + system) / 1000 / polling.times }
}

it.each([
  ['the history', HISTORY, 3],
  ['the history as pages ask for it', `/api/trpc/music.getHistory?batch=1&input=${encodeURIComponent('{"0":{}}')}`, 3],
  ['an empty history', HISTORY, 0],
  ['the covers', listed('voiceCover.getUserCovers'), 0],
])(
  'a poll of %s that finds nothing new is a few bytes, headers and all, and no work for Next.js',
  async (_, path, songs) => {
    const { cookie } = await someone(songs)
    const before = passedOn
    const [first, ...rest] = (await polled({ path, cookie, times: 5 })).answers
    expect(first?.status).toBe(200)
    expect(rest.map(({ status }) => status)).toEqual(Array(5).fill(304))
    expect(Math.max(...rest.map(({ bytes }) => bytes))).toBeLessThanOrEqual(MOST_BYTES)
    expect(passedOn).toBe(before + 1)
  },
)

/** What an answer without any work takes on a quiet machine: a slower or busier one is as much slower at everything. */
const QUIET_CPU_MS = 0.2

it('a poll that finds nothing new takes hardly any CPU, also while songs wait in the queue', async () => {
  const { cookie, first } = await someone(4)
  const paths = { history: HISTORY, progress: `/api/progress?ids=${first}`, nothing: '/api/health' }
  const least = { history: Infinity, progress: Infinity, nothing: Infinity }
  // By turns, and the least of each: what else the machine does meanwhile only adds.
  for (let round = 0; round < 8; round++)
    for (const name of ['history', 'progress', 'nothing'] as const) {
      const { answers, cpuMs } = await polled({ path: paths[name], cookie, times: 100 })
      least[name] = Math.min(least[name], cpuMs)
      expect(answers.at(-1)?.status, name).toBe(name === 'nothing' ? 200 : 304)
    }
  const slowness = Math.max(1, least.nothing / QUIET_CPU_MS)
  console.log(`CPU ms a poll: ${JSON.stringify(least)}`)
  expect(least.history / slowness).toBeLessThanOrEqual(MOST_CPU_MS)
  expect(least.progress / slowness).toBeLessThanOrEqual(MOST_CPU_MS)
})

it('a poll finds whatever is new', async () => {
  const { user, first, cookie } = await someone(1)
  const api = world.as(user).music
  const claim = { kind: 'song', id: first, attempt: 1 } as const
  const changes: [string, () => Promise<unknown>][] = [
    ['another song', () => aSong(user)],
    ['a song that is being made', () => claimCreation({ ctx: world, input: claim })],
    ['how far it is', () => reportProgress({ ctx: world, input: { ...claim, stage: 'sing', percent: 41 } })],
    ['another title', () => api.rename({ id: first, title: 'Lamp' })],
    ['a song that is gone', () => api.delete({ id: first })],
  ]
  let { tag } = await ask(HISTORY, cookie)
  for (const [what, change] of changes) {
    expect(await ask(HISTORY, cookie, tag), `before ${what}`).toMatchObject(unchanged)
    await change()
    const found = await ask(HISTORY, cookie, `"another", ${tag}`)
    expect(found, what).toMatchObject({ status: 200, cache: 'private, no-cache' })
    tag = found.tag
  }
})

it('a poll finds that somebody else’s song no longer comes before', async () => {
  const other = await someone(1)
  const { cookie } = await someone(1)
  const aheadOf = (text: string): number => JSON.parse(text).result.data.json.items[0].place.ahead
  const before = await ask(HISTORY, cookie)
  expect(await ask(HISTORY, cookie, before.tag)).toMatchObject(unchanged)
  await world.db.$executeRaw`UPDATE pgboss.job SET state = 'completed' WHERE singleton_key = ${other.first}`
  const after = await ask(HISTORY, cookie, before.tag)
  expect(after.status).toBe(200)
  expect(aheadOf(after.text)).toBe(aheadOf(before.text) - 1)
})

it('a poll finds a cover that was ordered', async () => {
  const { user, cookie } = await someone()
  const covers = listed('voiceCover.getUserCovers', { kind: 'split' })
  const { tag } = await ask(covers, cookie)
  expect(await ask(covers, cookie, tag)).toMatchObject(unchanged)
  const rest = { seed: 1, rightsAt: new Date(), rightsText: 'x', requestId: randomUUID() }
  await storeCover(world.db, { kind: 'split', userId: user.id, status: 'failed', ...rest })
  expect((await ask(covers, cookie, tag)).status).toBe(200)
})

it('a tag serves one person, one question, and only who is signed in', async () => {
  const [one, other] = [await someone(), await someone()]
  const { tag } = await ask(HISTORY, one.cookie)
  expect((await ask(HISTORY, other.cookie, tag)).status).toBe(200)
  expect((await ask(listed('music.getHistory', { search: 'x' }), one.cookie, tag)).status).toBe(200)
  await world.db.session.updateMany({ where: { userId: one.user.id }, data: { expires: new Date(0) } })
  const stranger = await ask(HISTORY, one.cookie, tag)
  expect(stranger).toMatchObject({ status: 401, tag: '' })
  expect(stranger.text).toContain('Please login (10001)')
})

it('what else is asked has no tag: refusals, and several procedures at once', async () => {
  const { cookie } = await someone()
  expect(await ask(listed('music.getHistory', { limit: 0 }), cookie)).toMatchObject({ status: 400, tag: '' })
  const two = `/api/trpc/music.getHistory,music.model?batch=1&input=${encodeURIComponent('{}')}`
  expect(await ask(two, cookie)).toMatchObject({ status: 200, tag: '', cache: 'private, no-store' })
})
