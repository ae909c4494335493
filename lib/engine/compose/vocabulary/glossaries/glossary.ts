/** How a language speaks of music. Words are divided by spaces; "_" is a space within one. */
export type Glossary = {
  /** What it calls a song or a voice, within longer words too: only what stands beside one of these speaks of music. */
  readonly songs: string
  /** What stands before what a song is about; of languages where it stands behind that, what stands there. */
  readonly about: { readonly before: string } | { readonly behind: string }
  /** English words of vocabulary.ts, each with how words that mean it begin, as patterns. */
  readonly words: Readonly<Record<string, string>>
  /** What is said of a voice, right beside it: English words of vocabulary.ts, each with how words that mean it begin. */
  readonly manners: Readonly<Record<string, string>>
  /** How a song is wished for in a phrase that says nothing else. */
  readonly tones: ToneWords
}

/** The words around a wish such as "something slow, please"; all are patterns of whole words. */
export type ToneWords = {
  /** What stands behind the beginnings of words that a glossary lists, so that they are whole: "lent" is "lento" or "lentamente", and no "lentejas". */
  readonly endings: string
  /** Small words, which say nothing by themselves: "very", "a bit", "tempo". */
  readonly around: string
  /** Words that ask: "please", "make it". Where languages ask by endings, how phrases end. */
  readonly asking: string
  /** What follows is not wanted, or said of the words: "but", "not". */
  readonly but: string
}
