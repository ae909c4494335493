import type { SongView } from '#lib/schemas/song.ts'

/** Where a file of ours is saved from; without a name the server names it. */
export function downloadPath(url: string, fileName?: string): string {
  return `/api/download?${new URLSearchParams({ url, ...(fileName ? { filename: fileName } : {}) })}`
}

/** A finished song's file, under its title. */
export function songDownload({ title, audioUrl }: Pick<SongView, 'title' | 'audioUrl'>) {
  const fileName = `${title}.mp3`
  return { href: downloadPath(audioUrl ?? '', fileName), download: fileName }
}

/** Saves a file while the page and its player stay. */
export function save(file: { href: string; download: string }): void {
  Object.assign(document.createElement('a'), file).click()
}
