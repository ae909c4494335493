import { Worker } from 'node:worker_threads'
import { createFileStreams } from '#server/adapters/generation/file-streams.ts'
import type { WorkerMessage } from '#server/adapters/generation/worker-messages.ts'
import { type GenerationListener, type GenerationProvider, RefusedError } from '#server/ports/generation.ts'

/**
 * A small heap for short-lived objects: audio lives in a few long-lived buffers, so a larger one would be held but
 * never used.
 */
const RESOURCES = { maxYoungGenerationSizeMb: 4 }

export type ThreadPool<Request, Result> = GenerationProvider<Request, Result> & { close(): Promise<void> }

/**
 * Runs long work in threads of this process, so that it never delays the heartbeat that shows that the process is
 * alive. `script` calls `serveThread`. A thread is kept warm for the next request, and ended if its work is aborted.
 */
export function threadPool<Request, Result>(script: URL): ThreadPool<Request, Result> {
  const threads = new Set<Worker>()
  const idle = new Set<Worker>()

  function start(): Worker {
    const thread = new Worker(script, { resourceLimits: RESOURCES })
    threads.add(thread)
    // Without a listener the error of a thread that nobody waits for would end the process.
    thread.on('error', () => {})
    thread.once('exit', () => {
      threads.delete(thread)
      idle.delete(thread)
    })
    return thread
  }

  return {
    async make(request, { signal, ...listener }) {
      signal.throwIfAborted()
      const thread = idle.values().next().value ?? start()
      idle.delete(thread)
      try {
        const result = await answerOf<Result>(thread, request, signal, listener)
        idle.add(thread)
        return result
      } catch (error) {
        if (error instanceof RefusedError) idle.add(thread)
        else await thread.terminate()
        throw error
      }
    },
    async close() {
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }
}

function answerOf<Result>(
  thread: Worker,
  request: unknown,
  signal: AbortSignal,
  { onProgress, onPreview, storeFile }: GenerationListener,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const onMessage = (answer: WorkerMessage<Result>) => {
      if (answer.kind === 'progress') onProgress(answer.stage, answer.percent)
      else if (answer.kind === 'preview') onPreview?.(answer.mp3)
      else if (answer.kind === 'bytes') fileStreams.add(answer.file, answer.bytes)
      else if (answer.kind === 'made') void fileStreams.end().then(() => settle(() => resolve(answer.result)), fail)
      else if (answer.kind === 'refused') fail(new RefusedError(answer.reason))
      else fail(new Error(answer.message))
    }
    const onExit = () => fail(new Error('The audio thread ended'))
    const onAbort = () => fail(signal.reason)
    const fail = (error: unknown) => settle(() => void fileStreams.abandon().then(() => reject(error)))
    const fileStreams = createFileStreams(storeFile, fail)
    const settle = (end: () => void) => {
      thread.off('message', onMessage).off('error', fail).off('exit', onExit)
      signal.removeEventListener('abort', onAbort)
      end()
    }
    thread.on('message', onMessage).on('error', fail).on('exit', onExit)
    signal.addEventListener('abort', onAbort)
    thread.postMessage(request)
  })
}
