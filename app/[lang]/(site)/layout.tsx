import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteShell } from '#components/layout/site-shell.tsx'
import { allPosts } from '#content/documents.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'

type SiteLayoutProps = { params: Promise<{ lang: string }>; children: ReactNode }

export default async function SiteLayout({ params, children }: SiteLayoutProps) {
  setRequestLocale((await params).lang as InterfaceLanguage)
  return <SiteShell posts={(await allPosts()).slice(0, 3)}>{children}</SiteShell>
}
