import { parentPort } from 'node:worker_threads'
import { inspectRecording, type RecordingFormat, RecordingRefusedError } from '#lib/engine/index.ts'
import { recordingDecoders } from '#server/assets/decoders.ts'
import type { Inspection } from '#server/ports/recording.ts'

export type ThreadQuestion = {
  readonly bytes: Uint8Array
  readonly limits: { readonly formats: readonly RecordingFormat[]; readonly maxSec: number }
}

async function inspect({ bytes, limits }: ThreadQuestion): Promise<Inspection> {
  try {
    return { kind: 'fine', ...(await inspectRecording(bytes, recordingDecoders, limits)) }
  } catch (error) {
    if (error instanceof RecordingRefusedError) return { kind: 'refused', reason: error.reason }
    throw error
  }
}

parentPort?.on('message', async (question: ThreadQuestion) => {
  parentPort?.postMessage(await inspect(question))
})
