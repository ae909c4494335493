import { useTranslations } from 'next-intl'
import type { Track } from '#components/player/track.ts'
import { trackOf } from '#components/songs/track-of.ts'
import type { PublishedSong } from '#lib/schemas/published.ts'

/** Makes a queue of published songs, each by its own creator. */
export function usePublishedTracks(): (songs: readonly PublishedSong[]) => Track[] {
  const t = useTranslations('song')
  return (songs) => songs.flatMap((song) => trackOf(song, song.creator ?? t('unknownCreator')) ?? [])
}
