import { getMessages, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PlanRefusalHost } from '#components/downloads/plan-refusal-host.tsx'
import { MoreMessages } from '#components/providers/more-messages.tsx'
import { NameHost } from '#components/session/name/name-host.tsx'
import type { Namespace } from '#lib/i18n/english.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pickMessages } from '#lib/i18n/messages.ts'

type LayoutProps = { params: Promise<{ lang: string }>; children: ReactNode }

/**
 * The layout of studio routes that list songs or covers. It brings their texts and some more, the dialog about files
 * that a plan does not include, and the dialog that asks for a name.
 */
export function layoutWithCreations(...names: Namespace[]) {
  return async function Layout({ params, children }: LayoutProps) {
    setRequestLocale((await params).lang as InterfaceLanguage)
    const { song, ...messages } = pickMessages(await getMessages(), 'music', 'song', ...names)
    // Songs' own pages are in the site's frame, not here. Lists only need to say how versions differ, and forms name
    // keys.
    const { page: _, versions, ...lists } = song
    const { change, key, mode, tonic } = versions
    return (
      <MoreMessages messages={{ ...messages, song: { ...lists, versions: { change, key, mode, tonic } } }}>
        {children}
        <PlanRefusalHost />
        <NameHost />
      </MoreMessages>
    )
  }
}
