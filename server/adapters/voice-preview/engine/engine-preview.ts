import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { PLAIN_VOICE } from '#lib/engine/sound.ts'
import { BusyError } from '#server/ports/busy.ts'
import type { PreviewVoice, VoicePreview } from '#server/ports/voice-preview.ts'
import type { PreviewAnswer } from './preview-thread.ts'

/** Not imported: the bundler would bundle every thread that it sees, and the engine cannot be bundled. */
const threads = process.getBuiltinModule('node:worker_threads')
const THREAD = join('server', 'adapters', 'voice-preview', 'engine', 'preview-thread.ts')
/** How many may wait. Each preview takes less than a second; anybody after them would wait too long. */
const MOST_WAITING = 16
const WARMING: PreviewVoice = { name: '', model: PLAIN_VOICE, baseFormantScale: 1, lowNote: 50, highNote: 68 }

/**
 * Previews by the embedded engine, made one after another in one thread of this process. The thread is opened for the
 * first preview and kept. Songs are made elsewhere, so previews hold up none. Requests for the same voice at the same
 * time share one run.
 */
export function enginePreview(): VoicePreview & { close(): Promise<void> } {
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  function openThread(): Worker {
    if (closed) throw new Error('Previews have ended')
    if (thread) return thread
    const started = new threads.Worker(join(process.cwd(), THREAD))
    started.unref()
    // Without a listener the error of a thread that nobody waits for would end the process.
    started.on('error', () => {})
    started.once('exit', () => {
      if (thread === started) thread = undefined
    })
    thread = started
    return started
  }

  function make(voice: PreviewVoice): Promise<Uint8Array<ArrayBuffer>> {
    const key = JSON.stringify(voice)
    const same = running.get(key)
    if (same) return same
    if (running.size >= MOST_WAITING) return Promise.reject(new BusyError('Too many previews wait'))
    const made = last.then(() => answerOf(openThread(), voice)).finally(() => running.delete(key))
    last = made.catch(() => {})
    running.set(key, made)
    return made
  }

  return {
    make,
    /** A thread's first preview takes five times as long as later ones, so this makes one that nobody hears. */
    async warmUp() {
      if (!thread && running.size === 0 && !closed) await make(WARMING).catch(() => {})
    },
    async close() {
      closed = true
      await thread?.terminate()
    },
  }
}

function answerOf(thread: Worker, voice: PreviewVoice): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: PreviewAnswer) =>
      settle(() => ('mp3' in answer ? resolve(answer.mp3) : reject(new Error(answer.failed))))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = () => settle(() => reject(new Error('The preview thread ended')))
    const settle = (end: () => void) => {
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
      end()
    }
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
    thread.postMessage(voice)
  })
}
