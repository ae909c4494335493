import { inspectRecording, type RecordingFormat, RecordingRefusedError } from '#lib/engine/recording.ts'
import { recordingDecoders } from '#server/assets/decoders.ts'
import type { Inspection } from '#server/ports/recording.ts'

export type InspectRequest = {
  readonly bytes: Uint8Array
  readonly limits: { readonly formats: readonly RecordingFormat[]; readonly maxSec: number }
}

/** Runs in a confined process. */
export async function task({ bytes, limits }: InspectRequest): Promise<Inspection> {
  try {
    return { kind: 'fine', ...(await inspectRecording(bytes, recordingDecoders, limits)) }
  } catch (error) {
    if (error instanceof RecordingRefusedError) return { kind: 'refused', reason: error.reason }
    throw error
  }
}
