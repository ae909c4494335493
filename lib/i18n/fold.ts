const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f]/gu
/** Characters that draw nothing. */
export const INVISIBLE = /\p{Format}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0|[\ufe00-\ufe0f]/gu

/** Small letters without accents, invisible and styled characters; other scripts stay themselves. */
export function plain(text: string): string {
  const folded = text.replace(INVISIBLE, '').normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFKC')
  return folded.replace(/[łøđßæœıðþς]/gu, (letter) => PLAIN[letter] ?? letter)
}

const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ð: 'd',
  þ: 'th',
  ς: 'σ',
}

/**
 * The form in which texts and searches are compared: plain letters without apostrophes, and one space between words.
 * The database's `search_fold` does the same.
 */
export function fold(text: string): string {
  return plain(text)
    .replace(/['‘’ʼ]/g, '')
    .replace(/[\t-\r \u0085\u1680\u2028\u2029]+/g, ' ')
    .replace(/^ | $/g, '')
}
