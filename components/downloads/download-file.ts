import type { FileKind } from '#lib/catalog/entitlements.ts'
import { SONG_FILES, type SongFile } from '#lib/catalog/files.ts'
import type { SongView } from '#lib/schemas/song.ts'

/** A file that somebody may want to download. */
export type DownloadFile = {
  /** The kind of file that a plan must include for it; null if every plan includes it. */
  readonly needs: FileKind | null
  readonly href: string
}

/** One of several of the same song or cover. */
export type NamedFile = DownloadFile & {
  readonly name: SongFile
  /** The song whose stems must be made before this file exists. */
  readonly stemsOf?: string
}

/** The address that downloads a file of ours. Without a name the server names it. */
export function downloadPath(url: string, fileName?: string): string {
  return `/api/download?${new URLSearchParams({ url, ...(fileName ? { filename: fileName } : {}) })}`
}

/** A finished song under its title. */
export function songMp3({ title, audioUrl }: Pick<SongView, 'title' | 'audioUrl'>): NamedFile {
  return { name: 'mp3', needs: 'mp3', href: downloadPath(audioUrl ?? '', `${title}.mp3`) }
}

type DownloadableSong = Pick<SongView, 'id' | 'title' | 'audioUrl' | 'instrumental'>

/** All files of a finished song; for its owner only. If nobody sings there are no separate parts. */
export function songFiles(song: DownloadableSong): readonly [NamedFile, ...NamedFile[]] {
  const parts = song.instrumental ? [] : (['vocals', 'instrumental'] as const)
  const words = song.instrumental ? [] : (['lrc'] as const)
  const others = ['wav', ...parts, 'stems', 'midi', 'musicxml', ...words] as const
  const file = (name: SongFile): NamedFile => {
    const common = { name, needs: SONG_FILES[name], href: downloadPath(`/api/audio/${song.id}?file=${name}`) }
    return name === 'stems' ? { ...common, stemsOf: song.id } : common
  }
  return [songMp3(song), ...others.map(file)]
}
