import type { RequestListener } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { slowness } from '#tests/support/slowness.ts'
import { freePort } from '../../scripts/launch/ports.mjs'
import { listen } from './listen.ts'
import { busySentences, overloadProtection } from './overload.ts'

let close = async () => {}
afterEach(() => close())
/** When the requests of a test came. */
let arrivals: number[] = []

/** A server that is protected, each of whose answers takes a while. */
async function open(answer: RequestListener): Promise<string> {
  const port = await freePort()
  const admit = overloadProtection(await busySentences())
  arrivals = []
  close = await listen(
    '127.0.0.1',
    port,
    () => {},
    (request, response) => {
      arrivals.push(performance.now())
      admit(request, response, () => answer(request, response))
    },
  )
  return `http://127.0.0.1:${port}`
}

const slowly: RequestListener = async (_, response) => {
  await delay(300)
  response.end('answered')
}

it.each([
  ['calls', 'auth.me'],
  ['batches that begin with another kind', 'account.storage,music.getHistory'],
])('answers as many %s at once as it can, refuses the rest at once, and is well again after', async (_, names) => {
  const atOnceMs = 2000 * slowness()
  const waiting: (() => void)[] = []
  const site = await open((_, response) => void waiting.push(() => response.end('answered')))
  const crowd = Array.from({ length: 60 }, () => fetch(`${site}/api/trpc/${names}`))
  const refused = crowd.map(async (one) => await Promise.race([one, delay(atOnceMs)]))
  const answers = (await Promise.all(refused)).filter((answer) => answer !== undefined)
  const admitted = crowd.length - answers.length
  // Two are answered and two wait; two more find places for each quarter of a second that a slow machine needs to send them all.
  const quarters = Math.floor((Math.max(...arrivals) - Math.min(...arrivals)) / 250)
  expect(admitted).toBeGreaterThanOrEqual(4)
  expect(admitted).toBeLessThanOrEqual(4 + 2 * quarters)
  expect(answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`)).toEqual(
    Array(answers.length).fill('503 2'),
  )
  for (const answer of waiting.splice(0)) answer()
  expect((await Promise.all(crowd)).filter(({ status }) => status === 200)).toHaveLength(admitted)
  setTimeout(() => waiting[0]?.(), 200)
  expect((await fetch(`${site}/api/trpc/auth.me`)).status).toBe(200)
})

it('lets a burst wait for a moment', async () => {
  const site = await open(async (_, response) => {
    await delay(20)
    response.end('answered')
  })
  const burst = await Promise.all(Array.from({ length: 40 }, () => fetch(`${site}/about`)))
  expect(burst.map(({ status }) => status)).toEqual(Array(40).fill(200))
})

it('keeps files and pages from waiting for each other, and leaves no place taken by who has gone', async () => {
  const site = await open(slowly)
  const pages = (count: number, ms: number) =>
    Array.from({ length: count }, () => fetch(`${site}/about`, { signal: AbortSignal.timeout(ms) }))
  await Promise.allSettled(pages(2, 50))
  await delay(50)
  const crowd = pages(2, 5000)
  await delay(100)
  expect((await fetch(`${site}/_next/static/x.js`)).status).toBe(200)
  expect(await Promise.all(crowd.map(async (one) => (await one).status))).toEqual(Array(2).fill(200))
})

it('tells people in their language, whose browser asks again', async () => {
  const site = await open(() => {})
  for (let sent = 0; sent < 60; sent++) void fetch(`${site}/de`).catch(() => {})
  await delay(100)
  const answer = await fetch(`${site}/de/about`)
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('Canto holt gerade Luft')
  expect(html).toContain('http-equiv="refresh"')
})

it('counts an answer until its first byte', async () => {
  const site = await open((_, response) => void response.writeHead(200).write('first'))
  const streams = await Promise.all(Array.from({ length: 40 }, () => fetch(`${site}/api/audio/x`)))
  expect(streams.map(({ status }) => status)).toEqual(Array(40).fill(200))
  for (const { body } of streams) await body?.cancel()
})

it('lets others in where answers wait for what is away', async () => {
  const site = await open((request, response) => void (request.url === '/about' && response.end('answered')))
  const stuck = Array.from({ length: 6 }, () =>
    fetch(`${site}/api/trpc/auth.me`, { signal: AbortSignal.timeout(1500) }),
  )
  expect((await fetch(`${site}/about`)).status).toBe(200)
  await Promise.allSettled(stuck)
})
