import type { PronunciationOf } from './english/rhyme.ts'
import type { Answers } from './languages/answers.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import type { Tone } from './languages/own-words.ts'
import type { Chooser } from './stanza-choice.ts'

/** What facts are told with. */
export type Teller = {
  readonly pack: LanguagePack
  readonly tone: Tone
  readonly chooser: Chooser
  readonly pronunciationOf: PronunciationOf
  /** Lines that rhyme with facts, where a verse has room for them. */
  readonly answers: Answers | null
  /** Answers that the song has already. */
  readonly usedAnswers: Set<string>
}
