import type { Failure } from '#lib/schemas/creation.ts'

/** What a task in a thread or process of its own sends to the code that waits for it. */
export type WorkerMessage<Result = unknown> =
  | { readonly kind: 'progress'; readonly stage: string; readonly percent: number }
  | { readonly kind: 'preview'; readonly mp3: Uint8Array }
  | { readonly kind: 'bytes'; readonly file: string; readonly bytes: Uint8Array }
  | { readonly kind: 'made'; readonly result: Result }
  | { readonly kind: 'refused'; readonly reason: Failure }
  | { readonly kind: 'failed'; readonly message: string }

/** Callbacks for what the task reports on its way. */
export type WorkerListener = {
  readonly onProgress?: (stage: string, percent: number) => void
  readonly onPreview?: (mp3: Uint8Array) => void
  /** Takes the next bytes of a file, whose buffer the task must not use afterwards. */
  readonly onBytes?: (file: string, bytes: Uint8Array<ArrayBuffer>) => void
}
