/** Too many wait already for something that is done one at a time. */
export class BusyError extends Error {
  override name = 'BusyError'
}
