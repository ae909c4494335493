import { describe, expect, it, vi } from 'vitest'
import { findSessionUser } from '#server/auth/find-session-user.ts'
import { authOptions } from '#server/auth/options.ts'
import type { Environment } from '#server/env.ts'
import { hashToken } from '#server/services/sign-in/hash-token.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld({ limiting: true })
let visitors = 0

/** Everybody from an address of their own, so that limits meet only whom they are meant for. */
const browser = (ip = `198.51.100.${++visitors}`) => world.browser(ip)

/** A browser that was sent a code. */
async function askedFor(email: string) {
  const asking = browser()
  await asking.api.auth.requestCode({ email })
  return { asking, code: world.codeOf(email) }
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a sign-in code', () => {
  it('opens an account and a session, and works once', async () => {
    const email = 'ada@example.com'
    const { asking, code } = await askedFor(email)
    expect(code).toMatch(/^\d{6}$/)
    const asked = asking.cookies.get('canto-sign-in') ?? ''
    expect(asked).toMatch(/^[0-9a-f]{64}$/)
    const me = await asking.api.auth.signIn({ email: ' Ada@Example.com ', code })
    // No part of the address becomes a name that others see.
    expect(me).toMatchObject({ email, name: null, credits: 20, tier: 'free' })
    expect(await findSessionUser(world, asking.cookies.get('next-auth.session-token') ?? '')).toMatchObject({
      id: me.id,
    })
    expect(asking.cookies.has('canto-sign-in')).toBe(false)
    asking.cookies.set('canto-sign-in', asked)
    await expect(asking.api.auth.signIn({ email, code })).rejects.toThrow('no longer valid')
  })

  it('has its cookies read by no script, and sent by no other site’s form', async () => {
    const headers: string[] = []
    const setCookie = (header: string) => headers.push(header)
    await world.as(null, { setCookie }).auth.requestCode({ email: 'flags@example.com' })
    const secret = /canto-sign-in=(\w+)/.exec(headers[0] ?? '')?.[1] ?? ''
    const asking = world.as(null, { setCookie, browser: { secret, known: null } })
    await asking.auth.signIn({ email: 'flags@example.com', code: world.codeOf('flags@example.com') })
    expect(headers.map((header) => header.split('=')[0])).toEqual([
      ...['canto-sign-in', 'next-auth.session-token', 'canto-sign-in', 'canto-known-browser'],
    ])
    for (const header of headers) expect(header).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
  })

  it('leads the same person to the same account', async () => {
    const email = 'twice@example.com'
    const first = await browser().signIn(email)
    const second = await browser().signIn(email)
    expect(second.id).toBe(first.id)
  })

  it('is good for one of many calls that send it at once', async () => {
    const email = 'race@example.com'
    await browser().signIn(email)
    const { asking, code } = await askedFor(email)
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => asking.api.auth.signIn({ email, code })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await world.db.session.count({ where: { user: { email } } })).toBe(2)
  })

  it('dies with the fifth wrong try, however the tries come', async () => {
    const email = 'guess@example.com'
    const { asking, code } = await askedFor(email)
    const guesses = Array.from({ length: 50 }, () => asking.api.auth.signIn({ email, code: another(code) }))
    const reasons = (await Promise.allSettled(guesses)).map(
      (result) => result.status === 'rejected' && result.reason.message,
    )
    expect(reasons.filter((reason) => String(reason).startsWith('That code is not right'))).toHaveLength(4)
    await expect(asking.api.auth.signIn({ email, code })).rejects.toThrow('no longer valid')
  })

  it('says how many tries are left', async () => {
    const email = 'left@example.com'
    const { asking, code } = await askedFor(email)
    await expect(asking.api.auth.signIn({ email, code: another(code) })).rejects.toThrow('4 tries left')
    await expect(asking.api.auth.signIn({ email, code: another(code) })).rejects.toThrow('3 tries left')
    await expect(asking.api.auth.signIn({ email, code })).resolves.toMatchObject({ email })
  })

  it('ends after ten minutes', async () => {
    const email = 'late@example.com'
    const { asking, code } = await askedFor(email)
    world.moveClock(601)
    await expect(asking.api.auth.signIn({ email, code })).rejects.toThrow('no longer valid')
  })

  it('is replaced by the next one in the same browser', async () => {
    const email = 'again@example.com'
    const { asking, code: first } = await askedFor(email)
    await asking.api.auth.requestCode({ email })
    const second = world.codeOf(email)
    if (first !== second) await expect(asking.api.auth.signIn({ email, code: first })).rejects.toThrow('not right')
    await expect(asking.api.auth.signIn({ email, code: second })).resolves.toMatchObject({ email })
  })

  it('is stored as a hash only, and so is what binds it to its browser', async () => {
    const email = 'hash@example.com'
    const { asking, code } = await askedFor(email)
    const stored = JSON.stringify(await world.db.verificationCode.findFirstOrThrow({ where: { email } }))
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(asking.cookies.get('canto-sign-in'))
  })

  it('answers alike for known and unknown addresses', async () => {
    const known = await browser().api.auth.requestCode({ email: 'ada@example.com' })
    const unknown = await browser().api.auth.requestCode({ email: 'nobody-yet@example.com' })
    expect(known).toEqual(unknown)
  })
})

describe('limits on sending', () => {
  const mailer = (email: string) => world.sentCodes.filter((sent) => sent.email === email).length

  it('let three mails go to an address in any ten minutes, wherever the calls come from', async () => {
    const email = 'flood@example.com'
    const send = () => browser().api.auth.requestCode({ email })
    await send()
    world.moveClock(540)
    await send()
    await send()
    await expect(send()).rejects.toThrow('Several codes were requested for this address. You can ask for another')
    expect(mailer(email)).toBe(3)
    // The first one is ten minutes old, the others are not; what was refused in between prolongs nothing.
    world.moveClock(61)
    await send()
    await expect(send()).rejects.toMatchObject({ cause: { params: { unit: 'minutes', count: 9 } } })
    world.moveClock(9 * 60)
    await send()
    await send()
    await expect(send()).rejects.toThrow(/in (59|60) seconds\.$/)
    expect(mailer(email)).toBe(6)
  })

  it('hold however many calls come at once', async () => {
    const email = 'at-once@example.com'
    await Promise.allSettled(Array.from({ length: 12 }, () => browser().api.auth.requestCode({ email })))
    expect(mailer(email)).toBe(3)
  })

  it('hold for an IP, whatever the addresses', async () => {
    const ip = '192.0.2.1'
    const send = (index: number) => browser(ip).api.auth.requestCode({ email: `many${index}@example.com` })
    const results = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => send(index)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  })
})

describe('a session', () => {
  it('ends with signing out', async () => {
    const email = 'out@example.com'
    const signed = browser()
    const me = await signed.signIn(email)
    const sessionToken = signed.cookies.get('next-auth.session-token') ?? ''
    await world.as({ id: me.id, email, name: null }, { sessionToken }).auth.logout()
    expect(await findSessionUser(world, sessionToken)).toBeNull()
    expect(world.cookies.at(-1)).toMatch(/^next-auth\.session-token=; .*1970/)
  })

  it('lives on while it is used, and ends 30 days after its last use', async () => {
    const { id } = await world.person()
    const start = world.clock.now().getTime()
    const sessionToken = 'a'.repeat(64)
    const expires = new Date(start + 30 * 86_400_000)
    await world.db.session.create({ data: { userId: id, tokenHash: hashToken(sessionToken), expires } })
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
      id: userId,
      email: person.email,
      name: null,
    })
    const stored = await world.db.user.findUniqueOrThrow({ where: { id: userId }, include: { accounts: true } })
    expect(JSON.stringify(stored)).not.toMatch(/Grace|grace\.jpg|ya29|eyJ|0g/)
  })
})

describe('mails', () => {
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

describe('a mail that cannot be sent', () => {
  const refused = Object.assign(new Error('all recipients were rejected: 550 5.1.1 <Eve.L@Example.com>: unknown'), {
    cause: new Error('Connection to mail.example.com closed while writing to eve.l@example.com'),
  })

  it('is in the log with its cause, and without the whole address', async () => {
    const mailer = { ...world.mailer, sendCode: () => Promise.reject(refused) }
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await expect(world.as(null, { mailer }).auth.requestCode({ email: 'eve.l@example.com' })).rejects.toThrow(
      'The e-mail could not be sent.',
    )
    const log = said.mock.calls.join('\n')
    said.mockRestore()
    expect(JSON.parse(log)).toMatchObject({ level: 'error', where: 'mail', mail: 'signInCode', to: 'e…@example.com' })
    expect(log).toContain('550 5.1.1 <E…@Example.com>: unknown')
    expect(log).toContain('caused by Error: Connection to mail.example.com closed')
    expect(log).not.toMatch(/eve\.l/i)
  })
})

describe('without signing in', () => {
  it.each(['getHistory', 'generate', 'getInspiration', 'generateLyrics'] as const)(
    'music.%s asks for it',
    async (name) => {
      const call = browser().api.music[name] as (input?: unknown) => Promise<unknown>
      await expect(call({ prompt: 'la', title: 'la', style: 'Pop' })).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'Please login (10001)',
      })
    },
  )

  it('auth.me is null', async () => {
    expect(await browser().api.auth.me()).toBeNull()
  })
})
