import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { Profile } from '#components/account/profile.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { unlistedTags } from '../../page-tags.ts'

export const dynamicParams = false

type AccountPageProps = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'account' })
  return unlistedTags({ language: lang, path: '/account', title: t('metaTitle') })
}

export default async function AccountPage({ params }: AccountPageProps) {
  const { lang } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return <Profile />
}
