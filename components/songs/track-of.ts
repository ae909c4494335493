import type { Track } from '#components/player/track.ts'
import type { ListedSong } from '#lib/schemas/song.ts'
import { isLastingImage } from '#lib/site/lasting-image.ts'

/** A song as a track for the player; of an unfinished song its beginning. Null while there is nothing to hear. */
export function trackOf(song: ListedSong, artist: string): Track | null {
  const { id, audioUrl, title, duration, visuals, imageUrl } = song
  if (!audioUrl) return null
  const beginning = song.status === 'completed' ? {} : { wholeUrl: wholeUrl(id) }
  const thumbnail = isLastingImage(imageUrl) ? { thumbnailUrl: imageUrl } : {}
  const peaks = visuals?.peaks ?? null
  return { id, audioUrl, title, artist, path: `/song/${id}`, duration, visuals, peaks, ...thumbnail, ...beginning }
}

/** The queue of a list of songs. It includes unfinished songs, because they may be finished when their turn comes. */
export function tracksOf(songs: readonly ListedSong[], artist: string): Track[] {
  return songs
    .filter(({ status }) => status !== 'failed')
    .map((song) => trackOf({ ...song, audioUrl: song.audioUrl ?? wholeUrl(song.id) }, artist))
    .filter((track) => track !== null)
}

/** The address at which a song will play once it is finished. */
function wholeUrl(id: string): string {
  return `/api/audio/${id}`
}
