import { UPLOAD_MAX_BYTES } from '#lib/catalog/limits.ts'
import type { RecordingFormat } from '#lib/engine/index.ts'
import { AppError } from '#server/errors.ts'

/** Formats that people may upload. Links may lead to films too. */
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

/**
 * Reads a file completely. Throws fileTooLarge as soon as there are more bytes than allowed, whatever size its sender
 * states.
 */
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
