'use client'
import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/layout/local-link.tsx'
import type { SongVersion } from '#lib/schemas/rework.ts'
import { useChangeWords } from './use-change-words.ts'

/** A line for each version, named by what is different about it. */
export function VersionList({ versions }: { versions: readonly SongVersion[] }) {
  const words = useChangeWords()
  const statuses = useTranslations('music.status')
  if (versions.length === 0) return null
  return (
    <ul className="border-b">
      {versions.map(({ id, title, change, status }) => (
        <li key={id}>
          <LocalLink
            href={`/song/${id}`}
            className="flex min-h-11 items-baseline justify-between gap-4 border-t py-2.5 text-sm hover:bg-high"
          >
            <span className="min-w-0">
              {words(change)}
              <span className="sr-only">: {title}</span>
            </span>
            {status !== 'completed' && (
              <span className={status === 'failed' ? 'text-danger' : 'text-faint'}>{statuses(status)}</span>
            )}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
