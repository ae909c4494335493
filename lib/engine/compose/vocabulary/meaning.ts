import type { InstrumentName } from '../../instruments/registry.ts'
import type { GenreName, MoodName } from '../../score/names.ts'
import type { Mode } from '../../score/score.ts'
import type { Lanes } from '../styles/profile.ts'

/** What a word of a style wish means to the composer; whatever is absent stays as the style has it. */
export type Meaning = {
  readonly style?: GenreName
  readonly mood?: MoodName
  readonly mode?: Mode
  /** Usual tempi of a genre, in beats a minute, in place of those of its style. */
  readonly tempi?: readonly [low: number, high: number]
  readonly tempoFactor?: number
  /** Added to the energy of every section, −1 … 1. */
  readonly energy?: number
  readonly beatsPerBar?: number
  readonly voice?: 'm' | 'f'
  /** Two sing. */
  readonly isDuet?: true
  /** Words of the singers' manners, any of which is meant. */
  readonly manners?: readonly string[]
  /** The song has each of them, in place of what the style has there. */
  readonly instruments?: readonly InstrumentName[]
  /** Instruments of the style that would be odd in this genre. */
  readonly without?: readonly string[]
  /** What is shaken or struck beside the drums: patterns of two beats. */
  readonly percussion?: Lanes
}
