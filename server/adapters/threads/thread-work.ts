import { parentPort } from 'node:worker_threads'
import type { ErrorReason } from '#server/errors.ts'
import { RefusedError } from '#server/ports/making.ts'

export type ThreadAnswer<Result> =
  | { readonly kind: 'progress'; readonly stage: string; readonly percent: number }
  | { readonly kind: 'preview'; readonly mp3: Uint8Array }
  | { readonly kind: 'bytes'; readonly file: string; readonly bytes: Uint8Array }
  | { readonly kind: 'made'; readonly result: Result }
  | { readonly kind: 'refused'; readonly reason: ErrorReason }
  | { readonly kind: 'failed'; readonly message: string }

/** What work in a thread tells on its way. */
export type ThreadListener = {
  readonly onProgress?: (stage: string, percent: number) => void
  readonly onPreview?: (mp3: Uint8Array) => void
  /** The next bytes of a file, which are gone afterwards. */
  readonly onBytes?: (file: string, bytes: Uint8Array<ArrayBuffer>) => void
}

/** The thread's side of `threadPool`: does `work` for every request that comes, one at a time. */
export function serveThread<Request, Result>(
  work: (request: Request, listener: ThreadListener) => Promise<Result>,
): void {
  // Hands bytes over instead of copying them: those of a long song are hundreds of megabytes.
  const send = (answer: ThreadAnswer<Result>, handedOver?: Uint8Array<ArrayBuffer>) =>
    parentPort?.postMessage(answer, handedOver ? [handedOver.buffer] : [])

  parentPort?.on('message', async (request: Request) => {
    try {
      const result = await work(request, {
        onProgress: (stage, percent) => send({ kind: 'progress', stage, percent }),
        onPreview: (mp3) => send({ kind: 'preview', mp3 }),
        onBytes: (file, bytes) => send({ kind: 'bytes', file, bytes }, bytes),
      })
      send({ kind: 'made', result })
    } catch (error) {
      if (error instanceof RefusedError) send({ kind: 'refused', reason: error.reason })
      else send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
}
