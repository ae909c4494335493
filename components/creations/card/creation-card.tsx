'use client'
import type { ReactNode } from 'react'
import { CreationDate } from '#components/creations/creation-date.tsx'
import { CreationState } from '#components/creations/creation-state.tsx'
import { StatusBadge } from '#components/creations/status-badge.tsx'
import type { Creation } from '#components/creations/use-creation-labels.ts'
import type { DownloadFile } from '#components/downloads/download-file.ts'
import type { Track } from '#components/player/track.ts'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import type { Visibility } from '#lib/catalog/visibility.ts'
import { Card, type Picking } from './card.tsx'
import { CardButtons } from './card-buttons.tsx'

type CreationCardProps = {
  creation: Creation & { readonly title: string; readonly createdAt: Date; readonly visibility: Visibility }
  picture: ReactNode
  track: Track | null
  queue: readonly Track[]
  /** Where the title leads; nowhere while there is nothing to see. */
  path: string | undefined
  /** Under the title. */
  line: ReactNode
  file: DownloadFile
  retry: ReactNode
  menu: ReactNode
  /** While several are being selected; the card itself rests then. */
  picking?: Picking | undefined
}

/** A song or cover of the library. */
export function CreationCard({
  creation,
  picture,
  track,
  queue,
  path,
  line,
  file,
  retry,
  menu,
  picking,
}: CreationCardProps) {
  const isFinished = creation.status === 'completed' && track !== null
  return (
    <Card
      ref={keepPlace}
      picking={picking}
      picture={creation.status === 'failed' ? null : picture}
      track={track}
      queue={queue}
      facts={
        <div className="flex items-center justify-between gap-3 text-xs text-faint">
          <StatusBadge creation={creation} />
          <CreationDate date={creation.createdAt} />
        </div>
      }
      title={creation.title}
      path={path}
      heading="h2"
      line={<p className="line-clamp-2">{line}</p>}
      className={
        creation.status === 'failed'
          ? 'self-start'
          : '[contain-intrinsic-block-size:auto_420px] [content-visibility:auto]'
      }
    >
      {!isFinished && (
        <div className="text-xs">
          <CreationState creation={creation} compact />
        </div>
      )}
      <div className="-mx-3 mt-auto flex flex-wrap items-center">
        {isFinished && <CardButtons track={track} visibility={creation.visibility} file={file} />}
        {creation.status === 'failed' && retry}
        <span className="ml-auto">{menu}</span>
      </div>
    </Card>
  )
}
