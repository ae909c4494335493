'use client'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { PlanHint } from '#components/billing/hint/plan-hint.tsx'
import { PriceNote } from '#components/billing/hint/price-note.tsx'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/form/field.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import type { Rework } from './use-rework.ts'

type VersionBarProps = { button: Ref<HTMLButtonElement>; rework: Rework; onPress: () => void }

/** The bar with the button, always in reach. It shows the price before the press, and beside it what prevents it. */
export function VersionBar({ button, rework, onPress }: VersionBarProps) {
  const t = useTranslations('song.versions')
  return (
    <div className="next-step flex flex-col gap-3 border-t bg-ground py-4 sticky bottom-(--player-height) z-10">
      <FieldError error={rework.error} />
      <PlanHint makes="song" />
      <div className="next-step flex items-center justify-between gap-3">
        <PriceNote makes="song" />
        <Button
          ref={button}
          variant="accent"
          size="large"
          disabled={rework.sending}
          onClick={(event) => event.detail < 2 && onPress()}
        >
          {rework.sending && <Spinner />}
          {rework.sending ? t('sending') : t('make')}
        </Button>
      </div>
    </div>
  )
}
