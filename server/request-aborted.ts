/**
 * Whether the client closed the connection before its request had arrived in full, told by the error that Node throws
 * then. Nobody reads the answer, and nothing is at fault.
 */
export function isRequestAborted(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
}
