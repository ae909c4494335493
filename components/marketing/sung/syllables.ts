/** A part of a line as it is sung: its letters, and how many notes they hold. */
export type Syllable = { readonly text: string; readonly notes: number }

/** The syllables of each word in a line, written as in `TimedLine`. */
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
    // A character can be spoken in several syllables; its text may then stand with the last of them.
    else waiting++
  }
  return syllables
}

/** The line as it is written. */
export const written = (text: string) => text.replaceAll('·', '')
