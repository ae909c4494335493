import { useTranslations } from 'next-intl'
import { usePlaceLabel } from '#components/creations/use-creation-labels.ts'
import { PlayButton } from '#components/player/play-button.tsx'
import type { Track } from '#components/player/track.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import type { QueuePlace } from '#lib/schemas/creation.ts'
import type { SongVersion } from '#lib/schemas/song.ts'
import { useChangeLabels } from './use-change-labels.ts'

type VersionListProps = { versions: readonly SongVersion[]; queue: readonly Track[] | undefined }

/** A line for each version, named by what is different about it; `queue` is the song and its versions. */
export function VersionList({ versions, queue }: VersionListProps) {
  const words = useChangeLabels()
  const statuses = useTranslations('music.status')
  if (versions.length === 0) return null
  return (
    <ul className="border-b">
      {versions.map(({ id, title, change, status, place, audioUrl }) => {
        const track = audioUrl && queue?.find((one) => one.id === id)
        return (
          <li key={id} className="flex items-center border-t">
            <LocalLink
              href={`/song/${id}`}
              className="flex min-h-11 min-w-0 flex-1 items-baseline justify-between gap-4 py-2.5 text-sm hover:bg-high"
            >
              <span className="min-w-0">
                {words(change)}
                <span className="sr-only">: {title}</span>
              </span>
              {status !== 'completed' && (
                <span className={status === 'failed' ? 'text-danger' : 'text-faint'}>
                  {place ? <QueueState place={place} /> : statuses(status)}
                </span>
              )}
            </LocalLink>
            {track && <PlayButton track={track} queue={queue} icon />}
          </li>
        )
      })}
    </ul>
  )
}

/** A component of its own: strangers never get a place in the queue, and their pages have no messages for it. */
function QueueState({ place }: { place: QueuePlace }) {
  return usePlaceLabel()(place)
}
