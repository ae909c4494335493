import type { Language } from '../../lyrics/language/language.ts'
import type { Random } from '../../random/random.ts'
import type { Reference } from '../../reference/reference.ts'
import type { Choices } from './choices.ts'

export type SongRequest = {
  readonly title: string
  /** As the user wrote them, with section tags; '' when instrumental. */
  readonly lyrics: string
  /** Styles, moods, scenarios and free words, joined by comma: "Pop,Happy,Travel", "dreamy synthwave, 96 bpm". */
  readonly style: string
  /** What somebody wrote about the song; what it says of the music counts after the style. */
  readonly description?: string
  /** What was read out of style, mood, scenario and description already. */
  readonly choices?: Choices
  /** What a recording sets, where neither style nor description say otherwise. */
  readonly reference?: Reference
  /** Instruments that it must not have, in words. */
  readonly without?: readonly string[]
  readonly mood?: string
  readonly scenario?: string
  readonly voice: 'm' | 'f' | 'random'
  readonly instrumental: boolean
  /** Detected from the lyrics when absent. */
  readonly language?: Language
  readonly seed: number
  /** Wished length in seconds; what the lyrics need when absent. */
  readonly lengthSec?: number
  /** How long it may become at most, in seconds to its last beat, as far as its words can still be sung: 30 to 480, which stands when absent. */
  readonly longestSec?: number
}

/** What the composer must know of a singer. */
export type CastSinger = {
  /** A name of the singer registry. */
  readonly name: string
  /** MIDI notes between which the voice is at ease, both included. */
  readonly range: { readonly low: number; readonly high: number }
}

export type SingerFor = (wanted: {
  gender: 'm' | 'f'
  language: Language
  /** Words for manners of singing: what somebody asked for, and what suits the style. */
  requested: readonly string[]
  suited: readonly string[]
  /** The name of a singer who sings already. */
  besides?: string
  random: Random
}) => CastSinger
