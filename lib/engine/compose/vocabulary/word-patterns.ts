/** Words or beginnings of words that are divided by spaces; "_" is a space within one. */
export const listed = remembered((words): readonly string[] =>
  words.split(' ').map((word) => word.replaceAll('_', ' ')),
)

/** Stems are few, and looked for in every phrase. */
export const compiled = remembered((source) => new RegExp(source, 'u'))

/** Where a text first has a word that begins with `stem`, a pattern, and goes on with `behind`; null where it has none. */
export function findWord(text: string, stem: string, behind = ''): RegExpExecArray | null {
  return isPlain(stem) && !text.includes(stem) ? null : compiled(beginning(stem) + behind).exec(text)
}

const isPlain = remembered((stem) => !/[\\^$.*+?()[\]{}|]/.test(stem))

/** Remembers what was made of each text. Only for words of the engine's own: those of people would fill the memory. */
function remembered<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const made = known.get(text) ?? make(text)
    known.set(text, made)
    return made
  }
}

/** Of languages that do not part words by spaces. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]'
const isUnspaced = new RegExp(UNSPACED, 'u')

/** Words of languages that part them stand where no letter of such a language is before them, and where they are whole, none behind. */
export const beginning = (word: string) => (isUnspaced.test(word) ? word : `(?<!(?!${UNSPACED})\\p{L})${word}`)
export const ending = (word: string) => (isUnspaced.test(word) ? '' : '(?!\\p{L})')
