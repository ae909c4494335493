import { NextIntlClientProvider } from 'next-intl'
import { getMessages, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StudioShell } from '#components/layout/studio-shell.tsx'
import { TrpcProvider } from '#components/providers/trpc.tsx'
import { SignInHost } from '#components/session/sign-in/sign-in-host.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pickMessages } from '#lib/i18n/messages.ts'

type StudioLayoutProps = { params: Promise<{ lang: string }>; children: ReactNode }

export default async function StudioLayout({ params, children }: StudioLayoutProps) {
  const { lang } = await params
  setRequestLocale(lang as InterfaceLanguage)
  const messages = pickMessages(await getMessages(), 'account', 'auth', 'errors', 'notifications', 'shell')
  return (
    <NextIntlClientProvider messages={messages}>
      <TrpcProvider>
        <StudioShell>{children}</StudioShell>
        <SignInHost />
      </TrpcProvider>
    </NextIntlClientProvider>
  )
}
