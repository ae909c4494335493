import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { MySubscription } from '#components/billing/subscription/my-subscription.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { unlistedTags } from '../../page-tags.ts'

export const dynamicParams = false

type SubscriptionPageProps = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: SubscriptionPageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'billing' })
  return unlistedTags({ language: lang, path: '/subscription', title: t('metaTitle') })
}

export default async function SubscriptionPage({ params }: SubscriptionPageProps) {
  const { lang } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return <MySubscription />
}
