/** A part of a line as it is sung: its letters, and how many notes they hold. */
export type Syllable = { readonly text: string; readonly notes: number }

/** A line by its words and their syllables, see `TimedLine`. */
export function syllablesOf(text: string): Syllable[][] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(syllablesOfWord)
}

function syllablesOfWord(word: string): Syllable[] {
  const syllables: { text: string; notes: number }[] = []
  let waiting = 0
  for (const text of word.split('·')) {
    const last = syllables.at(-1)
    if (text !== '') {
      syllables.push({ text, notes: waiting + 1 })
      waiting = 0
    } else if (last) last.notes++
    // Of a sign that is said in several syllables the letters may be those of the last one.
    else waiting++
  }
  return syllables
}

/** The line as it is written. */
export const written = (text: string) => text.replaceAll('·', '')
