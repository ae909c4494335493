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

/** The same for routes that list songs or covers. Of the texts of a song it leaves out those of its own page. */
export function layoutWithWorks(...names: Namespace[]) {
  return async function Layout({ params, children }: LayoutProps) {
    setRequestLocale((await params).lang as InterfaceLanguage)
    const { song, ...messages } = pickMessages(await getMessages(), 'music', 'song', ...names)
    const { page: _, versions, ...lists } = song
    const { change, tonic } = versions
    return (
      <MoreMessages messages={{ ...messages, song: { ...lists, versions: { change, tonic } } }}>
        {children}
      </MoreMessages>
    )
  }
}
