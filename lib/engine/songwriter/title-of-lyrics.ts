import { capital } from '../lyrics/first-letter.ts'
import { parseLyrics } from '../lyrics/sections.ts'

const MOST_WORDS = 6
const MOST_LETTERS = 40

/** A title that the words themselves give: the first line of the chorus, or of the song, as far as a title goes. */
export function titleOfLyrics(lyrics: string): string | null {
  const sections = parseLyrics(lyrics)
  const chorus = sections.find(({ kind }) => kind === 'chorus') ?? sections[0]
  const line = chorus?.lines[0]?.text.replace(/[([{].*?[)\]}]/gu, ' ').trim() ?? ''
  // A line has a pause where a title ends.
  const [clause = ''] = line.split(/[,;:.!?…–—，。！？、]/u)
  const words = clause.trim().split(/\s+/)
  const short = words.length > MOST_WORDS ? words.slice(0, MOST_WORDS) : words
  while (short.length > 1 && short.join(' ').length > MOST_LETTERS) short.pop()
  while (short.length > 1 && short.length < words.length && HANGING.has((short.at(-1) ?? '').toLowerCase())) short.pop()
  const title = [...short.join(' ')].slice(0, MOST_LETTERS).join('').trim()
  return /\p{L}/u.test(title) ? capital(title) : null
}

/** Words that no title ends with. */
const HANGING = new Set(
  'a an the of to in on at for with and or but my your our i you we is are was un une le la les de du et à el los las y en con il lo di e che o os as do da em der die das ein eine und von zu im am het een van op te'.split(
    ' ',
  ),
)
