import type { Choices } from '../compose/settings/choices.ts'
import type { Language } from '../lyrics/language/language.ts'
import type { Reference, ReferencePart } from '../reference/reference.ts'
import { ANIMAL_PLOTS, type SongPlot, type TopicName } from '../songwriter/languages/names.ts'

/** What somebody asks for: words of their own beside what they chose. */
export type BriefRequest = {
  readonly description: string
  readonly title?: string
  /** Chosen settings and free words, joined by comma: "Pop,Happy,Travel". */
  readonly style?: string
  readonly mood?: string
  readonly scenario?: string
  readonly voice?: 'm' | 'f' | 'random'
  readonly instrumental?: boolean
  /** Chosen for the lyrics. */
  readonly language?: Language
  readonly interfaceLanguage?: Language
  readonly lengthSec?: number
  /** What was understood and taken out again, by its chip: "plot", "about:thunder". */
  readonly ignored?: readonly string[]
  /** What a recording sets. */
  readonly reference?: Reference
}

/** Somebody whom the song is for or about. */
export type Hearer = {
  /** "grandmother", "cat", "team", as it was written; null where the description gives only a name. */
  readonly kin: string | null
  /** Several as the language of the song joins them: "Tom and Aisha". */
  readonly name: string | null
  /** How a song addresses them, in its language: the name, else "Grandma". */
  readonly call: string | null
  readonly kind: HearerKind | null
}

/** Who somebody is, in any language. */
export type HearerKind = Relation | Animal
export type Animal = (typeof ANIMAL_PLOTS)[number]
export type Relation =
  | 'grandmother'
  | 'grandfather'
  | 'mother'
  | 'father'
  | 'child'
  | 'sister'
  | 'brother'
  | 'love'
  | 'friend'
  | 'teacher'
  | 'aunt'
  | 'uncle'
  | 'group'

export const isAnimal = (hearer: Hearer | null): boolean => animalOf(hearer) !== null

/** Which animal a song is sung to. */
export const animalOf = (hearer: Hearer | null): Animal | null =>
  ANIMAL_PLOTS.find((animal) => animal === hearer?.kind) ?? null

/** Something that the song is about. */
export type Subject = {
  /** As it was written, without the article: "old red truck". */
  readonly text: string
  /** What stood before it, as it was written: "a", "the", "my", "her" … */
  readonly article: string | null
  /** "thing" and "place" are nouns; a "deed" is a verb phrase, "missing the bus". */
  readonly kind: 'thing' | 'place' | 'deed'
  /** What the songwriter has stanzas of. */
  readonly topic: TopicName | null
}

/** Something that the description tells, as a line of the song. */
export type Fact = {
  /**
   * Whom the fact tells of: the hearer ("you"), the singer ("me"), other people ("they"), or nobody ("thing": a thing by
   * itself).
   */
  readonly of: 'you' | 'me' | 'they' | 'thing'
  /** "You fixed watches", "I forgot our anniversary", "Matching bracelets". */
  readonly text: string
  /** What the hearer does, as a verb phrase, where it is a habit: "sleep on my keyboard". */
  readonly deed: string | null
  /** The text as it goes on from the fact before it, with what joins them: "But you loved it". */
  readonly joined?: string
}

/** The tone in which a song of any kind tells its facts. */
export type Manner = 'funny' | 'comfort'

/** What a song is to be, as far as the words and the settings say it. */
export type Brief = {
  readonly request: BriefRequest
  /** In which it is sung. */
  readonly language: Language
  /** Of the description itself. */
  readonly spokenIn: Language
  readonly instrumental: boolean
  readonly voice: 'm' | 'f' | null
  /** Style, mood, place, tempo, key, meter, instruments. */
  readonly music: Choices
  readonly plot: SongPlot | null
  /** Taken from the description, or guessed from its facts; null where neither says anything. */
  readonly manner: Manner | null
  readonly hearer: Hearer | null
  /** All names in the order of the description, as they are written. */
  readonly names: readonly string[]
  /** The person who gives the song. The song is never sung to them. */
  readonly sender: string | null
  readonly subjects: readonly Subject[]
  /** Topics that the description speaks of, the most important first. */
  readonly topics: readonly TopicName[]
  /** What the description tells, in its order. */
  readonly facts: readonly Fact[]
  readonly place: string | null
  readonly brand: string | null
  readonly age: number | null
  /** Words and things that must not appear, as they are written. */
  readonly without: readonly string[]
  readonly lengthSec: number | null
  readonly title: string | null
  /** What the description asks for but a setting overrules: language, voice or length. */
  readonly overruled: readonly Overruled[]
  /** Words of the description and the style that mean nothing to the engine. */
  readonly notUnderstood: readonly string[]
  /** What the song takes from the recording after words and settings had their say; null where no recording was given. */
  readonly reference: ReferenceUse | null
}

export type Overruled = {
  readonly what: 'language' | 'voice' | 'instrumental' | 'style' | 'length'
  readonly said: string
}

export type ReferenceUse = {
  /** What the song takes from the recording. */
  readonly applied: Reference
  readonly overruled: readonly OverruledPart[]
}

/** A property of the recording that the song does not follow: words or settings ask for another, or the style lacks it. */
export type OverruledPart = { readonly part: ReferencePart; readonly by: 'words' | 'style' }
