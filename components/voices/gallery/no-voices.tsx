'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { type Gallery, nearestNames } from './find-voices.ts'
import type { VoiceFilter } from './voice-filter.ts'

type NoVoicesProps = { gallery: Gallery | undefined; search: string; onChoose: (filter: VoiceFilter) => void }

/** Nothing is called that; what may have been meant is a press away. */
export function NoVoices({ gallery, search, onChoose }: NoVoicesProps) {
  const t = useTranslations('voices')
  const near = useMemo(() => (gallery ? nearestNames(gallery, search) : []), [gallery, search])
  return (
    <div ref={keepPlace} role="status" className="flex flex-col items-start gap-4 py-8">
      <p className="font-display text-lg">{t('none')}</p>
      {near.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="pr-1 text-sm text-soft">{t('didYouMean')}</span>
          {near.map((name) => (
            <Button key={name} onClick={() => onChoose({ category: null, search: name })}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <Button variant="quiet" className="-ml-4" onClick={() => onChoose({ category: null, search: '' })}>
        {t('showAll')}
      </Button>
    </div>
  )
}
