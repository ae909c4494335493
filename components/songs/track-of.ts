import type { Track } from '#components/player/track.ts'
import type { ListedSong } from '#lib/schemas/song.ts'
import { isLastingImage } from '#lib/site/lasting-image.ts'

/** A song as the player takes it, of an unfinished one its beginning; null while there is nothing to hear. */
export function trackOf(song: ListedSong, artist: string): Track | null {
  const { id, audioUrl, title, duration, visuals, imageUrl } = song
  if (!audioUrl) return null
  const beginning = song.status === 'completed' ? {} : { wholeUrl: wholeUrl(id) }
  const thumbnail = isLastingImage(imageUrl) ? { thumbnailUrl: imageUrl } : {}
  const peaks = visuals?.peaks ?? null
  return { id, audioUrl, title, artist, path: `/song/${id}`, duration, visuals, peaks, ...thumbnail, ...beginning }
}

/** The queue that a list of songs makes, with those in it that may be finished when their turn comes. */
export function tracksOf(songs: readonly ListedSong[], artist: string): Track[] {
  return songs
    .filter(({ status }) => status !== 'failed')
    .map((song) => trackOf({ ...song, audioUrl: song.audioUrl ?? wholeUrl(song.id) }, artist))
    .filter((track) => track !== null)
}

/** Where a song will sound from once it is finished. */
function wholeUrl(id: string): string {
  return `/api/audio/${id}`
}
