import type { RecordingFacts, RecordingFormat, RecordingRefusal, Reference } from '#lib/engine/index.ts'

export type AnalysedReference =
  | ({ readonly kind: 'fine'; readonly reference: Reference } & Omit<RecordingFacts, 'format'>)
  | { readonly kind: 'refused'; readonly reason: RecordingRefusal }
  /** Too little of it, or nothing that could be measured well. */
  | { readonly kind: 'unfit'; readonly reason: 'tooShort' | 'unheard' }

export type ReferenceAnalyser = {
  /**
   * What of a recording a song can follow, without holding up the process; nothing of the recording is kept. Throws BusyError
   * when too many wait already.
   */
  analyse(
    bytes: Uint8Array,
    limits: { readonly formats: readonly RecordingFormat[]; readonly maxSec: number },
  ): Promise<AnalysedReference>
}
