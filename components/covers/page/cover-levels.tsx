'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import type { CoverPageView } from '#lib/schemas/cover.ts'
import { LevelSlider } from './level-slider.tsx'

type Levels = Pick<CoverPageView, 'vocalDb' | 'backingDb'>

const same = (one: Levels, other: Levels) => one.vocalDb === other.vocalDb && one.backingDb === other.backingDb

/** Levels of voice and music. They are set here, mixed by a worker, and can be undone as often as one likes. */
export function CoverLevels({ cover }: { cover: CoverPageView }) {
  const t = useTranslations('covers.levels')
  const fail = useFailureToast()
  const utils = trpc.useUtils()
  const now: Levels = { vocalDb: cover.vocalDb, backingDb: cover.backingDb }
  const [requested, setRequested] = useState<Levels | null>(null)
  /** The last mix that was asked for here, and the levels before it. */
  const [asked, setAsked] = useState<{ levels: Levels; before: Levels } | null>(null)
  const mix = trpc.voiceCover.setLevels.useMutation({
    onSuccess: (changed, { id: _, ...levels }) => {
      setAsked({ levels, before: now })
      setRequested(null)
      utils.voiceCover.getById.setData({ id: cover.id }, (known) => known && { ...known, ...changed })
    },
    onError: (error) => fail(error),
  })
  const levels = requested ?? now
  const ended = asked && !cover.mixing && !mix.isPending ? asked : null
  const mixed = ended !== null && same(ended.levels, now)
  const failed = ended !== null && !mixed
  return (
    <section aria-labelledby="levels" className="flex flex-col gap-4">
      <div>
        <h2 id="levels" className="font-display text-lg font-medium">
          {t('title')}
        </h2>
        <p className="pt-1 text-sm text-soft">{t('text')}</p>
      </div>
      <div className="flex max-w-md flex-col gap-4">
        <LevelSlider
          label={t('voice')}
          value={levels.vocalDb}
          onChange={(vocalDb) => setRequested({ ...levels, vocalDb })}
        />
        <LevelSlider
          label={t('music')}
          value={levels.backingDb}
          onChange={(backingDb) => setRequested({ ...levels, backingDb })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={mix.isPending || same(levels, now)} onClick={() => mix.mutate({ id: cover.id, ...levels })}>
          {t('mix')}
        </Button>
        {asked && !failed && (
          <Button
            ref={keepPlace}
            variant="quiet"
            disabled={!ended}
            onClick={() => mix.mutate({ id: cover.id, ...asked.before })}
          >
            {t('undo')}
          </Button>
        )}
        <p role="status" className="flex items-center gap-2 text-sm text-soft">
          {cover.mixing && <Spinner className="text-accent" />}
          {cover.mixing ? t('mixing') : mixed ? t('mixed') : failed ? t('notMixed') : null}
        </p>
      </div>
    </section>
  )
}
