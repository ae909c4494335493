import { isFunctionWord } from '../../lyrics/function-words.ts'
import type { Dictionary } from './ear.ts'

/** Lines that can carry anything that somebody asked a song about. */
export const SUBJECT_RULES: readonly string[] = [
  'I wrote this down for {subject} {place}',
  'it all comes back to {subject}',
  'it (always|only) starts with {subject} {place}',
  'I keep a (song|place|light) for {subject} {place}',
  "and I'm thinking of {subject} {time}",
  'I see {subject} in everything {place}',
  'nobody told me about {subject}',
  'I think about {subject} when {scene}',
  "here's to {subject} {place}",
  'I heard the news of {subject} {place}',
]

const NO_SUBJECTS: ReadonlySet<string> = new Set(
  'song songs track tune ballad anthem story music melody lyrics lyric feeling feelings way thing things lot bit kind sort style beat piece hit banger number'.split(
    ' ',
  ),
)

/** "my dog" from "a song about my dog who …": what the description says that the song is about, or null. */
export function subjectOf(description: string, dictionary: Dictionary): string | null {
  const words =
    description
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[a-z']+|[^a-z'\s]/g) ?? []
  for (let at = 0; at < words.length; at++) {
    const owner = words[at]!
    const about = words[at - 1] === 'about' || words[at - 1] === 'for' || words[at - 1] === 'to'
    if (!(owner === 'my' || owner === 'our' || (about && /^(the|a|an)$/.test(owner)))) continue
    const phrase: string[] = []
    for (const word of words.slice(at + 1, at + 4)) {
      if (!/^[a-z]/.test(word) || isFunctionWord(word) || STOPS.has(word) || !dictionary(word)) break
      phrase.push(word)
    }
    if (phrase.length > 0 && !phrase.some((word) => NO_SUBJECTS.has(word))) return `${owner} ${phrase.join(' ')}`
  }
  return null
}

const STOPS: ReadonlySet<string> = new Set(
  'about after before because during while without over under after where whose which until toward towards leaving going coming trying being having making getting'.split(
    ' ',
  ),
)
