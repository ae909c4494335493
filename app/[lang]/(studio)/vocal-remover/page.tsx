import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { VocalRemover } from '#components/covers/remover/vocal-remover.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pageTags } from '../../page-tags.ts'

export const dynamicParams = false

type VocalRemoverPageProps = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: VocalRemoverPageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'covers.remover' })
  const [title, description] = [t('metaTitle'), t('metaDescription')]
  return pageTags({ language: lang, path: '/vocal-remover', title, description })
}

export default async function VocalRemoverPage({ params }: VocalRemoverPageProps) {
  const { lang } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return <VocalRemover />
}
