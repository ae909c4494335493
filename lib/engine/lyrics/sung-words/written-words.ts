/** A run of letters and numbers; apostrophes and hyphens join, and so do points between digits. */
const WORD =
  /['’]?[\p{L}\p{N}\ue000-\uf8ff](?:[\p{L}\p{N}\p{M}\ue000-\uf8ff]|['’‐-](?=[\p{L}\p{N}\ue000-\uf8ff])|[.,:](?<=\p{N}.)(?=\p{N}))*['’]?|&/gu

/** The words of a line as written, without the punctuation around them, in order. Signs without a sound are none. */
export function writtenWords(line: string): string[] {
  return [...line.normalize('NFC').matchAll(WORD)].map(([word]) => withoutQuotes(word))
}

/** An apostrophe at both ends quotes the word; at one end it belongs to it ("’cause", "lovin’"). */
function withoutQuotes(word: string): string {
  return /^['’].*['’]$/u.test(word) ? word.slice(1, -1) : word
}
