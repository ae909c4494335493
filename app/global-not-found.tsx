import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NotFoundPage } from '#components/layout/not-found-page.tsx'
import { themeScript } from '#components/layout/theme.ts'
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body className="antialiased">
        <NotFoundPage />
      </body>
    </html>
  )
}
