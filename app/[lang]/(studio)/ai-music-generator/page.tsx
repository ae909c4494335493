import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { PlansBelow } from '#components/billing/plans/plans-below.tsx'
import { PricingSection } from '#components/billing/plans/pricing-section.tsx'
import { Workspace } from '#components/generator/workspace.tsx'
import { alternates } from '#lib/i18n/alternates.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'

type WorkspacePageProps = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: WorkspacePageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'generator' })
  return {
    title: t('metaTitle'),
    description: t('metaDescription'),
    alternates: alternates(lang, '/ai-music-generator'),
  }
}

export default async function WorkspacePage({ params }: WorkspacePageProps) {
  const { lang } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return (
    <>
      <Workspace />
      <PricingSection className="px-4 pt-12 pb-16 sm:px-8">
        <PlansBelow />
      </PricingSection>
    </>
  )
}
