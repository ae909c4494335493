import { decodeRecording as decode, type Recording } from '#lib/engine/recording.ts'
import { recordingDecoders } from '#server/assets/decoders.ts'

/**
 * A recording's sound, for processes that may be busy for seconds: bytes of any supported format in, two channels at
 * 44.1 kHz out. Throws RecordingRefusedError.
 */
export function decodeRecording(bytes: Uint8Array, limits: { maxSec: number }): Promise<Recording> {
  return decode(bytes, recordingDecoders, limits)
}
