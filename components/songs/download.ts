import type { SongView } from '#lib/schemas/song.ts'

/** Where a finished song's file is saved from, under its title. */
export function downloadPath({ title, audioUrl }: Pick<SongView, 'title' | 'audioUrl'>): string {
  return `/api/download?${new URLSearchParams({ url: audioUrl ?? '', filename: `${title}.mp3` })}`
}

/** Saves it while the page and its player stay. */
export function download(song: Pick<SongView, 'title' | 'audioUrl'>): void {
  const link = document.createElement('a')
  link.href = downloadPath(song)
  link.download = `${song.title}.mp3`
  link.click()
}
