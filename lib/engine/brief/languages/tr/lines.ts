import type { Fact } from '../../brief.ts'
import { knownName } from './names.ts'

/** A line as it is written: it begins with a capital letter, and places have theirs. */
export function fact(of: Fact['of'], text: string): Fact {
  const written = text.replace(
    TO_PLACE,
    (_, place: string, ending: string) => `${place.charAt(0).toLocaleUpperCase('tr')}${place.slice(1)}'${ending}`,
  )
  return { of, text: capital(written), deed: null }
}

/** "kanadaya" is "Kanada'ya". */
const TO_PLACE =
  /(?<!\p{L})(kanada|almanya|amerika|ingiltere|fransa|hollanda|italya|istanbul|ankara|izmir|bursa|antalya|adana|konya|trabzon|ayvalık|bodrum|eskişehir|diyarbakır|samsun|gaziantep)(y[ae]|[ae]|d[ae]n?|n[ıi]n|[ıiuü]n)(?!\p{L})/gu

/** As it stands at the beginning of a line. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

/** A name keeps its capital. */
export const small = (text: string) => {
  const [first = ''] = text.split(/[\s'’]/u)
  return knownName(first) === first ? text : text.charAt(0).toLocaleLowerCase('tr') + text.slice(1)
}

/** In words. */
export const LONGEST = 16
