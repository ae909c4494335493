'use client'
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ComponentProps } from 'react'

type MoreMessagesProps = Pick<ComponentProps<typeof NextIntlClientProvider>, 'messages' | 'children'>

/** Texts of a part of the studio, beside those that every part has: other parts need not load them. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const known = useMessages()
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...known, ...messages }}>
      {children}
    </NextIntlClientProvider>
  )
}
