'use client'
import { CoverMenu } from '#components/covers/cover-menu.tsx'
import { coverTitle } from '#components/covers/cover-tracks.ts'
import { PartRow } from '#components/covers/page/part-row.tsx'
import { RetryCover } from '#components/covers/retry-cover.tsx'
import { CreationDate } from '#components/creations/creation-date.tsx'
import { CreationState } from '#components/creations/creation-state.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import type { CoverView } from '#lib/schemas/cover.ts'

const SPLIT_PARTS = ['vocals', 'instrumental'] as const

/** A song taken apart: its voice and its music, each to hear and to download. */
export function SplitItem({ split }: { split: CoverView }) {
  const title = coverTitle(split)
  return (
    <li ref={keepPlace} className="flex flex-col gap-2 border-b py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 pt-1.5">
          <h3 className="truncate font-display text-base font-medium">{title}</h3>
          <p className="text-xs text-faint">
            <CreationDate date={split.createdAt} />
          </p>
        </div>
        <CoverMenu cover={split} />
      </div>
      {split.parts ? (
        <ul className="-ml-3">
          {SPLIT_PARTS.map((part) => (
            <PartRow key={part} cover={split} part={part} />
          ))}
        </ul>
      ) : (
        <div className="text-sm">
          <CreationState creation={{ ...split, title }} />
        </div>
      )}
      {split.status === 'failed' && <RetryCover cover={split} className="-ml-3 self-start" />}
    </li>
  )
}
