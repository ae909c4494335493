import type { Language } from '../../lyrics/language/language.ts'
import type { Stance } from '../languages/en/ideas/stances.ts'

/** Languages whose ideas are written from whole phrases; English, whose grammar can inflect, has rules of its own. */
export type PhrasebookLanguage = Exclude<Language, 'en'>

/**
 * What it takes to have ideas for songs in a language. Rules stand one a line, in the notation of rule.ts; phrases too, or
 * divided by ";".
 */
export type Phrasebook = {
  readonly language: PhrasebookLanguage
  /** Slots whose phrases have several forms, divided by " / ": names of the forms in order, asked for as "{slot.form}". */
  readonly forms: Readonly<Record<string, string>>
  /** Slots that every theme shares: a time, a manner. */
  readonly everyday: Readonly<Record<string, string>>
  readonly stances: readonly PhrasebookStance[]
  readonly themes: readonly PhrasebookTheme[]
  /** Whole ideas for a song, with "{style}" and "{about}", which is one of the stance's. */
  readonly ideas: string
}

export type PhrasebookStance = Stance & {
  /** What the song is about, as it stands in an idea. */
  readonly about: string
}

export type PhrasebookTheme = {
  /** One of the English themes' names. */
  readonly name: string
  /** Themes that lend some of their phrases, by name. */
  readonly companions: string
  /** Beginnings of words of a title or description that call for this theme. */
  readonly keywords: string
  /** Phrases for each slot that the rules have beside the everyday ones; the same names in every theme. */
  readonly phrases: Readonly<Record<string, string>>
}
