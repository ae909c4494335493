import { decodeRecording as decode, type Recording } from '#lib/engine/recording.ts'
import { recordingDecoders } from '#server/assets/decoders.ts'

/**
 * Decodes a recording: bytes of any supported format in, two channels at 44.1 kHz out. Takes seconds of computing, so
 * only processes that may be busy for so long call it. Throws RecordingRefusedError.
 */
export function decodeRecording(bytes: Uint8Array, limits: { maxSec: number }): Promise<Recording> {
  return decode(bytes, recordingDecoders, limits)
}
