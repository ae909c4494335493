import { useTranslations } from 'next-intl'
import { PlanLink } from '#components/billing/plans/plan-link.tsx'
import { PlanTable } from '#components/billing/plans/plan-table.tsx'
import { PricingSection } from '#components/billing/plans/pricing-section.tsx'
import { LocalLink } from '#components/layout/local-link.tsx'
import { ThemeSwitch } from '#components/layout/theme-switch.tsx'
import { Wordmark } from '#components/layout/wordmark.tsx'
import { Button } from '#components/ui/button.tsx'
import { SungVerse } from './sung-verse.tsx'

export function Home() {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  return (
    <div className="mx-auto flex min-h-dvh max-w-7xl flex-col px-5 sm:px-10">
      <header className="flex h-20 items-center justify-between">
        <Wordmark />
        <ThemeSwitch label={shell('switchTheme')} />
      </header>
      <main className="flex flex-1 flex-col">
        <div className="grid min-h-[calc(100dvh-5rem)] flex-1 items-center gap-16 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:pb-28">
          <div>
            <h1 className="font-display text-2xl font-medium text-balance sm:text-3xl">{t('heading')}</h1>
            <p className="max-w-md pt-6 text-lg text-soft">{t('text')}</p>
            <Button asChild look="accent" size="large" className="mt-10">
              <LocalLink href="/ai-music-generator">{t('start')}</LocalLink>
            </Button>
          </div>
          <figure className="@container lg:border-l lg:pl-14">
            <SungVerse verse={t('verse')} />
            <figcaption className="pt-8 text-sm text-faint">{t('verseCaption')}</figcaption>
          </figure>
        </div>
        <PricingSection className="py-16">
          <PlanTable action={(planId) => <PlanLink planId={planId} />} />
        </PricingSection>
      </main>
    </div>
  )
}
