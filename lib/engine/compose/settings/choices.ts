import type { GenreName, MoodName, ScenarioName } from '../../score/names.ts'
import type { MusicAttributes } from '../vocabulary/music-attributes.ts'

/** What a style string and a description ask of the music. */
export type Choices = {
  /** The first names the profile; a second one lends its groove. */
  readonly styles: readonly GenreName[]
  readonly mood: MoodName | null
  readonly scenario: ScenarioName | null
  /** What the words ask for beyond names. */
  readonly attributes: MusicAttributes
}
