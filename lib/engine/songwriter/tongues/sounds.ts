import type { Espeak } from '../../assets.ts'
import { phonesOfWords } from '../../speech/espeak.ts'
import { toKana } from '../../speech/kanji.ts'
import { isVowel } from '../../speech/phones.ts'
import type { Tongue, TongueCode } from './tongue.ts'

/** Words by their sound, in the notation of the CMU dictionary with espeak-ng's names: "v E1 l @0 n". */
export type Sounds = Readonly<Record<string, string>>

/** Kana that are sung on the vowel before them or on none. */
const NO_SYLLABLE = /[ゃゅょぁぃぅぇぉャュョァィゥェォーんンっッ]/u

/** The pieces of a line whose sound is known one by one: morae in Japanese, characters in Chinese, else words. */
export function piecesOf(line: string, language: TongueCode): string[] {
  if (language === 'ja')
    return (
      toKana(line)
        .match(/[\p{L}ー]/gu)
        ?.filter((sign) => !NO_SYLLABLE.test(sign)) ?? []
    )
  if (language === 'zh') return line.match(/\p{L}/gu) ?? []
  return line.normalize('NFC').toLocaleLowerCase(language).replaceAll('’', "'").match(WORD) ?? []
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['-][\p{L}\p{M}]+)*'?/gu

/** How every word sounds that the songs of a language may have, by espeak-ng. Japanese, which does not rhyme, needs none. */
export function soundsOf(tongue: Tongue, espeak: Espeak): Sounds {
  if (tongue.rhyme === null) return {}
  const pieces = new Set(textsOf(tongue).flatMap((text) => piecesOf(text, tongue.language)))
  return Object.fromEntries([...pieces].sort().map((piece) => [piece, soundOf(piece, tongue.language, espeak)]))
}

function soundOf(piece: string, language: TongueCode, espeak: Espeak): string {
  return phonesOfWords(espeak, language, piece)
    .flat()
    .map(({ phone, stress }) => {
      if (!isVowel(phone, 'espeak')) return phone.replace(/\d+$/, '')
      return `${language === 'zh' ? phone.replace(GLIDE, '') : phone}${stress}`
    })
    .join(' ')
}

/** Chinese rhymes leave out the glide before the vowel: 家 with 花. */
const GLIDE = /^[iuy](?=\p{L}|[@&])/u

/** Everything in a tongue that is sung, slots taken out. */
function textsOf({ everyday, openings, stances, themes, titles }: Tongue): string[] {
  const said = stances.flatMap(({ detail, turn, lift, answer, bridge }) => [detail, turn, lift, answer, bridge])
  const phrases = themes.flatMap((theme) => [theme.words, ...Object.values(theme.phrases)])
  return [openings, titles, ...Object.values(everyday), ...said, ...phrases].map((text) =>
    text.replace(/\{[a-z.]+\}/g, ' '),
  )
}
