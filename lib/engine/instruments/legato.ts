import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { TonePlayer } from './instrument.ts'
import type { PlayedNote } from './played-note.ts'

/** Whether the player slurs notes on one bow or breath. Instruments with bellows start each note anew. */
const SLURS: Readonly<Record<TonePlayer, boolean>> = { bow: true, wind: true, brass: true, choir: true, bellows: false }

/** Notes with a smaller gap or overlap than this belong to one line: players stray by up to 30 ms to each side. */
const GAP_SAMPLES = 0.06 * SAMPLE_RATE
/** Notes that begin within this begin together. */
const TOGETHER_SAMPLES = 0.02 * SAMPLE_RATE
/** Semitones; wider moves are begun anew. */
const WIDEST_SLUR = 12

/**
 * Marks the notes that a line reaches without a new attack, by a slur or a slide, as `isLegato`, and lengthens the note before
 * each of them up to its start.
 */
export function slurred(notes: readonly PlayedNote[], player: TonePlayer | undefined): readonly PlayedNote[] {
  const slurs = player !== undefined && SLURS[player]
  const played = [...notes]
  for (const [at, note] of notes.entries()) {
    if (!slurs && !note.slideSemitones) continue
    const before = onlyOneBefore(notes, at)
    if (before === null) continue
    const interval = Math.abs(note.pitch - notes[before]!.pitch)
    if (interval === 0 || interval > WIDEST_SLUR) continue
    played[at] = { ...played[at]!, isLegato: true }
    played[before] = { ...played[before]!, endSample: note.startSample }
  }
  return played
}

/**
 * The only note that leads to this one; null where there is none, where several do, or where another note begins together with
 * this one or still sounds.
 */
function onlyOneBefore(notes: readonly PlayedNote[], at: number): number | null {
  const { startSample } = notes[at]!
  if ((notes[at + 1]?.startSample ?? Number.POSITIVE_INFINITY) - startSample < TOGETHER_SAMPLES) return null
  let found: number | null = null
  for (let earlier = at - 1; earlier >= 0 && earlier > at - FARTHEST; earlier--) {
    if (notes[earlier]!.endSample < startSample - GAP_SAMPLES) continue
    const overlaps = notes[earlier]!.endSample > startSample + GAP_SAMPLES
    if (found !== null || overlaps || startSample - notes[earlier]!.startSample < TOGETHER_SAMPLES) return null
    found = earlier
  }
  return found
}

/** So many notes back no note still sounds. */
const FARTHEST = 12
