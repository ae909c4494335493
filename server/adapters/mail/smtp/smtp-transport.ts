import { createTransport } from 'nodemailer'
import type { MailTransport } from '#server/ports/mail.ts'

/** Sends through an SMTP server: smtp://user:password@host:port or smtps://… */
export function smtpTransport(options: { url: string; from: string }): MailTransport {
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
