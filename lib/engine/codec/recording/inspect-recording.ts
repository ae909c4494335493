import type { RecordingDecoders } from './decoders.ts'
import { type LostEnd, lostEnd } from './lost-end.ts'
import { type ReadLimits, readRecording } from './read-recording.ts'
import { RecordingRefusedError } from './refused.ts'
import { type RecordingFormat, sniffFormat } from './sniff.ts'

export type RecordingFacts = {
  readonly format: RecordingFormat
  /** How much could be read. */
  readonly durationSec: number
} & LostEnd

/** Decodes a whole recording and keeps nothing of it. Throws RecordingRefusedError for what no song can be taken from. */
export async function inspectRecording(
  bytes: Uint8Array,
  decoders: RecordingDecoders,
  limits: ReadLimits & { readonly formats: readonly RecordingFormat[] },
): Promise<RecordingFacts> {
  const format = sniffFormat(bytes)
  if (!format) throw new RecordingRefusedError('unreadable')
  if (!limits.formats.includes(format)) throw new RecordingRefusedError('wrongType')
  let durationSec = 0
  for await (const block of readRecording(bytes, format, decoders, limits)) {
    durationSec += block.left.length / block.sampleRate
  }
  return { format, durationSec, ...lostEnd(bytes, format, durationSec) }
}
