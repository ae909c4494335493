import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { CreditHistory } from '#components/billing/credits/credit-history.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { unlistedTags } from '../../../page-tags.ts'

export const dynamicParams = false

type CreditsPageProps = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: CreditsPageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'billing' })
  return unlistedTags({ language: lang, path: '/account/credits', title: t('ledger.metaTitle') })
}

export default async function CreditsPage({ params }: CreditsPageProps) {
  const { lang } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return <CreditHistory />
}
