import { parentPort } from 'node:worker_threads'
import { type Music, MusicRefusedError, type MusicRequest } from '#server/ports/music.ts'
import { makeSong } from './make-song.ts'

export type ThreadAnswer =
  | { readonly kind: 'progress'; readonly stage: string; readonly percent: number }
  | { readonly kind: 'music'; readonly music: Music }
  | { readonly kind: 'refused'; readonly reason: MusicRefusedError['reason'] }
  | { readonly kind: 'failed'; readonly message: string }

const send = (answer: ThreadAnswer) => parentPort?.postMessage(answer)

/** Hands the files over instead of copying them: those of a long song are hundreds of megabytes. */
function sendMusic(music: Music) {
  const buffers = new Set(
    music.files.flatMap(({ bytes }) => (bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [])),
  )
  parentPort?.postMessage({ kind: 'music', music } satisfies ThreadAnswer, [...buffers])
}

parentPort?.on('message', async (request: MusicRequest) => {
  try {
    const music = await makeSong(request, {
      onProgress: (stage, percent) => send({ kind: 'progress', stage, percent }),
    })
    sendMusic(music)
  } catch (error) {
    if (error instanceof MusicRefusedError) send({ kind: 'refused', reason: error.reason })
    else send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
