import type { Match } from '#server/services/moderation/match.ts'
import { type Entry, looseKey, merged, nameIndex, type Spoken } from '#server/services/moderation/name-index.ts'
import type { Script, Word } from '#server/services/moderation/tokenize.ts'
import { distance } from './phonetic-distance.ts'
import { hasForeignSign, type Limits, limitsOf, type Scene, sceneOf } from './phonetic-limits.ts'
import { type Part, partsOf } from './phonetic-parts.ts'
import { phoneticCodeOf, type Sound } from './phonetics.ts'
import { isTransliterated } from './romanise.ts'

const MOST_WORDS = 4
const MOST_WAYS = 8

/** What was read of a name so far: its words as they sound, the classes they may have, and where it begins. */
type Begun = { readonly letters: readonly string[]; readonly ways: readonly string[]; readonly start: number }
type Asked = { readonly scene: Scene; readonly phoneticCodeOf: (text: string, script: Script) => Sound }

/** Finds Latin names that are written in another script as they sound. */
export function phoneticMatches(words: readonly Word[]): Match[] {
  if (!words.some(({ script }) => isTransliterated(script))) return []
  const known = new Map<string, Sound>()
  const remembered = (text: string, script: Script) => {
    const sound = known.get(text) ?? phoneticCodeOf(text, script)
    known.set(text, sound)
    return sound
  }
  const asked = { scene: sceneOf(words), phoneticCodeOf: remembered }
  return words.flatMap((_, from) => phoneticMatchesFrom(asked, from))
}

/** The shortest word that may be a whole name, in scripts where other words stand around it without a space. */
const SHORTEST_RUN: Readonly<Partial<Record<Script, number>>> = { han: 4, hiragana: 7 }

function phoneticMatchesFrom(asked: Asked, from: number): Match[] {
  const { words } = asked.scene
  const { script, text } = words[from] as Word
  if (!isTransliterated(script)) return []
  if (text.length < (SHORTEST_RUN[script] ?? 0) && !goesOn(words, from + 1)) return []
  const matches: Match[] = []
  for (let to = from; to < words.length && to - from < MOST_WORDS && (to === from || goesOn(words, to)); to++) {
    const limits = limitsOf(asked.scene, from, to)
    if (limits) matches.push(...matchesOf(asked, limits, from, to))
  }
  return matches
}

/** Whether a word may belong to the same name as the word before it. */
function goesOn(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (!word || word.script !== before?.script || word.joint === 'none' || word.joint === 'end') return false
  if (word.script === 'hiragana' && word.joint === 'space') return hasForeignSign(word.text + before.text)
  return word.script !== 'han' || word.joint === 'dot' || word.joint === 'hyphen'
}

const NOTHING: Begun = { letters: [], ways: [''], start: -1 }

function matchesOf(asked: Asked, limits: Limits, from: number, to: number): Match[] {
  const { words } = asked.scene
  const { script } = words[from] as Word
  let begun: readonly Begun[] = [NOTHING]
  for (let at = from; at < to; at++) {
    const word = words[at] as Word
    const parts: readonly Part[] = at === from ? partsOf(word, 'first') : [word]
    begun = begun.flatMap((before) => parts.map((part) => joined(asked, before, part, script)))
  }
  const parts = partsOf(words[to] as Word, to === from ? 'only' : 'last').filter(
    ({ text }) => to > from || text.length >= (SHORTEST_RUN[script] ?? 0),
  )
  return begun.flatMap((before) =>
    parts.flatMap((part) => {
      const whole = joined(asked, before, part, script)
      return named(whole, limits).map((entry) => ({ entry, from, to: to + 1, start: whole.start, end: part.end }))
    }),
  )
}

function joined(asked: Asked, { letters, ways, start }: Begun, part: Part, script: Script): Begun {
  const sound = asked.phoneticCodeOf(part.text, script)
  return {
    letters: [...letters, sound.letters],
    ways: [...new Set(ways.flatMap((begun) => sound.classes.map((more) => merged(begun, more))))].slice(0, MOST_WAYS),
    start: start < 0 ? part.start : start,
  }
}

/** The names that words sound like. */
function named({ letters, ways }: Begun, limits: Limits): Entry[] {
  const { least } = limits
  const enough = letters.length > 1 ? least.more - 1 : Math.min(least.one, least.run)
  const sound = letters.join('')
  const found: Entry[] = []
  let before = ''
  for (const classes of ways) {
    if (classes.length < enough) continue
    const key = looseKey(classes)
    if (key === before) continue
    before = key
    for (const known of nameIndex().bySound().get(key) ?? []) {
      if (found.includes(known.entry)) continue
      if (isLike(known, { letters, sound, classes: classes.length }, limits)) found.push(known.entry)
    }
  }
  return found
}

type Reading = { readonly letters: readonly string[]; readonly sound: string; readonly classes: number }

/** Whether a reading sounds like a name. With too few consonants it must be nearer. */
function isLike(known: Spoken, { letters, sound, classes }: Reading, { least, near, shortest }: Limits): boolean {
  const [count, words] = [known.letters.length, letters.length]
  const kind = count !== words ? 'run' : count === 1 ? 'one' : 'more'
  const lacking = least[kind] - classes
  if (lacking > (kind === 'more' ? 1 : 0) || (kind === 'run' && count === 1)) return false
  const most = lacking > 0 ? near[kind] / 2 : near[kind]
  const other = known.joined
  const [short, long] = other.length < sound.length ? [other.length, sound.length] : [sound.length, other.length]
  if (short < 0.55 * long || (kind !== 'one' && short < shortest)) return false
  // Word by word first: that is sooner done.
  if (kind === 'more' && letters.some((word, at) => distance(word, known.letters[at] ?? '', near.word) > near.word)) {
    return false
  }
  return distance(sound, other, most) <= most
}
