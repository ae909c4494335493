import { spell, tableOf } from './table.ts'

const CONSONANTS = tableOf(
  'กk ขk ฃk คk ฅk ฆk งng จj ฉch ชch ซs ฌch ญy ฎd ฏt ฐt ฑt ฒt ณn ดd ตt ถt ทt ธt นn บb ปp ผp ฝf พp ฟf ภp มm ยy รr ลl วW ศs ษs สs หh ฬl ฮh',
)
const VOWELS = tableOf('ะa ัa าa ำam ิi ีi ึu ืu ุu ูu ฤri')
const BEFORE = tableOf('เe แe โo ใai ไai')
/** A vowel that is written before the one or two consonants after which it is spoken. */
const MOVED = /([เแโใไ])([ก-ฮ](?:(?<=[กขคตทปพผบดฟส])[รล](?=[ก-ฮ]))?)/gu

/** A Thai word in Latin letters. Silent letters stay, since the foreign name has them. */
export function thai(word: string): string {
  const spoken = word
    .replace(MOVED, (_, vowel: string, consonants: string) => spell(consonants, CONSONANTS) + spell(vowel, BEFORE))
    .replace(/[ก-ฮะ-ูฤ็]อ(?!์)/gu, (pair) => `${pair.replace('อ', '').replace('็', '')}o`)
  return [...spoken]
    .map((letter) => (/[a-zW]/.test(letter) ? letter : (CONSONANTS.get(letter) ?? VOWELS.get(letter) ?? '')))
    .join('')
}
