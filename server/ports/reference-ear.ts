import type { RecordingFacts, RecordingFormat, RecordingRefusal, Reference } from '#lib/engine/index.ts'

export type HeardReference =
  | ({ readonly kind: 'fine'; readonly reference: Reference } & Omit<RecordingFacts, 'format'>)
  | { readonly kind: 'refused'; readonly reason: RecordingRefusal }
  /** Too little of it, or nothing that could be measured well. */
  | { readonly kind: 'unfit'; readonly reason: 'tooShort' | 'unheard' }

export type ReferenceEar = {
  /**
   * What of a recording a song can follow, without holding up the process; nothing of the recording is kept. Throws BusyError
   * when too many wait already.
   */
  hear(
    bytes: Uint8Array,
    limits: { readonly formats: readonly RecordingFormat[]; readonly maxSec: number },
  ): Promise<HeardReference>
}
