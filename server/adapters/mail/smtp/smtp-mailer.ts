import { createTransport } from 'nodemailer'
import type { Mailer } from '#server/ports/mail.ts'

/** Sends through an SMTP server: smtp://user:password@host:port or smtps://… */
export function smtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport(options.url, {
    from: options.from,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as Parameters<typeof createTransport>[0])
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
  }
}
