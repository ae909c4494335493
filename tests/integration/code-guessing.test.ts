import { describe, expect, it } from 'vitest'
import { AppError, type ErrorReason } from '#server/errors.ts'
import { openWorld, type TestBrowser } from '../support/world.ts'

/** What strangers may do to an address with sign-in codes, and what they may not. */
const world = openWorld({ limiting: true })
const CODES = 1_000_000
const MOST_RISK_A_DAY = 0.00005
const DAY_SEC = 86_400

let hosts = 0
/** Each from a network of its own: only what is counted for an address stops them. */
const stranger = () => world.browser(`2001:db8::${(++hosts).toString(16)}`)
const wrong = (code: string, by = 1) => String((Number(code) + by) % CODES).padStart(6, '0')

async function refusal(call: Promise<unknown>): Promise<ErrorReason | 'none'> {
  const error = await call.then(() => null).catch((thrown: Error) => thrown)
  if (error === null) return 'none'
  if (error.cause instanceof AppError) return error.cause.reason
  throw error
}

const ask = (browser: TestBrowser, email: string) => refusal(browser.api.auth.requestCode({ email }))
const guess = (browser: TestBrowser, email: string, code: string) => refusal(browser.api.auth.signIn({ email, code }))

/** A browser asks for a code and guesses until it is stopped; gives how many guesses were looked at. */
async function attack(browser: TestBrowser, email: string): Promise<number> {
  if ((await ask(browser, email)) !== 'none') return 0
  const code = world.codeOf(email)
  let lookedAt = 0
  for (let by = 1; by <= 8; by++) {
    const reason = await guess(browser, email, wrong(code, by))
    expect(['codeWrong', 'codeExpired', 'codeAttemptsUsed']).toContain(reason)
    if (reason === 'codeAttemptsUsed') return lookedAt
    // The fifth wrong try is looked at, too, and ends the code.
    if (by <= 5) lookedAt++
  }
  return lookedAt
}

describe('a stranger', () => {
  it('voids no code by asking for one', async () => {
    const email = 'bound@example.com'
    const owner = world.browser()
    await ask(owner, email)
    const code = world.codeOf(email)
    const other = stranger()
    await ask(other, email)
    for (let by = 1; by <= 5; by++) await guess(other, email, wrong(world.codeOf(email), by))
    expect(await guess(owner, email, code)).toBe('none')
  })

  it('cannot use a code that another browser asked for, though they read it', async () => {
    const email = 'read@example.com'
    const owner = world.browser()
    await ask(owner, email)
    const code = world.codeOf(email)
    const [nobody, asked] = [stranger(), stranger()]
    expect(await guess(nobody, email, code)).toBe('codeElsewhere')
    await ask(asked, email)
    if (world.codeOf(email) !== code) expect(await guess(asked, email, code)).toBe('codeWrong')
    const forged = stranger()
    forged.cookies.set('canto-sign-in', 'f'.repeat(64))
    expect(await guess(forged, email, code)).toBe('codeExpired')
    expect(await guess(owner, email, code)).toBe('none')
  })

  it('uses up none of the guesses of an address without a code of their own', async () => {
    const email = 'unasked@example.com'
    for (let index = 0; index < 60; index++) {
      const forged = stranger()
      forged.cookies.set('canto-sign-in', 'e'.repeat(64))
      expect(await guess(forged, email, '123456')).toBe('codeExpired')
    }
    const owner = world.browser()
    await owner.signIn(email)
  })
})

describe('many strangers in many networks, for two days', () => {
  it('have at most 50 guesses looked at in any day, and never lock out a browser that is known', {
    timeout: 120_000,
  }, async () => {
    const email = 'besieged@example.com'
    const owner = world.browser('203.0.113.80')
    const { id } = await owner.signIn(email)
    const guesses: number[] = []
    const mailsBefore = world.sentCodes.length
    let ownersMails = 0
    for (let minute = 0; minute < 2 * 24 * 60; minute += 30) {
      for (let browser = 0; browser < 3; browser++) {
        const lookedAt = await attack(stranger(), email)
        for (let one = 0; one < lookedAt; one++) guesses.push(minute)
      }
      // Each morning and evening the owner signs in all the same.
      if (minute % 720 === 0) {
        ownersMails++
        expect(await owner.signIn(email)).toMatchObject({ id })
      }
      world.moveClock(30 * 60)
    }
    const inADay = guesses.map((from) => guesses.filter((at) => at >= from && at < from + 24 * 60).length)
    const most = Math.max(...inADay)
    const mails = world.sentCodes.length - mailsBefore - ownersMails
    console.log(`guesses looked at: ${guesses.length} in 2 days, at most ${most} in any day; mails: ${mails}`)
    expect(most).toBe(30)
    expect(most).toBeLessThanOrEqual(50)
    expect(mails).toBeLessThanOrEqual(2 * 20)
  })

  it('all browsers together, known ones too, stay within 0.005 % a day', async () => {
    const email = 'insiders@example.com'
    const known = [world.browser(), world.browser(), world.browser()]
    for (const browser of known) {
      await browser.signIn(email)
      world.moveClock(601)
    }
    world.moveClock(DAY_SEC)
    let lookedAt = 0
    for (let hour = 0; hour < 23; hour++) {
      for (const browser of [...known, stranger(), stranger(), stranger()]) lookedAt += await attack(browser, email)
      world.moveClock(3600)
    }
    console.log(`guesses looked at in a day, of strangers and known browsers together: ${lookedAt}`)
    expect(lookedAt).toBe(50)
    expect(lookedAt / CODES).toBeLessThanOrEqual(MOST_RISK_A_DAY)
  })
})

describe('a browser that signed in before', () => {
  it('signs in though strangers used up the mails, the guesses and its own network', async () => {
    const email = 'locked@example.com'
    const ip = '192.0.2.77'
    const owner = world.browser(ip)
    await owner.signIn(email)
    for (let round = 0; round < 8; round++) {
      for (let browser = 0; browser < 3; browser++) await attack(stranger(), email)
      world.moveClock(600)
    }
    expect(await ask(stranger(), email)).toBe('codeAttemptsUsed')
    // Somebody in the same network, too.
    for (let index = 0; index < 70; index++) {
      const neighbour = world.browser(ip)
      await ask(neighbour, `neighbour${index}@example.com`)
      await guess(neighbour, email, '000000')
    }
    expect(await ask(world.browser(ip), 'one-more@example.com')).toBe('tooManyRequests')
    await owner.signIn(email)
  })

  it('is known after logging out, to its own accounts alone, and names none of them', async () => {
    const [email, second] = ['stays@example.com', 'second@example.com']
    const owner = world.browser()
    const me = await owner.signIn(email)
    await owner.signIn(second)
    const cookie = owner.cookies.get('canto-known-browser') ?? ''
    for (const fact of [email, second, me.id]) expect(cookie).not.toContain(fact)
    const sessionToken = owner.cookies.get('next-auth.session-token') ?? ''
    const setCookie = (header: string) => expect(header).not.toContain('known')
    await world.as({ id: me.id, email, name: null }, { sessionToken, setCookie }).auth.logout()

    for (const address of [email, second, 'third@example.com'])
      for (let mail = 0; mail < 3; mail++) await ask(stranger(), address)
    expect(await ask(owner, email)).toBe('none')
    expect(await ask(owner, second)).toBe('none')
    expect(await ask(owner, 'third@example.com')).toBe('codeMailsUsed')
    const forger = stranger()
    forger.cookies.set('canto-known-browser', `${cookie.slice(0, 22)}.${'A'.repeat(22)}`)
    expect(await ask(forger, email)).toBe('codeMailsUsed')
  })

  it('has limits of its own, and leaves another known browser some', async () => {
    const email = 'library@example.com'
    const [library, home] = [world.browser(), world.browser()]
    await library.signIn(email)
    await home.signIn(email)
    world.moveClock(601)
    let lookedAt = 0
    for (let round = 0; round < 6; round++) {
      lookedAt += await attack(library, email)
      world.moveClock(601)
    }
    expect(lookedAt).toBe(10)
    expect(await ask(library, email)).toBe('codeAttemptsUsed')
    expect(await home.signIn(email)).toMatchObject({ email })
  })

  it('is a stranger again once the account is deleted', async () => {
    const email = 'deleted@example.com'
    const owner = world.browser()
    const { id } = await owner.signIn(email)
    const before = owner.cookies.get('canto-known-browser') ?? ''
    const headers: string[] = []
    const browser = { secret: null, known: before }
    const leaving = world.as({ id, email, name: null }, { browser, setCookie: (header) => headers.push(header) })
    await leaving.account.delete({ email })
    expect(headers.at(-1)).toMatch(/^canto-known-browser=; .*1970/)
    for (let mail = 0; mail < 3; mail++) await ask(stranger(), email)
    expect(await ask(owner, email)).toBe('codeMailsUsed')
  })
})

describe('a limit', () => {
  it('says when it opens, in a unit that people count in', async () => {
    const email = 'hours@example.com'
    for (let round = 0; round < 3; round++) {
      for (let browser = 0; browser < 3; browser++) await attack(stranger(), email)
      world.moveClock(600)
    }
    await expect(stranger().api.auth.requestCode({ email })).rejects.toThrow(
      'Too many codes were tried for this address. You can sign in with a code again in 24 hours.',
    )
    world.moveClock(23 * 3600)
    await expect(stranger().api.auth.requestCode({ email })).rejects.toThrow(/again in [345]\d minutes\.$/)
    world.moveClock(3600)
    expect(await ask(stranger(), email)).toBe('none')
  })
})
