import { parentPort } from 'node:worker_threads'
import { type Music, MusicRefusedError, type MusicRequest } from '#server/ports/music.ts'
import { makeSong } from './make-song.ts'

export type ThreadAnswer =
  | { readonly kind: 'progress'; readonly stage: string; readonly percent: number }
  | { readonly kind: 'preview'; readonly mp3: Uint8Array }
  | { readonly kind: 'bytes'; readonly file: string; readonly bytes: Uint8Array }
  | { readonly kind: 'music'; readonly music: Music }
  | { readonly kind: 'refused'; readonly reason: MusicRefusedError['reason'] }
  | { readonly kind: 'failed'; readonly message: string }

/** Hands bytes over instead of copying them: those of a long song are hundreds of megabytes. */
function send(answer: ThreadAnswer, handedOver?: Uint8Array<ArrayBuffer>) {
  parentPort?.postMessage(answer, handedOver ? [handedOver.buffer] : [])
}

parentPort?.on('message', async (request: MusicRequest) => {
  try {
    const music = await makeSong(request, {
      onProgress: (stage, percent) => send({ kind: 'progress', stage, percent }),
      onPreview: (mp3) => send({ kind: 'preview', mp3 }),
      onBytes: (file, bytes) => send({ kind: 'bytes', file, bytes }, bytes),
    })
    send({ kind: 'music', music })
  } catch (error) {
    if (error instanceof MusicRefusedError) send({ kind: 'refused', reason: error.reason })
    else send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
