import { GLOSSARIES, type Glossary } from './glossaries.ts'

/** Styles that most languages call as English does, each as it is written there. */
const LOANS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'pop rock folk jazz blues country disco reggae rap metal techno house funk soul punk swing edm trap gospel tango indie'
      .split(' ')
      .map((name) => [name, name]),
  ),
  ...{ 'hip hop': 'hip[ -]?hop', 'r&b': 'r&b', 'lo fi': 'lo[ -]?fi', 'k pop': 'k-?pop', 'bossa nova': 'bossa nova' },
}

/** What a phrase in another language than English says of music, in English words, in their order; none where it speaks of something else. */
export function glossed(phrase: string): string[] {
  const said = phrase.toLowerCase()
  const spoken = Object.values(GLOSSARIES).filter(({ songs }) => listed(songs).some((word) => said.includes(word)))
  // Neighbours share words for songs, and each knows its own for what a song is about.
  const [head = ''] = spoken.map(({ about }) => headOf(said, about)).sort((a, b) => a.length - b.length)
  const found = spoken.flatMap(({ songs, words }) => {
    if (!listed(songs).some((word) => head.includes(word))) return []
    // By itself, before a word for a song, or with a Polish ending.
    const ends = `(?=${listed(songs).join('|')}|ow|\\P{L}|$)`
    return [
      ...Object.entries(words).flatMap(([english, stems]) =>
        listed(stems).map((stem) => ({ english, at: beginning(stem) })),
      ),
      ...Object.entries(LOANS).map(([english, name]) => ({ english, at: beginning(name) + ends })),
    ]
  })
  const places = found.map(({ english, at }) => ({ english, index: head.search(new RegExp(at, 'u')) }))
  const inOrder = places.filter(({ index }) => index >= 0).sort((a, b) => a.index - b.index)
  return [...new Set(inOrder.map(({ english }) => english))]
}

const listed = (words: string) => words.split(' ').map((word) => word.replaceAll('_', ' '))

/** What is said of the song itself, without what it is about. */
function headOf(said: string, about: Glossary['about']): string {
  if ('behind' in about) return said.slice(Math.max(0, ...listed(about.behind).map((word) => said.indexOf(word))))
  const starts = listed(about.before).map((word) => said.search(new RegExp(beginning(word) + ending(word), 'u')))
  return said.slice(0, Math.min(said.length, ...starts.filter((start) => start > 0)))
}

/** Words of languages that part them stand where no letter is before them, and where they are whole, none behind. */
const beginning = (word: string) => (isSpaced(word) ? `(?<!\\p{L})${word}` : word)
const ending = (word: string) => (isSpaced(word) ? '(?!\\p{L})' : '')

const isSpaced = (word: string) =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
