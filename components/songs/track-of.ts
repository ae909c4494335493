import type { Track } from '#components/player/track.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { isLastingImage } from '#lib/site/artwork.ts'

/** A song as the player takes it, of an unfinished one its beginning; null while there is nothing to hear. */
export function trackOf(song: SongView, artist: string): Track | null {
  const { id, audioUrl, title, duration, portrait, imageUrl } = song
  if (!audioUrl) return null
  const beginning = song.status === 'completed' ? {} : { wholeUrl: `/api/audio/${id}` }
  const thumbnail = isLastingImage(imageUrl) ? { thumbnailUrl: imageUrl } : {}
  return { id, audioUrl, title, artist, path: `/song/${id}`, duration, portrait, ...thumbnail, ...beginning }
}

/** The queue that a list of songs makes: the finished ones. */
export function tracksOf(songs: readonly SongView[], artist: string): Track[] {
  const finished = songs.filter(({ status }) => status === 'completed')
  return finished.map((song) => trackOf(song, artist)).filter((track) => track !== null)
}
