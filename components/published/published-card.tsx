'use client'
import { useTranslations } from 'next-intl'
import { Card } from '#components/creations/card/card.tsx'
import { Artwork } from '#components/drawing/artwork.tsx'
import type { Track } from '#components/player/track.ts'
import { formatTime } from '#components/ui/format-time.ts'
import type { PublishedSong } from '#lib/schemas/published.ts'

type PublishedCardProps = { song: PublishedSong; queue: readonly Track[] }

/** A published song, of any creator. */
export function PublishedCard({ song, queue }: PublishedCardProps) {
  const t = useTranslations('song')
  const { id, title, creator, duration } = song
  return (
    <Card
      picture={<Artwork {...song} className="size-full" />}
      track={queue.find((track) => track.id === id) ?? null}
      queue={queue}
      title={title}
      path={`/song/${id}`}
      heading="h3"
      line={
        <p className="flex gap-3">
          <span className="truncate">{creator ?? t('unknownCreator')}</span>
          {duration !== null && <span className="tabular ml-auto shrink-0 text-faint">{formatTime(duration)}</span>}
        </p>
      }
    />
  )
}
