'use client'
import { useTranslations } from 'next-intl'
import { CoverMenu } from '#components/covers/cover-menu.tsx'
import { PARTS } from '#components/covers/cover-tracks.ts'
import { VisibilityRow } from '#components/creations/page/visibility-row.tsx'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import type { CoverPageView } from '#lib/schemas/cover.ts'
import { CoverLevels } from './cover-levels.tsx'
import { PartRow } from './part-row.tsx'

type CoverOwnerProps = { cover: CoverPageView; onChanged: () => void; onRemoved: () => void }

/** What only the owner sees: who else may hear it, voice against music, and the parts. */
export function CoverOwner({ cover, onChanged, onRemoved }: CoverOwnerProps) {
  const t = useTranslations('covers')
  const failed = useFailureToast()
  const utils = trpc.useUtils()
  const change = trpc.voiceCover.setVisibility.useMutation({
    onSuccess: ({ visibility }) => {
      utils.voiceCover.getById.setData({ id: cover.id }, (known) => known && { ...known, visibility })
      onChanged()
    },
    onError: (error) => failed(error),
  })
  const isFinished = cover.status === 'completed'
  return (
    <>
      <VisibilityRow
        value={change.isPending ? change.variables.visibility : cover.visibility}
        disabled={change.isPending}
        onChange={(visibility) => change.mutate({ id: cover.id, visibility })}
        menu={<CoverMenu cover={cover} onChanged={onChanged} onRemoved={onRemoved} />}
      />
      {isFinished && <CoverLevels cover={cover} />}
      {isFinished && (
        <section aria-labelledby="parts" className="flex flex-col gap-2">
          <h2 id="parts" className="font-display text-lg font-medium">
            {t('parts.title')}
          </h2>
          <ul className="-ml-3 flex max-w-md flex-col">
            {PARTS.map((part) => (
              <PartRow key={part} cover={cover} part={part} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
