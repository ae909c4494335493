import type { Track } from '#components/player/track.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { isLastingImage } from '#lib/site/artwork.ts'

/** A finished song as the player takes it; null while there is nothing to hear. */
export function trackOf(song: SongView, artist: string): Track | null {
  const { id, audioUrl, title, duration, portrait, imageUrl } = song
  if (song.status !== 'completed' || !audioUrl) return null
  const thumbnail = isLastingImage(imageUrl) ? { thumbnailUrl: imageUrl } : {}
  return { id, audioUrl, title, artist, path: `/song/${id}`, duration, portrait, ...thumbnail }
}

/** The queue that a list of songs makes. */
export function tracksOf(songs: readonly SongView[], artist: string): Track[] {
  return songs.map((song) => trackOf(song, artist)).filter((track) => track !== null)
}
