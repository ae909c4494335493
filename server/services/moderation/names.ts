import { CHARACTERS } from './names/characters.ts'
import { MUSIC_ASIA } from './names/music-asia.ts'
import { MUSIC_ENGLISH } from './names/music-english.ts'
import { MUSIC_EUROPE } from './names/music-europe.ts'
import { MUSIC_LATIN } from './names/music-latin.ts'
import { PUBLIC_LIFE } from './names/public-life.ts'
import { SCREEN } from './names/screen.ts'
import { WORST_OF_HISTORY } from './names/worst-of-history.ts'

/**
 * Where a name is refused. `anywhere`: wherever it stands. `alone`: where somebody is to be imitated, and where it
 * stands alone, since it may be a first name. `imitated`: only where somebody is to be imitated, since it is also a
 * word.
 */
export type Reach = 'anywhere' | 'alone' | 'imitated'

export type Name = {
  readonly name: string
  /** Other spellings, in other scripts too. */
  readonly forms: readonly string[]
  readonly reach: Reach
  /** The music, in words that the composer knows; '' where nobody wrote any. */
  readonly music: string
  /** Whether its Latin spelling says how it sounds. Names that come from another script are listed in that script. */
  readonly isSpoken: boolean
}

const REACH: Readonly<Record<string, Reach>> = { '*': 'alone', '~': 'imitated' }
const VOICES: Readonly<Record<string, string>> = { f: 'female voice', m: 'male voice' }

/**
 * The lists separate entries by commas or line ends. In an entry, "*" or "~" stands before a name that is also a first
 * name or a word, other spellings follow "=", and the music stands in brackets, where f and m are the voice: *Adele=阿黛尔
 * (soul ballad f).
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
