import { parentPort } from 'node:worker_threads'
import type { WorkerListener, WorkerMessage } from '#server/adapters/generation/worker-messages.ts'
import { RefusedError } from '#server/ports/generation.ts'

/** The thread's side of `threadPool`: does `task` for every request that comes, one at a time. */
export function serveThread<Request, Result>(
  task: (request: Request, listener: WorkerListener) => Promise<Result>,
): void {
  // Hands bytes over instead of copying them: those of a long song are hundreds of megabytes.
  const send = (answer: WorkerMessage<Result>, handedOver?: Uint8Array<ArrayBuffer>) =>
    parentPort?.postMessage(answer, handedOver ? [handedOver.buffer] : [])

  parentPort?.on('message', async (request: Request) => {
    try {
      const result = await task(request, {
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
