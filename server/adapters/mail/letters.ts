import { createTranslator } from 'use-intl/core'
import { mayDownload, storageDays } from '#lib/catalog/entitlements.ts'
import { CODE_MINUTES } from '#lib/catalog/limits.ts'
import messages from '#messages/en/mail.json' with { type: 'json' }
import type { Letters, Mailer, StorageEnding } from '#server/ports/mail.ts'

/** More titles than this are only counted. */
const MOST_TITLES = 10

const translate = createTranslator({ locale: 'en', messages, timeZone: 'UTC' })

/** Sends letters by e-mail; `siteUrl` is where they lead, without a slash at the end. */
export function mailedLetters(mailer: Mailer, siteUrl: string): Letters {
  return {
    async sendCode(to, code) {
      await mailer.send({
        to,
        subject: translate('signInCode.subject', { code }),
        text: translate('signInCode.text', { code, minutes: CODE_MINUTES }),
      })
    },
    async sendStorageEnding(to, ending) {
      await mailer.send({ to, subject: endingSubject(ending), text: endingText(ending, siteUrl) })
    },
  }
}

/** Demo mode only: the person at the keyboard is the one who reads the server's output. */
export function printedLetters(print: (line: string) => void): Letters {
  return {
    async sendCode(email, code) {
      print(`sign-in code for ${email}: ${code}`)
    },
    async sendStorageEnding(email, ending) {
      print(`letter to ${email}: ${endingSubject(ending)}`)
    },
  }
}

/** Neither mail nor demo mode: nobody could read a code. What else there is to say stands behind the bell, too. */
export const noLetters: Letters = {
  async sendCode() {
    throw new Error('No way to send sign-in codes: set SMTP_URL')
  },
  async sendStorageEnding() {},
}

function endingSubject({ titles, keptUntil }: StorageEnding): string {
  return translate('storageEnding.subject', { count: titles.length, keptUntil })
}

function endingText({ titles, keptUntil, tier }: StorageEnding, siteUrl: string): string {
  const named = titles.slice(0, MOST_TITLES).map((title) => translate('storageEnding.title', { title }))
  const more = titles.length - named.length
  return translate('storageEnding.text', {
    count: titles.length,
    keptUntil,
    days: storageDays(tier) ?? 0,
    titles: [...named, ...(more > 0 ? [translate('storageEnding.more', { count: more })] : [])].join('\n'),
    downloads: String(mayDownload(tier, 'mp3')),
    songs: `${siteUrl}/songs`,
    plans: `${siteUrl}/subscription`,
  })
}
