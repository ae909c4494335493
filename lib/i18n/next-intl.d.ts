import type { Messages } from './english.ts'
import type { InterfaceLanguage } from './languages.ts'

declare module 'next-intl' {
  interface AppConfig {
    Locale: InterfaceLanguage
    Messages: Messages
  }
}
