import type { Random } from '../random/random.ts'
import type { Prosody } from './prosody.ts'
import type { Draft } from './rule.ts'

/** A title as it is sung in the middle of a line, and the images that it used up. */
export type Title = { readonly sung: string; readonly parts: readonly string[] }

/** Where a line stands, which decides what it says. */
export type Role = 'opening' | 'subject' | 'detail' | 'turn' | 'lift' | 'answer' | 'bridge'

/** What a language knows of writing lines. */
export type Pen = {
  /** Writes a line by a rule; the same rule gives many lines. */
  draw(rule: string, random: Random): Draft
  hear(line: string): Prosody
  /** The words of meaning without their endings: twice in a line or in a stanza, they read like a slip. */
  wordsOf(text: string, within: 'line' | 'stanza'): readonly string[]
}

/** A language made ready to write one song. */
export type Desk = {
  /** Position in [0, 1): which share of all lines the song writes from. */
  readonly share: number
  /** Rules by role; no rules for the subject where the song has none that the language can take up. */
  readonly rules: Readonly<Record<Role, readonly string[]>>
  /** Syllables of a line, and from how many on a title is said only once a chorus. */
  readonly lengths: { readonly verse: number; readonly chorus: number; readonly longTitle: number }
  readonly rhymes: boolean
  createTitle(random: Random): Title
  /** As it stands above the song. */
  headline(title: string): string
  pen(random: Random): Pen
  /** Makes a written line a line of the song: alone, after the title or before it. */
  readonly frames: {
    readonly alone: (line: string) => string
    readonly after: (line: string, title: string) => string
    readonly before: (line: string, title: string) => string
  }
}
