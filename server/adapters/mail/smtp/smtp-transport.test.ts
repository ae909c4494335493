import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { printingMailer, transportMailer } from '../mailers.ts'
import { smtpTransport } from './smtp-transport.ts'

let server: SMTPServer | undefined
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())))

/** A mail server that takes every message, or none. */
async function mailServer(accepts: boolean) {
  const received: { to: string[]; message: string }[] = []
  const opened = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, callback) {
      const message = await text(stream)
      if (!accepts) return callback(Object.assign(new Error('mailbox is full'), { responseCode: 452 }))
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), message })
      callback()
    },
  })
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  const { port } = opened.server.address() as AddressInfo
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'Canto <canto@example.com>' })
  return { mailer: transportMailer(transport, 'https://canto.example'), received }
}

/** Quoted-printable breaks long lines with an equals sign, and spells what is not plain; where little is plain all is base64. */
function textOf(message = ''): string {
  const [head = '', ...body] = message.split('\r\n\r\n')
  if (head.includes('Encoding: base64')) return Buffer.from(body.join(''), 'base64').toString('utf8')
  const joined = message.replace(/=\r\n/g, '').replaceAll('\r\n', '\n')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

describe('sign-in codes by e-mail', () => {
  it('reach their address, with the code in the subject and the text', async () => {
    const { mailer, received } = await mailServer(true)
    await mailer.sendCode('ada@example.com', '012345', 'en')
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['ada@example.com'])
    expect(received[0]?.message).toMatch(/^From: Canto <canto@example\.com>/m)
    expect(received[0]?.message).toMatch(/^Subject: 012345 is your Canto sign-in code/m)
    expect(textOf(received[0]?.message)).toContain(
      'Your sign-in code for Canto is 012345. It works once and for 10 minutes.',
    )
  })

  it('fail loudly when the mail server does not take them', async () => {
    const { mailer } = await mailServer(false)
    await expect(mailer.sendCode('ada@example.com', '012345', 'en')).rejects.toThrow(/452/)
  })
})

describe('word of what is about to be deleted', () => {
  const expiresAt = new Date('2027-01-09T03:40:00Z')

  it('names the songs, the day, the ways to keep them and where they are', async () => {
    const { mailer, received } = await mailServer(true)
    await mailer.sendExpiryNotice('ada@example.com', { titles: ['Fähre', 'Noon'], expiresAt, tier: 'basic' }, 'en')
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['ada@example.com'])
    expect(received[0]?.message).toMatch(/^Subject: 2 of your songs and covers are kept until January 9, 2027/m)
    expect(textOf(received[0]?.message)).toContain(
      [
        'Your plan keeps songs and covers for 365 days. After January 9, 2027, Canto will delete these 2:',
        '',
        '- Fähre',
        '- Noon',
        '',
        'What you can do until then:',
        '- Keep them for longer with a larger plan: https://canto.example/subscription',
        '- Download what you want to keep: https://canto.example/songs',
      ].join('\n'),
    )
  })

  it('names ten of many, and says which plans have downloads', async () => {
    const { mailer, received } = await mailServer(true)
    const titles = Array.from({ length: 14 }, (_, index) => `Song ${index + 1}`)
    await mailer.sendExpiryNotice('ada@example.com', { titles, expiresAt, tier: 'free' }, 'en')
    const text = textOf(received[0]?.message)
    expect(text).toContain('- Song 10\n- and 4 more\n')
    expect(text).not.toContain('Song 11')
    expect(text).toContain(
      'Download what you want to keep, with a plan that has downloads: https://canto.example/songs',
    )
  })

  it('of one speaks of one, whatever is in its title', async () => {
    const { mailer, received } = await mailServer(true)
    const titles = ['{count} <b>\r\nBcc: eve@example.com']
    await mailer.sendExpiryNotice('ada@example.com', { titles, expiresAt, tier: 'free' }, 'en')
    expect(received[0]?.to).toEqual(['ada@example.com'])
    expect(received[0]?.message).toMatch(/^Subject: A song or cover of yours is kept until January 9, 2027/m)
    expect(textOf(received[0]?.message)).toContain('Canto will delete this one:\n\n- {count} <b>')
  })
})

describe('mails', () => {
  it('speak the language of the person, and lead to its pages', async () => {
    const { mailer, received } = await mailServer(true)
    await mailer.sendCode('ada@example.com', '012345', 'de')
    const ending = { titles: ['Fähre', 'Mittag'], expiresAt: new Date('2027-01-09T03:40:00Z'), tier: 'free' } as const
    await mailer.sendExpiryNotice('ada@example.com', ending, 'ja')
    const [code = '', notice = ''] = received.map(({ message }) => textOf(message))
    expect(code).toContain('Canto')
    expect(code).not.toContain('Your sign-in code')
    expect(notice).toContain('https://canto.example/ja/songs')
    expect(notice).toContain('2027年1月9日')
  })
})

describe('where there is no mail', () => {
  it('mails are printed in a line each, in demo mode', async () => {
    const lines: string[] = []
    const mailer = printingMailer((line) => lines.push(line))
    await mailer.sendCode('ada@example.com', '012345', 'en')
    await mailer.sendExpiryNotice('ada@example.com', { titles: ['Noon'], expiresAt: new Date(0), tier: 'free' }, 'en')
    expect(lines).toEqual([
      'sign-in code for ada@example.com: 012345',
      'letter to ada@example.com: A song or cover of yours is kept until January 1, 1970',
    ])
  })
})
