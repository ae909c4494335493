'use client'
import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, use } from 'react'
import type { Messages } from '#lib/i18n/english.ts'
import { fetchMessages, type IslandNamespace } from '#lib/i18n/fetch-messages.ts'
import { documentLanguage } from '#lib/i18n/languages.ts'
import { TrpcProvider } from './trpc.tsx'

const fetched = new Map<string, Promise<Partial<Messages>>>()

type WithCallsProps = { messages: readonly IslandNamespace[]; children: ReactNode }

/** An island that calls the server, with its texts, in a page that has neither. Drawn in browsers only, inside a Suspense. */
export function WithCalls({ messages: names, children }: WithCallsProps) {
  const language = documentLanguage()
  const key = [language, ...names].join(' ')
  const messages = use(fetched.get(key) ?? remember(key, fetchMessages(language, names)))
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <TrpcProvider>{children}</TrpcProvider>
    </NextIntlClientProvider>
  )
}

/** React asks again each time it draws, and must get the same promise. */
function remember(key: string, messages: Promise<Partial<Messages>>) {
  fetched.set(key, messages)
  return messages
}
