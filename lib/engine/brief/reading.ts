import type { ParseEnglish } from '../assets.ts'
import type { Language } from '../lyrics/language/language.ts'
import type { SongPlot } from '../songwriter/languages/names.ts'
import type { Fact, Hearer, HearerKind } from './brief.ts'

/** Marks people whom the song addresses by the word itself: "mum" is sung to as "Mum". */
export const AS_TYPED = ''

/**
 * How people write what they want in a language. Every pattern is matched without regard to case, in Unicode mode; `\b` stands
 * between letters of any of the languages and what is no letter, so that languages without spaces cannot use it.
 */
export type ReadingWords = {
  /** Whether words are divided by spaces and have no particles behind them. */
  readonly spaced: boolean
  /** Group 1 is what the song is about: "about missing the bus". */
  readonly subject: readonly string[]
  /** Group 1 is what a song to nobody is for: "a song for my morning swim". */
  readonly occasion?: readonly string[]
  /** Group 1 is whom it is for or about: "for my grandmother Maria". */
  readonly hearer: readonly string[]
  /** Group 1 is the name that signs the song: "love, Jo". */
  readonly sender?: readonly string[]
  /** That the one who hears the song is not to be named: "don't put his name in it". */
  readonly unnamed?: string
  /** Whether what is told of a team is sung to it: "they never win" is "you never win". */
  readonly teamsHear?: boolean
  /** The words that say whom the song is from, which are not facts: "from all of us at work". */
  readonly signature?: string
  /** Begins a description in which somebody tells of themselves: "I'm Luka, 19". */
  readonly introduction?: string
  /** Group 1 is what must not appear: "without drums", "don't mention Paris". */
  readonly without: readonly string[]
  /** Group 1 is a town, as it is written. */
  readonly place: readonly string[]
  /** Group 1 is what a shop or team is called, however it is typed: "for our pub the crooked spoon". */
  readonly brand: readonly string[]
  /** Where in a town a shop is, behind its name: "on Canal Street". */
  readonly address?: string
  /** Group 1 is a number of years. */
  readonly age: readonly string[]
  /** Group 1 is minutes, group 2 seconds. */
  readonly length: readonly string[]
  readonly instrumental: string
  readonly voice: { readonly m: string; readonly f: string }
  /** The languages' names where the song is to be sung in one: "in Japanese", "Japanese lyrics". */
  readonly languages: Readonly<Record<Language, string>>
  /** What each kind of song is called or told by; the first that is found counts. */
  readonly plots: readonly (readonly [plot: SongPlot, pattern: string])[]
  /** That the song is to make people laugh, whatever its kind: "funny", "make her laugh". */
  readonly funny: string
  /** What went wrong for somebody, in a description as in a line that tells of it: "got fired". */
  readonly misfortune?: string
  /** That somebody has lost one of theirs: "her husband died". */
  readonly bereaved?: string
  /** Misfortunes that nobody recovers from, in the same places: "dementia". */
  readonly incurable?: string
  /** Words that say that the named people have a child: "they had a girl". */
  readonly parents?: string
  /** A line that tells of what people are laughed at for: "You never wash up". */
  readonly teasing?: string
  /** People and animals: a pattern for the word, how a song calls them (null: not at all), and who they are in any language. */
  readonly kin: readonly (readonly [pattern: string, call: string | null, kind?: HearerKind])[]
  /** Mentions of people whom the song is not for, such as those that say where somebody is: "a girl in my class". */
  readonly elsewhere?: string
  /** What stands before a word for somebody: "my", "our", "for". Nothing in languages without spaces. */
  readonly determiners: string
  /** Group 1 is a name. Without them, each word with a capital letter may be one. */
  readonly names?: readonly string[]
  /** Group 1 is what somebody is, behind their name: "my english teacher". */
  readonly apposed?: string
  /** What stands before the name of somebody besides the one whom a song is for: "marrying Joe". */
  readonly besides?: string
  /** What stands before a name: "named", "called". */
  readonly named: string
  /** What stands before words in quotation marks that are no name: "it is 'too pink'". */
  readonly saying?: string
  /** What may stand between the word for somebody and the name: "prof d'anglais Mme Karen". */
  readonly behindKin?: string
  /** What stands before a surname and is sung with it: "Mrs", "Dr". */
  readonly titles: string
  /** What follows a name in a sentence: "who", "and", "is". */
  readonly goesOn: string
  /** How words look that are typed where a name may stand, and are none: "my cat sleeping on". */
  readonly unlikeNames?: string
  /** Words with a capital letter that are no names. */
  readonly notNames: string
  /** Towns and countries, divided by commas. */
  readonly places: string
  /** Between two things: "and", "or". */
  readonly and: string
  /** Where a thing ends that is told more of: "who", "that", "because". */
  readonly relative: string
  /** What stands before where something is: "in", "on". */
  readonly prepositions?: string
  /** What a song is about is a deed and not a thing: "missing the bus". */
  readonly deed: string
  /** Words that say nothing of what a song is about, though topics have them: "sleep", "home". */
  readonly weak: string
  /** Small words that a subject neither begins nor ends with: "my", "the", "and". */
  readonly small: string
  /** A description without the slips and abbreviations of typing, with the marks that were left out. */
  writtenOut?(description: string): string
  /** Whether what looks like a name is an ordinary word of the description. */
  isNoName?(name: string, description: string, parse: ParseEnglish): boolean
  /** People whom a description names in small letters: "olga in the warehouse". */
  peopleIn?(description: string, parse: ParseEnglish): readonly string[]
  /** Whether a sentence begins with a first name that something is told of: "Eli failed his exam". */
  beginsWithName?(sentence: string, parse: ParseEnglish): boolean
  /** Towns that a description names, besides those in `places`. */
  townsIn?(description: string, parse: ParseEnglish): readonly string[]
  /** A name without the ending that its sentence gives it: "Maria" of "dla Marii". */
  readonly baseName?: (name: string) => string
  /** What a description tells, piece by piece in its order, as lines of a song to its hearer. */
  factsIn?(description: string, hearer: Hearer | null, names: readonly string[], parse: ParseEnglish): readonly Fact[]
}
