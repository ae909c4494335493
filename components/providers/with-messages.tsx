import { getMessages, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Namespace } from '#lib/i18n/english.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pickMessages } from '#lib/i18n/messages.ts'
import { MoreMessages } from './more-messages.tsx'

type LayoutProps = { params: Promise<{ lang: string }>; children: ReactNode }

/** The layout of routes whose islands need the texts of some namespaces more. */
export function layoutWithMessages(...names: Namespace[]) {
  return async function Layout({ params, children }: LayoutProps) {
    setRequestLocale((await params).lang as InterfaceLanguage)
    return <MoreMessages messages={pickMessages(await getMessages(), ...names)}>{children}</MoreMessages>
  }
}
