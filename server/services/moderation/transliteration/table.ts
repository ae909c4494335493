/** A table from lines of "аa бb": a character and the Latin letters for it, "~" where it has no sound of its own. */
export function tableOf(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [character = '', ...letters] = pair
        return [character, letters.join('').replace('~', '')]
      }),
  )
}

/** A word letter by letter; letters that are in no table have no sound. */
export const spell = (word: string, table: ReadonlyMap<string, string>): string =>
  [...word].map((character) => table.get(character) ?? '').join('')

/** Puts A between two consonants: in a script that writes no short vowels any vowel, or none, may be spoken there. */
export const voweled = (letters: string): string =>
  letters.replace(/(sh|th|ts|ch|[^aiueoAWh](?!h))(?=[^aiueoAW])/g, (sound) => `${sound}A`)
