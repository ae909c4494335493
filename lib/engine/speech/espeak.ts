import type { Espeak } from '../assets.ts'
import type { Language } from '../lyrics/language/language.ts'
import type { Stress } from '../lyrics/pronunciation.ts'
import type { StressedPhone } from './syllables.ts'

/** espeak-ng's voice for each language. */
export const ESPEAK_VOICES: Readonly<Record<Language, string>> = {
  en: 'gmw/en-US',
  es: 'roa/es',
  ja: 'jpx/ja',
  pt: 'roa/pt-BR',
  fr: 'roa/fr',
  zh: 'sit/cmn',
  ko: 'ko',
  id: 'poz/id',
  it: 'roa/it',
  nl: 'gmw/nl',
  pl: 'zlw/pl',
  tr: 'trk/tr',
  vi: 'aav/vi',
  de: 'gmw/de',
}

/** Phones of plain words in context, one list for each word that espeak-ng hears: it may join or divide written ones. */
export function phonesOfWords(espeak: Espeak, language: Language, words: string): StressedPhone[][] {
  espeak.set_voice(ESPEAK_VOICES[language])
  let foreign = false
  return espeak
    .phonemes(words)
    .split(/\s+/)
    .map((word) =>
      mnemonics(word).flatMap((written) => {
        const name = written.replace(/\((.*?)\)/g, (_, other: string) => {
          foreign = other === 'en'
          return ''
        })
        return sounds(name) ? [stressed(name, language, foreign)] : []
      }),
    )
    .filter((phones) => phones.length > 0)
}

/** espeak-ng puts "_" between phones; some names begin with one themselves ("k__j" is "k", "_j"). */
function mnemonics(word: string): string[] {
  const pieces = word.split('_')
  return pieces.map((piece, index) => (index > 0 && pieces[index - 1] === '' ? `_${piece}` : piece))
}

/** Pauses, glide marks and word ends carry no sound of their own; "@-" is the murmur beside a tapped r. */
function sounds(name: string): boolean {
  return /[\p{L}\p{N}@&*]/u.test(name) && name !== '@-'
}

function stressed(name: string, language: Language, foreign: boolean): StressedPhone {
  const stress: Stress = name.includes("'") ? 1 : name.includes(',') ? 2 : 0
  const plain = name.replace(/[',|%=]/g, '')
  const toneless = language === 'zh' || language === 'vi' ? plain.replace(/(?<=.)\d+$/, '') : plain
  return { phone: foreign && language !== 'en' ? `en/${toneless}` : toneless, stress }
}
