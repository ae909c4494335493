import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { cancelAtPeriodEnd, payCheckout } from '#server/adapters/payments/sandbox/billing.ts'
import { held } from '#server/adapters/payments/sandbox/state.ts'
import type { ApiContext } from '#server/api/trpc.ts'
import { findSessionUser } from '#server/auth/find-session-user.ts'
import { authOptions } from '#server/auth/options.ts'
import type { Services, SessionUser } from '#server/context.ts'
import type { Environment } from '#server/env.ts'
import { sendExport } from '#server/http/export.ts'
import { cleanUp } from '#server/jobs/clean-up.handler.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import { expireCreations } from '#server/services/creations/removal/expire-creations.ts'
import { reconcileLedger } from '#server/services/credits/reconcile-ledger.ts'
import { settleAccounts } from '#server/services/credits/settle-accounts.ts'
import { reconcilePayments } from '#server/services/payments/reconcile-payments.ts'
import { hashToken } from '#server/services/sign-in/hash-token.ts'
import { findVisibleSong } from '#server/services/songs/find-song.ts'
import { openPayingWorld } from '../support/paying-world.ts'
import { personalDataOf, personalTables, SECRETS } from '../support/personal-data.ts'
import { storeSketch } from '../support/sketch-music.ts'
import { unzipped } from '../support/unzipped.ts'

const world = openPayingWorld()
const never = new AbortController().signal
const HOUR = 3600

const night = (ctx: Parameters<typeof cleanUp.run>[0]['ctx'] = world) =>
  cleanUp.run({ ctx, payload: {}, signal: never })

/** What is on the disk of things that bear one of these ids. */
async function onDisk(ids: Readonly<Record<string, string>>) {
  const all = await readdir(world.folder, { recursive: true, withFileTypes: true })
  const files = all.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`)
  return files.filter((file) => Object.values(ids).some((id) => file.includes(id)))
}

/** The token of a new session of theirs. */
async function tokenOf({ id: userId }: SessionUser) {
  const token = randomUUID()
  await world.db.session.create({ data: { userId, tokenHash: hashToken(token), expires: new Date(8e12) } })
  return token
}

type Table = { findMany(call: { where: object }): Promise<Record<string, unknown>[]> }
async function rowsOf({ id }: SessionUser) {
  const tables = world.db as unknown as Record<string, Table>
  const found = personalTables().map(async ({ model, where, columns }) => {
    const table = tables[model.charAt(0).toLowerCase() + model.slice(1)]
    return { model, columns, rows: (await table?.findMany({ where: where(id) })) ?? [] }
  })
  return await Promise.all(found)
}

const leave = (user: SessionUser, overrides: Partial<ApiContext> = {}, more: { endsPlan?: boolean } = {}) =>
  world.as(user, overrides).account.delete({ email: user.email, ...more })

describe('an export', () => {
  type Options = Parameters<typeof sendExport>[2] & { readonly site?: string } & Partial<Services>

  async function exported(user: SessionUser | null, { site = 'same-origin', mostMs, ...services }: Options = {}) {
    const headers = { 'sec-fetch-site': site }
    const ctx = { ...world, ...services, user, ip: '203.0.113.7', language: null }
    const request = new Request('http://canto.example/api/export', { headers })
    return await sendExport(ctx, request, mostMs ? { mostMs } : {})
  }

  /** Every object in an answer, however deep. */
  function objectsIn(value: unknown): Record<string, unknown>[] {
    if (typeof value !== 'object' || value === null) return []
    return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
  }

  it('holds every column of every table that names a person, and every file, but no secret', async () => {
    const [user, other] = [await world.person({ credits: 20 }), await world.person({ credits: 20 })]
    await world.subscribe(user, 'basic_monthly')
    await personalDataOf(world, user)
    const theirs = await personalDataOf(world, other)
    const answer = await exported(user)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(/filename="canto-\d{4}-\d\d-\d\d\.zip"/)
    const files = unzipped(await answer.bytes())
    const text = Buffer.from(files.get('account.json') ?? []).toString()
    const said = JSON.parse(text)
    const objects = objectsIn(said)
    for (const { model, columns, rows } of await rowsOf(user)) {
      expect(rows, `the test stores nothing in ${model}`).not.toEqual([])
      const open = columns.filter((column) => !Object.hasOwn(SECRETS, column))
      for (const { id } of rows) {
        const row = objects.find((one) => one.id === id && open.every((column) => Object.hasOwn(one, column)))
        expect(row, `${model} ${id}`).toBeDefined()
      }
    }
    expect(said).toMatchObject({
      plan: 'basic_monthly',
      profile: [{ email: user.email }],
      signInCodes: [{ email: user.email }],
      paymentNotices: expect.arrayContaining([expect.anything()]),
      countedCalls: [{ count: 1 }],
      countedCodes: Array(3).fill({ calls: [expect.any(String)] }),
      songs: expect.arrayContaining([expect.objectContaining({ title: 'Waiting', ignored: ['plot'] })]),
      covers: [{ rightsText: '2026-11', rightsAt: expect.any(String) }],
      ownVoices: [{ rights: { consentText: '2026-11' }, model: expect.any(Object) }],
    })
    for (const secret of [...Object.values(SECRETS), ...Object.values(theirs), other.id, other.email])
      expect(text, secret).not.toContain(secret)

    const paths = [...files.keys()].map((path) => path.replace(/ [0-9a-f]{8}\//, '/'))
    expect(paths).toEqual([
      'account.json',
      'songs/Fähre eins zwei/song.mp3',
      ...['covers/Ferry Me/cover.mp3', 'covers/Ferry Me/original.wav'],
      ...['own voices/Me/demo.mp3', 'uploads/kitchen wav/source.wav'],
    ])
    const { folder } = said.songs.find(({ files: stored }: { files: string | null }) => stored)
    expect(Buffer.from(files.get(`${folder}/song.mp3`) ?? []).toString()).toMatch(/^song\.mp3 of songs\//)
  })

  it('reads rows page by page', async () => {
    const user = await world.person()
    const notes = Array.from({ length: 450 }, (_, index) => ({
      userId: user.id,
      kind: 'songCompleted',
      idempotencyKey: `many:${user.id}:${index}`,
    }))
    await world.db.notification.createMany({ data: notes })
    const files = unzipped(await (await exported(user)).bytes())
    const { notifications } = JSON.parse(Buffer.from(files.get('account.json') ?? []).toString())
    expect(new Set(notifications.map(({ id }: { id: string }) => id)).size).toBe(450)
  })

  it('is for its owner, at their own wish, some times an hour', async () => {
    const user = await world.person()
    await expect(exported(null)).rejects.toThrow('Please login (10001)')
    await expect(exported(user, { site: 'cross-site' })).rejects.toThrow('did not come from Canto')
    const { startExport } = world.as(user, { limiting: true }).account
    for (let asked = 0; asked < 3; asked++) {
      expect(await startExport()).toEqual({ url: '/api/export' })
      await (await exported(user, { limiting: true })).body?.cancel()
    }
    await expect(startExport()).rejects.toThrow('That was a lot at once.')
    await expect(exported(user, { limiting: true })).rejects.toThrow('That was a lot at once.')
  })

  it.each([
    ['leaves', undefined],
    ['takes in nothing any more', 300],
  ])('lets go of its open file when its reader %s', async (_, mostMs) => {
    const user = await world.person({ credits: 20 })
    await personalDataOf(world, user)
    let closed = 0
    const stream = () =>
      new ReadableStream({
        pull: (file) => file.enqueue(new Uint8Array(9)),
        cancel: () => {
          closed++
        },
      })
    const storage = { ...world.storage, stream }
    const answer = await exported(user, { storage, ...(mostMs ? { mostMs } : {}) })
    const reader = answer.body?.getReader()
    // account.json is some pieces; then the first file begins, and never ends.
    for (let read = 0; read < 200; read++) await reader?.read()
    if (!mostMs) await reader?.cancel()
    await expect.poll(() => closed).toBe(1)
    if (mostMs) await expect(reader?.read()).rejects.toThrow('The export took too long')
  })
})

describe('deleting an account', () => {
  it('takes everything of theirs and nothing of anybody else’s', async () => {
    const [user, other] = [await world.person({ credits: 20 }), await world.person({ credits: 20 })]
    const ids = await personalDataOf(world, user)
    const theirs = await personalDataOf(world, other)
    const tokens = { mine: await tokenOf(user), other: await tokenOf(other) }
    await world.db.cover.update({ where: { id: theirs.coverId }, data: { songId: ids.songId, uploadId: null } })
    const stored = await onDisk(theirs)
    expect(await onDisk(ids)).toHaveLength(6)
    expect((await world.as(null).music.getById({ id: ids.songId })).id).toBe(ids.songId)

    await leave(user)
    for (const { model, rows } of await rowsOf(user)) expect(rows, model).toEqual([])
    for (const { model, rows } of await rowsOf(other)) {
      // They have no plan.
      if (!['Customer', 'Subscription'].includes(model)) expect(rows, model).not.toEqual([])
    }
    expect(await world.db.verificationCode.count({ where: { email: user.email } })).toBe(0)
    expect(await world.db.rateWindow.count({ where: { key: { contains: user.id } } })).toBe(0)
    for (const theirs of [user.id, user.email])
      expect(await world.db.rateLog.count({ where: { key: { contains: theirs } } })).toBe(0)
    expect(await world.db.rateLog.count({ where: { key: { contains: other.email } } })).toBe(2)
    expect(await findSessionUser(world, tokens.mine)).toBeNull()
    expect(await findSessionUser(world, tokens.other)).toMatchObject({ id: other.id })
    expect(world.cookies.slice(-2)).toEqual([
      expect.stringMatching(/session-token=; .*1970/),
      expect.stringMatching(/canto-known-browser=; .*1970/),
    ])
    await expect(world.as(null).music.getById({ id: ids.songId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(world.as(null).voiceCover.getById({ id: ids.coverId })).rejects.toMatchObject({ code: 'NOT_FOUND' })

    const [job] = await world.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'clean-up' AND state = 'created'`
    expect(job?.count).toBeGreaterThan(0)
    await night()
    expect(await onDisk(ids)).toEqual([])
    expect(await onDisk(theirs)).toEqual(stored)
    expect((await world.as(other).voiceCover.getById({ id: theirs.coverId })).status).toBe('completed')
    expect(await reconcileLedger({ ctx: world })).toEqual([])
  })

  it('asks for the address of the account', async () => {
    const user = await world.person()
    const remove = (email: string) => world.as(user).account.delete({ email })
    await expect(remove('someone@example.com')).rejects.toThrow('not the e-mail address of your account')
    await expect(remove('')).rejects.toThrow('valid e-mail address')
    expect(await world.db.user.count({ where: { id: user.id } })).toBe(1)
    await remove(` ${user.email.toUpperCase()} `)
    expect(await world.db.user.count({ where: { id: user.id } })).toBe(0)
  })

  it('happens as a whole or not at all', async () => {
    const user = await world.person({ credits: 20 })
    const ids = await personalDataOf(world, user)
    const before = await rowsOf(user)
    const queue = { ...world.queue, enqueue: () => Promise.reject(new Error('the power is off')) }
    await expect(leave(user, { queue, log: () => {} })).rejects.toThrow('Something went wrong')
    expect(await rowsOf(user)).toEqual(before)
    await night()
    expect(await onDisk(ids)).toHaveLength(6)
  })

  it('leaves no file behind where erasing was cut off', async () => {
    const user = await world.person({ credits: 20 })
    const ids = await personalDataOf(world, user)
    await leave(user)
    expect(await onDisk(ids)).toHaveLength(6)
    const remove = async (key: string) => {
      if (key.startsWith('own-voices/')) throw new Error('the disk is away')
      await world.storage.remove(key)
    }
    await night({ ...world, storage: { ...world.storage, remove } })
    expect(await onDisk(ids)).toEqual([expect.stringContaining(`own-voices/${ids.voiceId}`)])
    await night()
    expect(await onDisk(ids)).toEqual([])
  })

  it('holds up no round of the night that began before', async () => {
    const user = await world.person()
    const gone = { id: randomUUID(), email: 'gone@example.com', language: 'en' }
    const { findMany } = world.db.user
    const stale = () => findMany({ where: { id: user.id } }).then((people) => [gone, ...people])
    const db = new Proxy(world.db, {
      get: (target, name) => (name === 'user' ? { findMany: stale } : Reflect.get(target, name)),
    })
    await settleAccounts({ ctx: { ...world, db } })
    await expireCreations({ ctx: { ...world, db } })
  })

  it('ends what a worker is making, and clears up after one that died over it', async () => {
    const user = await world.person({ credits: 20 })
    const { waitingId } = await personalDataOf(world, user)
    const music: typeof world.music = {
      make: async (_request, { storeFile }) => {
        await leave(user)
        await night()
        return await storeSketch(storeFile)
      },
    }
    await makeSong.run({ ctx: { ...world, music }, payload: { creationId: waitingId }, signal: never })
    expect(await onDisk({ waitingId })).toEqual([])
    // The queue starts it again, to no effect.
    await makeSong.run({ ctx: world, payload: { creationId: waitingId }, signal: never })
    await makeSong.giveUp({ ctx: world, payload: { creationId: waitingId }, error: new Error('The worker died') })
    expect(await onDisk({ waitingId })).toEqual([])

    await world.storage.write(`songs/${waitingId}/1/song.mp3`, new Uint8Array(9))
    world.moveClock(HOUR)
    await night()
    expect(await onDisk({ waitingId })).toEqual([])
    const watched = (await world.db.erasure.findMany()).map(({ folder }) => folder)
    expect(watched).toContain(`songs/${waitingId}`)
    world.moveClock(24 * HOUR)
    await night()
    // The uploads of other people that are a day old now are watched from here on.
    expect(await world.db.erasure.count({ where: { folder: { in: watched } } })).toBe(0)
  })
})

describe('with a plan', () => {
  const subscriptionOf = async (user: SessionUser) =>
    (await world.db.subscription.findUniqueOrThrow({ where: { userId: user.id } })).id

  async function cancelled() {
    const user = await world.person()
    await world.subscribe(user, 'standard_monthly')
    const id = await subscriptionOf(user)
    await world.stripe.act((books) => cancelAtPeriodEnd(books, held(books.state.subscriptions, id), true))
    return { user, id }
  }

  it('that renews, it is refused, whatever was confirmed', async () => {
    const user = await world.person()
    await world.subscribe(user, 'standard_monthly')
    for (const endsPlan of [false, true])
      await expect(leave(user, {}, { endsPlan })).rejects.toThrow('Your Standard plan renews by itself.')
    expect(await world.as(user).payment.getSubscription()).toMatchObject({ plan: 'standard_monthly' })
  })

  it('that was cancelled, it asks once more, ends the plan, and no later webhook changes anything', async () => {
    // Stripe knows of the end; its webhook has not come.
    const { user, id } = await cancelled()
    const { id: customerId } = await world.db.customer.findUniqueOrThrow({ where: { userId: user.id } })
    await expect(leave(user)).rejects.toThrow('Please confirm that you give it up.')
    await leave(user, {}, { endsPlan: true })
    expect(await world.stripe.act((books) => held(books.state.subscriptions, id).status)).toBe('canceled')
    expect(world.stripe.mailbox.length).toBeGreaterThan(0)
    const people = await world.db.user.count()
    const [event] = world.stripe.mailbox
    if (event) expect(await world.receive(event)).toBe('new')
    await world.deliver()
    expect(await world.db.user.count()).toBe(people)
    expect(await world.db.customer.count({ where: { userId: user.id } })).toBe(0)
    expect(await world.db.paymentEvent.count({ where: { processedAt: null } })).toBe(0)
    expect(await world.db.paymentEvent.count({ where: { customerId } }), 'names nobody who has left').toBe(0)
    expect(await reconcilePayments({ ctx: world, signal: never })).toMatchObject({ failed: 0 })
    expect(await reconcileLedger({ ctx: world })).toEqual([])
  })

  it('that was paid for a moment ago it is refused, and an open checkout takes no more money', async () => {
    const [user, other] = [await world.person(), await world.person()]
    const checkout = async (who: SessionUser) => {
      const { url } = await world.as(who).payment.createSubscriptionCheckout({ planId: 'basic_monthly' })
      return { url, id: url.split('/').at(-1) }
    }
    const { id } = await checkout(user)
    await world.stripe.act((books) => payCheckout(books, held(books.state.sessions, id), 'good'))
    await expect(leave(user)).rejects.toThrow('Your Basic plan renews by itself.')

    const { url } = await checkout(other)
    await leave(other)
    expect((await world.page(url, 'good')).html).toContain('This checkout is over. Nothing was charged.')
    world.stripe.mailbox.splice(0)
  })

  it('it waits for a payment service that is away', async () => {
    const { user } = await cancelled()
    world.stripe.fail(20, 500)
    await expect(leave(user, { log: () => {} }, { endsPlan: true })).rejects.toThrow('did not answer as it should')
    world.stripe.fail(0)
    expect(await world.db.user.count({ where: { id: user.id } })).toBe(1)
  })
})

describe('signing up again', () => {
  async function signUp(email: string) {
    const { id, name, credits } = await world.browser().signIn(email)
    return { user: { id, email, name }, credits }
  }

  it('makes a new person, who has the free credits of a day once', async () => {
    const email = 'again@example.com'
    const first = await signUp(email)
    expect(first.credits).toBe(20)
    await world.as(first.user).music.generate({ prompt: '[Verse]\nA lamp', style: 'Pop' })
    await leave(first.user)
    const stored = await world.db.pastTopUp.findMany()
    expect(stored).not.toEqual([])
    expect(JSON.stringify(stored)).not.toContain(email)

    const second = await signUp(email)
    expect(second).toMatchObject({ credits: 0, user: { name: null } })
    expect(second.user.id).not.toBe(first.user.id)
    expect(await world.db.pastTopUp.count()).toBe(stored.length - 1)
    await leave(second.user)
    expect((await signUp(email)).credits).toBe(0)
    world.moveClock(24 * HOUR)
    expect((await signUp(email)).credits).toBe(20)
  })

  it('has them once too where two ways of signing in meet', async () => {
    const email = 'twice@example.com'
    const { user } = await signUp(email)
    await world.as(user).music.generate({ prompt: '[Verse]\nA lamp', style: 'Pop' })
    await leave(user)
    const remembered = await world.db.pastTopUp.count()
    const settings = { CANTO_SECRET: world.secret, CANTO_URL: 'https://canto.example' } as Environment
    const { adapter } = authOptions(world.db, settings)
    // A code has made the account in the very moment in which Google's answer came in.
    await world.db.user.create({ data: { email } })
    await expect(adapter?.createUser?.({ email, emailVerified: null })).rejects.toThrow()
    expect(await world.db.pastTopUp.count()).toBe(remembered)
  })

  it('is forgotten after a day', async () => {
    const { user } = await signUp('once@example.com')
    await world.as(user).music.generate({ prompt: '[Verse]\nA lamp', style: 'Pop' })
    await leave(user)
    expect(await world.db.pastTopUp.count()).toBeGreaterThan(0)
    world.moveClock(48 * HOUR)
    await night()
    expect(await world.db.pastTopUp.count()).toBe(0)
  })

  it('meets nobody’s songs', async () => {
    const { user } = await signUp('fresh@example.com')
    const { id } = await world.as(user).music.generate({ prompt: '[Verse]\nA lamp', style: 'Pop' })
    await leave(user)
    const next = await signUp('fresh@example.com')
    expect((await world.as(next.user).music.getHistory()).items).toEqual([])
    const ctx = { ...world, user: next.user, ip: '', language: null }
    await expect(findVisibleSong(ctx, id)).rejects.toThrow('Song not found')
  })
})
