import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { NotFoundPage } from '#components/layout/not-found-page.tsx'
import { completeLanguage, DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import { markNotFound } from '#server/web/answer-status.ts'
import { missingItemTags } from '../missing-item.tsx'

/**
 * Addresses that no other page has. They are drawn for each visit, so that nobody can fill a cache with made-up
 * addresses.
 */
export const dynamic = 'force-dynamic'

type UnknownPageProps = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: UnknownPageProps): Promise<Metadata> {
  const locale = completeLanguage((await params).lang) ?? DEFAULT_LANGUAGE
  const t = await getTranslations({ locale, namespace: 'not-found' })
  return missingItemTags(t('title'))
}

export default async function UnknownPage({ params }: UnknownPageProps) {
  setRequestLocale(completeLanguage((await params).lang) ?? DEFAULT_LANGUAGE)
  markNotFound()
  return <NotFoundPage />
}
