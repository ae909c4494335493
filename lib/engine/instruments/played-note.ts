/** A note in samples from the start of the song. */
export type PlayedNote = {
  readonly startSample: number
  readonly endSample: number
  /** MIDI note number. */
  readonly pitch: number
  /** 0..1 */
  readonly velocity: number
  /** Semitones from its pitch that it begins at (`Note.slideSemitones`). */
  readonly slideSemitones?: number
  /** Goes on from the note before without an attack; players find that out by themselves (legato.ts). */
  readonly isLegato?: boolean
}
