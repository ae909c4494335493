import { Worker } from 'node:worker_threads'
import {
  type Music,
  type MusicListener,
  type MusicProvider,
  MusicRefusedError,
  type MusicRequest,
} from '#server/ports/music.ts'
import type { ThreadAnswer } from './audio-thread.ts'
import { createDeliveries } from './deliveries.ts'

/** The engine lives on a few buffers that stay; room for short-lived objects would only be held, never needed. */
const RESOURCES = { maxYoungGenerationSizeMb: 4 }

export type EngineMusic = MusicProvider & { close(): Promise<void> }

/**
 * The embedded engine. It renders in threads of this process, so that a song never holds up the heartbeat that says
 * the process is alive; a thread is kept warm for the next song, and ended when its song is aborted.
 */
export function engineMusic(): EngineMusic {
  const threads = new Set<Worker>()
  const idle = new Set<Worker>()

  function start(): Worker {
    const thread = new Worker(new URL('./audio-thread.ts', import.meta.url), { resourceLimits: RESOURCES })
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
        const music = await answerOf(thread, request, signal, listener)
        idle.add(thread)
        return music
      } catch (error) {
        if (error instanceof MusicRefusedError) idle.add(thread)
        else await thread.terminate()
        throw error
      }
    },
    async close() {
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }
}

function answerOf(
  thread: Worker,
  request: MusicRequest,
  signal: AbortSignal,
  { onProgress, onPreview, keep }: MusicListener,
): Promise<Music> {
  return new Promise<Music>((resolve, reject) => {
    const onMessage = (answer: ThreadAnswer) => {
      if (answer.kind === 'progress') onProgress(answer.stage, answer.percent)
      else if (answer.kind === 'preview') onPreview?.(answer.mp3)
      else if (answer.kind === 'bytes') deliveries.add(answer.file, answer.bytes)
      else if (answer.kind === 'music') void deliveries.end().then(() => settle(() => resolve(answer.music)), fail)
      else if (answer.kind === 'refused') fail(new MusicRefusedError(answer.reason))
      else fail(new Error(answer.message))
    }
    const onExit = () => fail(new Error('The audio thread ended'))
    const onAbort = () => fail(signal.reason)
    const fail = (error: unknown) => settle(() => void deliveries.abandon().then(() => reject(error)))
    const deliveries = createDeliveries(keep, fail)
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
