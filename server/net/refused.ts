export type FetchRefusal = 'notAWebAddress' | 'addressRefused' | 'unreachable' | 'tooLarge' | 'tooSlow'

/** An address that was not fetched, with the reason. */
export class FetchRefusedError extends Error {
  override name = 'FetchRefusedError'
  readonly reason: FetchRefusal

  constructor(reason: FetchRefusal, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
