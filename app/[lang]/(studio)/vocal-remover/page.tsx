import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { VocalRemover } from '#components/covers/remover/vocal-remover.tsx'
import { alternates } from '#lib/i18n/alternates.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'

type VocalRemoverPageProps = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: VocalRemoverPageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'covers.remover' })
  return { title: t('metaTitle'), description: t('metaDescription'), alternates: alternates(lang, '/vocal-remover') }
}

export default async function VocalRemoverPage({ params }: VocalRemoverPageProps) {
  const { lang } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return <VocalRemover />
}
