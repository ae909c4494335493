import { dictionary } from 'cmu-pronouncing-dictionary'
import type { Pronounce } from '#lib/engine/lyrics/pronunciation.ts'

/** Words from the dictionary alone, one syllable a vowel; what it does not know is one syllable. */
export const pronounce: Pronounce = async (line) =>
  (line.match(/[\p{L}\p{N}'’]+/gu) ?? []).map((text) => {
    const phones = (dictionary[text.toLowerCase()] ?? 'AH1').split(' ')
    const vowels = phones.filter((phone) => /\d$/.test(phone))
    const stresses = (vowels.length > 0 ? vowels : ['AH1']).map((vowel) => Number(vowel.at(-1)) as 0 | 1 | 2)
    const size = Math.ceil(text.length / stresses.length)
    return {
      text,
      syllables: stresses.map((stress, index) => ({
        text: text.slice(index * size, (index + 1) * size),
        phones: ['ah'],
        stress,
      })),
    }
  })
