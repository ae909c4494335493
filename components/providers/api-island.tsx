'use client'
import type { ReactNode } from 'react'
import type { IslandNamespace } from '#lib/i18n/fetch-messages.ts'
import { documentLanguage } from '#lib/i18n/languages.ts'
import { Island } from './island.tsx'
import { useFetchedMessages } from './use-fetched-messages.ts'

type ApiIslandProps = { messages: readonly IslandNamespace[]; children: ReactNode }

/** An island for pages without tRPC and without messages: it brings the API client and its texts. */
export function ApiIsland({ messages: names, children }: ApiIslandProps) {
  const language = documentLanguage()
  const messages = useFetchedMessages(language, names)
  return (
    <Island language={language} messages={messages}>
      {children}
    </Island>
  )
}
