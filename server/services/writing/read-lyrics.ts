import { createSungWords, type OwnWords, readOwnWords } from '#lib/engine/index.ts'
import type { ReadLyrics } from '#lib/schemas/song.ts'
import { numberRulesOf } from '#server/assets/words.ts'

const sungWords = createSungWords(numberRulesOf)

/** The words of lyrics that will be sung otherwise than they are written. */
export function readLyrics({ input }: { input: ReadLyrics }): OwnWords {
  return readOwnWords(input.prompt, input.language, sungWords)
}
