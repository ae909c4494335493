/**
 * Divides a word's spelling into the given number of pieces, about where its spoken syllables meet. Only for showing:
 * joined, the pieces are the word. Pieces are empty where a word has fewer letters than syllables ("9" → "nine").
 */
export function divideSpelling(text: string, count: number): string[] {
  if (count <= 1) return [text]
  const letters = [...text.matchAll(/\P{M}\p{M}*/gu)].map(([letter]) => letter)
  const signs = letters.filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  if (signs.length === count) return onePerSign(letters)
  const cuts = vowelCuts(letters, count) ?? evenCuts(letters.length, count)
  return [0, ...cuts].map((start, index) => letters.slice(start, cuts[index] ?? letters.length).join(''))
}

/** Hangul, Han and spelled-out letters: a sign is a syllable, and marks go with the sign before them. */
function onePerSign(letters: readonly string[]): string[] {
  const pieces: string[] = []
  for (const letter of letters) {
    if (/[\p{L}\p{N}]/u.test(letter) || pieces.length === 0) pieces.push(letter)
    else pieces[pieces.length - 1] += letter
  }
  return pieces
}

const SMALL_KANA = /[ゃゅょぁぃぅぇぉャュョァィゥェォーんンっッ]/
const DIGRAPH = /^(?:th|sh|ch|ph|wh|ck|gh|qu|sz|cz|rz|ny|ng|gn|nh|lh|[bcdfgkptv][lr])$/i

/** Cuts between groups of vowel letters, when there are exactly as many groups as syllables. */
function vowelCuts(letters: readonly string[], count: number): number[] | null {
  if (letters.some((letter) => /[\u3040-\u30ff]/.test(letter))) return kanaCuts(letters, count)
  const groups = vowelGroups(letters)
  const last = groups.at(-1)
  const silentE = groups.length === count + 1 && last?.start === letters.length - 1 && /e/i.test(letters.at(-1) ?? '')
  const kept = silentE ? groups.slice(0, -1) : groups
  if (kept.length !== count) return null
  return kept.slice(1).map(({ start }, index) => {
    const free = kept[index]!.end
    const consonants = start - free
    if (consonants <= 1) return free
    const pair = letters.slice(start - 2, start).join('')
    return DIGRAPH.test(pair) ? start - 2 : start - 1
  })
}

function vowelGroups(letters: readonly string[]): { start: number; end: number }[] {
  const groups: { start: number; end: number }[] = []
  for (const [index, letter] of letters.entries()) {
    const base = letter.normalize('NFD')[0] ?? ''
    const vowel = /[aeiouæøœı]/i.test(base) || (/y/i.test(base) && index > 0)
    if (!vowel) continue
    const open = groups.at(-1)
    if (open && open.end === index) open.end = index + 1
    else groups.push({ start: index, end: index + 1 })
  }
  return groups
}

function kanaCuts(letters: readonly string[], count: number): number[] | null {
  const starts = letters.flatMap((letter, index) => (index > 0 && !SMALL_KANA.test(letter) ? [index] : []))
  return starts.length === count - 1 ? starts : null
}

function evenCuts(length: number, count: number): number[] {
  return Array.from({ length: count - 1 }, (_, index) => Math.round((length * (index + 1)) / count))
}
