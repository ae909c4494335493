import type { Language } from './language/language.ts'

export type Stress = 0 | 1 | 2

/** A syllable as it is spoken: exactly one vowel nucleus among its phones. */
export type Syllable = {
  /** The part of the word's spelling that it covers; joined, the syllables give the word back. */
  readonly text: string
  /** By the voice source's names: ARPAbet (lower case, no digits) for English, espeak-ng's mnemonics otherwise. */
  readonly phones: readonly string[]
  /** 1 primary, 2 secondary, 0 none. */
  readonly stress: Stress
}

/** A word as written, with at least one syllable. */
export type PronouncedWord = {
  readonly text: string
  readonly syllables: readonly Syllable[]
}

/** Says how a line is spoken: every written word once, in order. A line with nothing to say gives []. */
export type Pronounce = (line: string, language: Language) => Promise<PronouncedWord[]>
