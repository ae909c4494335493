import { createTranslator } from 'use-intl/core'
import { CODE_MINUTES } from '#lib/catalog/limits.ts'
import messages from '#messages/en/mail.json' with { type: 'json' }
import type { CodeSender, Mailer } from '#server/ports/mail.ts'

/** Sends the code by e-mail. */
export function mailedCodes(mailer: Mailer): CodeSender {
  const translate = createTranslator({ locale: 'en', messages })
  return {
    async sendCode(email, code) {
      await mailer.send({
        to: email,
        subject: translate('signInCode.subject', { code }),
        text: translate('signInCode.text', { code, minutes: CODE_MINUTES }),
      })
    },
  }
}

/** Demo mode only: the person at the keyboard is the one who reads the server's output. */
export function printedCodes(print: (line: string) => void): CodeSender {
  return {
    async sendCode(email, code) {
      print(`sign-in code for ${email}: ${code}`)
    },
  }
}

/** Neither mail nor demo mode: nobody could read the code. */
export const noCodes: CodeSender = {
  async sendCode() {
    throw new Error('No way to send sign-in codes: set SMTP_URL')
  },
}
