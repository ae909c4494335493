import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { Library } from '#components/library/library.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { unlistedTags } from '../../page-tags.ts'

export const dynamicParams = false

type LibraryPageProps = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: LibraryPageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'library' })
  return unlistedTags({ language: lang, path: '/songs', title: t('metaTitle') })
}

export default async function LibraryPage({ params }: LibraryPageProps) {
  const { lang } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return <Library />
}
