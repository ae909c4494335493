import { describe, expect, it } from 'vitest'
import { findSessionUser } from '#server/auth/find-session-user.ts'
import { authOptions } from '#server/auth/options.ts'
import type { Environment } from '#server/env.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld({ limiting: true })
let visitors = 0

/** Everybody from an address of their own, so that limits meet only whom they are meant for. */
function visitor(ip = `198.51.100.${++visitors}`) {
  return world.as(null, { ip })
}

async function codeFor(email: string) {
  await visitor().auth.requestCode({ email })
  return world.sentCodes.findLast((sent) => sent.email === email)?.code ?? ''
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a sign-in code', () => {
  it('opens an account and a session, and works once', async () => {
    const email = 'ada@example.com'
    const code = await codeFor(email)
    expect(code).toMatch(/^\d{6}$/)
    const me = await visitor().auth.signIn({ email: ' Ada@Example.com ', code })
    expect(me).toMatchObject({ email, name: 'Ada', credits: 20, tier: 'free' })

    const token = /next-auth\.session-token=([0-9a-f]{64}); Path=\/; .*HttpOnly; SameSite=Lax/.exec(
      world.cookies.at(-1) ?? '',
    )?.[1]
    expect(await findSessionUser(world, token ?? '')).toMatchObject({ id: me.id })
    await expect(visitor().auth.signIn({ email, code })).rejects.toThrow('no longer valid')
  })

  it('leads the same person to the same account', async () => {
    const email = 'twice@example.com'
    const first = await visitor().auth.signIn({ email, code: await codeFor(email) })
    const second = await visitor().auth.signIn({ email, code: await codeFor(email) })
    expect(second.id).toBe(first.id)
  })

  it('is good for one of many people who send it at once', async () => {
    const email = 'race@example.com'
    await visitor().auth.signIn({ email, code: await codeFor(email) })
    const code = await codeFor(email)
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => visitor().auth.signIn({ email, code })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await world.db.session.count({ where: { user: { email } } })).toBe(2)
  })

  it('dies with the fifth wrong try, however the tries come', async () => {
    const email = 'guess@example.com'
    const code = await codeFor(email)
    const guesses = Array.from({ length: 50 }, () => visitor().auth.signIn({ email, code: another(code) }))
    const reasons = (await Promise.allSettled(guesses)).map(
      (result) => result.status === 'rejected' && result.reason.message,
    )
    expect(reasons.filter((reason) => String(reason).startsWith('That code is not right'))).toHaveLength(4)
    await expect(visitor().auth.signIn({ email, code })).rejects.toThrow('no longer valid')
  })

  it('says how many tries are left', async () => {
    const email = 'left@example.com'
    const code = await codeFor(email)
    await expect(visitor().auth.signIn({ email, code: another(code) })).rejects.toThrow('4 tries left')
    await expect(visitor().auth.signIn({ email, code: another(code) })).rejects.toThrow('3 tries left')
    await expect(visitor().auth.signIn({ email, code })).resolves.toMatchObject({ email })
  })

  it('ends after ten minutes', async () => {
    const email = 'late@example.com'
    const code = await codeFor(email)
    world.moveClock(601)
    await expect(visitor().auth.signIn({ email, code })).rejects.toThrow('no longer valid')
  })

  it('is replaced by the next one', async () => {
    const email = 'again@example.com'
    const first = await codeFor(email)
    const second = await codeFor(email)
    if (first !== second) await expect(visitor().auth.signIn({ email, code: first })).rejects.toThrow('not right')
    await expect(visitor().auth.signIn({ email, code: second })).resolves.toMatchObject({ email })
  })

  it('is stored as a hash only', async () => {
    const email = 'hash@example.com'
    const code = await codeFor(email)
    const stored = await world.db.verificationCode.findUniqueOrThrow({ where: { email } })
    expect(JSON.stringify(stored)).not.toContain(code)
  })

  it('answers alike for known and unknown addresses', async () => {
    const known = await visitor().auth.requestCode({ email: 'ada@example.com' })
    const unknown = await visitor().auth.requestCode({ email: 'nobody-yet@example.com' })
    expect(known).toEqual(unknown)
  })
})

describe('limits on sending', () => {
  it('hold for an address, wherever the calls come from', async () => {
    const send = () => visitor().auth.requestCode({ email: 'flood@example.com' })
    for (let sent = 0; sent < 5; sent++) await send()
    await expect(send()).rejects.toThrow(/wait \d+ seconds/)
    world.moveClock(900)
    await expect(send()).resolves.toBeDefined()
  })

  it('hold for an IP, whatever the addresses', async () => {
    const ip = '192.0.2.1'
    const send = (index: number) => visitor(ip).auth.requestCode({ email: `many${index}@example.com` })
    const results = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => send(index)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  })
})

describe('a session', () => {
  it('ends with signing out', async () => {
    const email = 'out@example.com'
    const me = await visitor().auth.signIn({ email, code: await codeFor(email) })
    const { sessionToken } = await world.db.session.findFirstOrThrow({ where: { userId: me.id } })
    await world.as({ id: me.id, email, name: null }, { sessionToken }).auth.logout()
    expect(await findSessionUser(world, sessionToken)).toBeNull()
    expect(world.cookies.at(-1)).toMatch(/^next-auth\.session-token=; .*1970/)
  })

  it('lives on while it is used, and ends 30 days after its last use', async () => {
    const { id } = await world.person()
    const start = world.clock.now().getTime()
    const sessionToken = 'a'.repeat(64)
    await world.db.session.create({ data: { userId: id, sessionToken, expires: new Date(start + 30 * 86_400_000) } })
    const ends: Date[] = []
    const use = () => findSessionUser(world, sessionToken, (end) => ends.push(end))
    world.moveClock(20 * 86_400)
    expect(await use()).toMatchObject({ id })
    expect(await use()).toMatchObject({ id })
    // Once a day, and the browser is told.
    expect(ends).toHaveLength(1)
    expect(Math.round(((ends[0]?.getTime() ?? 0) - start) / 86_400_000)).toBe(50)
    world.moveClock(20 * 86_400)
    expect(await use()).toMatchObject({ id })
    world.moveClock(20 * 86_400)
    // Where no browser can be told, nothing is prolonged.
    expect(await findSessionUser(world, sessionToken)).toMatchObject({ id })
    world.moveClock(11 * 86_400)
    expect(await use()).toBeNull()
  })
})

describe('through Google', () => {
  it('nothing is stored but who somebody is', async () => {
    const env = { CANTO_SECRET: world.secret, CANTO_URL: 'https://canto.example' } as Environment
    const { adapter } = authOptions(world.db, env)
    const person = { email: 'grace@example.com', name: 'Grace', image: 'https://google.example/grace.jpg' }
    const created = await adapter?.createUser?.({ ...person, emailVerified: null })
    const userId = created?.id ?? ''
    const link = { userId, type: 'oauth', provider: 'google', providerAccountId: '117' } as const
    await adapter?.linkAccount?.({ ...link, access_token: 'ya29', id_token: 'eyJ', refresh_token: '1//0g' })
    expect(await adapter?.getUserByAccount?.({ provider: 'google', providerAccountId: '117' })).toMatchObject({
      ...{ id: userId, email: person.email, name: 'Grace' },
    })
    const stored = await world.db.user.findUniqueOrThrow({ where: { id: userId }, include: { accounts: true } })
    expect(JSON.stringify(stored)).not.toMatch(/grace\.jpg|ya29|eyJ|0g/)
  })
})

describe('letters', () => {
  it('come in the language that somebody used last', async () => {
    const user = await world.person()
    const language = async () => (await world.db.user.findUniqueOrThrow({ where: { id: user.id } })).language
    await world.as(user, { language: 'de' }).auth.me()
    expect(await language()).toBe('de')
    await world.as(user).auth.me()
    expect(await language()).toBe('de')
    await world.as(user, { language: 'ja' }).auth.me()
    expect(await language()).toBe('ja')
  })
})

describe('without signing in', () => {
  it.each(['getHistory', 'generate', 'getInspiration', 'generateLyrics'] as const)(
    'music.%s asks for it',
    async (name) => {
      const call = visitor().music[name] as (input?: unknown) => Promise<unknown>
      await expect(call({ prompt: 'la', title: 'la', style: 'Pop' })).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'Please login (10001)',
      })
    },
  )

  it('auth.me is null', async () => {
    expect(await visitor().auth.me()).toBeNull()
  })
})
