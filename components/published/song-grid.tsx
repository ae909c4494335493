'use client'
import { LoadMore } from '#components/creations/list/load-more.tsx'
import { trpc } from '#components/providers/trpc.tsx'
import type { PublishedPage, PublishedSettings } from '#lib/schemas/published.ts'
import { PublishedCard } from './published-card.tsx'
import { usePublishedTracks } from './use-published-tracks.ts'

type SongGridProps = {
  settings: PublishedSettings
  /** What the server has drawn already. */
  first: PublishedPage
}

/** Published songs, newest first, page after page; each plays on into the next. */
export function SongGrid({ settings, first }: SongGridProps) {
  const tracksOf = usePublishedTracks()
  const query = trpc.music.getPublished.useInfiniteQuery(settings, {
    initialData: { pages: [first], pageParams: [undefined] },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
    // No cache: a visitor who comes back sees what the server draws then, since a song may no longer be published.
    gcTime: 0,
  })
  const songs = query.data.pages.flatMap((page) => page.items)
  const queue = tracksOf(songs)
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4">
        {songs.map((song) => (
          <PublishedCard key={song.id} song={song} queue={queue} />
        ))}
      </ul>
      <LoadMore query={query} byHand />
    </>
  )
}
