import { parentPort } from 'node:worker_threads'
import { type Music, MusicRefusedError, type MusicRequest } from '#server/ports/music.ts'
import { makeSong } from './make-song.ts'

export type ThreadAnswer =
  | { readonly kind: 'progress'; readonly stage: string; readonly percent: number }
  | { readonly kind: 'preview'; readonly mp3: Uint8Array }
  | { readonly kind: 'music'; readonly music: Music }
  | { readonly kind: 'refused'; readonly reason: MusicRefusedError['reason'] }
  | { readonly kind: 'failed'; readonly message: string }

/** Hands files over instead of copying them: those of a long song are hundreds of megabytes. */
function send(answer: ThreadAnswer, files: readonly Uint8Array[] = []) {
  const buffers = new Set(files.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : [])))
  parentPort?.postMessage(answer, [...buffers])
}

parentPort?.on('message', async (request: MusicRequest) => {
  try {
    const music = await makeSong(request, {
      onProgress: (stage, percent) => send({ kind: 'progress', stage, percent }),
      onPreview: (mp3) => send({ kind: 'preview', mp3 }, [mp3]),
    })
    const files = music.files.map(({ bytes }) => bytes)
    send({ kind: 'music', music }, files)
  } catch (error) {
    if (error instanceof MusicRefusedError) send({ kind: 'refused', reason: error.reason })
    else send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
