import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { Home } from '#components/marketing/home/home.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pageSocialImage } from '#lib/site/social-images.ts'
import { applicationData } from '#lib/site/structured-data.ts'
import { siteFacts } from '#server/env.ts'
import { pageTags } from '../page-tags.ts'

export const dynamicParams = false

type HomePageProps = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'home' })
  const [title, description] = [t('metaTitle'), t('metaDescription')]
  const picture = pageSocialImage('home', lang)
  return { ...pageTags({ language: lang, path: '/', title, description, picture }), title: { absolute: title } }
}

export default async function HomePage({ params }: HomePageProps) {
  const language = (await params).lang as InterfaceLanguage
  setRequestLocale(language)
  const t = await getTranslations({ locale: language, namespace: 'home' })
  return (
    <>
      <StructuredData
        data={applicationData(siteFacts().address.origin, { language, description: t('metaDescription') })}
      />
      <Home />
    </>
  )
}
