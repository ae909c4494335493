import { useTranslations } from 'next-intl'
import { PlanLink } from '#components/billing/plans/plan-link.tsx'
import { PlanTable } from '#components/billing/plans/plan-table.tsx'
import { PricingSection } from '#components/billing/plans/pricing-section.tsx'
import { LazyGeneratorForm } from '#components/generator/lazy-generator-form.tsx'
import { Questions } from '#components/marketing/questions.tsx'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { Features } from './features.tsx'
import { FirstSong } from './first-song.tsx'
import { Samples } from './samples.tsx'
import { Steps } from './steps.tsx'
import { Uses } from './uses.tsx'

const QUESTIONS = ['free', 'quality', 'many', 'own'] as const

/** What a stranger sees first. */
export function Home() {
  const t = useTranslations('home')
  return (
    <>
      <section className="mx-auto grid min-h-[min(44rem,calc(100dvh-var(--header-height)))] max-w-7xl items-center gap-9 px-5 py-9 sm:gap-14 sm:px-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div>
          <h1 className="font-display text-2xl font-medium text-balance sm:text-3xl">{t('heading')}</h1>
          <p className="max-w-md pt-6 text-lg text-soft">{t('text')}</p>
          <LocalLink
            href="/ai-music-generator"
            className={buttonVariants({ variant: 'accent', size: 'large', className: 'mt-7 sm:mt-10' })}
          >
            {t('start')}
          </LocalLink>
        </div>
        <figure className="min-w-0 lg:border-l lg:pl-14">
          <FirstSong />
          <figcaption className="pt-4 text-sm text-faint">{t('verseCaption')}</figcaption>
        </figure>
      </section>
      <Samples />
      <section className="border-t">
        <div className="mx-auto max-w-3xl px-1 py-14 sm:px-8">
          <h2 className="px-4 font-display text-2xl font-medium text-balance sm:px-8">{t('generator.title')}</h2>
          <p className="px-4 pt-3 text-soft sm:px-8">{t('generator.text')}</p>
          <LazyGeneratorForm>
            <LocalLink href="/ai-music-generator" className={buttonVariants({ className: 'mx-4 mt-8 sm:mx-8' })}>
              {t('start')}
            </LocalLink>
          </LazyGeneratorForm>
        </div>
      </section>
      <Steps />
      <Features />
      <Uses />
      <PricingSection className="mx-auto max-w-7xl px-5 py-16 sm:px-10">
        <PlanTable action={(planId) => <PlanLink planId={planId} />} />
      </PricingSection>
      <div className="border-t">
        <Questions
          title={t('questions.title')}
          questions={QUESTIONS.map((key) => ({
            question: t(`questions.${key}.question`),
            answer: t(`questions.${key}.answer`),
          }))}
        />
      </div>
    </>
  )
}
