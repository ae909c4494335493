import { CHARACTERS } from './names/characters.ts'
import { MUSIC_ASIA } from './names/music-asia.ts'
import { MUSIC_ENGLISH } from './names/music-english.ts'
import { MUSIC_EUROPE } from './names/music-europe.ts'
import { MUSIC_LATIN } from './names/music-latin.ts'
import { PUBLIC_LIFE } from './names/public-life.ts'
import { SCREEN } from './names/screen.ts'
import { WORST_OF_HISTORY } from './names/worst-of-history.ts'

/**
 * Where a name is refused: wherever it stands; where somebody is to be imitated, or where it stands alone, since it may
 * be a first name; only where somebody is to be imitated, since it is also a word.
 */
export type Reach = 'anywhere' | 'alone' | 'imitated'

export type Name = {
  readonly name: string
  /** Other spellings, in other scripts too. */
  readonly forms: readonly string[]
  readonly reach: Reach
  /** The music, in words that the composer knows; '' where nobody wrote any. */
  readonly music: string
  /** Whether its Latin spelling says how it sounds; names that are another script's own stand there in it. */
  readonly isSpoken: boolean
}

const REACH: Readonly<Record<string, Reach>> = { '*': 'alone', '~': 'imitated' }
const VOICES: Readonly<Record<string, string>> = { f: 'female voice', m: 'male voice' }

/**
 * Entries stand between commas or line ends: "*" or "~" before a name that is also a first name or a word, other
 * spellings after "=", the music in brackets, where f and m are the voice: *Adele=阿黛尔 (soul ballad f).
 */
export const NAMES: readonly Name[] = [
  ...[MUSIC_ENGLISH, MUSIC_LATIN, MUSIC_EUROPE, SCREEN, PUBLIC_LIFE, WORST_OF_HISTORY, CHARACTERS, MUSIC_ASIA],
].flatMap((list) =>
  list
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => ({ ...readEntry(entry), isSpoken: list !== MUSIC_ASIA })),
)

function readEntry(entry: string): Omit<Name, 'isSpoken'> {
  const reach = REACH[entry[0] ?? ''] ?? 'anywhere'
  const [, spellings = '', music = ''] = /^[*~]?(.*?)(?: \(([^()]*) ?\))?$/u.exec(entry) ?? []
  const [name = '', ...forms] = spellings.split('=').map((form) => form.trim())
  return { name, forms, reach, music: musicOf(music) }
}

/** "dance pop f" is "dance pop, female voice", "soul powerful f" is "soul, powerful female voice". */
function musicOf(words: string): string {
  const [, rest = '', manner = '', voice = ''] =
    /^(.*?) ?(powerful|high|low|deep|soft|raspy|breathy|rough|clear)? ?\b([fm])$/.exec(words) ?? []
  if (!voice) return words
  return [rest, [manner, VOICES[voice]].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
