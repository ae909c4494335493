import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LanguageHint } from '#components/layout/language/language-hint.tsx'
import { NewPageFocus } from '#components/layout/new-page-focus.tsx'
import { HeadScript } from '#components/layout/scripts/head-script.tsx'
import { PlayerHost } from '#components/player/player-host.tsx'
import { Toaster } from '#components/ui/toaster.tsx'
import { COMPLETE_LANGUAGES, completeLanguage, DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import { BRAND } from '#lib/site/brand.ts'
import { siteFacts } from '#server/env.ts'
import { markNotFound } from '#server/web/answer-status.ts'
import { fontVariables } from '../fonts.ts'
import GlobalNotFound from '../global-not-found.tsx'
import '../globals.css'

export async function generateMetadata({ params }: Pick<RootLayoutProps, 'params'>): Promise<Metadata> {
  return {
    metadataBase: siteFacts().address,
    title: { default: BRAND, template: `%s · ${BRAND}` },
    manifest: `/${(await params).lang}/site.webmanifest`,
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }, apple: '/icons/apple.png' },
  }
}

export function generateStaticParams() {
  return COMPLETE_LANGUAGES.map((lang) => ({ lang }))
}

type RootLayoutProps = { params: Promise<{ lang: string }>; children: ReactNode }

export default async function RootLayout({ params, children }: RootLayoutProps) {
  const lang = completeLanguage((await params).lang)
  setRequestLocale(lang ?? DEFAULT_LANGUAGE)
  if (!lang) {
    markNotFound()
    return <GlobalNotFound />
  }
  const t = await getTranslations('shell')
  return (
    <html lang={lang} className={fontVariables} suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body className="pt-(--hint-height) antialiased">
        <LanguageHint />
        {children}
        <NewPageFocus />
        <PlayerHost linkPrefix={lang === DEFAULT_LANGUAGE ? '' : `/${lang}`} />
        <Toaster dismissLabel={t('dismiss')} />
      </body>
    </html>
  )
}
