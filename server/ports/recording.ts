import type { RecordingFacts, RecordingFormat, RecordingRefusal } from '#lib/engine/index.ts'

export type Inspection =
  | ({ readonly kind: 'fine' } & RecordingFacts)
  | { readonly kind: 'refused'; readonly reason: RecordingRefusal }

/** Listens to what people bring before it is kept. */
export type RecordingInspector = {
  /** Decodes all of it, up to `maxSec`, without holding up the process. Throws BusyError when too many wait already. */
  inspect(
    bytes: Uint8Array,
    limits: { readonly formats: readonly RecordingFormat[]; readonly maxSec: number },
  ): Promise<Inspection>
}
