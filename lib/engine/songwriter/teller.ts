import type { LanguagePack } from './languages/language-pack.ts'
import type { Tone } from './languages/tones.ts'
import type { Chooser } from './stanza-choice.ts'

/** What facts are told with. */
export type Teller = {
  readonly pack: LanguagePack
  readonly tone: Tone
  /** Whoever is told of is dead. */
  readonly isDead: boolean
  readonly chooser: Chooser
}
