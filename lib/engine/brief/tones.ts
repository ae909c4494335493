import { isTurn, tonesIn } from '../compose/vocabulary/tones.ts'
import type { Language } from '../lyrics/language/language.ts'

/** The description without sentences and phrases that only ask for a mood or a tempo. */
export function withoutTones(said: string, language: Language): string {
  const told = said.split(/(?<=[.!?\n。！？])/u).map((sentence) => {
    const phrases = sentence.split(/(?<=[,;、，])/u)
    const wished = phrases.map((phrase) => tonesIn(phrase, language))
    const isTurned = (phrase: string, at: number) => wished[at]!.english.length > 0 || isTurn(phrase, language)
    if (wished.some(({ english }) => english.length > 0) && phrases.every(isTurned)) return ' '
    return phrases.filter((_, at) => wished[at]!.english.length === 0 || !wished[at]!.asks).join('')
  })
  return told.join('')
}

/** "Romántica y suave": how the song is to be. */
export const isTone = (text: string, language: Language) => tonesIn(text, language).english.length > 0
