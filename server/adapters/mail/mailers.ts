import { createTranslator } from 'use-intl/core'
import { mayDownload, retentionDays } from '#lib/catalog/entitlements.ts'
import { CODE_MINUTES } from '#lib/catalog/limits.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type english from '#messages/en/mail.json'
import type { ExpiryNotice, Mailer, MailTransport } from '#server/ports/mail.ts'

/** More titles than this are only counted. */
const MOST_TITLES = 10

/** Sends messages by e-mail; `siteUrl` is where their links lead, without a slash at the end. */
export function transportMailer(transport: MailTransport, siteUrl: string): Mailer {
  return {
    async sendCode(to, code, language) {
      const t = await wordsIn(language)
      const text = t('signInCode.text', { code, minutes: CODE_MINUTES })
      await transport.send({ to, subject: t('signInCode.subject', { code }), text })
    },
    async sendExpiryNotice(to, ending, language) {
      const t = await wordsIn(language)
      const page = (path: string) => `${siteUrl}${localPath(language, path)}`
      await transport.send({ to, subject: endingSubject(t, ending), text: endingText(t, ending, page) })
    },
  }
}

/** For demo mode only, where the person at the keyboard reads the server's output. */
export function printingMailer(print: (line: string) => void): Mailer {
  return {
    async sendCode(email, code) {
      print(`sign-in code for ${email}: ${code}`)
    },
    async sendExpiryNotice(email, ending, language) {
      print(`letter to ${email}: ${endingSubject(await wordsIn(language), ending)}`)
    },
  }
}

type Words = Awaited<ReturnType<typeof wordsIn>>

async function wordsIn(language: InterfaceLanguage) {
  const file = await import(`../../../messages/${language}/mail.json`, { with: { type: 'json' } })
  return createTranslator({ locale: language, messages: file.default as typeof english, timeZone: 'UTC' })
}

function endingSubject(t: Words, { titles, expiresAt }: ExpiryNotice): string {
  return t('expiryNotice.subject', { count: titles.length, expiresAt })
}

function endingText(t: Words, { titles, expiresAt, tier }: ExpiryNotice, page: (path: string) => string): string {
  const named = titles.slice(0, MOST_TITLES).map((title) => t('expiryNotice.title', { title }))
  const more = titles.length - named.length
  return t('expiryNotice.text', {
    count: titles.length,
    expiresAt,
    days: retentionDays(tier) ?? 0,
    titles: [...named, ...(more > 0 ? [t('expiryNotice.more', { count: more })] : [])].join('\n'),
    downloads: String(mayDownload(tier, 'mp3')),
    songs: page('/songs'),
    plans: page('/subscription'),
  })
}
