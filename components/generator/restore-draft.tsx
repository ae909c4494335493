'use client'
import { Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Draft } from '#components/draft/draft.ts'
import { restoreDraft } from '#components/draft/draft-store.ts'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { keepPlace } from '#components/ui/focus/focus-place.ts'

/** Brings back what the person was writing before something else replaced it. */
export function RestoreDraft({ before }: { before: Draft }) {
  const t = useTranslations('generator')
  const begins = [before.title, before.lyrics, before.description].map((text) => text.trim()).find(Boolean)
  return (
    <button
      ref={keepPlace}
      type="button"
      onClick={restoreDraft}
      className={buttonVariants({ className: 'mt-3 max-w-full self-start' })}
    >
      <Undo2 aria-hidden />
      {t('restoreDraft')}
      <q className="min-w-0 truncate font-display font-normal text-soft max-sm:hidden">{begins}</q>
    </button>
  )
}
