import { useTranslations } from 'next-intl'
import type { SongPageView } from '#lib/schemas/song.ts'
import { trackOf, tracksOf } from './track-of.ts'
import { useChangeLabels } from './versions/use-change-labels.ts'

/** What a song's page plays: the song, null while there is nothing to hear, and with its versions as a queue. */
export function useSongTracks(song: SongPageView) {
  const t = useTranslations('song')
  const changeWords = useChangeLabels()
  const creator = song.creator ?? t('unknownCreator')
  const track = trackOf(song, creator)
  const versions = song.versions.map((one) => ({ ...one, title: `${one.title} · ${changeWords(one.change)}` }))
  // By itself it stays in the list that it was chosen from.
  const queue = versions.length > 0 ? tracksOf([song, ...versions], creator) : undefined
  return { creator, track, queue }
}
