import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { Workspace } from '#components/generator/workspace.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'

type WorkspacePageProps = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: WorkspacePageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'generator' })
  return { title: t('metaTitle'), description: t('metaDescription') }
}

export default async function WorkspacePage({ params }: WorkspacePageProps) {
  const { lang } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return <Workspace />
}
