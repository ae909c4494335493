import { useTranslations } from 'next-intl'
import type { PublishedPage } from '#lib/schemas/published.ts'
import { NoSongs } from './no-songs.tsx'
import { SongsBelow } from './songs-below.tsx'

/** What people published last. */
export function PublicFeed({ first }: { first: PublishedPage }) {
  const t = useTranslations('published')
  if (first.items.length === 0) return <NoSongs />
  return (
    <>
      <h2 className="font-display text-2xl font-medium">{t('newest')}</h2>
      <p className="max-w-xl pt-3 pb-8 text-soft">{t('newestText')}</p>
      <SongsBelow settings={{}} first={first} />
    </>
  )
}
