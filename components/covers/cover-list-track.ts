import type { Track } from '#components/player/track.ts'
import type { CoverView } from '#lib/schemas/cover.ts'

/** A finished cover as the player takes it, in the browser; null while there is nothing to hear. */
export function coverTrack(cover: CoverView, untitled: string): Track | null {
  const { id, convertedAudioUrl, songTitle, voiceModelName, avatarUrl, duration } = cover
  if (!convertedAudioUrl) return null
  return {
    id,
    audioUrl: convertedAudioUrl,
    title: songTitle || untitled,
    artist: voiceModelName,
    path: `/voice-cover/${id}`,
    duration,
    ...(avatarUrl ? { thumbnailUrl: new URL(avatarUrl, location.origin).href } : {}),
  }
}
