import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LazyPlans } from '#components/billing/plans/lazy-plans.tsx'
import { PricingSection } from '#components/billing/plans/pricing-section.tsx'
import { Workspace } from '#components/generator/workspace.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pageTags } from '../page-tags.ts'

/** The same metadata for each of the generator's routes, so that search engines treat them as one page. */
export async function generateMetadata({ params }: { params: Promise<{ lang: string }> }): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'generator' })
  const [title, description] = [t('metaTitle'), t('metaDescription')]
  return pageTags({ language: lang, path: '/ai-music-generator', title, description })
}

/** The generator form, what a route shows of published songs, and the prices. */
export function GeneratorScreen({ children }: { children?: ReactNode }) {
  return (
    <>
      <Workspace />
      {children && (
        // Links that change this part lead to its beginning.
        <div id="songs" className="scroll-mt-(--header-height) border-t px-4 pt-12 pb-16 sm:px-8">
          {children}
        </div>
      )}
      <PricingSection className="px-4 pt-12 pb-16 sm:px-8">
        <LazyPlans />
      </PricingSection>
    </>
  )
}
