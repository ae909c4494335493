import type { Tier } from '#lib/catalog/plans.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** Sends one e-mail, or throws when it was not accepted. */
export type MailTransport = { send(mail: Mail): Promise<void> }

/** Songs and covers that are deleted for their age unless something happens. */
export type ExpiryNotice = {
  /** Of all of them. */
  readonly titles: readonly string[]
  /** Until when they are kept at least. */
  readonly expiresAt: Date
  /** What their owner has now. */
  readonly tier: Tier
}

/** Everything that people are written. Throws when a message was not accepted. */
export type Mailer = {
  sendCode(email: string, code: string, language: InterfaceLanguage): Promise<void>
  sendExpiryNotice(email: string, ending: ExpiryNotice, language: InterfaceLanguage): Promise<void>
}
