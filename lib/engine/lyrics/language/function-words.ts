/** English words of one syllable that carry no stress in a sentence. */
const UNSTRESSED: ReadonlySet<string> = new Set(
  (
    'a an the and or but nor so as if than that to of in on at by for from with into i you he she it we they me him ' +
    'her us them my your his its our their is am are was were be been has have had do does did will would can could ' +
    "shall should may might must i'm i'll i've i'd you're you'll you've you'd he's she's it's we're we'll we've they're " +
    "that's there's 'cause 'til till who when where there this these those some not"
  ).split(' '),
)

/** Whether a monosyllable is usually passed over lightly, as articles, pronouns and auxiliaries are. */
export function isFunctionWord(word: string): boolean {
  return UNSTRESSED.has(
    word
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/[^a-z']/g, ''),
  )
}
