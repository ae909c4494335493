import { estimateOwnVoice, formantScaleAt, UnfitRecordingError } from '#lib/engine/covers.ts'
import { decodeRecording, type Recording, RecordingRefusedError } from '#lib/engine/recording.ts'
import { recordingDecoders } from '#server/assets/decoders.ts'
import { loadFft } from '#server/assets/fft.ts'
import type { VoiceEstimate } from '#server/ports/voice-estimator.ts'

export type EstimateRequest = { readonly bytes: Uint8Array; readonly maxSec: number }

const opening = loadFft()

/** Runs in a confined process. */
export async function task({ bytes, maxSec }: EstimateRequest): Promise<VoiceEstimate> {
  try {
    const recording = await decodeRecording(bytes, recordingDecoders, { maxSec })
    const { medianHz: _, ...voice } = estimateOwnVoice(middleOf(recording), { fft: await opening })
    const middleHz = 440 * 2 ** (((voice.lowNote + voice.highNote) / 2 - 69) / 12)
    return { kind: 'fine', voice: { ...voice, baseFormantScale: formantScaleAt(middleHz) } }
  } catch (error) {
    if (error instanceof RecordingRefusedError) return { kind: 'refused', reason: error.reason }
    if (error instanceof UnfitRecordingError) return { kind: 'unfit', reason: error.reason }
    throw error
  }
}

function middleOf({ sampleRate, left, right }: Recording) {
  return { sampleRate, samples: left.map((value, index) => (value + (right[index] ?? value)) / 2) }
}
