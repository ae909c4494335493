const LONGEST_WORDS = 14
const LONGEST_LETTERS = 74
const LONGEST_IDEOGRAPHS = 14
/** A sign of a syllable against one of a word, which has two of them or so. */
const KANA = 0.7
const LONGEST_WORD = 40

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/**
 * Cuts a line into pieces that can be sung in one breath, at punctuation where there is any near the middle, else
 * between words (or characters, in scripts without spaces). Nothing is lost; a short line comes back alone.
 */
export function breathGroups(line: string): string[] {
  const ideographs = line.match(IDEOGRAPH)?.length ?? 0
  const spaceless = ideographs * 2 > line.replace(/\s/g, '').length
  const atoms = spaceless ? graphemes(line) : line.split(/\s+/).filter(Boolean).flatMap(cutEndlessWord)
  const joined = (items: readonly string[]) => items.join(spaceless ? '' : ' ').trim()
  const fits = (items: readonly string[]) =>
    spaceless
      ? lengthOf(items) <= LONGEST_IDEOGRAPHS
      : items.length <= 1 || (items.length <= LONGEST_WORDS && joined(items).length <= LONGEST_LETTERS)

  const groups: string[] = []
  const waiting: string[][] = [atoms]
  while (waiting.length > 0) {
    const items = waiting.pop()!
    if (fits(items)) {
      const text = joined(items)
      if (text !== '') groups.push(text)
      continue
    }
    const cut = bestCut(items)
    waiting.push(items.slice(cut), items.slice(0, cut))
  }
  return groups
}

const lengthOf = (signs: readonly string[]) =>
  signs.reduce((sum, sign) => sum + (/^[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sign) ? KANA : 1), 0)

/** The index nearest to the middle, where the end of a clause counts as much nearer, and one where no word is cut as nearer. */
function bestCut(items: readonly string[]): number {
  const middle = items.length / 2
  let best = Math.ceil(middle)
  let bestCost = Number.POSITIVE_INFINITY
  for (let cut = 1; cut < items.length; cut++) {
    const cost = Math.abs(cut - middle) / items.length - easeOf(items[cut - 1]!, items[cut]!)
    if (cost < bestCost) {
      best = cut
      bestCost = cost
    }
  }
  return best
}

/** How much a cut between two words or signs is eased: Japanese words begin with a sign of another kind behind particles. */
function easeOf(before: string, after: string): number {
  if (/(?:[,;:.!?…—–、。，；：！？]| )$/u.test(before)) return 0.3
  return /^\p{Script=Hiragana}/u.test(before) && /^[\p{Script=Han}\p{Script=Katakana}]/u.test(after) ? 0.2 : 0
}

function cutEndlessWord(word: string): string[] {
  if (word.length <= LONGEST_WORD) return [word]
  const pieces: string[] = []
  const letters = [...word]
  for (let from = 0; from < letters.length; from += LONGEST_WORD / 2) {
    pieces.push(letters.slice(from, from + LONGEST_WORD / 2).join(''))
  }
  return pieces
}

/** Characters, with small kana, length marks and punctuation left on the one before. */
function graphemes(line: string): string[] {
  const atoms: string[] = []
  for (const character of line.replace(/\s+/g, ' ')) {
    const leans = /[\p{M}\p{P}ぁぃぅぇぉっゃゅょァィゥェォッャュョー ]/u.test(character)
    if (leans && atoms.length > 0) atoms[atoms.length - 1] += character
    else atoms.push(character)
  }
  return atoms
}
