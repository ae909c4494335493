import { useTranslations } from 'next-intl'
import type { PublishedPage } from '#lib/schemas/published.ts'
import { LazySongGrid } from './lazy-song-grid.tsx'
import { NoSongs } from './no-songs.tsx'

/** What people published last. */
export function PublicFeed({ first }: { first: PublishedPage }) {
  const t = useTranslations('published')
  if (first.items.length === 0) return <NoSongs />
  return (
    <>
      <h2 className="font-display text-2xl font-medium">{t('newest')}</h2>
      <p className="max-w-xl pt-3 pb-8 text-soft">{t('newestText')}</p>
      <LazySongGrid settings={{}} first={first} />
    </>
  )
}
