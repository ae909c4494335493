export type RecordingRefusal = 'wrongType' | 'unreadable' | 'tooLong' | 'tooShort' | 'silent'

/** A file that no song can be taken from; `reason` says why. */
export class RecordingRefusedError extends Error {
  override name = 'RecordingRefusedError'
  readonly reason: RecordingRefusal

  constructor(reason: RecordingRefusal, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
