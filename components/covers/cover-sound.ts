import type { Track } from '#components/player/track.ts'
import { downloadPath } from '#components/songs/download.ts'
import type { CoverView } from '#lib/schemas/cover.ts'

/** What a cover is called where the song's own title is not known: by its voice. */
export function coverTitle({ songTitle, voiceModelName }: Pick<CoverView, 'songTitle' | 'voiceModelName'>): string {
  return songTitle || voiceModelName
}

/** A cover as the player takes it, each mix another track; null while there is nothing to hear. */
export function trackOf(cover: CoverView): Track | null {
  const { id, convertedAudioUrl, voiceModelName, avatarUrl, duration } = cover
  if (!convertedAudioUrl) return null
  return {
    id: convertedAudioUrl,
    audioUrl: convertedAudioUrl,
    title: coverTitle(cover),
    artist: voiceModelName,
    path: `/voice-cover/${id}`,
    duration,
    ...(avatarUrl ? { thumbnailUrl: avatarUrl } : {}),
  }
}

/** The queue that a list of covers makes: the finished ones. */
export function tracksOf(covers: readonly CoverView[]): Track[] {
  return covers.map(trackOf).filter((track) => track !== null)
}

export function coverDownload(cover: CoverView) {
  const fileName = `${coverTitle(cover)} (${cover.voiceModelName}).mp3`
  return { href: downloadPath(cover.convertedAudioUrl ?? '', fileName), download: fileName }
}

export const PARTS = ['vocals', 'instrumental', 'original'] as const
export type Part = (typeof PARTS)[number]

/** Where a part of a finished cover sounds from; for its owner alone. */
export function partUrl({ id, parts }: Pick<CoverView, 'id' | 'parts'>, part: Part): string | null {
  if (!parts) return null
  return part === 'original' ? `/api/cover-audio/${id}?part=original` : parts[part]
}

/** Everything of a cover that the player may hold. */
export function trackIds(cover: CoverView): string[] {
  return [cover.convertedAudioUrl, ...PARTS.map((part) => partUrl(cover, part))].filter((url) => url !== null)
}

/** Whether it is this cover, or one of its parts, that sounds. */
export function isOf({ id }: Pick<CoverView, 'id'>, { audioUrl }: Track): boolean {
  return audioUrl.startsWith(`/api/cover-audio/${id}?`)
}
