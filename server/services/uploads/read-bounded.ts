import { UPLOAD_MAX_BYTES } from '#lib/catalog/limits.ts'
import type { RecordingFormat } from '#lib/engine/index.ts'
import { AppError } from '#server/errors.ts'

/** What people may bring as a file; links may lead to films too. */
export const UPLOAD_FORMATS: readonly RecordingFormat[] = [
  'wav',
  'mp3',
  'm4a',
  'ogg',
  'flac',
  'aac',
  'aiff',
  'opus',
  'oga',
]

/** The bytes of a file as they come in. */
export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** All of it, or fileTooLarge as soon as there is more than may be, whatever its sender states. */
export async function readBounded(content: Content): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of content) {
    length += piece.length
    if (length > UPLOAD_MAX_BYTES) throw new AppError('fileTooLarge')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
