/** Whether whoever asked has gone before all of a request had come, by what Node throws then: nobody reads an answer, and nothing is at fault. */
export function isRequestAborted(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
}
