import type { LanguagePack } from './languages/language-pack.ts'
import type { Tone } from './languages/tones.ts'
import type { Chooser } from './stanzas/stanza-choice.ts'

/** What all parts of a song have in common. */
export type SongContext = {
  readonly pack: LanguagePack
  readonly tone: Tone
  /** Whether whoever is told of is dead. */
  readonly isDead: boolean
  readonly chooser: Chooser
}
