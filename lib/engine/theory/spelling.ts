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
  const lowest = fifthsOf(key) - FLATS_BELOW
  // Fifths above C, of which each is seven semitones.
  const fifths = lowest + ((((pc * 7 - lowest) % 12) + 12) % 12)
  const place = fifths + 1
  return { step: LETTERS[((place % 7) + 7) % 7]!, alter: Math.floor(place / 7) }
}
