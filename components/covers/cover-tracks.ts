import { type DownloadFile, downloadPath, type NamedFile } from '#components/downloads/download-file.ts'
import type { Track } from '#components/player/track.ts'
import { COVER_FILES } from '#lib/catalog/files.ts'
import type { CoverView } from '#lib/schemas/cover.ts'

/** What a cover is called where the song's own title is not known: by its voice. */
export function coverTitle({ songTitle, voiceModelName }: Pick<CoverView, 'songTitle' | 'voiceModelName'>): string {
  return songTitle || voiceModelName
}

/** A cover as a track for the player; each mix is a track of its own. Null while there is nothing to hear. */
export function trackOf(cover: CoverView): Track | null {
  const { id, convertedAudioUrl, voiceModelName, avatarUrl, duration, peaks } = cover
  if (!convertedAudioUrl) return null
  return {
    id: convertedAudioUrl,
    audioUrl: convertedAudioUrl,
    title: coverTitle(cover),
    artist: voiceModelName,
    path: `/voice-cover/${id}`,
    duration,
    peaks: peaks,
    ...(avatarUrl ? { thumbnailUrl: avatarUrl } : {}),
  }
}

/** The queue that a list of covers makes: the finished ones. */
export function tracksOf(covers: readonly CoverView[]): Track[] {
  return covers.map(trackOf).filter((track) => track !== null)
}

/** A finished cover, under the song's title and the voice's name. */
export function coverMp3(cover: CoverView): NamedFile {
  const fileName = `${coverTitle(cover)} (${cover.voiceModelName}).mp3`
  return { name: 'mp3', needs: 'mp3', href: downloadPath(cover.convertedAudioUrl ?? '', fileName) }
}

/** Everything of a finished cover but its parts; for its owner alone. */
export function coverFiles(cover: CoverView): readonly [NamedFile, ...NamedFile[]] {
  const wav = downloadPath(`/api/cover-audio/${cover.id}?file=wav`)
  return [coverMp3(cover), { name: 'wav', needs: 'wav', href: wav }]
}

/** The file of one part. Parts of songs that were only taken apart need no plan. */
export function partFile({ kind }: Pick<CoverView, 'kind'>, part: Part, url: string): DownloadFile {
  return { needs: kind === 'split' ? null : COVER_FILES[part], href: downloadPath(url) }
}

export const PARTS = ['vocals', 'instrumental', 'original'] as const
export type Part = (typeof PARTS)[number]

/** Address from which a part of a finished cover plays; for its owner only. */
export function partUrl({ id, parts }: Pick<CoverView, 'id' | 'parts'>, part: Part): string | null {
  if (!parts) return null
  return part === 'original' ? `/api/cover-audio/${id}?part=original` : parts[part]
}

/** Ids of all tracks of a cover that the player may hold. */
export function trackIds(cover: CoverView): string[] {
  return [cover.convertedAudioUrl, ...PARTS.map((part) => partUrl(cover, part))].filter((url) => url !== null)
}

/** Whether a track is this cover or one of its parts. */
export function isOf({ id }: Pick<CoverView, 'id'>, { audioUrl }: Track): boolean {
  return audioUrl.startsWith(`/api/cover-audio/${id}?`)
}
