import type { Failure } from '#lib/schemas/creation.ts'
import type { FileContent } from './storage.ts'

/** What generation is given, and tells. */
export type GenerationListener = {
  /** Stores one of the files that are made. */
  readonly storeFile: (name: string, content: FileContent) => Promise<void>
  readonly onProgress: (stage: string, percent: number) => void
  /** At most once, while the rest is being made: an MP3 of the beginning. */
  readonly onPreview?: (mp3: Uint8Array) => void
}

/** Generates something from requests, done once all files are stored. Throws RefusedError for what can never work. */
export type GenerationProvider<Request, Result> = {
  make(request: Request, options: GenerationListener & { signal: AbortSignal }): Promise<Result>
}

/** Trying again would not help; `reason` says why, in the words of server/errors.ts. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly reason: Failure

  constructor(reason: Failure, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
