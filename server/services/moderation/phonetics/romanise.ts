import type { Script } from '#server/services/moderation/tokenize.ts'
import { arabic } from '#server/services/moderation/transliteration/arabic.ts'
import { chineseSound } from '#server/services/moderation/transliteration/chinese.ts'
import { devanagari } from '#server/services/moderation/transliteration/devanagari.ts'
import { greek } from '#server/services/moderation/transliteration/greek.ts'
import { hebrew } from '#server/services/moderation/transliteration/hebrew.ts'
import { spell, tableOf } from '#server/services/moderation/transliteration/table.ts'
import { thai } from '#server/services/moderation/transliteration/thai.ts'

const KANA = tableOf(
  `アa イi ウu エe オo カka キki クku ケke コko サsa シshi スsu セse ソso タta チchi ツtsu テte トto ナna ニni ヌnu ネne ノno ハha ヒhi フfu ヘhe ホho
  マma ミmi ムmu メme モmo ヤya ユyu ヨyo ラra リri ルru レre ロro ワwa ヲo ンn ガga ギgi グgu ゲge ゴgo ザza ジji ズzu ゼze ゾzo ダda ヂji ヅzu デde ドdo
  バba ビbi ブbu ベbe ボbo パpa ピpi プpu ペpe ポpo ヴvu ヵka ヶke`,
)
const SMALL = tableOf('ァa ィi ゥu ェe ォo ャya ュyu ョyo ヮwa')
const CYRILLIC = tableOf(
  'аa бb вv гg дd еe ёo жj зz иi йi кk лl мm нn оo пp рr сs тt уu фf хQ цts чch шsh щsh ъ~ ыi ь~ эe юyu яya іi їi єe ґg ђj ћch јy љl њn џj ўu',
)
const INITIALS = 'g kk n d tt r m b pp s ss ~ j jj ch k t p h'.replaceAll('~', '').split(' ')
/** A: 어 stands for whatever English does with its vowels. */
const VOWELS = 'a e ya ye A e yA ye o wa we oe yo u wA we wi yu ~ ui i'.replaceAll('~', '').split(' ')
const FINALS = '~ k k k n n n t r k m p r r p r m p p t t ng t t k t p ~'.replaceAll('~', '').split(' ')

const ROMANISED: Readonly<Partial<Record<Script, (word: string) => string>>> = {
  kana,
  hiragana: (word) => kana(inKatakana(word)),
  hangul,
  cyrillic: (word) => spell(word.replaceAll('дж', 'ђ').replaceAll('дз', 'з'), CYRILLIC),
  han: (word) => [...word].map((character) => chineseSound(character) ?? '').join(''),
  greek,
  arabic,
  hebrew,
  thai,
  devanagari,
}

/**
 * A word of another script in Latin letters. Capital ones may be spoken in two ways: W as v or w, X as h or s, J as j or
 * g, Q as h or k, Y as y or j, N as a nasal or not at all, A as any vowel or none.
 */
export function romanise(word: string, script: Script): string {
  return (
    ROMANISED[script]?.(
      word
        .normalize('NFKC')
        .toLowerCase()
        .replace(/\p{Format}/gu, ''),
    ) ?? ''
  )
}

/** Whether the letters of a script say how a word sounds. */
export const isTransliterated = (script: Script): boolean => script in ROMANISED

/** The same sounds in the other Japanese letters. */
export const inKatakana = (word: string): string =>
  word.replace(/[ぁ-ゖ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))

function kana(word: string): string {
  let out = ''
  for (const character of word) {
    const small = SMALL.get(character)
    out = small === undefined ? out + (KANA.get(character) ?? '') : withSmall(out, small)
  }
  return out
}

/** "shi" with a small "ya" is "sha", "fu" with a small "i" is "fi", "te" with a small "i" is "ti". */
function withSmall(out: string, small: string): string {
  const stem = out.replace(/[aiueo]$/, '')
  return stem + (/(sh|ch|j)$/.test(stem) ? small.replace('y', '') : small)
}

function hangul(word: string): string {
  let out = ''
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at) - 0xac00
    if (code < 0 || code >= 11172) continue
    out += `${INITIALS[Math.floor(code / 588)]}${VOWELS[Math.floor((code % 588) / 28)]}${FINALS[code % 28]}`
  }
  return out
}
