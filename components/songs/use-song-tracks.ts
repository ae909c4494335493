import { useTranslations } from 'next-intl'
import type { SongPageView } from '#lib/schemas/song.ts'
import { trackOf, tracksOf } from './track-of.ts'
import { useChangeLabels } from './versions/use-change-labels.ts'

/**
 * What a song's page plays: the song as a track, null while there is nothing to hear, and the queue of the song and its
 * versions.
 */
export function useSongTracks(song: SongPageView) {
  const t = useTranslations('song')
  const changeWords = useChangeLabels()
  const creator = song.creator ?? t('unknownCreator')
  const track = trackOf(song, creator)
  const versions = song.versions.map((one) => ({ ...one, title: `${one.title} · ${changeWords(one.change)}` }))
  // A song without versions stays in the queue that it was chosen from.
  const queue = versions.length > 0 ? tracksOf([song, ...versions], creator) : undefined
  return { creator, track, queue }
}
