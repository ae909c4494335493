import type { WordAssets } from '#lib/engine/assets.ts'
import { isFunctionWord } from '#lib/engine/lyrics/language/function-words.ts'
import type { Ear } from './prosody.ts'

export type Dictionary = WordAssets['pronunciationOf']

/** Hears English by the CMU pronouncing dictionary. */
export function englishEar(dictionary: Dictionary): Ear {
  return {
    piecesOf: (line) =>
      line
        .toLowerCase()
        .replace(/’/g, "'")
        .match(/[\p{L}']+/gu) ?? [],
    phonesOf: (word) => {
      const found = dictionary(word) ?? dictionary(word.replace(/^'+|'+$/g, ''))
      return found?.split(' ') ?? compound(word, dictionary)
    },
    isLight: isFunctionWord,
    kinOf,
    rhymesFrom: 'stressed',
  }
}

/** "streetlight" is spoken as its two words, the second one lighter. */
function compound(word: string, dictionary: Dictionary): string[] | null {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const first = dictionary(word.slice(0, cut))
    const second = dictionary(word.slice(cut))
    if (first && second) return `${first} ${second.replaceAll('1', '2')}`.split(' ')
  }
  return null
}

const KIN = ['P T K', 'B D G', 'M N NG', 'S Z SH ZH F V TH DH', 'L R', 'CH JH']

function kinOf(phone: string): string {
  const family = KIN.findIndex((kin) => kin.split(' ').includes(phone))
  return family < 0 ? phone : `${family}`
}
