'use client'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Messages } from '#lib/i18n/english.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { TrpcProvider } from './trpc.tsx'

export type IslandTexts = { readonly language: InterfaceLanguage; readonly messages: Partial<Messages> }

/** A part of a page that calls the server, with its texts. */
export function Island({ language, messages, children }: IslandTexts & { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <TrpcProvider>{children}</TrpcProvider>
    </NextIntlClientProvider>
  )
}
