import type { RecordingFacts, RecordingFormat, RecordingRefusal } from '#lib/engine/index.ts'
import type { Failure } from '#lib/schemas/creation.ts'

export type Inspection =
  | ({ readonly kind: 'fine' } & RecordingFacts)
  | { readonly kind: 'refused'; readonly reason: RecordingRefusal }

/** Why a recording is refused, as keys of `errors` in the messages. */
export const RECORDING_REFUSALS: Readonly<Record<RecordingRefusal, Failure>> = {
  wrongType: 'fileTypeInvalid',
  unreadable: 'recordingUnreadable',
  tooLong: 'recordingTooLong',
  tooShort: 'recordingTooShort',
  silent: 'recordingSilent',
}

/** Listens to what people bring before it is kept. */
export type RecordingInspector = {
  /** Decodes all of it, up to `maxSec`, without holding up the process. Throws BusyError when too many wait already. */
  inspect(
    bytes: Uint8Array,
    limits: { readonly formats: readonly RecordingFormat[]; readonly maxSec: number },
  ): Promise<Inspection>
}
