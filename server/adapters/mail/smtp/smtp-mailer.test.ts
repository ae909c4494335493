import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { mailedCodes } from '../code-senders.ts'
import { smtpMailer } from './smtp-mailer.ts'

let server: SMTPServer
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

/** A mail server that takes every message, or none. */
async function mailServer(accepts: boolean) {
  const received: { to: string[]; message: string }[] = []
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, callback) {
      const message = await text(stream)
      if (!accepts) return callback(Object.assign(new Error('mailbox is full'), { responseCode: 452 }))
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), message })
      callback()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const codes = mailedCodes(smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Canto <canto@example.com>' }))
  return { codes, received }
}

describe('sign-in codes by e-mail', () => {
  it('reach their address, with the code in the subject and the text', async () => {
    const { codes, received } = await mailServer(true)
    await codes.sendCode('ada@example.com', '012345')
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['ada@example.com'])
    expect(received[0]?.message).toMatch(/^From: Canto <canto@example\.com>/m)
    expect(received[0]?.message).toMatch(/^Subject: 012345 is your Canto sign-in code/m)
    // Quoted-printable breaks long lines with an equals sign.
    expect(received[0]?.message.replace(/=\r\n/g, '')).toContain(
      'your sign-in code for Canto is 012345. It works once and for 10 minutes.',
    )
  })

  it('fail loudly when the mail server does not take them', async () => {
    const { codes } = await mailServer(false)
    await expect(codes.sendCode('ada@example.com', '012345')).rejects.toThrow(/452/)
  })
})
