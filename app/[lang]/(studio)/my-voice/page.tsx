import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { OwnVoicePage } from '#components/own-voice/own-voice-page.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pageTags } from '../../page-tags.ts'

export const dynamicParams = false

type MyVoicePageProps = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: MyVoicePageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'own-voice' })
  const [title, description] = [t('metaTitle'), t('metaDescription')]
  return pageTags({ language: lang, path: '/my-voice', title, description })
}

export default async function MyVoicePage({ params }: MyVoicePageProps) {
  const { lang } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return <OwnVoicePage />
}
