import {
  decodeRecording,
  estimateReference,
  REFERENCE_LEAST_SEC,
  type RecordingFormat,
  RecordingRefusedError,
} from '#lib/engine/recording.ts'
import { recordingDecoders } from '#server/assets/decoders.ts'
import { loadFft } from '#server/assets/fft.ts'
import type { AnalysedReference } from '#server/ports/reference-analyser.ts'

export type AnalyseRequest = {
  readonly bytes: Uint8Array
  readonly limits: { readonly formats: readonly RecordingFormat[]; readonly maxSec: number }
}

const opening = loadFft()

/** Runs in a confined process. */
export async function task({ bytes, limits: { formats, maxSec } }: AnalyseRequest): Promise<AnalysedReference> {
  try {
    const { left, right, sampleRate, format, isCutOff, statedSec } = await decodeRecording(bytes, recordingDecoders, {
      maxSec,
    })
    if (!formats.includes(format)) return { kind: 'refused', reason: 'wrongType' }
    const durationSec = left.length / sampleRate
    if (durationSec < REFERENCE_LEAST_SEC) return { kind: 'unfit', reason: 'tooShort' }
    // In place: seven minutes are large.
    for (let at = 0; at < left.length; at++) left[at] = ((left[at] ?? 0) + (right[at] ?? 0)) / 2
    const reference = estimateReference({ samples: left, sampleRate }, { fft: await opening })
    const isEmpty = Object.values(reference).every((value) => value === null)
    return isEmpty
      ? { kind: 'unfit', reason: 'unheard' }
      : { kind: 'fine', durationSec, isCutOff, statedSec, reference }
  } catch (error) {
    if (error instanceof RecordingRefusedError) return { kind: 'refused', reason: error.reason }
    throw error
  }
}
