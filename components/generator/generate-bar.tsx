'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlanHint } from '#components/billing/hint/plan-hint.tsx'
import { PriceNote } from '#components/billing/hint/price-note.tsx'
import { Button } from '#components/ui/button.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { TakesChoice, TakesLimit } from './takes-choice.tsx'
import type { Generate } from './use-generate.ts'

/** The bar with the button that makes a song. It is always in reach and shows the price before the press. */
export function GenerateBar({ generate, history }: { generate: Generate; history: ReactNode }) {
  const t = useTranslations('generator')
  const { takes } = generate
  return (
    <div className="next-step sticky bottom-(--player-height) z-20 -mx-4 mt-auto flex flex-wrap items-center gap-x-3 sm:gap-x-4 border-t bg-ground px-4 py-3 sm:-mx-8 sm:px-8">
      <PlanHint makes="song" count={takes.count} />
      <div className="flex items-center gap-x-3 max-[23rem]:flex-wrap max-sm:basis-full max-sm:pb-2 sm:flex-1 sm:gap-x-4">
        <TakesChoice takes={takes} />
        <PriceNote makes="song" count={takes.count} />
      </div>
      {history}
      <Button
        variant="accent"
        size="large"
        className="max-sm:flex-1 sm:min-w-40"
        disabled={generate.sending}
        // The first press of a double click clears the form, so the second one would report an empty form.
        onClick={(event) => event.detail < 2 && generate.submit()}
      >
        {generate.sending && <Spinner />}
        {generate.sending ? t('generating') : t('generate')}
      </Button>
      <TakesLimit takes={takes} />
    </div>
  )
}
