import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { OfflinePage } from '#components/offline/offline-page.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pickMessages } from '#lib/i18n/messages.ts'
import { unlistedTags } from '../page-tags.ts'

export const dynamicParams = false

type PageProps = { params: Promise<{ lang: InterfaceLanguage }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang, namespace: 'offline' })
  return unlistedTags({ language: lang, path: '/offline', title: t('here') })
}

/** See public/service-worker.js, which keeps it for when there is no network. */
export default async function Page({ params }: PageProps) {
  setRequestLocale((await params).lang)
  const { player, ...messages } = pickMessages(await getMessages(), 'offline', 'player', 'song')
  return (
    <NextIntlClientProvider messages={messages}>
      <OfflinePage playerWords={player} />
    </NextIntlClientProvider>
  )
}
