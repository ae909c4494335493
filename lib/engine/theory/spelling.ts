import type { PitchClass } from './pitch.ts'
import { fifthsOf, type Key } from './scale.ts'

/** A letter, and by how many semitones sharps (above 0) or flats (below) alter it. */
export type Spelling = { readonly step: string; readonly alter: number }

/** The line of fifths without signs; every seven further on the same letters come again, a sharp higher. */
const LETTERS = ['F', 'C', 'G', 'D', 'A', 'E', 'B'] as const

/** How far flats reach below the signature of a key; the other notes are written with sharps. */
const FLATS_BELOW = 3

/** How a pitch class is written in a key: the notes of the key by its signature, others as near to it as can be. */
export function spelled(pc: PitchClass, key: Key): Spelling {
  return spellingAt(fifthsIn(key, pc))
}

/** Where a pitch class, as it is written in a key, stands on the line of fifths: those above C, below 0 those under it. */
export function fifthsIn(key: Key, pc: PitchClass): number {
  const lowest = fifthsOf(key) - FLATS_BELOW
  // Each fifth is seven semitones.
  return lowest + ((((pc * 7 - lowest) % 12) + 12) % 12)
}

/** The same as text, without double sharps and flats, as lead sheets have chords: "Bb", "C#". */
export function noteName(fifths: number): string {
  const { step, alter } = spellingAt(fifths > LAST_SHARP ? fifths - 12 : fifths < LAST_FLAT ? fifths + 12 : fifths)
  return step + (alter < 0 ? 'b' : alter > 0 ? '#' : '')
}

/** Where a note that is so named stands on the line of fifths. */
export function fifthsNamed(name: string): number {
  const signs = name.slice(1)
  return (
    LETTERS.indexOf(name[0] as (typeof LETTERS)[number]) -
    1 +
    7 * (signs.startsWith('b') ? -signs.length : signs.length)
  )
}

/** B# and Fb. */
const LAST_SHARP = 12
const LAST_FLAT = -8

function spellingAt(fifths: number): Spelling {
  const place = fifths + 1
  return { step: LETTERS[((place % 7) + 7) % 7]!, alter: Math.floor(place / 7) }
}
