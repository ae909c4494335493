import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NotFoundPage } from '#components/layout/not-found-page.tsx'
import { HeadScript } from '#components/layout/scripts/head-script.tsx'
import { fontVariables } from './fonts.ts'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('not-found')
  return { title: t('title'), robots: { index: false } }
}

export default async function GlobalNotFound() {
  return (
    <html lang={await getLocale()} className={fontVariables} suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body className="antialiased">
        <NotFoundPage />
      </body>
    </html>
  )
}
