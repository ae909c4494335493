import type { CoverFile } from '#lib/catalog/files.ts'
import type { CoverRow } from './cover-row.ts'

/**
 * The storage key of a finished cover's file; null for a file that it does not have. A split has only its two parts, as
 * MP3s.
 */
export function coverKey({ kind, files, mix, metadata }: CoverRow, file: CoverFile): string | null {
  if (file === 'mp3' || file === 'wav') return kind === 'cover' && mix ? mix.replace(/mp3$/, file) : null
  if (file !== 'original') return `${files}/${file}.${kind === 'cover' ? 'wav' : 'mp3'}`
  const { original } = (metadata ?? {}) as { original?: string }
  return original ? `${files}/${original}` : null
}
