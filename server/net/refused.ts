export type FetchRefusal = 'notAWebAddress' | 'addressRefused' | 'unreachable' | 'tooLarge' | 'tooSlow'

/** What was not fetched, and why. */
export class FetchRefusedError extends Error {
  override name = 'FetchRefusedError'
  readonly reason: FetchRefusal

  constructor(reason: FetchRefusal, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
