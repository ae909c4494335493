import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import type { SongPageView } from '#lib/schemas/song.ts'
import { useChangeLabels } from './use-change-labels.ts'

/** Under the title of a version: what is different about it, and the song that it comes from. */
export function VersionOrigin({ song: { change, parent } }: { song: SongPageView }) {
  const t = useTranslations('song.versions')
  const words = useChangeLabels()
  if (!change) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-1 text-sm text-soft wrap-anywhere">
      <span>{words(change)}</span>
      {parent && (
        <span>
          {t.rich('madeFrom', {
            title: parent.title,
            link: (title) => (
              <LocalLink
                href={`/song/${parent.id}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
              >
                {title}
              </LocalLink>
            ),
          })}
        </span>
      )}
    </p>
  )
}
