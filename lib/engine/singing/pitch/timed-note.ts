/** A note in seconds. */
export type TimedNote = { readonly startSec: number; readonly endSec: number; readonly pitch: number }
