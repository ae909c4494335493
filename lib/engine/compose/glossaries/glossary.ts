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
}
