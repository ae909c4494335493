import { createHash } from 'node:crypto'
import { AppError } from '#server/errors.ts'

/**
 * What somebody asked for, in short; their schema has put its fields in order. An id counts once among somebody's songs and
 * once among their covers, so that a song and a cover may have the same.
 */
export function requestHash(input: { readonly requestId?: string | undefined }): string {
  const { requestId: _, ...content } = input
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** The same id is the same request sent again; throws requestIdUsed when it came with another one before. */
export function refuseOtherRequest(known: { readonly requestHash: string | null }, hash: string): void {
  if (known.requestHash !== null && known.requestHash !== hash) throw new AppError('requestIdUsed')
}
