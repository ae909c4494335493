/** A key of a keyboard: where it begins and how wide it is, in white keys from the left end. */
export type Key = { readonly note: number; readonly isBlack: boolean; readonly x: number; readonly width: number }

const NOTES = ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'] as const
const BLACK = new Set([1, 3, 6, 8, 10])
const BLACK_WIDTH = 0.6

/** "A4" for MIDI note 69. */
export function noteName(note: number): string {
  return `${NOTES[note % 12]}${Math.floor(note / 12) - 1}`
}

/**
 * The keys from one white key to another, both included, as MIDI notes. Black keys come last, because they are drawn on
 * top.
 */
export function keysBetween(low: number, high: number): Key[] {
  const notes = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  let white = 0
  const keys = notes.map((note): Key => {
    if (BLACK.has(note % 12)) return { note, isBlack: true, x: white - BLACK_WIDTH / 2, width: BLACK_WIDTH }
    return { note, isBlack: false, x: white++, width: 1 }
  })
  return [...keys.filter(({ isBlack }) => !isBlack), ...keys.filter(({ isBlack }) => isBlack)]
}
