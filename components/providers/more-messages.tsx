'use client'
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import type { Messages } from '#lib/i18n/english.ts'

type MoreMessagesProps = { messages: Partial<Messages>; children: ReactNode }

/** Texts of a part of the studio, beside those that every part has: other parts need not load them. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const known = useMessages()
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...known, ...messages }}>
      {children}
    </NextIntlClientProvider>
  )
}
