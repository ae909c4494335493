import type { Language } from '../../lyrics/language.ts'
import type { Stance } from '../english/stances/stance.ts'

/** Languages whose songs are written from whole phrases; English, whose grammar can inflect, has rules of its own. */
export type TongueCode = Exclude<Language, 'en'>

/**
 * What it takes to write songs in a language. README.md of the engine says how to fill it in. Rules stand one a line, in
 * the notation of rule.ts; phrases too, or divided by ";". Lines are written as in the middle of a sentence: small
 * letters where the language has a choice, and no full stop.
 */
export type Tongue = {
  readonly language: TongueCode
  /** Syllables of a line where an English one has one. */
  readonly pace: number
  /**
   * From where lines must sound alike to rhyme: the last stressed vowel or the last vowel; `assonant` where the vowels
   * from the stressed one on are enough; null where songs do not rhyme.
   */
  readonly rhyme: 'stressed' | 'assonant' | 'last' | null
  /** A chorus line with the title: "{title}, {line}" and "{line}, {title}". */
  readonly titled: { readonly after: string; readonly before: string }
  /** Small words, which carry no stress and may come twice in a line. */
  readonly light: string
  /** Slots whose phrases have several forms, divided by " / ": names of the forms in order, asked for as "{slot.form}". */
  readonly forms: Readonly<Record<string, string>>
  /** Slots that every theme shares: a time, a manner. A stanza uses each but once. */
  readonly everyday: Readonly<Record<string, string>>
  /** The first lines of verses. */
  readonly openings: string
  readonly stances: readonly TongueStance[]
  readonly themes: readonly TongueTheme[]
  /** "{word}" is one of the theme's words. */
  readonly titles: string
  /** Whole ideas for a song, with "{style}" and "{about}", which is one of the stance's. */
  readonly ideas: string
}

export type TongueStance = Stance & {
  /** What the song is about, as it stands in an idea. */
  readonly about: string
}

export type TongueTheme = {
  /** One of the English themes' names. */
  readonly name: string
  /** Themes that lend some of their phrases, by name. */
  readonly companions: string
  /** Beginnings of words of a title or description that call for this theme. */
  readonly keywords: string
  /** Words for titles, divided by ";". */
  readonly words: string
  /** Phrases for each slot that the rules have beside the everyday ones; the same names in every theme. */
  readonly phrases: Readonly<Record<string, string>>
}
